import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { BaseState, Tagged } from '../../src/core/game.ts';
import type { Locale } from '../../src/core/wording.ts';
import { explain } from '../../src/referee/explain.ts';
import { unplain } from '../../src/testing/graph.ts';
import { checkEveryState, checkSampledStates, randomGames, viewersOf, walk } from '../../src/testing/play.ts';
import type { Subject } from '../../src/testing/subject.ts';
import { neighboursOf } from '../../src/testing/universe.ts';
import type { Spec } from './spec.ts';

const LOCALES: readonly Locale[] = ['en', 'it'];

/** The properties of the referee's sentences. Each throws if it does not hold. */
export const explanations: Readonly<Record<string, (spec: Spec, subject: Subject) => void>> = {
  'every event is explained by a clause that there is'(spec, subject) {
    const { game } = subject;
    const known = subject.clauses ?? new Set();
    const reached = new Set<string>();
    const look = (state: BaseState, move: Tagged): void => {
      const events: Tagged[] = [];
      game.apply(state, move, (event) => events.push(event));
      const explanation = explain({ game }, state, move);
      if (!explanation.legal) throw new Error(`refused: ${explanation.text}`);
      const { clauses, steps, text } = explanation;
      expect(steps.map(({ event }) => event)).toEqual(events);
      expect(clauses).toEqual(
        steps.length > 0 ? [...new Set(steps.map(({ clause }) => clause))] : [game.clause(state)],
      );
      expect(clauses.filter((clause) => !known.has(clause))).toEqual([]);
      for (const step of steps) {
        reached.add(step.event.type);
        expect(step.text).toBe(game.describeEvent(step.event));
        expect(text).toContain(`${step.text} (${step.clause})`);
      }
      expect(text).toMatch(/\p{L}.*\([A-Z]{2}-\d+\.\d+\)$/u);
      expect(unplain(explanation)).toEqual([]);
    };
    for (const state of subject.positions) for (const move of game.legalMoves(state)) look(state, move);
    checkEveryState(subject, 15, 300, ({ state, move }) => look(state, move));
    fc.assert(
      fc.property(randomGames(subject, 3000), (random) => {
        walk(subject, random, ({ state, move }) => look(state, move));
      }),
      { numRuns: 2, seed: 6 },
    );
    const types = eventTypesOf(spec);
    expect([...reached].filter((type) => !types.includes(type))).toEqual([]);
    // Only at full effort, like everything that random play must reach.
    if (subject.effort >= 1) expect(types.filter((type) => !reached.has(type))).toEqual([]);
  },

  'every refusal is explained as violation and describeViolation say it'(_, subject) {
    const { game } = subject;
    checkSampledStates(subject, 12, 300, 6, ({ state, move }, rng) => {
      const tries: unknown[] = [null, 'x', { type: 'no such move' }, { ...move, surplus: 1 }];
      for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
      for (const tried of tries) {
        const refused = game.violation(state, tried);
        for (const locale of LOCALES) {
          const explanation = explain({ game }, state, tried, { locale });
          expect(explanation.legal).toBe(refused === undefined);
          if (refused === undefined) continue;
          const text = `${game.describeViolation(refused, locale)} (${refused.clause})`;
          expect(explanation).toEqual({ legal: false, ...refused, text });
          expect(unplain(explanation)).toEqual([]);
        }
      }
    });
  },

  'explain never throws'(_, subject) {
    const { game } = subject;
    fc.assert(
      fc.property(
        randomGames(subject, 100),
        fc.anything({ withDate: true, withMap: true, withBigInt: true }),
        (random, junk) => {
          const state = walk(subject, random, () => {});
          for (const viewer of [undefined, ...viewersOf(state)]) {
            const explanation = explain({ game }, state, junk, {
              ...(viewer !== undefined && { viewer }),
              locale: 'it',
            });
            expect(explanation.legal).toBe(false);
            expect(unplain(explanation)).toEqual([]);
          }
        },
      ),
      { numRuns: 30, seed: 7 },
    );
  },

  'explain tells a viewer the events and refusals that he may know, and no more'(_, subject) {
    const { game } = subject;
    checkSampledStates(subject, 12, 300, 10, ({ state, move }, rng) => {
      const events: Tagged[] = [];
      game.apply(state, move, (event) => events.push(event));
      const [near] = neighboursOf(game, move, rng);
      for (const viewer of viewersOf(state)) {
        const told = explain({ game }, state, move, { viewer });
        const known = events.flatMap((event) => game.redact(event, viewer) ?? []);
        expect(told.legal && told.steps.map(({ event }) => event)).toEqual(known);
        if (near === undefined || game.violation(state, near.move) === undefined) continue;
        const refused = explain({ game }, state, near.move, { viewer });
        if (viewer === game.actor(state)) {
          expect(refused).toEqual(explain({ game }, state, near.move));
          expect(explain({ game }, game.resample(game.view(state, viewer), rng), near.move, { viewer })).toEqual(
            refused,
          );
        } else {
          const params = { seat: viewer, actor: game.actor(state) };
          expect(refused).toMatchObject({ legal: false, code: `${game.id}/not-your-turn`, params });
        }
      }
    });
  },
};

/** The types of events that the schema lists. */
function eventTypesOf({ schemas }: Spec): string[] {
  const listed = JSON.stringify(schemas.event.json).matchAll(
    /"type":\{"type":"string",(?:"const":"([\w-]+)"|"enum":\["([^\]]*)"\])/g,
  );
  return [...listed].flatMap(([, one, several]) => one ?? several?.split('","') ?? []);
}
