import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Bot } from './bot.ts';

/** Arguments of a bot's factory: the game and the seat. */
export interface SeatSetup<T extends GameTypes = GameTypes> {
  readonly kit: Kit<T>;
  /** Options of the game as given, always with `players`. */
  readonly options: Partial<T['options']>;
  readonly seat: Seat;
  /** Parameters from the bot's name, `{"depth":3}` in `./mine.mjs:100{"depth":3}`; `{}` without any. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Makes the bot of one seat for one game; exported by a module as `createBot`. */
export type BotFactory<T extends GameTypes = GameTypes> = (setup: SeatSetup<T>) => Bot<T> | PromiseLike<Bot<T>>;
