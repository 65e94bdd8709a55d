import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { BaseState, Tagged } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Locale } from '../../src/core/wording.ts';
import { everywhere, hereAndThere, randomGames, viewersOf, walk } from './play.ts';
import type { Spec } from './spec.ts';
import { neighboursOf, universeOf } from './universe.ts';

const LOCALES: readonly Locale[] = ['en', 'it'];

/** The properties of what people and programs read. Each one throws where it does not hold. */
export const words: Readonly<Record<string, (spec: Spec) => void>> = {
  'every move, event, view and seat has words in both languages'(spec) {
    const { game } = spec;
    const moves = new Set<string>();
    const tell = (state: BaseState, move: Tagged): void => {
      for (const locale of LOCALES) {
        expectWords(game.describe(move, locale));
        game.apply(state, move, (event) => expectWords(game.describeEvent(event, locale)));
      }
      moves.add(move.type);
    };
    for (const state of spec.positions ?? []) for (const move of game.legalMoves(state)) tell(state, move);
    everywhere(spec, 15, 300, ({ state, move }, rng) => {
      tell(state, move);
      if (rng.int(5) > 0) return;
      for (const viewer of viewersOf(state)) {
        for (const locale of LOCALES) {
          expectWords(spec.describeView(game.view(state, viewer), locale));
          if (typeof viewer === 'number') expectWords(game.describeSeat(viewer, locale));
        }
      }
    });
    expect([...moves].sort()).toEqual(Object.keys(game.moves).sort());
  },

  'every refusal is reached, cites a clause, and has words in both languages'(spec) {
    const { game } = spec;
    const reached = new Set<string>();
    const look = (state: Parameters<typeof game.violation>[0], rng = seeded(1)): void => {
      const tries: unknown[] = [null, { type: 'no such move' }];
      for (const move of game.legalMoves(state)) {
        tries.push({ ...move, extra: 1 });
        for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
      }
      for (const { move } of universeOf(game)) tries.push(move);
      for (const tried of tries) {
        const refused = game.violation(state, tried);
        if (refused === undefined || reached.has(refused.code)) continue;
        reached.add(refused.code);
        expect(refused.clause).toMatch(/^[A-Z]{2}-\d+\.\d+$/);
        for (const locale of LOCALES) expectWords(game.describeViolation(refused, locale));
        expect(game.describeViolation(refused, 'it')).not.toBe(game.describeViolation(refused, 'en'));
      }
    };
    for (const state of spec.positions ?? []) look(state);
    hereAndThere(spec, 30, 500, 24, ({ state }, rng) => look(state, rng));
    expect(game.refusals.filter((code) => !reached.has(code))).toEqual([]);
  },

  'a whole random game comes to its end, or to ten thousand moves'(spec) {
    fc.assert(
      fc.property(randomGames(spec, 10_000), (random) => {
        walk(spec, random, () => {});
      }),
      { numRuns: 2, seed: 4 },
    );
  },
};

function expectWords(text: string): void {
  expect(text).toMatch(/\p{L}/u);
  expect(text).not.toMatch(/\b(?:undefined|NaN|null)\b|\[object|\?\?|\{\w+\}/);
}
