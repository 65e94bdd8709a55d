import { AnswerError, askForMove, isPromiseLike } from '../../bots/ask.ts';
import { type Bot, type BotFactory, parseBudget, shownTo, type Thinking } from '../../bots/bot.ts';
import { botNames, thinkerOf } from '../../bots/catalogue.ts';
import { botFailure } from '../../bots/failures.ts';
import type { Sources } from '../../core/chance.ts';
import type { Seat, Tagged } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import type { Match } from '../../core/match.ts';
import type { Rng } from '../../core/rng.ts';
import { excerpt, own, shown } from '../../core/wording.ts';
import { refused } from './refusals.ts';

/** Maximum budget in the name of a bot, in iterations or milliseconds. */
const MAX_BUDGET = 1_000;

/**
 * The host's own bots, by the name that requests use. Unlike the name of a built-in bot, it takes no budget. Each
 * factory makes a bot for a seat of a match. A bot that answers synchronously blocks all matches while it thinks.
 */
export type OwnBots = Readonly<Record<string, BotFactory>>;

/** A bot's next step: `undefined` to search on, a promise to wait for, its decision, or `late` if its time is up. */
export type BotStep = Thought | PromiseLike<unknown> | 'late' | undefined;

/** A bot's decision. */
interface Thought {
  readonly move: Tagged;
  /** Whether the time limit ended the search before its budget was spent. */
  readonly isCut: boolean;
}

/** @throws TypeError for a setting or a factory that is not a function, RangeError for the name of a built-in bot. */
export function checkFunctions(bots: OwnBots, settings: object): void {
  for (const [name, given] of [...Object.entries(settings), ...Object.entries(bots)]) {
    if (typeof given === 'function') continue;
    throw botFailure('bots/no-function', { name: excerpt(name), found: shown(given) }, { kind: TypeError });
  }
  const kinds = botNames.map((name) => name.replace(/:.*/, ''));
  const taken = Object.keys(bots).find((name) => kinds.includes(name.replace(/:.*/, '')));
  if (taken !== undefined) throw botFailure('bots/taken-name', { bot: excerpt(taken) }, { kind: RangeError });
}

/** The bots of a match. */
export class MatchBots {
  readonly #kit: Kit;
  readonly #sources: Sources;
  /** Maximum thinking time per move, in milliseconds. For the host's own bots, it includes the host's other work. */
  readonly #most: number;
  readonly #thinkers = new Map<Seat, (match: Match) => Iterable<BotStep>>();
  readonly #own: OwnBots;
  /** By seat: the name of the host's own bot. */
  readonly #ownSeats = new Map<Seat, string>();
  readonly #options: object;
  /** Aborts the pending answer of a host's own bot. */
  #waiting: AbortController | undefined;

  constructor(kit: Kit, options: object, own: OwnBots, sources: Sources, most: number) {
    this.#kit = kit;
    this.#own = own;
    this.#options = options;
    this.#sources = sources;
    this.#most = most;
  }

  /** @throws RefusedRequest for a bot that does not exist. */
  add(seat: Seat, name: string): void {
    const source = this.#sources.ofBot(seat);
    const factory = own(this.#own, name);
    if (factory !== undefined) {
      const setup = { kit: this.#kit, options: this.#options, seat, parameters: {} };
      let made: Bot | PromiseLike<Bot> | undefined;
      this.#ownSeats.set(seat, name);
      this.#thinkers.set(seat, (match) => {
        // Made at its first decision, so a factory that throws stops the match like a bot that throws.
        made ??= factory.call(this.#own, setup);
        return this.#answer(made, match, seat, source);
      });
      return;
    }
    this.#ownSeats.delete(seat);
    const named = isAffordable(name) ? thinkerOf(name, this.#kit) : undefined;
    if (named === undefined) {
      const known = [...Object.keys(this.#own), ...botNames].join(', ');
      throw refused('protocol/unknown-bot', { bot: excerpt(name, 40), known, most: MAX_BUDGET });
    }
    const { thinker, budget } = named;
    this.#thinkers.set(seat, (match) => this.#steps(thinker.think(shownTo(thinker, match, seat), budget, source)));
  }

  has(seat: Seat): boolean {
    return this.#thinkers.has(seat);
  }

  /** The name of the bot on that seat if it is the host's own. */
  ownOn(seat: Seat): string | undefined {
    return this.#ownSeats.get(seat);
  }

  /** Runs the bot on this seat step by step. The last step is a decision or `late`. */
  think(seat: Seat, match: Match): Iterable<BotStep> {
    return this.#thinkers.get(seat)?.(match) ?? [];
  }

  /** Stops waiting for pending answers. */
  close(): void {
    this.#waiting?.abort();
  }

  *#answer(made: Bot | PromiseLike<Bot>, match: Match, seat: Seat, source: Rng): Generator<BotStep> {
    const stop = new AbortController();
    this.#waiting = stop;
    let step: BotStep = 'late';
    let failed: { readonly error: unknown } | undefined;
    const since = performance.now();
    const ask = (bot: Bot): unknown => bot.decide(shownTo(bot, match, seat), { rng: source, signal: stop.signal });
    const decide = (): unknown => (isPromiseLike(made) ? made.then(ask) : ask(made));
    yield askForMove(this.#kit.game, decide, stop.signal, this.#most).then(
      (move) => {
        // No timer fires during a synchronous search, so its time is measured here.
        if (performance.now() - since <= this.#most) step = { move, isCut: false };
      },
      (error) => {
        const isLate = error instanceof AnswerError && error.isLate;
        if (!isLate && !stop.signal.aborted) failed = { error };
        stop.abort();
      },
    );
    this.#waiting = undefined;
    if (failed !== undefined) throw failed.error;
    yield step;
  }

  *#steps(thinking: Thinking<{ readonly move: Tagged }>): Generator<BotStep> {
    for (let spent = 0, isCut = false; ; isCut = spent >= this.#most) {
      const since = performance.now();
      const step = thinking.next(isCut);
      spent += performance.now() - since;
      yield step.done ? { move: step.value.move, isCut } : undefined;
      if (step.done) return;
    }
  }
}

function isAffordable(name: string): boolean {
  const colon = name.indexOf(':');
  const budget = colon < 0 ? { iterations: 1 } : parseBudget(name.slice(colon + 1));
  if (budget === undefined) return false;
  return ('iterations' in budget ? budget.iterations : budget.milliseconds) <= MAX_BUDGET;
}
