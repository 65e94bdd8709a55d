import { labelOf } from './entrant.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { gamesOfDeal } from './schedule.ts';
import { scoreOf } from './scores.ts';

/** Two hypotheses: by how many points of Elo the first entrant is stronger than the second. */
export interface Hypotheses {
  readonly elo0: number;
  /** More than `elo0`. */
  readonly elo1: number;
}

/** How far the test has come that decides between two hypotheses. */
export interface SprtReport extends Hypotheses {
  readonly first: string;
  readonly second: string;
  /** Deals that were played to the end, and count. */
  readonly deals: number;
  /** The logarithm of how much likelier the results are if `elo1` is true. */
  readonly llr: number;
  /** Below the first bound `elo0` is accepted, above the second `elo1`. */
  readonly bounds: readonly [number, number];
  readonly verdict: 'elo0' | 'elo1' | 'open';
}

/** How often each hypothesis may be refused though it is true. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** What never happened is taken to have happened so often, or an estimate without spread would be taken for certain. */
const UNSEEN = 1e-3;
/** Halvings of the interval in which the multiplier lies. */
const HALVINGS = 60;

/**
 * Wald's sequential probability ratio test (1945), generalised to a distribution that is not known: of all those with
 * the mean that a hypothesis says, the likeliest (Li, Liu, Ying, Sequential Analysis 33, 2014), as in Van den Bergh, "A
 * practical introduction to the GSPRT", and Fishtest. One observation is the mean score of the first entrant over a
 * deal, that is over all seats with the same luck, in a duel one of five numbers: so luck that a deal shares does not
 * count as evidence. Either hypothesis is refused wrongly in about 5 of 100 tests.
 */
export class Sprt {
  readonly #hypotheses: Hypotheses;
  readonly #size: number;
  readonly #first: string;
  readonly #second: string;
  /** What has come before all of the games before it have. */
  readonly #early = new Map<number, GameResult>();
  readonly #counts = new Map<number, number>([
    [0, 0],
    [1, 0],
  ]);
  #next = 0;
  #deals = 0;
  #verdict: SprtReport['verdict'] = 'open';

  constructor(plan: Plan, hypotheses: Hypotheses) {
    this.#hypotheses = hypotheses;
    this.#size = gamesOfDeal(plan).length;
    const [first = '', second = ''] = new Set(plan.entrants.map(labelOf));
    this.#first = first;
    this.#second = second;
  }

  /**
   * Takes a result. Deals count in their order, however they come, so that the test ends after the same game wherever
   * the games were played.
   */
  take(result: GameResult): void {
    this.#early.set(result.index, result);
    while (this.#verdict === 'open') {
      const deal: GameResult[] = [];
      for (let index = this.#next; index < this.#next + this.#size; index++) {
        const known = this.#early.get(index);
        if (known === undefined) return;
        deal.push(known);
      }
      for (const { index } of deal) this.#early.delete(index);
      this.#next += this.#size;
      this.#count(deal);
    }
  }

  /** The games after which it is decided; `undefined` as long as it is not. */
  get end(): number | undefined {
    return this.#verdict === 'open' ? undefined : this.#next;
  }

  get report(): SprtReport {
    return {
      ...this.#hypotheses,
      first: this.#first,
      second: this.#second,
      deals: this.#deals,
      llr: logLikelihoodRatio(this.#counts, this.#hypotheses),
      bounds: [-BOUND, BOUND],
      verdict: this.#verdict,
    };
  }

  #count(deal: readonly GameResult[]): void {
    const scores = deal.flatMap(({ seats, outcome }) =>
      outcome === null ? [] : [scoreOf(seats.map(labelOf), outcome.ranking, this.#first, this.#second) ?? 0.5],
    );
    // A game that was stopped says nothing, and its deal is not whole without it.
    if (scores.length < deal.length) return;
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    this.#counts.set(mean, (this.#counts.get(mean) ?? 0) + 1);
    this.#deals += 1;
    const llr = logLikelihoodRatio(this.#counts, this.#hypotheses);
    if (llr >= BOUND) this.#verdict = 'elo1';
    else if (llr <= -BOUND) this.#verdict = 'elo0';
  }
}

/** The results up to the game after which the test of the plan is decided; all of them without a test, or before that. */
export function upToVerdict(plan: Plan, results: readonly GameResult[]): readonly GameResult[] {
  if (plan.sprt === undefined) return results;
  const sprt = new Sprt(plan, plan.sprt);
  for (const result of results) sprt.take(result);
  const games = sprt.end ?? plan.games;
  return results.filter(({ index }) => index < games);
}

/** By the likeliest distributions with the means of both hypotheses: of the counts of the scores that were seen. */
export function logLikelihoodRatio(seen: ReadonlyMap<number, number>, { elo0, elo1 }: Hypotheses): number {
  if ([...seen.values()].every((count) => count === 0)) return 0;
  const counts = [...seen].map(([score, count]): [number, number] => [score, count === 0 ? UNSEEN : count]);
  const [mean0, mean1] = [expected(elo0), expected(elo1)];
  const [multiplier0, multiplier1] = [multiplierOf(counts, mean0), multiplierOf(counts, mean1)];
  return counts.reduce(
    (sum, [score, count]) =>
      sum + count * (Math.log1p(multiplier0 * (score - mean0)) - Math.log1p(multiplier1 * (score - mean1))),
    0,
  );
}

/**
 * The likeliest distribution with a mean gives a score its frequency divided by 1 + x · (score − mean); x is where the
 * mean comes out. The sum falls with x, so it is found by halving. Scores 0 and 1 are among those counted.
 */
function multiplierOf(counts: readonly (readonly [number, number])[], mean: number): number {
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let round = 0; round < HALVINGS; round++) {
    const x = (low + high) / 2;
    const excess = counts.reduce((sum, [score, count]) => sum + (count * (score - mean)) / (1 + x * (score - mean)), 0);
    if (excess > 0) low = x;
    else high = x;
  }
  return (low + high) / 2;
}

/** The score that so many points of Elo lead to be expected. */
function expected(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
