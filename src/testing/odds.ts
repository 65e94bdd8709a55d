import { fail } from 'node:assert/strict';
import * as fc from 'fast-check';
import type { BaseState, Game } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { seeded } from '../core/rng.ts';
import { leavesOf } from './graph.ts';
import { hereAndThere, SEED, viewersOf } from './play.ts';
import type { Checks } from './states.ts';

/** P8, P20 and P21 each raise a false alarm in one run of the battery with this chance at most. */
const ALARM = 2.5e-7;
/** So many set-ups are played for P20. */
const SET_UPS = 1500;
/** So many states are drawn from each view for P21. */
const DRAWS = 10;
/** What the truth holds in one of so many positions is among the draws; the bound supposes as much of draws. */
const FAIR = 10;

/** The properties of what `resample` puts in place of what is hidden. */
export const odds: Checks = {
  /**
   * Chance plays until somebody decides. If `resample` has the right odds, the true state and the draw from its view are
   * equally likely to be either. So where only one of the two has a feature, each has it in half of the cases.
   */
  'P20 before anybody has decided, draws have the odds of chance'(subject) {
    const { game, options, seed = SEED } = subject;
    const numRuns = Math.max(1, Math.round(SET_UPS * subject.effort));
    const rng = seeded(seed);
    const tally = new Map<string, { truth: number; draw: number }>();
    for (const [run, given] of fc.sample(options, { seed, numRuns }).entries()) {
      if (run > 99 && tally.size === 0) return; // nothing is hidden
      let state = game.setup(given);
      while (game.actor(state) === 'chance') state = game.apply(state, game.sample(state, rng));
      const [truth, draw] = [state, game.resample(anyView(game, state, rng), rng)].map(featuresOf);
      for (const name of new Set([...(truth?.keys() ?? []), ...(draw?.keys() ?? [])])) {
        const [here, there] = [truth?.get(name) ?? 0, draw?.get(name) ?? 0];
        if (here === there) continue;
        entry(tally, `${name} is ${here}`, () => ({ truth: 0, draw: 0 })).truth += 1;
        entry(tally, `${name} is ${there}`, () => ({ truth: 0, draw: 0 })).draw += 1;
      }
    }
    for (const [feature, { truth, draw }] of tally) {
      if (surprise(truth, truth + draw, 1 / 2) < limitFor(tally.size)) continue;
      const counted = `in ${truth} true states and not in the draw, in ${draw} draws and not in the true state`;
      fail(`${feature} ${counted}; with the right odds both are about as many\nseed ${seed}, ${numRuns} set-ups`);
    }
  },

  /**
   * What seats have decided tells something of what they hide, so the odds are unknown. But what a hidden place holds in
   * a tenth of the positions is among the draws.
   */
  'P21 what is often true of something hidden is among the draws'(subject) {
    const { game } = subject;
    const hidden = new Map<string, { positions: number }>();
    const tally = new Map<string, { place: string; positions: number; hits: number }>();
    hereAndThere(subject, 15, 250, 3, ({ state }, rng) => {
      const view = anyView(game, state, rng);
      const draws = Array.from({ length: DRAWS }, () => leavesOf(game.resample(view, rng)));
      for (const [path, value] of leavesOf(state)) {
        const hits = draws.filter((draw) => draw.get(path) === value).length;
        if (hits === DRAWS) continue;
        const place = `in the phase "${state.phase}" ${path}`;
        entry(hidden, place, () => ({ positions: 0 })).positions += 1;
        const known = entry(tally, `${place} is ${value}`, () => ({ place, positions: 0, hits: 0 }));
        known.positions += 1;
        known.hits += hits;
      }
    });
    for (const [name, { place, positions, hits }] of tally) {
      if (hits > 0 || positions * FAIR < (hidden.get(place)?.positions ?? 0)) continue;
      // A position is counted where one draw is wrong; the others may be right.
      if ((positions * (DRAWS - 1)) / FAIR < limitFor(tally.size)) continue;
      fail(`${name} in ${positions} positions where it is hidden, and in none of the ${positions * DRAWS} draws there`);
    }
  },
};

function anyView(game: Game, state: BaseState, rng: Rng): unknown {
  const viewers = viewersOf(state);
  return game.view(state, viewers[rng.int(viewers.length)] ?? 'table');
}

function entry<Value>(map: Map<string, Value>, key: string, first: () => Value): Value {
  const value = map.get(key) ?? first();
  map.set(key, value);
  return value;
}

/** What stands at each path; of the whole state, how often each value stands, and the sum at each index of lists. */
function featuresOf(state: BaseState): ReadonlyMap<string, unknown> {
  const totals = new Map<string, number>();
  const leaves = leavesOf(state);
  for (const [path, value] of leaves) {
    const [index] = /\[\d+\]$/.exec(path) ?? [];
    for (const [name, by] of [
      [`the number of all ${value}`, 1] as const,
      [`the sum of all ${index}`, value] as const,
    ]) {
      if (typeof by === 'number') totals.set(name, (totals.get(name) ?? 0) + by);
    }
  }
  return new Map([...leaves, ...totals]);
}

/** What one of so many {@link surprise}s exceeds with the chance `ALARM` at most. */
export function limitFor(tests: number): number {
  return Math.log((2 * tests) / ALARM);
}

/** Of a count out of so many, by its odds: it is above `x` with a chance of at most 2·e^−x (Chernoff). */
export function surprise(count: number, of: number, odds: number): number {
  const part = (found: number, expected: number): number => (found === 0 ? 0 : found * Math.log(found / expected));
  return part(count, of * odds) + part(of - count, of * (1 - odds));
}
