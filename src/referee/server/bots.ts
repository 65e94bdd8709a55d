import type { Thinking } from '../../bots/bot.ts';
import { parseBudget } from '../../bots/bot.ts';
import { botNames, thinkerOf } from '../../bots/catalogue.ts';
import type { Seat, Tagged } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import type { Observation } from '../../core/match.ts';
import type { Locale } from '../../core/wording.ts';
import type { Sources } from './chance.ts';
import { refused } from './refusals.ts';

/** The greatest budget of a bot, in iterations or milliseconds. */
const MOST = 1_000;

/** What a bot has come to. */
export interface Thought {
  readonly move: Tagged;
  /** Whether it was made to choose before it had spent its budget. */
  readonly isCut: boolean;
}

/** The bots around a table. */
export class Bots {
  readonly #kit: Kit;
  readonly #sources: Sources;
  /** So many milliseconds one thinks about a move; what others do meanwhile is not counted. */
  readonly #most: number;
  readonly #thinkers = new Map<Seat, (observation: Observation) => Iterable<Thought | undefined>>();

  constructor(kit: Kit, sources: Sources, most: number) {
    this.#kit = kit;
    this.#sources = sources;
    this.#most = most;
  }

  /** @throws RefusedRequest for a bot that does not exist. */
  add(seat: Seat, name: string, locale: Locale | undefined): void {
    const thinker = isAffordable(name) ? thinkerOf(name, this.#kit) : undefined;
    if (thinker === undefined) {
      throw refused('protocol/unknown-bot', { bot: name.slice(0, 40), known: botNames.join(', '), most: MOST }, locale);
    }
    const source = this.#sources.ofBot(seat);
    this.#thinkers.set(seat, (observation) => this.#steps(thinker(observation, source)));
  }

  has(seat: Seat): boolean {
    return this.#thinkers.has(seat);
  }

  /** What the bot on that seat has come to, `undefined` after each step but the last. */
  think(seat: Seat, observation: Observation): Iterable<Thought | undefined> {
    return this.#thinkers.get(seat)?.(observation) ?? [];
  }

  *#steps(thinking: Thinking<Tagged>): Generator<Thought | undefined> {
    for (let spent = 0, isCut = false; ; isCut = spent >= this.#most) {
      const since = performance.now();
      const step = thinking.next(isCut);
      spent += performance.now() - since;
      yield step.done ? { move: step.value, isCut } : undefined;
      if (step.done) return;
    }
  }
}

function isAffordable(name: string): boolean {
  const colon = name.indexOf(':');
  const budget = colon < 0 ? { iterations: 1 } : parseBudget(name.slice(colon + 1));
  if (budget === undefined) return false;
  return ('iterations' in budget ? budget.iterations : budget.milliseconds) <= MOST;
}
