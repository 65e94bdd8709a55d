import type { Game, Tagged } from '../core/game.ts';
import { excerpt, shown } from '../core/wording.ts';

/** Maximum delay of `setTimeout`. */
export const LONGEST_TIMER_MS: number = 2 ** 31 - 1;

/** Thrown if a bot is late, or answers with something that is not a move. The message does not name the bot. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly reason: 'late' | 'illegal';

  constructor(reason: AnswerError['reason'], message: string) {
    super(message);
    this.reason = reason;
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
  const answer = isLater(answered) ? await awaited(answered, signal, milliseconds) : answered;
  if (isTagged(answer) && Object.hasOwn(game.moves, answer.type)) return answer;
  throw new AnswerError('illegal', flawOf(game, answer));
}

/** Whether the answer is a promise. */
export function isLater(answer: unknown): answer is PromiseLike<unknown> {
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
    const late = (): void => fail(new AnswerError('late', `it has not answered after ${milliseconds} ms`));
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

/** Explains why an answer is not a move of the game. */
function flawOf({ name }: Pick<Game, 'name'>, answer: unknown): string {
  const advice = typeof answer === 'string' ? '; if it is a notation, return game.parse(notation)' : '';
  if (!isTagged(answer)) return `it answered with ${shown(answer)}, which is no move${advice}`;
  return `it answered with a move of type "${excerpt(answer.type)}", which ${name} does not have: is it a bot of another game?`;
}

function isTagged(value: unknown): value is Tagged {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
