import * as fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
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
      for (const { move } of universeOf(game, rng)) tries.push(move);
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

  'schemas accept what the game gives, and exactly the moves it finds well-formed'(spec) {
    const { game, schemas } = spec;
    hereAndThere(spec, 15, 300, 4, ({ state, move, options }, rng) => {
      schemas.options.parse(options);
      for (const viewer of viewersOf(state)) schemas.view.parse(game.view(state, viewer));
      game.apply(state, move, (event) => {
        for (const viewer of viewersOf(state)) {
          const told = game.redact(event, viewer);
          if (told !== undefined) schemas.event.parse(told);
        }
      });
      const tries: unknown[] = [move, { ...move, extra: 1 }, { ...move, type: 'no such move' }];
      for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
      for (const name of Object.keys(game.moves[move.type] ?? {})) {
        for (const odd of [null, -1, 1.5, 1e9, 'x', [], {}, true]) tries.push({ ...move, [name]: odd });
        tries.push(Object.fromEntries(Object.entries(move).filter(([key]) => key !== name)));
      }
      for (const tried of tries) {
        const code = game.violation(state, tried)?.code ?? '';
        const wellFormed = !/\/(malformed|unknown)-move$/.test(code);
        if (schemas.move.safeParse(tried).success !== wellFormed) {
          throw new Error(`${JSON.stringify(tried)} is ${wellFormed ? '' : 'not '}well-formed, says the game`);
        }
      }
    });
    const universe = universeOf(game, seeded(2));
    for (let i = 0; i < universe.length; i += 7) schemas.move.parse(universe[i]?.move);
  },

  'schemas and setup agree on options'(spec) {
    const { game, schemas } = spec;
    const names = fc.constantFrom('players', 'order', 'firstSeat', 'extra');
    const odd = fc.oneof(spec.options, fc.dictionary(names, fc.oneof(fc.nat(7), fc.jsonValue()), { maxKeys: 2 }));
    fc.assert(
      fc.property(odd, (options) => {
        let accepted = true;
        try {
          game.setup(options);
        } catch {
          accepted = false;
        }
        // Together options may clash where each is well-formed; `setup` alone knows.
        if (accepted) schemas.options.parse(options);
      }),
      { numRuns: 500, seed: 3 },
    );
  },

  'schemas have a JSON Schema'({ schemas }) {
    for (const schema of Object.values(schemas))
      expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
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
