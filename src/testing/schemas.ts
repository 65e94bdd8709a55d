import { deepEqual, equal, fail, ok } from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Tagged } from '../core/game.ts';
import type { Schema, Schemas } from '../core/kit.ts';
import { recordOf } from '../core/record.ts';
import { readRecord } from '../core/record-text.ts';
import { thrownBy } from './faults.ts';
import { canonical, mustBePlain } from './graph.ts';
import type { Visit } from './play.ts';
import { checkSampledStates, randomGames, randomly, seen, viewersOf, walk } from './play.ts';
import type { Checks } from './states.ts';
import { isAccepted, type Subject } from './subject.ts';
import { everyNumber, everyObject } from './surplus.ts';
import { neighboursOf, universeOf } from './universe.ts';

export const schemas: Checks = {
  async 'schemas accept what the game gives, and exactly the moves it finds well-formed'(subject) {
    const { game } = subject;
    const all = await schemasOf(subject);
    checkSampledStates(subject, 15, 300, 4, ({ state, move, options }, rng) => {
      taken('options', all.options, options);
      for (const viewer of viewersOf(state)) taken(`the view of ${seen(viewer)}`, all.view, game.view(state, viewer));
      game.apply(state, move, (event) => {
        for (const viewer of viewersOf(state)) {
          const told = game.redact(event, viewer);
          if (told !== undefined) taken(`the event as told to ${seen(viewer)}`, all.event, told);
        }
      });
      const tries: unknown[] = [move, { ...move, extra: 1 }, { ...move, type: 'no such move' }];
      for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
      for (const [name, { values }] of Object.entries(game.moves[move.type] ?? {})) {
        const odds = [null, -1, 1.5, 1e9, 'x', [], {}, true, ...justOutside(values)];
        for (const odd of odds) tries.push({ ...move, [name]: odd });
        tries.push(Object.fromEntries(Object.entries(move).filter(([key]) => key !== name)));
      }
      for (const tried of tries) {
        const code = game.violation(state, tried)?.code ?? '';
        const wellFormed = !/\/(malformed|unknown)-move$/.test(code);
        if (all.move.is(tried) === wellFormed) continue;
        fail(
          `the game finds ${JSON.stringify(tried)} ${wellFormed ? '' : 'not '}well-formed, the schema does not agree`,
        );
      }
    });
    for (const { move } of universeOf(game)) taken('the move', all.move, move);
  },

  async 'schemas and setup agree on options'(subject) {
    const { game } = subject;
    const { options: schema } = await schemasOf(subject);
    const keys = (game.options ?? []).map(({ key }) => key);
    const names = fc.constantFrom('players', 'order', 'firstSeat', 'extra', ...keys);
    const odd = fc.oneof(subject.options, fc.dictionary(names, fc.oneof(fc.nat(7), fc.jsonValue()), { maxKeys: 2 }));
    randomly(subject, { runs: 500, seed: 3 }, odd, (options) => {
      if (isAccepted(game, options)) taken('options that setup accepts', schema, options);
    });
  },

  async 'schemas take a record of moves or of notations, and no other game’s'(subject) {
    const { game } = subject;
    const { record: schema } = await schemasOf(subject);
    randomly(subject, { runs: 10, seed: 5 }, fc.tuple(randomGames(subject, 60), fc.string()), ([random, word]) => {
      const moves: Tagged[] = [];
      walk(subject, random, ({ move }) => moves.push(move));
      const record = recordOf(game, random.options, moves, { Place: 'Rome' });
      const takes = (changed: object, expected: boolean): void => {
        const tried = { ...record, ...changed };
        equal(
          schema.is(tried),
          expected,
          `a record with ${JSON.stringify(changed)} is ${expected ? 'refused' : 'taken'}`,
        );
      };
      takes({}, true);
      deepEqual(readRecord(JSON.stringify(record)), record, 'a record is not read as it was written');
      takes({ moves: moves.map((move) => game.print(move)), result: '*' }, true);
      takes({ moves: [word] }, game.parse(word) !== undefined);
      takes({ game: 'chess' }, false);
      takes({ feyrules: 2 }, false);
      takes({ rulesVersion: game.rulesVersion + 1 }, false);
      takes({ result: 'draw' }, false);
      takes({ moves: undefined }, false);
    });
    for (const name of ['Place', 'Options', 'Game', 'Feyrules', 'RulesVersion', 'x_1', 'a b', '']) {
      const record = recordOf(game, {}, [], { [name]: 'x' });
      const read = thrownBy(() => readRecord(JSON.stringify(record))) === undefined;
      equal(
        schema.is(record),
        read,
        `a record with the tag "${name}" is ${read ? '' : 'not '}read, and the schema differs`,
      );
    }
  },

  async 'schemas refuse surplus keys, NaN and -0 anywhere'(subject) {
    const all = await schemasOf(subject);
    checkSampledStates(subject, 4, 300, 40, (visit) => {
      for (const { what, schema, value } of samplesOf(subject, all, visit)) {
        for (const odd of [...everyNumber(value, Number.NaN), ...everyNumber(value, -0)]) {
          ok(!schema.is(odd), `${what} is taken with NaN or -0 in it: ${JSON.stringify(odd)}`);
        }
        for (const odd of everyObject(value, (object) => ({ ...object, surplus: 1 }))) {
          ok(!schema.is(odd), `${what} is taken with a surplus key: ${JSON.stringify(odd)}`);
        }
      }
    });
  },

  async 'JSON Schemas are plain JSON'(subject) {
    for (const [what, { json }] of Object.entries<Schema<unknown>>({ ...(await schemasOf(subject)) })) {
      mustBePlain(`the JSON Schema of ${what} is`, json);
    }
  },
};

/** Not called for kits without schemas. */
async function schemasOf({ kit }: Subject): Promise<Schemas> {
  return (await kit.schemas?.()) ?? fail('the kit has no schemas');
}

/** Numbers just outside the bounds of a field, and lists that contain such a number. */
function justOutside(values: readonly unknown[]): unknown[] {
  const lists = values.filter(Array.isArray);
  const numbers = [...values, ...lists.flat()].filter((value) => typeof value === 'number');
  if (numbers.length === 0) return [];
  const least = numbers.reduce((one, other) => Math.min(one, other));
  const most = numbers.reduce((one, other) => Math.max(one, other));
  const [list] = lists.filter(({ length }) => length > 0);
  return [least - 1, most + 1].flatMap((odd) => [
    odd,
    ...(list === undefined
      ? []
      : [
          [odd, ...list.slice(1)],
          [...list.slice(1), odd],
        ]),
  ]);
}

function taken(what: string, schema: Schema<unknown>, value: unknown): void {
  if (!schema.is(value)) fail(`the schema refuses ${what}: ${canonical(value)}`);
}

interface Sample {
  readonly what: 'options' | 'move' | 'view' | 'event' | 'record';
  readonly schema: Schema<unknown>;
  readonly value: unknown;
}

/** All values to validate at one state. */
function samplesOf({ game }: Subject, all: Schemas, { state, move, moves, options }: Visit): Sample[] {
  const samples: Sample[] = [
    { what: 'options', schema: all.options, value: options },
    { what: 'move', schema: all.move, value: move },
    { what: 'record', schema: all.record, value: recordOf(game, options, moves.slice(0, 9)) },
  ];
  for (const viewer of viewersOf(state)) {
    samples.push({ what: 'view', schema: all.view, value: game.view(state, viewer) });
  }
  game.apply(state, move, (event) => {
    samples.push({ what: 'event', schema: all.event, value: event });
  });
  return samples;
}
