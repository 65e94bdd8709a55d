import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Bot } from './bot.ts';

/** What a factory is told of the game, and of the seat in it, that it makes a bot for. */
export interface SeatSetup<T extends GameTypes = GameTypes> {
  readonly kit: Kit<T>;
  /** The options of the game as they were given, the number of seats (`players`) always among them. */
  readonly options: Partial<T['options']>;
  readonly seat: Seat;
  /** The JSON object behind the name of the bot, `{"depth":3}` in `./mine.mjs:100{"depth":3}`; `{}` without one. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Makes the bot of one seat for one game: what a module exports by the name of `createBot`. */
export type BotFactory<T extends GameTypes = GameTypes> = (setup: SeatSetup<T>) => Bot<T> | PromiseLike<Bot<T>>;
