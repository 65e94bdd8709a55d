import type { GameTypes, Seat } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Rng } from '../core/rng.ts';
import type { Budget, Wishes } from './bot.ts';

/** What a factory is told of the game, and of the seat in it, that it makes a bot for. */
export interface SeatSetup<T extends GameTypes = GameTypes> {
  readonly kit: Kit<T>;
  /** The options of the game as they were given, the number of seats (`players`) always among them. */
  readonly options: Partial<T['options']>;
  readonly seat: Seat;
  /** The JSON object behind the name of the bot, `{"depth":3}` in `./mine.mjs:100{"depth":3}`; `{}` without one. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A bot on one seat of one game, which may keep what it has seen. */
export interface SeatedBot<T extends GameTypes = GameTypes> extends Wishes {
  /**
   * Chooses one of the observation's moves, at once or later.
   * @param signal is aborted when the answer is no longer wanted.
   */
  decide(
    observation: Observation<T>,
    budget: Budget,
    rng: Rng,
    signal: AbortSignal,
  ): T['move'] | PromiseLike<T['move']>;
  /** Hears how the game came out, `undefined` if it was stopped before its end; it is waited for. */
  over?(outcome: Outcome | undefined): unknown;
}

/** Makes the bot of one seat for one game: what a module exports by the name of `createBot`. */
export type BotFactory<T extends GameTypes = GameTypes> = (
  setup: SeatSetup<T>,
) => SeatedBot<T> | PromiseLike<SeatedBot<T>>;
