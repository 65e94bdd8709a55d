import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { expect } from 'vitest';
import type { z } from 'zod';
import { recordOf } from '../../src/core/record.ts';
import type { Visit } from '../../src/testing/play.ts';
import { hereAndThere, viewersOf } from '../../src/testing/play.ts';
import type { Subject } from '../../src/testing/subject.ts';
import { altered } from './alter.ts';
import type { Spec } from './spec.ts';

/** The properties of validators and JSON Schemas as this repository makes them. Each one throws where it does not hold. */
export const schemas: Readonly<Record<string, (spec: Spec, subject: Subject) => void>> = {
  'JSON Schemas say in another validator what the schemas say'(spec, subject) {
    const { json } = spec.schemas;
    const validator = new AjvJsonSchemaValidator();
    const validators = Object.fromEntries(
      Object.entries(json).map(([what, schema]) => [what, validator.getValidator({ ...schema })]),
    );
    const counts = { taken: 0, refused: 0 };
    hereAndThere(subject, 10, 300, 20, (visit, rng) => {
      for (const { what, schema, value } of samplesOf(spec, visit)) {
        for (const tried of [value, ...Array.from({ length: 8 }, () => altered(value, rng))]) {
          const taken = validators[what]?.(tried).valid === true;
          const result = schema.safeParse(tried);
          counts[taken ? 'taken' : 'refused'] += 1;
          // What no JSON Schema can say: the order of a multiset, -0, that a text is a notation.
          const agree = result.success ? taken : !taken || areBeyondJson(result.error.issues);
          if (!agree) throw new Error(`${what} ${JSON.stringify(tried)}: ${taken} ${JSON.stringify(result)}`);
        }
      }
    });
    if (subject.effort >= 1) expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(100);
  },

  'the tests of the schemas take what the shapes take, and nothing else'(spec, subject) {
    const counts = { taken: 0, refused: 0 };
    hereAndThere(subject, 10, 300, 20, (visit, rng) => {
      for (const { what, schema, value } of samplesOf(spec, visit)) {
        for (const tried of [value, ...Array.from({ length: 16 }, () => altered(value, rng))]) {
          const taken = spec.schemas.tests[what].is(tried);
          counts[taken ? 'taken' : 'refused'] += 1;
          if (taken !== schema.safeParse(tried).success) {
            throw new Error(`${what} ${JSON.stringify(tried)}: ${taken ? 'taken' : 'refused'}`);
          }
        }
      }
    });
    if (subject.effort >= 1) expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(100);
  },

  'JSON Schemas are plain, name themselves, and use the words of every draft since 7'({ game, schemas }) {
    for (const [what, schema] of Object.entries(schemas.json)) {
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `feyrules/schemas/${game.id}/${what}.json`,
      });
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
      expect(JSON.stringify(schema)).not.toMatch(/"(?:\$ref|\$defs|prefixItems|unevaluated\w+|dependent\w+)":/);
    }
  },
};
interface Sample {
  readonly what: 'options' | 'move' | 'view' | 'event' | 'record';
  readonly schema: z.ZodType;
  readonly value: unknown;
}

/** Everything there is to validate at one state of a game. */
function samplesOf({ game, schemas }: Spec, { state, move, moves, options }: Visit): Sample[] {
  const samples: Sample[] = [
    { what: 'options', schema: schemas.options, value: options },
    { what: 'move', schema: schemas.move, value: move },
    { what: 'record', schema: schemas.record, value: recordOf(game, options, moves.slice(0, 9)) },
  ];
  for (const viewer of viewersOf(state))
    samples.push({ what: 'view', schema: schemas.view, value: game.view(state, viewer) });
  game.apply(state, move, (event) => {
    samples.push({ what: 'event', schema: schemas.event, value: event });
  });
  return samples;
}

/** Whether nothing is wrong but what a refinement has found. */
function areBeyondJson(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(
    (issue) => issue.code === 'custom' || (issue.code === 'invalid_union' && issue.errors.some(areBeyondJson)),
  );
}
