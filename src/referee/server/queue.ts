import type { Result } from './answers.ts';
import { refused } from './refusals.ts';
import type { Holder, MatchRequest } from './requests.ts';

/** Requests that wait at a table: whoever sends more has not read the answers. */
const MOST = 32;

interface Waiting {
  readonly request: MatchRequest;
  readonly holder: Holder;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** The requests about one match, which are taken up in the order in which they came; some not before bots are ready. */
export class Queue {
  readonly #answer: (request: MatchRequest, holder: Holder) => Promise<Result>;
  readonly #waiting = new Set<Waiting>();
  #isBusy = false;
  #isClosed = false;

  /** @param answer begins at once; a change is answered when the bots have moved. */
  constructor(answer: (request: MatchRequest, holder: Holder) => Promise<Result>) {
    this.#answer = answer;
  }

  /** @throws RefusedRequest when it is refused, by the answerer or since too many wait. */
  ask(request: MatchRequest, holder: Holder): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { request, holder, resolve, reject };
      this.#waiting.add(waiting);
      this.#takeUp();
      if (this.#waiting.size <= MOST || !this.#waiting.delete(waiting)) return;
      reject(refused('protocol/too-many-requests', { limit: MOST }, request.locale));
    });
  }

  /** While this goes on, only that is answered which waits for no bot. */
  async busy(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    try {
      await work();
    } finally {
      this.#isBusy = false;
      this.#takeUp();
    }
  }

  /** Refuses all that wait, and whatever is being answered. */
  close(): void {
    this.#isClosed = true;
    for (const { request, reject } of this.#waiting) reject(refused('protocol/unknown-token', {}, request.locale));
    this.#waiting.clear();
  }

  #takeUp(): void {
    for (const waiting of this.#waiting) {
      if (!this.#isBusy || !waitsForBots(waiting.request)) {
        this.#waiting.delete(waiting);
        void this.#take(waiting);
      } else if (isChange(waiting.request)) {
        // Whatever came behind it must see what it does.
        return;
      }
    }
  }

  async #take({ request, holder, resolve, reject }: Waiting): Promise<void> {
    const answer = async (): Promise<void> => {
      try {
        const result = await this.#answer(request, holder);
        if (this.#isClosed && request.do !== 'close') throw refused('protocol/unknown-token', {}, request.locale);
        resolve(result);
      } catch (error) {
        reject(error);
      }
    };
    await (isChange(request) ? this.busy(answer) : answer());
  }
}

/** Whether a request is answered when it is for a person to decide, and not before. */
function waitsForBots(request: MatchRequest): boolean {
  return isChange(request) || request.do === 'record' || (request.do === 'observe' && request.wait === true);
}

/** Whether a request may change the match. */
export function isChange({ do: verb }: MatchRequest): boolean {
  return verb === 'play' || verb === 'chance' || verb === 'undo' || verb === 'resign';
}
