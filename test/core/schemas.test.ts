import { describe, expect, it, vi } from 'vitest';
import { casesFrom } from '../../src/core/cases.ts';
import { schemasFrom } from '../../src/core/schemas.ts';
import { strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { schemasOf } from '../testing/kit-schemas.ts';

const schemas = await schemasOf(kit);
const record = { feyrules: 1, game: 'strage', rulesVersion: strage.rulesVersion, tags: {}, options: {} };

describe('the schemas of a game', () => {
  it('accept the options and views that the game produces', () => {
    expect([{}, { players: 2 }, { players: 9 }, { castle: true }].map(schemas.options.is)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const view = strage.view(strage.setup({ players: 2 }), 0);
    expect([view, { ...view, castle: true }, {}].map(schemas.view.is)).toEqual([true, false, false]);
  });

  it('accept only records of this format, game and version, with notations of the game', () => {
    const taken = [[], ['@a1'], ['6', '@b2'], [{ type: 'place', to: 0 }]].map((moves) =>
      schemas.record.is({ ...record, moves }),
    );
    expect(taken).toEqual([true, true, true, true]);
    for (const made of ['@a9', 'castle', 'a b', '', { type: 'castle' }]) {
      expect(schemas.record.is({ ...record, moves: ['@a1', made] })).toBe(false);
    }
    for (const other of [{ feyrules: 2 }, { game: 'chess' }, { rulesVersion: 99 }])
      expect(schemas.record.is({ ...record, moves: [], ...other })).toBe(false);
  });

  it('accept notations of up to 200 characters', async () => {
    const lenient = { ...strage, parse: () => ({ type: 'end' }) as const };
    const { record: made } = await schemasFrom(lenient, async () => ({ options: {}, view: {}, event: {} }))();
    expect([200, 201].map((length) => made.is({ ...record, moves: ['x'.repeat(length)] }))).toEqual([true, false]);
  });

  it('may contain the keywords that ts-json-schema-generator adds', async () => {
    const written = { $schema: 'http://json-schema.org/draft-07/schema#', definitions: {} };
    const load = schemasFrom(strage, async () => ({
      options: { ...written, type: 'object' },
      view: { ...written, type: 'string' },
      event: { ...written, type: 'null' },
    }));
    const { view, record: made } = await load();
    expect(['x', 1].map(view.is)).toEqual([true, false]);
    expect(view.json).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'string' });
    expect(view.json).not.toHaveProperty('definitions');
    expect(made.json).toHaveProperty('properties.options', { type: 'object' });
  });

  it('are loaded once, on the first request', async () => {
    let loads = 0;
    const load = schemasFrom(strage, async () => {
      loads += 1;
      return { options: {}, view: { type: 'string' }, event: { type: 'null' } };
    });
    expect(loads).toBe(0);
    const loaded = await load();
    expect(await load()).toBe(loaded);
    expect(loads).toBe(1);
    expect(['x', 1].map(loaded.view.is)).toEqual([true, false]);
    expect(loaded.move.json).toEqual(schemas.move.json);
  });

  it('are loaded again after a failure, and so are the cases', async () => {
    const load = vi.fn(async () => ({ options: {}, view: {}, event: {}, default: '{}' }));
    for (const loaded of [schemasFrom(strage, load), casesFrom(load)]) {
      load.mockRejectedValueOnce(new Error('offline'));
      await expect(loaded()).rejects.toThrow('offline');
      await expect(loaded()).resolves.toBeDefined();
    }
  });
});
