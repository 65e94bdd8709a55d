import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourcesOf } from '../../src/core/chance.ts';
import { RecordError } from '../../src/core/errors.ts';
import { Match } from '../../src/core/match.ts';
import type { MatchSetup } from '../../src/core/match-setup.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { seeded, systemRandom } from '../../src/core/rng.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { strage } from '../../src/games/strage/index.ts';

/** Values that a caller without types may pass. */
const untyped = (json: string): MatchSetup<Strage> => JSON.parse(json);

function dice(setup: MatchSetup<Strage>): unknown[] {
  const match = new Match(strage, { options: { players: 4 }, ...setup });
  const rolled: unknown[] = [];
  while (match.actor === 'chance') rolled.push(match.chance());
  return rolled;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the chance of a match', () => {
  it('is drawn from a secret of 128 random bits by default', () => {
    const system = [5, 3, 1, 0xffffffff, 4];
    vi.stubGlobal('crypto', { getRandomValues: (into: Uint32Array) => into.fill(system.shift() ?? 0) });
    const drawn = dice({});
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn).toEqual(dice({ seed: '000000050000000300000001ffffffff' }));
    expect(system).toEqual([4]);
  });

  it('is drawn by the given seed or source', () => {
    expect(dice({ seed: 5 })).toEqual(dice({ rng: sourcesOf('5').dice }));
    const [one, other] = [seeded(5), seeded(5)];
    expect(dice({ rng: one })).toEqual(dice({ rng: () => other }));
    expect(dice({ seed: 5 })).toEqual(dice({ chance: 'drawn', seed: 5 }));
  });

  it('throws an error with advice if the system has no random numbers', () => {
    vi.stubGlobal('crypto', undefined);
    expect(() => dice({})).toThrow('give an rng or a seed');
    expect(dice({ seed: 1 })).toEqual(dice({ seed: 1 }));
    expect(new Match(strage, { options: { order: [0, 1, 2] } }).chance({ type: 'roll', die: 2 })).toEqual({
      type: 'roll',
      die: 2,
    });
  });

  it.each([
    ['dictated, with a seed', { chance: 'dictated', seed: 1 }],
    ['dictated, with a source', { chance: 'dictated', rng: seeded(1) }],
    ['a seed and a source', { seed: 1, rng: seeded(1) }],
    ['options beside a record', { options: {}, record: new Match(strage).record() }],
  ] as const)('refuses a contradictory set-up: %s', (_, setup) => {
    expect(() => new Match(strage, setup)).toThrow(TypeError);
  });

  it.each([
    ['{"seed":""}', RangeError],
    ['{"seed":[7]}', TypeError],
    ['{"seed":null}', TypeError],
    ['{"seed":true}', TypeError],
    ['{"seed":1.5}', RangeError],
    ['{"chance":"diced"}', RangeError],
    ['{"rng":{}}', TypeError],
    ['{"rng":null}', TypeError],
    ['{"tags":{"two words":"x"}}', RecordError],
    ['{"tags":{"Game":"x"}}', RecordError],
    ['{"tags":{"Red":1}}', RecordError],
    ['{"tags":null}', RecordError],
  ])('refuses %s', (json, error) => {
    expect(() => new Match(strage, untyped(json))).toThrow(error);
  });

  it('refuses a source without `int` when it is asked to draw', () => {
    expect(() => new Match(strage, { rng: Object(Math.random) }).chance()).toThrow('An rng is an object with a method');
  });

  it('refuses a seed that is not an integer', () => {
    for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, 0.1]) {
      expect(() => new Match(strage, { seed })).toThrow(RangeError);
      expect(() => seeded(seed)).toThrow(RangeError);
    }
  });
});

describe('random numbers of the system', () => {
  it('stay below their bound and reach every value', () => {
    const rng = systemRandom();
    for (const below of [1, 2, 6, 2 ** 32]) {
      const drawn = Array.from({ length: 400 }, () => rng.int(below));
      expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < below)).toBe(true);
      expect(new Set(drawn).size).toBeGreaterThan(Math.min(below, 300) - 1);
    }
  });

  it('are redrawn where they would cause a modulo bias', () => {
    const numbers = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
    vi.stubGlobal('crypto', { getRandomValues: (into: Uint32Array) => into.fill(numbers.shift() ?? 0) });
    expect(systemRandom().int(6)).toBe((2 ** 32 - 5) % 6);
  });
});

describe('the tags of a match', () => {
  it('are stored in its record and kept when it is resumed', () => {
    const match = new Match(strage, { options: { order: [0, 1, 2] }, tags: { Red: 'Anna', Place: 'Oz' } });
    match.chance({ type: 'roll', die: 4 });
    expect(match.record().tags).toEqual({ Red: 'Anna', Place: 'Oz' });
    const stored = readRecord(JSON.stringify(match.record()));
    expect(new Match(strage, { record: stored }).record()).toEqual(match.record());
    const renamed = new Match(strage, { record: stored, tags: { Place: 'Ix' } });
    expect(renamed.record().tags).toEqual({ Red: 'Anna', Place: 'Ix' });
  });
});

describe('a seat that does not exist', () => {
  const match = new Match(strage, { options: { players: 2, order: [0, 1] } });
  match.chance({ type: 'roll', die: 4 });
  const asked = {
    observe: (seat: number) => match.observe(seat),
    violation: (seat: number) => match.violation(seat, { type: 'end' }),
    play: (seat: number) => match.play(seat, { type: 'end' }),
    undoRefusal: (seat: number) => match.undoRefusal(seat),
    undo: (seat: number) => match.undo(seat),
    feed: (seat: number) => match.feed(seat),
  };

  it.each(Object.entries(asked))('is refused by %s', (_, ask) => {
    expect(() => ask(-0)).toThrow(RangeError);
    for (const seat of [2, 7, -1, 1.5, Number.NaN]) {
      expect(() => ask(seat)).toThrow(RangeError);
      expect(() => ask(seat)).toThrow(`There is no seat ${seat}; the seats are 0 to 1.`);
    }
    for (const json of ['"1"', 'null', '{}', '[0]']) {
      expect(() => ask(JSON.parse(json))).toThrow(TypeError);
    }
  });

  it('cannot be replaced by "table" in calls that need a seat', () => {
    expect(match.observe('table').moves).toEqual([]);
    expect(match.feed('table')).not.toEqual([]);
    expect(() => match.violation(JSON.parse('"table"'), { type: 'end' })).toThrow(TypeError);
    expect(() => match.undoRefusal(JSON.parse('"table"'))).toThrow(TypeError);
  });

  it('a feed from an invalid ply is refused', () => {
    for (const from of [-1, 0.5, Number.NaN]) expect(() => match.feed('table', from)).toThrow(RangeError);
    expect(match.feed('table', 1)).toEqual([]);
    expect(match.feed('table', 99)).toEqual([]);
  });
});
