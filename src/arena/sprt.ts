import { labelOf } from './entrant.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { gamesOfDeal } from './schedule.ts';
import { scoreOf } from './scores.ts';

/** Two hypotheses about the first entrant's lead over the second, in Elo points from −1000 to 1000. */
export interface Hypotheses {
  readonly elo0: number;
  /** Greater than `elo0`. */
  readonly elo1: number;
}

/** State of the SPRT, a sequential probability ratio test, between two hypotheses. */
export interface SprtReport extends Hypotheses {
  readonly first: string;
  readonly second: string;
  /** Number of complete deals. */
  readonly deals: number;
  /** Log-likelihood ratio of `elo1` to `elo0`. */
  readonly llr: number;
  /** The test accepts `elo0` at or below the first bound, and `elo1` at or above the second. */
  readonly bounds: readonly [number, number];
  readonly verdict: 'elo0' | 'elo1' | 'open';
}

/** Probability of rejecting a true hypothesis. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** Pseudo-count of a score that has not occurred. With 0, the test would treat that score as impossible. */
const UNSEEN = 1e-3;
/** Bisection steps when solving for the multiplier. */
const HALVINGS = 60;

/**
 * Wald's sequential probability ratio test (1945), generalized to an unknown distribution of scores. A hypothesis
 * states a mean; the test uses the most likely distribution with that mean (Li, Liu, Ying, Sequential Analysis 33,
 * 2014; Van den Bergh, "A practical introduction to the GSPRT"; Fishtest). One observation is the first entrant's mean
 * score over the games of one deal (in a duel, one of five values). In these games the entrant plays every seat with
 * the same dice and cards, so a lucky deal favours nobody. The test rejects a true hypothesis in about 5 % of runs.
 */
export class Sprt {
  readonly #hypotheses: Hypotheses;
  readonly #size: number;
  readonly #first: string;
  readonly #second: string;
  /** Results not yet counted, because a result of the same deal or of an earlier deal is missing. */
  readonly #early = new Map<number, GameResult>();
  readonly #counts = new Map<number, number>([
    [0, 0],
    [1, 0],
  ]);
  #next = 0;
  #deals = 0;
  #verdict: SprtReport['verdict'] = 'open';

  constructor(plan: Plan, hypotheses: Hypotheses, results: readonly GameResult[] = []) {
    this.#hypotheses = hypotheses;
    this.#size = gamesOfDeal(plan).length;
    const [first = '', second = ''] = new Set(plan.entrants.map(labelOf));
    this.#first = first;
    this.#second = second;
    for (const result of results) this.take(result);
  }

  /**
   * Adds a result. Results may arrive in any order; deals are counted in plan order, so the test ends after the same
   * game with every backend.
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

  /** Number of games after which the test is decided; `undefined` while it is open. */
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
    // A stopped game has no score, so its deal is incomplete and does not count.
    if (scores.length < deal.length) return;
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    this.#counts.set(mean, (this.#counts.get(mean) ?? 0) + 1);
    this.#deals += 1;
    const llr = logLikelihoodRatio(this.#counts, this.#hypotheses);
    if (llr >= BOUND) this.#verdict = 'elo1';
    else if (llr <= -BOUND) this.#verdict = 'elo0';
  }
}

/** The results up to the decision of the plan's test; all results if there is no test or it is open. */
export function upToVerdict(plan: Plan, results: readonly GameResult[]): readonly GameResult[] {
  if (plan.sprt === undefined) return results;
  const games = new Sprt(plan, plan.sprt, results).end ?? plan.games;
  return results.filter(({ index }) => index < games);
}

/** Log-likelihood ratio of the observed scores. For each hypothesis, takes the likeliest distribution with its mean. */
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
 * In the most likely distribution with a given mean, each score weighs frequency / (1 + x · (score − mean)). Finds x
 * by bisection, since the weighted sum of (score − mean) falls as x grows. The counts must include the scores 0 and 1.
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

/** Expected score for a lead in Elo points. */
function expected(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}
