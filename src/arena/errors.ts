import { receivedError, type SentError, sentError } from '../bots/sent-error.ts';
import { brandErrors } from '../core/failures.ts';
import type { Params } from '../core/game.ts';
import type { Crash } from './crash.ts';

/** An error as plain JSON: its code, the values in its message, and the message. */
export interface FaultData {
  readonly code: string;
  readonly params: Params;
  readonly message: string;
}

/** An error with its cause, sent from another thread or machine. */
export interface SentFault extends FaultData {
  readonly cause?: SentError | undefined;
}

/** Thrown for a plan that cannot be played, or a file, package or worker that an arena cannot use. */
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
  /** Details of the failure. `cause` is what the bot threw, or the refusal of its move; none if it gave no move. */
  readonly crash: Crash;

  constructor(message: string, crash: Crash, options?: ErrorOptions) {
    const { entrant, index: game, reason: failing, message: reason } = crash;
    super(message, { ...options, code: 'arena/bot-failed', params: { entrant, game, failing, reason } });
    this.crash = crash;
  }
}

brandErrors('plan', PlanError);
brandErrors('bot', BotError);

export function dataOf({ code, params, message }: FaultData): FaultData {
  return { code, params, message };
}

/** The error and its cause, as plain JSON that can be posted to another thread. */
export function sentFault(error: PlanError): SentFault {
  return { ...dataOf(error), cause: sentError(error).cause };
}

export function receivedFault({ message, code, params, cause }: SentFault): PlanError {
  return new PlanError(message, { code, params, ...(cause && { cause: receivedError(cause) }) });
}
