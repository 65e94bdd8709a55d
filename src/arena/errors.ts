import type { Crash } from './crash.ts';

/** A plan that cannot be played. */
export class PlanError extends Error {
  override readonly name: string = 'PlanError';
}

/** A bot that has failed while its games were played. */
export class BotError extends PlanError {
  override readonly name = 'BotError';
  /** All that is known of it; `undefined` where it failed on another machine that could tell no more than the message. */
  readonly crash: Crash | undefined;

  constructor(message: string, crash: Crash | undefined, options?: ErrorOptions) {
    super(message, options);
    this.crash = crash;
  }
}
