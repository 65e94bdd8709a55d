import { fail } from 'node:assert/strict';
import * as fc from 'fast-check';
import type { BaseState } from '../core/game.ts';
import { seeded } from '../core/rng.ts';
import { leavesOf } from './graph.ts';
import { checkSampledStates, SEED, viewersOf } from './play.ts';
import type { Checks } from './states.ts';

/** Maximum probability of a false alarm in a run, for each of P8, P20 and P21. */
const ALARM = 2.5e-7;
/** Number of set-ups played for P20. */
const SET_UPS = 1500;
/** P20 fails if chance makes this many moves before a seat decides. */
const LONG = 10_000;
/** Number of states drawn from each view for P21. */
const DRAWS = 40;
/** P21 checks a hidden value if, on average, it occurs at least once in this many positions. */
const FAIR = 10;
/** P21 assumes that each checked value occurs, on average, at least once in this many draws. */
const RARE = 50;

/** Properties of `resample`. */
export const odds: Checks = {
  /**
   * Chance plays until a seat decides. If `resample` has the right odds, nobody can tell the true state from a
   * resampled one. So if only one of the two has a feature, it is the true state in half of the cases.
   */
  'P20 before anybody has decided, draws have the odds of chance'(subject) {
    const { game, options, seed = SEED } = subject;
    const numRuns = Math.max(1, Math.round(SET_UPS * subject.effort));
    const rng = seeded(seed);
    const [truths, draws] = [new Map<string, number>(), new Map<string, number>()];
    for (const [run, given] of fc.sample(options, { seed, numRuns }).entries()) {
      if (run === 100 && truths.size === 0) return; // nothing is hidden
      let state = game.setup(given);
      for (let moves = 0; game.actor(state) === 'chance'; moves++) {
        if (moves === LONG) fail(`chance makes ${LONG} moves before anybody decides; does it change the draft?`);
        state = game.apply(state, game.sample(state, rng));
      }
      const viewers = viewersOf(state);
      const view = game.view(state, viewers[rng.int(viewers.length)] ?? 'table');
      const [truth, draw] = [featuresOf(state), featuresOf(game.resample(view, rng))];
      for (const name of new Set([...truth.keys(), ...draw.keys()])) {
        const [here, there] = [truth.get(name) ?? 0, draw.get(name) ?? 0];
        if (here === there) continue;
        add(truths, `${name} is ${here}`);
        add(draws, `${name} is ${there}`);
      }
    }
    const features = new Set([...truths.keys(), ...draws.keys()]);
    for (const feature of features) {
      const [truth, draw] = [truths.get(feature) ?? 0, draws.get(feature) ?? 0];
      if (surprise(truth, truth + draw, 1 / 2) < limitFor(features.size)) continue;
      const counted = `in ${truth} true states and not in the draw, in ${draw} draws and not in the true state`;
      fail(`${feature} ${counted}; with the right odds both are about as many\nseed ${seed}, ${numRuns} set-ups`);
    }
  },

  /**
   * Earlier decisions give information about hidden values, so the odds are unknown. But a value that a hidden field
   * has in a tenth of the positions must occur among the draws for the deciding seat.
   */
  'P21 what is often true of something hidden is among the draws'(subject) {
    const { game } = subject;
    const [positions, hits] = [new Map<string, number>(), new Map<string, number>()];
    checkSampledStates(subject, 60, 250, 12, ({ state }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const view = game.view(state, actor);
      const draws = Array.from({ length: DRAWS }, () => game.resample(view, rng));
      const met = new Set<string>();
      for (const [path, value, drawn] of leavesOf(state, draws)) {
        const found = drawn.filter((other) => other === value).length;
        if (found === DRAWS) continue;
        const last = path.lastIndexOf('[');
        const place = `in the phase "${state.phase}" ${path.slice(0, last).replace(/\[\d+\]/g, '[]')}${path.slice(last)}`;
        met.add(place).add(`${place} is ${value}`);
        add(hits, `${place} is ${value}`, found);
      }
      for (const name of met) add(positions, name);
    });
    for (const [name, found] of hits) {
      const [often = 0, all = 0] = [name, name.slice(0, name.lastIndexOf(' is '))].map((key) => positions.get(key));
      if (found > 0 || often * FAIR < all) continue;
      // A position counts only if one of its draws lacks the value, so at most `DRAWS - 1` draws can have the value.
      if ((often * (DRAWS - 1)) / RARE < limitFor(hits.size)) continue;
      fail(`${name} in ${often} positions where it is hidden, and in none of the ${often * DRAWS} draws there`);
    }
  },
};

function add(counts: Map<string, unknown>, name: string, by: number = 1): void {
  counts.set(name, Number(counts.get(name) ?? 0) + by);
}

/** Features of a state: the value at each path, the count of each value, and the sum of all numbers at each index. */
function featuresOf(state: BaseState): ReadonlyMap<string, unknown> {
  const features = new Map<string, unknown>();
  for (const [path, value] of leavesOf(state)) {
    features.set(path, value);
    add(features, `the number of all ${value}`);
    if (typeof value === 'number') add(features, `the sum of all ${/\[\d+\]$/.exec(path)?.[0]}`, value);
  }
  return features;
}

/** A bound for this many {@link surprise}s: the probability that one of them exceeds it is at most `ALARM`. */
export function limitFor(tests: number): number {
  return Math.log((2 * tests) / ALARM);
}

/** Log-likelihood ratio of a count against its odds. It exceeds `x` with probability at most 2·e^−x (Chernoff). */
export function surprise(count: number, of: number, odds: number): number {
  const part = (found: number, expected: number): number => (found === 0 ? 0 : found * Math.log(found / expected));
  return part(count, of * odds) + part(of - count, of * (1 - odds));
}
