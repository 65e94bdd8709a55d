import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { expect } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import type { Schema } from '../../src/core/kit.ts';
import { recordOf } from '../../src/core/record.ts';
import type { Visit } from '../../src/testing/play.ts';
import { checkSampledStates, viewersOf } from '../../src/testing/play.ts';
import type { Subject } from '../../src/testing/subject.ts';
import { altered } from './alter.ts';
import type { Spec } from './spec.ts';

/** The properties of JSON Schemas as this repository makes them. Each throws if it does not hold. */
export const schemas: Readonly<Record<string, (spec: Spec, subject: Subject) => void>> = {
  'JSON Schemas say in another validator what the schemas say'({ game, schemas }, subject) {
    const validator = new AjvJsonSchemaValidator();
    const validators = Object.fromEntries(
      Object.entries<Schema<unknown>>({ ...schemas }).map(([what, { json }]) => [what, validator.getValidator(json)]),
    );
    const counts = { taken: 0, refused: 0 };
    checkSampledStates(subject, 10, 300, 20, (visit, rng) => {
      for (const { what, value } of samplesOf({ game }, visit)) {
        const { is }: Schema<unknown> = schemas[what];
        for (const tried of [value, ...Array.from({ length: 16 }, () => altered(value, rng))]) {
          const taken = validators[what]?.(tried).valid === true;
          counts[taken ? 'taken' : 'refused'] += 1;
          const agree = is(tried) ? taken : !taken || is(beyondJson(game, what, tried));
          if (!agree) throw new Error(`${what} ${JSON.stringify(tried)}: ${taken}`);
        }
      }
    });
    if (subject.effort >= 1) expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(100);
  },

  'JSON Schemas are plain, name themselves, and use the words of every draft since 7'({ game, schemas }) {
    for (const [what, { json: schema }] of Object.entries<Schema<unknown>>({ ...schemas })) {
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
  readonly value: unknown;
}

/** Everything that can be validated in one state of a game. */
function samplesOf({ game }: Pick<Spec, 'game'>, { state, move, moves, options }: Visit): Sample[] {
  const samples: Sample[] = [
    { what: 'options', value: options },
    { what: 'move', value: move },
    { what: 'record', value: recordOf(game, options, moves.slice(0, 9)) },
  ];
  for (const viewer of viewersOf(state)) samples.push({ what: 'view', value: game.view(state, viewer) });
  game.apply(state, move, (event) => {
    samples.push({ what: 'event', value: event });
  });
  return samples;
}

/** The same without what no JSON Schema can refuse: -0, a list of a move out of order, a text that is no notation. */
function beyondJson(game: Game, what: Sample['what'], value: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  if (what === 'move') return inOrder(game, plain);
  if (what !== 'record') return plain;
  const moves: readonly unknown[] = Object(plain).moves;
  return {
    ...Object(plain),
    moves: moves.filter((move) => typeof move !== 'string').map((move) => inOrder(game, move)),
  };
}

/** A move with its lists in the order of their domains. */
function inOrder(game: Game, move: unknown): object {
  const { type, ...fields } = Object(move);
  const ordered = Object.entries(fields).map(([name, value]) => {
    const listed: readonly unknown[] = Object(game.moves[type]?.[name]?.schema['items']).enum;
    const rankOf = (item: unknown): number => listed.indexOf(item);
    return [name, Array.isArray(value) ? [...value].sort((a, b) => rankOf(a) - rankOf(b)) : value];
  });
  return { type, ...Object.fromEntries(ordered) };
}
