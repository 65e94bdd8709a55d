import type { Params } from '../core/game.ts';
import { knownAs } from '../core/known-as.ts';
import type { Crash } from './crash.ts';

/** What an error says, as plain JSON: its code, the values in its sentence, and the sentence. */
export interface Told {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}

/** A plan that cannot be played. */
export class PlanError extends Error {
  override readonly name: string = 'PlanError';
  /** One of those that begin with `arena/` in `docs/reference/errors.md`. */
  readonly code: string;
  /** The values in its sentence. */
  readonly params: Params;

  constructor(message: string, details: ErrorOptions & { readonly code: string; readonly params: Params }) {
    super(message, details);
    this.code = details.code;
    this.params = details.params;
  }
}

/** A bot that has failed while its games were played. */
export class BotError extends PlanError {
  override readonly name = 'BotError';
  /** All that is known of it; `undefined` where it failed on another machine that could tell no more than the message. */
  readonly crash: Crash | undefined;

  constructor(message: string, crash: Crash | undefined, options?: ErrorOptions) {
    super(message, { ...options, code: 'arena/bot-failed', params: { reason: message } });
    this.crash = crash;
  }
}

knownAs('plan', PlanError);
knownAs('bot', BotError);

/** The error as plain JSON, as it is sent from one thread to another. */
export function toldOf({ code, params, message }: Told): Told {
  return { code, params, message };
}
