import type { Game, Tagged } from '../core/game.ts';
import { shown } from '../core/wording.ts';
import { botFailure } from './failures.ts';

/** Maximum delay of `setTimeout`. */
export const LONGEST_TIMER_MS: number = 2 ** 31 - 1;

/** Thrown if a bot is late, or answers with something that is not a move. The message does not name the bot. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly isLate: boolean;

  constructor(message: string, { code }: { readonly code: string }) {
    super(message);
    this.isLate = code === 'bots/late-answer';
  }
}

/**
 * Asks a bot for a move. Checks that the game has this type of move, not that the move is legal.
 * @param decide returns the move or a promise of it.
 * @param milliseconds time limit for a promise; a move returned synchronously has none.
 * @throws AnswerError for a late answer, or an answer that is not a move of the game.
 * @throws any error of the bot; the signal's reason if the signal aborts first.
 */
export async function askForMove(
  game: Pick<Game, 'moves' | 'name'>,
  decide: () => unknown,
  signal: AbortSignal,
  milliseconds: number = Number.POSITIVE_INFINITY,
): Promise<Tagged> {
  const answered = decide();
  const answer = isPromiseLike(answered) ? await awaited(answered, signal, milliseconds) : answered;
  if (isTagged(answer) && Object.hasOwn(game.moves, answer.type)) return answer;
  throw botFailure('bots/bad-answer', { answer: shown(answer), game: game.name }, { kind: AnswerError });
}

/** Whether the answer is a promise. */
export function isPromiseLike(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}

/**
 * Awaits an answer. Rejects with the signal's reason when the signal aborts, and with an AnswerError after this many
 * milliseconds.
 */
export function awaited<Answer>(
  answer: PromiseLike<Answer>,
  signal: AbortSignal,
  milliseconds: number = Number.POSITIVE_INFINITY,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = (): void => fail(signal.reason);
    const late = (): void => fail(botFailure('bots/late-answer', { milliseconds }, { kind: AnswerError }));
    const delay = Math.max(0, Math.min(milliseconds, LONGEST_TIMER_MS));
    const timer = milliseconds === Number.POSITIVE_INFINITY ? undefined : setTimeout(late, delay);
    // Removes the listener, because one signal may be used for many answers.
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const fail = (error: unknown): void => {
      done();
      reject(error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    answer.then((move) => {
      done();
      resolve(move);
    }, fail);
  });
}

function isTagged(value: unknown): value is Tagged {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
