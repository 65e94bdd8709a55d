import type { Params } from '../core/game.ts';
import { knownAs } from '../core/known-as.ts';
import type { Crash } from './crash.ts';

/** An error as plain JSON: its code, the values in its message, and the message. */
export interface Told {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}

/** Thrown for a plan that cannot be played. */
export class PlanError extends Error {
  override readonly name: string = 'PlanError';
  /** One of the codes that begin with `arena/` in `docs/reference/errors.md`. */
  readonly code: string;
  /** The values in the message. */
  readonly params: Params;

  constructor(message: string, details: ErrorOptions & { readonly code: string; readonly params: Params }) {
    super(message, details);
    this.code = details.code;
    this.params = details.params;
  }
}

/** Thrown when a bot fails while a plan is played. */
export class BotError extends PlanError {
  override readonly name = 'BotError';
  /** Details of the failure; `undefined` if a worker on another machine could send no more than the message. */
  readonly crash: Crash | undefined;

  constructor(message: string, crash: Crash | undefined, options?: ErrorOptions) {
    super(message, { ...options, code: 'arena/bot-failed', params: { reason: message } });
    this.crash = crash;
  }
}

knownAs('plan', PlanError);
knownAs('bot', BotError);

/** The error as plain JSON, which can be posted to another thread. */
export function toldOf({ code, params, message }: Told): Told {
  return { code, params, message };
}
