import { LONGEST_TIMER_MS } from '../bots/ask.ts';
import { type Bot, type Budget, limitsOf } from '../bots/bot.ts';
import { receivedError, textOf } from '../bots/sent-error.ts';
import type { Game, GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { checkMembers } from '../core/match-setup.ts';
import type { Observation } from '../core/observation.ts';
import { seeded } from '../core/rng.ts';
import { checkRange } from '../core/seats.ts';
import { shown } from '../core/wording.ts';
import { frontFailure } from './failures.ts';
import type { Port, PortEvent, PortReply, PortRequest } from './worker-messages.ts';
import { checkPort, fromPort, toPort } from './worker-messages.ts';

/** Options of {@link askBot}. */
export interface Asking {
  /** A name that `botOf` accepts: `greedy`, `ismcts:500`, `ismcts:400ms`. */
  readonly bot: string;
  /** Overrides the budget in the name. */
  readonly budget?: Budget | undefined;
  /** Makes the answer repeatable, if the budget is a number of iterations. */
  readonly seed?: number | undefined;
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
  /** Minimum time until the answer, in milliseconds, so that people see who moves. 0 by default. */
  readonly least?: number | undefined;
  /**
   * Maximum thinking time, in milliseconds. After that, the bot answers with the best move so far. If there is still no
   * answer 10 seconds later, the promise is rejected.
   */
  readonly most?: number | undefined;
  /** Receives the progress from time to time, from 0 to 1. If it throws, the promise is rejected with its error. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

const ASK_MEMBERS: readonly (keyof Asking)[] = ['bot', 'budget', 'seed', 'signal', 'least', 'most', 'onProgress'];

/** Time for an answer after `most`, for example while the Worker is still loading. */
const GRACE_MS = 10_000;

/**
 * Asks a bot in another thread, in which `serveBot` runs.
 * @param port the web Worker, or a port to it.
 * @returns the bot's move. If the signal is aborted, the promise is rejected with the signal's reason.
 * It is rejected with an Error if the Worker fails or does not know the game or the bot, if the port is closed before
 * the answer, if an option is invalid, or if the observation is of another game or without moves. An error in the
 * worker is the `cause` of `front/bot-failed`.
 */
export function askBot<T extends GameTypes>(
  port: Port,
  { game }: Pick<Kit<T>, 'game'>,
  observation: Observation<T>,
  asking: Asking,
): Promise<T['move']> {
  // Random, because several copies of this module may share a port, and counters would give the same ids.
  const id = Math.random();
  const say = (question: PortRequest): void => port.postMessage(toPort(question));
  return new Promise((resolve, reject) => {
    checkPort(port);
    checkMembers('The options of a question', asking, ASK_MEMBERS);
    const { bot, budget, seed, signal, least = 0, most, onProgress } = asking;
    checkArguments(game, observation, bot);
    if (budget !== undefined) limitsOf(budget);
    checkRange('least', least, 0, LONGEST_TIMER_MS);
    if (most !== undefined) checkRange('most', most, 0, LONGEST_TIMER_MS);
    if (signal?.aborted) throw signal.reason;
    const earliest = performance.now() + least;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      clearTimeout(waiting);
      port.removeEventListener('message', hear);
      port.removeEventListener('error', breakOff);
      port.removeEventListener('close', breakOff);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (reason: unknown): void => {
      end();
      reject(reason);
    };
    const cancel = (reason: unknown): void => {
      fail(reason);
      say({ type: 'cancel', id });
    };
    const abort = (): void => cancel(signal?.reason);
    const broken = (reason: string): Error => frontFailure('front/worker-failed', { reason });
    // A Worker whose module cannot be loaded emits an error event.
    const breakOff = ({ type, message }: PortEvent): void => {
      if (waiting !== undefined) return;
      fail(broken(message ? `: ${textOf(message)}` : type === 'close' ? ': its port is closed' : ''));
    };
    const stop = (): void => {
      say({ type: 'stop', id });
      timer = setTimeout(() => cancel(broken(': it does not answer')), GRACE_MS);
    };
    const hear = ({ data }: PortEvent): void => {
      const answer = fromPort<PortReply>(data);
      if (answer?.id !== id) return;
      if (answer.type === 'thinking') {
        try {
          onProgress?.(answer.done);
        } catch (error) {
          cancel(error);
        }
        return;
      }
      if (answer.type === 'error') {
        const cause = receivedError(answer.error);
        return void fail(frontFailure('front/bot-failed', { reason: cause.message }, { cause }));
      }
      const move = game.parse(answer.notation);
      if (move === undefined) return void fail(frontFailure('front/no-move', {}));
      clearTimeout(timer);
      waiting = setTimeout(
        () => {
          end();
          resolve(move);
        },
        Math.max(0, earliest - performance.now()),
      );
    };
    signal?.addEventListener('abort', abort);
    port.addEventListener('message', hear);
    port.addEventListener('error', breakOff);
    port.addEventListener('close', breakOff);
    port.start?.();
    try {
      say({ type: 'ask', id, at: Date.now(), game: game.id, bot, budget, seed, observation });
    } catch (error) {
      end();
      throw error;
    }
    if (most !== undefined) timer = setTimeout(stop, most);
  });
}

/** @throws TypeError for an argument that callers often forget or confuse with another. */
function checkArguments({ id, moves: types }: Game, observation: unknown, bot: unknown): void {
  const kind = TypeError;
  if (typeof bot !== 'string') throw frontFailure('front/bad-bot-name', { bot: shown(bot) }, { kind });
  if (typeof observation !== 'object' || observation === null || !('moves' in observation && 'view' in observation))
    throw frontFailure('front/no-observation', { observation: shown(observation) }, { kind });
  const { moves } = observation;
  if (!Array.isArray(moves) || moves.some((move) => !Object.hasOwn(types, String(move?.type))))
    throw frontFailure('front/other-game', { game: id }, { kind });
  if (moves.length === 0) throw frontFailure('front/no-decision', {}, { kind });
}

/**
 * A bot in another thread, for a seat of a `Session`. It requests the feed if the kit has a memory.
 * @param asking the options of each question. `seed` seeds one generator for all decisions; without it, each decision
 * is seeded from the `rng` that `decide` gets.
 * @throws TypeError if `port` is not a {@link Port}, as the `Worker` of Node is not.
 */
export function botBehind<T extends GameTypes>(
  port: Port,
  kit: Pick<Kit<T>, 'game' | 'memory'>,
  asking: Omit<Asking, 'signal'>,
): Bot<T, Promise<T['move']>> {
  checkPort(port);
  const own = asking.seed === undefined ? undefined : seeded(asking.seed);
  return {
    name: asking.bot,
    wantsFeed: kit.memory !== undefined,
    // The seed of a decision is one number, which can be sent to the other thread.
    decide: (observation, { rng, budget = asking.budget, signal }) =>
      askBot(port, kit, observation, { ...asking, budget, seed: (own ?? rng).int(2 ** 32), signal }),
  };
}
