import * as fc from 'fast-check';
import { expect } from 'vitest';
import { IllegalMoveError } from '../../src/core/errors.ts';
import type { BaseState, Tagged } from '../../src/core/game.ts';
import { recordOf, replay } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import { canonical, deepFrozen, shapeOf, sharedObject, unplain } from './graph.ts';
import { everywhere, hereAndThere, randomGames, walk } from './play.ts';
import type { Spec } from './spec.ts';
import { candidateOf, neighboursOf, universeOf } from './universe.ts';

/** The properties of states, moves and chance. Each one throws where it does not hold. */
export const rules: Readonly<Record<string, (spec: Spec) => void>> = {
  'P1 apply leaves its input as it was'(spec) {
    const { game } = spec;
    hereAndThere(spec, 12, 200, 8, ({ state }) => {
      const before = JSON.stringify(state);
      for (const move of game.legalMoves(state)) game.apply(state, move);
      expect(JSON.stringify(state)).toBe(before);
    });
  },

  'P2 everything works on a deep-frozen state'(spec) {
    const { game } = spec;
    hereAndThere(spec, 12, 200, 8, ({ state }) => {
      const frozen = deepFrozen(JSON.parse(JSON.stringify(state)));
      for (const move of game.legalMoves(frozen)) game.apply(frozen, move, () => {});
      game.outcome(frozen);
      game.view(frozen, 'table');
      game.chances(frozen);
    });
  },

  'P3 clone and apply share no object with their input'(spec) {
    const { game } = spec;
    everywhere(spec, 8, 200, ({ state, move }) => {
      expect(sharedObject(state, game.clone(state))).toBeUndefined();
      expect(sharedObject(state, game.apply(state, move))).toBeUndefined();
    });
  },

  'P4 states are plain JSON of one shape'(spec) {
    const { game } = spec;
    const shapes = new Map<string, string>();
    everywhere(spec, 20, 300, ({ state, move, options }) => {
      const after = game.apply(state, move);
      expect(unplain(after)).toEqual([]);
      expect(JSON.stringify(game.clone(after))).toBe(JSON.stringify(after));
      expect(Object.keys(after)).toEqual(Object.keys(game.setup(options)));
      for (const [path, keys] of shapeOf(after)) {
        if (!shapes.has(path)) shapes.set(path, keys);
        expect(`${path}: ${keys}`).toBe(`${path}: ${shapes.get(path)}`);
      }
    });
  },

  'P5 advancing, applying and replaying the record lead to the same state'(spec) {
    const { game } = spec;
    fc.assert(
      fc.property(randomGames(spec, 400), (random) => {
        const draft = game.clone(game.setup(random.options));
        const moves: Tagged[] = [];
        const end = walk(spec, random, ({ move }) => {
          game.advance(draft, move);
          moves.push(move);
        });
        expect(JSON.stringify(draft)).toBe(JSON.stringify(end));
        const record = recordOf(game, random.options, moves);
        expect(JSON.stringify(replay(game, readRecord(JSON.stringify(record))).state)).toBe(JSON.stringify(end));
        expect(JSON.stringify(replay(game, readRecord(printRecord(game, record))).state)).toBe(JSON.stringify(end));
      }),
      { numRuns: 12, seed: 5 },
    );
  },

  'P6 exactly the moves without violation are listed, each once'(spec) {
    const { game } = spec;
    hereAndThere(spec, 20, 300, 16, ({ state, move }, rng) => {
      const legal = game.legalMoves(state).map(candidateOf);
      const listed = new Set(legal.map(({ key }) => key));
      expect(listed.size).toBe(legal.length);
      for (const { move: own } of legal) expect(game.violation(state, own)).toBeUndefined();
      for (const { move: any, key } of [...universeOf(game), ...neighboursOf(game, move, rng)]) {
        const isLegal = game.violation(state, any) === undefined;
        if (isLegal !== listed.has(key) && !(isLegal && spec.isUnlisted?.(state, any))) {
          throw new Error(`${key} is ${isLegal ? 'legal but not listed' : 'listed but illegal'}`);
        }
      }
    });
  },

  'P7 a game goes on while it is not over, and is over with an outcome'(spec) {
    const { game } = spec;
    const check = (state: BaseState): void => {
      const over = game.actor(state) === 'over';
      expect(game.outcome(state) !== undefined).toBe(over);
      expect(game.legalMoves(state).length > 0).toBe(!over);
      if (over) expect(game.violation(state, game.legalMoves(game.setup())[0])).toBeDefined();
    };
    everywhere(spec, 20, 300, ({ state }) => check(state));
    fc.assert(
      fc.property(randomGames(spec, 5000), (random) => check(walk(spec, random, () => {}))),
      { numRuns: 5, seed: 7 },
    );
  },

  'P8 chance has positive integer weights, and samples by them'(spec) {
    const { game } = spec;
    const seen = new Set<string>();
    everywhere(spec, 10, 200, ({ state }, rng) => {
      const chances = game.chances(state);
      if (game.actor(state) !== 'chance') {
        expect(chances).toEqual([]);
        expect(() => game.sample(state, rng)).toThrow();
        return;
      }
      expect(chances.map(({ move }) => canonical(move)).sort()).toEqual(game.legalMoves(state).map(canonical).sort());
      for (const { weight } of chances) expect(Number.isInteger(weight) && weight > 0).toBe(true);
      const keys = chances.map(({ move }) => canonical(move));
      expect(keys).toContain(canonical(game.sample(state, rng)));
      // One long run for each kind of chance node that was met.
      const kind = `${state.phase} ${chances.length}`;
      if (seen.has(kind) || seen.size > 40) return;
      seen.add(kind);
      const draws = 4000;
      const counts = new Map<string, number>();
      for (let i = 0; i < draws; i++) {
        const key = canonical(game.sample(state, rng));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      const total = chances.reduce((sum, { weight }) => sum + weight, 0);
      const square = chances.reduce((sum, { weight }, index) => {
        const expected = (draws * weight) / total;
        return sum + ((counts.get(keys[index] ?? '') ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(square).toBeLessThanOrEqual(limitOfChiSquare(chances.length - 1));
    });
  },

  'P12 notation and moves are two names of one thing'(spec) {
    const { game } = spec;
    const texts = new Map<string, string>();
    for (const { move, key } of universeOf(game)) {
      const text = game.print(move);
      expect(text).toMatch(/^(?![#;{[])(?!\d+\.$)[^\s{};[\]#]+$/);
      if (canonical(game.parse(text)) !== key)
        throw new Error(`${key} prints ${text}, which is ${canonical(game.parse(text))}`);
      if ((texts.get(text) ?? key) !== key) throw new Error(`${text} is ${key} and ${texts.get(text)}`);
      texts.set(text, key);
    }
    const notations = [...texts.keys()];
    const mutated = fc
      .tuple(fc.constantFrom(...notations), fc.nat(8), fc.nat(3), fc.string({ maxLength: 3 }))
      .map(([text, at, removed, inserted]) => text.slice(0, at) + inserted + text.slice(at + removed));
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ unit: 'binary' })), (text) => {
        const move = game.parse(text);
        if (move !== undefined) expect(game.print(move)).toBe(text);
      }),
      { numRuns: 3000, seed: 12 },
    );
  },

  'P13 whatever is not a legal move is refused, and nothing throws but apply'(spec) {
    const { game } = spec;
    const types = Object.keys(game.moves);
    const names = [...new Set(Object.values(game.moves).flatMap((fields) => Object.keys(fields)))];
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom(-0, 1e99, Number.NaN, '__proto__', undefined), fc.nat(70));
    const key = fc.constantFrom(...names, '__proto__', 'constructor', 'toString', 'extra');
    const junk = fc.oneof(
      odd,
      fc
        .record({ type: fc.constantFrom(...types), fields: fc.array(fc.tuple(key, odd), { maxLength: 4 }) })
        .map(({ type, fields }) => Object.fromEntries([['type', type], ...fields])),
    );
    fc.assert(
      fc.property(randomGames(spec, 60), fc.array(junk, { maxLength: 30 }), (random, tries) => {
        const state = walk(spec, random, () => {});
        const legal = game.legalMoves(state);
        const near = legal.slice(0, 10).map((move) => ({ ...move, extra: 1 }));
        for (const tried of [...tries, ...legal, ...near, [], null]) {
          const refused = game.violation(state, tried);
          if (refused === undefined) expect(() => game.apply(state, JSON.parse(JSON.stringify(tried)))).not.toThrow();
          else {
            expect(refused.code.startsWith(`${game.id}/`) && game.refusals.includes(refused.code)).toBe(true);
            expect(() => Reflect.apply(game.apply, game, [state, tried])).toThrow(IllegalMoveError);
          }
        }
        for (const move of near) expect(game.violation(state, move)?.code).toBe(`${game.id}/malformed-move`);
      }),
      { numRuns: 60, seed: 13 },
    );
  },

  'P14 the invariants hold after every move'(spec) {
    const { game } = spec;
    everywhere(spec, 40, 400, ({ state, move }) => expect(spec.broken(game.apply(state, move))).toEqual([]));
  },

  'P15 symmetries commute with the rules'(spec) {
    const { game } = spec;
    hereAndThere(spec, 20, 300, 6, ({ state }) => {
      for (const symmetry of spec.symmetries) {
        if (!symmetry.applies(state)) continue;
        const image = symmetry.state(state);
        const legal = game.legalMoves(state);
        expect(game.legalMoves(image).map(canonical).sort()).toEqual(
          legal.map((move) => canonical(symmetry.move(move))).sort(),
        );
        for (const move of legal) {
          const there = game.apply(image, symmetry.move(move));
          expect(canonical(there)).toBe(canonical(symmetry.state(game.apply(state, move))));
        }
      }
    });
  },
};

/** The value that χ² exceeds once in a million (Wilson and Hilferty). */
function limitOfChiSquare(degrees: number): number {
  if (degrees === 0) return 0;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 4.75 * Math.sqrt(spread)) ** 3;
}
