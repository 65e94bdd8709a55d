import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { Tagged } from '../../src/core/game.ts';
import { recordOf } from '../../src/core/record.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { altered, everyNumber, everyObject } from './alter.ts';
import type { Visit } from './play.ts';
import { hereAndThere, randomGames, viewersOf, walk } from './play.ts';
import type { Spec } from './spec.ts';
import { neighboursOf, universeOf } from './universe.ts';

/** The properties of validators and of their JSON Schemas. Each one throws where it does not hold. */
export const schemas: Readonly<Record<string, (spec: Spec) => void>> = {
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
    const universe = universeOf(game);
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

  'schemas take a record of moves or of notations, and no other game’s'(spec) {
    const { game, schemas } = spec;
    fc.assert(
      fc.property(randomGames(spec, 60), fc.string(), (random, word) => {
        const moves: Tagged[] = [];
        walk(spec, random, ({ move }) => moves.push(move));
        const record = recordOf(game, random.options, moves, { Place: 'Rome' });
        const takes = (changed: object): boolean => schemas.record.safeParse({ ...record, ...changed }).success;
        expect(readRecord(JSON.stringify(schemas.record.parse(record)))).toEqual(record);
        expect(takes({ moves: moves.map((move) => game.print(move)), result: '*' })).toBe(true);
        expect(takes({ moves: [word] })).toBe(game.parse(word) !== undefined);
        expect(takes({ game: 'chess' })).toBe(false);
        expect(takes({ feyrules: 2 })).toBe(false);
        expect(takes({ rulesVersion: game.rulesVersion + 1 })).toBe(false);
        expect(takes({ result: 'draw' })).toBe(false);
        expect(takes({ moves: undefined })).toBe(false);
      }),
      { numRuns: 10, seed: 5 },
    );
    for (const name of ['Place', 'Options', 'Game', 'Feyrules', 'RulesVersion', 'x_1', 'a b', '']) {
      const record = recordOf(game, {}, [], { [name]: 'x' });
      expect(schemas.record.safeParse(record).success).toBe(isRead(JSON.stringify(record)));
    }
  },

  'schemas refuse surplus keys, NaN and -0 anywhere'(spec) {
    hereAndThere(spec, 4, 300, 40, (visit) => {
      for (const { schema, value } of samplesOf(spec, visit)) {
        for (const odd of [...everyNumber(value, Number.NaN), ...everyNumber(value, -0)]) {
          if (schema.safeParse(odd).success) throw new Error(`taken: ${JSON.stringify(value)} with NaN or -0 in it`);
        }
        for (const odd of everyObject(value, (object) => ({ ...object, surplus: 1 }))) {
          if (schema.safeParse(odd).success) throw new Error(`taken: ${JSON.stringify(odd)}`);
        }
      }
    });
  },

  'JSON Schemas say in another validator what the schemas say'(spec) {
    const { json } = spec.schemas;
    const validator = new AjvJsonSchemaValidator();
    const validators = Object.fromEntries(
      Object.entries(json).map(([what, schema]) => [what, validator.getValidator({ ...schema })]),
    );
    const counts = { taken: 0, refused: 0 };
    hereAndThere(spec, 10, 300, 20, (visit, rng) => {
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
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(100);
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

function isRead(text: string): boolean {
  try {
    readRecord(text);
    return true;
  } catch {
    return false;
  }
}
