import type { Game, Tagged } from '../core/game.ts';
import { excerpt, shown } from '../core/wording.ts';

/** The longest delay that a timer takes. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** That a bot is late, or has answered with what is no move of the game; the message has no subject but `it`. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly reason: 'late' | 'illegal';

  constructor(reason: AnswerError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * Asks a bot for a move. Whether the move is legal, the rules say.
 * @param decide gives the answer, at once or later; for one that comes at once no time is counted.
 * @param milliseconds how long a later answer may take.
 * @throws AnswerError for a late answer, or for what is no move of the game.
 * @throws what the bot throws, or the reason of the signal once that is aborted.
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

/** Whether somebody answers later. */
export function isLater(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}

/**
 * Awaits an answer. Rejects with the reason of the signal when it aborts, and with an AnswerError after this many
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
    // A signal that outlives many answers keeps none of them.
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

/** Why an answer is not even like a move of the game. */
function flawOf({ name }: Pick<Game, 'name'>, answer: unknown): string {
  if (!isTagged(answer)) return `it answered with ${shown(answer)}, which is no move`;
  return `it answered with a move of type "${excerpt(answer.type)}", which ${name} does not have: is it a bot of another game?`;
}

function isTagged(value: unknown): value is Tagged {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
