import { knownAs } from '../core/known-as.ts';
import type { Crash } from './crash.ts';

/** What a program may want to tell apart: this library is in a bundle, or a package was not tried in that version. */
export type PlanCode = 'arena/bundled' | 'arena/untried-package';

/** A plan that cannot be played. */
export class PlanError extends Error {
  override readonly name: string = 'PlanError';
  readonly code: PlanCode | undefined;

  constructor(message: string, options: ErrorOptions & { readonly code?: PlanCode } = {}) {
    super(message, options);
    this.code = options.code;
  }
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

knownAs('plan', PlanError);
knownAs('bot', BotError);
