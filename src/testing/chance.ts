import { equal, fail, ok } from 'node:assert/strict';
import type { BaseState, ChanceOutcome, Game, Tagged } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { deciding, named, thrownBy } from './faults.ts';
import { canonical } from './graph.ts';
import { limitFor, surprise } from './odds.ts';
import { checkEveryState } from './play.ts';
import type { Checks } from './states.ts';

/** Number of draws that check the odds of a chance node. */
const DRAWS = 4000;
/** Checks the odds of at most this many kinds of chance nodes. */
const KINDS = 40;

export const chance: Checks = {
  'P8 chance has positive integer weights, and samples by them'(subject) {
    const { game } = subject;
    const seen = new Set<string>();
    checkEveryState(subject, 10, 200, ({ state }, rng) => {
      const chances = game.chances(state);
      if (game.actor(state) !== 'chance') {
        equal(chances.length, 0, `${deciding(game, state)} decides, but chance has outcomes`);
        const refusal = thrownBy(() => game.sample(state, rng));
        ok(refusal !== undefined, `${deciding(game, state)} decides, but sample draws a move`);
        return;
      }
      for (const { move, weight } of chances) {
        ok(
          Number.isInteger(weight) && weight > 0,
          `${named(game, move)} has the weight ${weight}; a weight is a positive integer`,
        );
      }
      const keys = chances.map(({ move }) => canonical(move));
      const known = new Set(keys);
      const legal = game.legalMoves(state);
      for (const move of legal) ok(known.has(canonical(move)), `${named(game, move)} is legal, but has no weight`);
      equal(keys.length, legal.length, `there are ${keys.length} outcomes of chance, but ${legal.length} legal moves`);
      const drawn = game.sample(state, rng);
      ok(known.has(canonical(drawn)), `${canonical(drawn)} was drawn, which is no outcome of chance now`);
      // Checks the odds once per kind of chance node.
      const kind = `${state.phase} ${chances.length}`;
      if (seen.has(kind) || seen.size === KINDS) return;
      seen.add(kind);
      drawnByWeight(game, state, chances, rng);
    });
  },
};

/** Checks that outcomes are as frequent as their weights. */
function drawnByWeight(game: Game, state: BaseState, chances: readonly ChanceOutcome<Tagged>[], rng: Rng): void {
  const counts = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const key = canonical(game.sample(state, rng));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of chances) {
    const count = counts.get(canonical(move)) ?? 0;
    if (surprise(count, DRAWS, weight / total) < limitFor(KINDS * chances.length)) continue;
    fail(
      `sample does not draw by weight in the phase "${state.phase}": ${named(game, move)} came ${count} times in ${DRAWS}, where its weight promises ${((DRAWS * weight) / total).toFixed(0)}`,
    );
  }
}
