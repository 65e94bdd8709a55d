import type { Result } from './answers.ts';
import { refused } from './refusals.ts';
import type { Holder, MatchRequest } from './requests.ts';

/** Maximum number of requests with one token that wait for a change; as many may wait for bots. */
const MAX_WAITING = 32;

/** Milliseconds after which a request that waits for a change is answered without one. */
const LONGEST_WAIT = 30_000;

interface Waiting {
  readonly request: MatchRequest;
  readonly holder: Holder;
  /** Whether it waits for a change, until its timer ends or its signal aborts. */
  awaitsChange: boolean;
  stop?(): void;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** The requests about one match, in order of arrival. A request may overtake waiting ones that change nothing. */
export class Queue {
  readonly #answer: (request: MatchRequest, holder: Holder) => Promise<Result>;
  readonly #isUnchanged: (request: MatchRequest, holder: Holder) => boolean;
  readonly #waiting = new Set<Waiting>();
  #isBusy = false;
  #isClosed = false;

  /**
   * @param answer answers a request; if the request changes the match, the answer comes after the bots have moved.
   * @param isUnchanged whether the holder of a waiting request still sees the position that the request names.
   */
  constructor(
    answer: (request: MatchRequest, holder: Holder) => Promise<Result>,
    isUnchanged: (request: MatchRequest, holder: Holder) => boolean,
  ) {
    this.#answer = answer;
    this.#isUnchanged = isUnchanged;
  }

  /** The `signal` ends the wait for a change. @throws RefusedRequest if the request is refused, or too many wait. */
  ask(request: MatchRequest, holder: Holder, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waits = waitsForChange(request);
      const waiting: Waiting = { request, holder, awaitsChange: waits && !signal?.aborted, resolve, reject };
      this.#waiting.add(waiting);
      this.#takeUp();
      if (!this.#waiting.has(waiting)) return;
      // Requests that wait for a change are counted apart: others must still be able to play while bots think.
      const alike = [...this.#waiting].filter((one) => one.holder === holder && waitsForChange(one.request) === waits);
      if (alike.length > MAX_WAITING) {
        this.#waiting.delete(waiting);
        reject(refused('protocol/too-many-requests', { limit: MAX_WAITING }));
      } else if (waiting.awaitsChange) {
        const end = (): void => {
          waiting.awaitsChange = false;
          this.#takeUp();
        };
        const timer = setTimeout(end, LONGEST_WAIT);
        signal?.addEventListener('abort', end);
        waiting.stop = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
        };
      }
    });
  }

  /** Does the work. Until it ends, only requests that do not wait for bots are answered. */
  async busy(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    try {
      await work();
    } finally {
      this.#isBusy = false;
      this.#takeUp();
    }
  }

  /** Refuses all waiting requests, and those being answered. */
  close(): void {
    this.#isClosed = true;
    for (const waiting of this.#waiting) {
      waiting.stop?.();
      waiting.reject(refused('protocol/unknown-token'));
    }
    this.#waiting.clear();
  }

  #takeUp(): void {
    for (const waiting of this.#waiting) {
      if (waiting.awaitsChange && this.#isUnchanged(waiting.request, waiting.holder)) continue;
      if (!this.#isBusy || !waitsForBots(waiting.request)) {
        this.#waiting.delete(waiting);
        waiting.stop?.();
        void this.#take(waiting);
      } else if (isChange(waiting.request)) {
        // Later requests must see the effect of this one.
        return;
      }
    }
  }

  async #take({ request, holder, resolve, reject }: Waiting): Promise<void> {
    const answer = async (): Promise<void> => {
      try {
        const result = await this.#answer(request, holder);
        if (this.#isClosed && request.do !== 'close') throw refused('protocol/unknown-token');
        resolve(result);
      } catch (error) {
        reject(error);
      }
    };
    await (isChange(request) ? this.busy(answer) : answer());
  }
}

/** Whether a request waits until no bot has to move. */
function waitsForBots(request: MatchRequest): boolean {
  return isChange(request) || request.do === 'record' || (request.do === 'observe' && request.wait === true);
}

/** Whether a request waits until its viewer sees something else than `seen`. */
function waitsForChange(request: MatchRequest): boolean {
  return request.do === 'observe' && request.wait === true && request.seen !== undefined;
}

/** Whether a request may change the match. */
export function isChange({ do: verb }: MatchRequest): boolean {
  return verb === 'play' || verb === 'chance' || verb === 'undo' || verb === 'resign';
}
