import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/core/kit.ts';
import type { Clause } from '../../src/core/law.ts';
import { kits } from '../../src/games/index.ts';
import { kit as strage } from '../../src/games/strage/kit.ts';
import { findClause, nearClauses } from '../../src/referee/law.ts';
import { Client } from './client.ts';

describe('the clauses of several games', () => {
  it('are found by their ids in the game whose kit knows them', async () => {
    const found = await findClause(kits, 'EW-8.4');
    expect([found?.kit.game.id, found?.clause.id, found?.clause.section.id]).toEqual([
      'elfenwizards',
      'EW-8.4',
      'EW-8',
    ]);
    expect(found?.clause.text).toContain('or because both are his');
    const elfengold = kits.filter(({ game }) => game.id === 'elfengold');
    expect((await findClause(elfengold, 'EL-7.2'))?.clause.text).toContain('boot stands, and must have a counter');
    for (const id of ['EW-8.14', 'XX-1.1', '', 'toString', 'EW-8', 'ew-8.4']) {
      expect(await findClause(kits, id)).toBeUndefined();
    }
  });

  it('are searched only in the games whose rules use their prefix', async () => {
    const loaded: string[] = [];
    const spied = kits.map((kit) => {
      const law: Kit['law'] = async (locale) => {
        loaded.push(kit.game.id);
        return kit.law?.(locale) ?? expect.fail('no law');
      };
      return { ...kit, law };
    });
    expect((await findClause(spied, 'EL-7.2'))?.kit.game.id).toBe('elfenland');
    expect(loaded).toEqual(['elfenland', 'elfengold']);
  });

  it('have neighbours: the nearest numbers, or the first clause of each game', async () => {
    expect(await nearClauses(kits, 'EW-8.9')).toEqual(['EW-8.4', 'EW-8.5', 'EW-8.6']);
    expect(await nearClauses(kits, 'EW-99.1')).toEqual(['EW-15.1', 'EW-15.2', 'EW-16.1']);
    expect(await nearClauses(kits, 'XX-1.1')).toEqual(['ST-0.1', 'EW-0.1', 'TC-0.1', 'FF-0.1', 'EL-0.1', 'EG-0.1']);
    expect(await nearClauses([{ game: strage.game }], 'ST-1.1')).toEqual([]);
  });
});

describe('the referee', () => {
  it('returns the text of a clause', async () => {
    expect((await new Client().ok({ do: 'law', clause: 't' })).clauses).toHaveLength(100);
    const { clauses: [clause, ...others] = [] } = await new Client().ok({ do: 'law', clause: 'st-3.6' });
    expect([clause, ...others]).toEqual([(await strage.law?.())?.find('ST-3.6')]);
    expect(clause?.text).toContain('before, between or after his other actions');
  });

  it.each<[string, (clause: Clause) => boolean]>([
    ['ST3,6', ({ id }) => id === 'ST-3.6'],
    ['st-3', ({ section }) => section.id === 'ST-3'],
    ['strage', () => true],
    ['Massacr', ({ text }) => text.includes('massacre')],
    [' lone SPRITE ', ({ text }) => text.includes('lone sprite')],
  ])('finds the clauses of %j', async (asked, isAsked) => {
    const expected = ((await strage.law?.())?.clauses ?? []).filter(isAsked);
    expect(expected).not.toEqual([]);
    expect(await new Client({ kits: [strage] }).ok({ do: 'law', clause: asked })).toEqual({ clauses: expected });
  });

  it.each(['', ' ', '3', 'prite', 'x'.repeat(101), '.*', 'ST-33', '__proto__'])(
    'finds nothing for %j',
    async (asked) => {
      expect((await new Client().error({ do: 'law', clause: asked })).code).toBe('protocol/unknown-clause');
    },
  );

  it('suggests the nearest clauses for an unknown one', async () => {
    const client = new Client();
    const { code, message, params } = await client.error({ do: 'law', clause: 'ST-3.9', locale: 'it' });
    expect([code, params['near']]).toEqual(['protocol/unknown-clause', 'ST-3.4, ST-3.5, ST-3.6']);
    expect(message).toBe('Qui non c\'è una clausola "ST-3.9"; vicino: ST-3.4, ST-3.5, ST-3.6.');
    expect((await client.error({ do: 'law', clause: 'x'.repeat(1_000) })).message.length).toBeLessThan(200);
    const lawless = new Client({ kits: [{ game: strage.game }] });
    expect((await lawless.error({ do: 'law', clause: 'ST-3.6' })).params['near']).toBe('–');
  });

  it('adds the text of the clause to a refusal on request', async () => {
    const client = new Client();
    const { seats } = await client.open('strage', { options: { order: [0, 1, 2] }, seed: 1 });
    const asked = { do: 'check', token: seats[0], move: '@h8' };
    const { refusal } = await client.ok({ ...asked, law: true });
    expect([refusal?.clause, refusal?.text]).toEqual(['ST-3.3', (await strage.law?.())?.find('ST-3.3')?.text]);
    for (const without of [asked, { ...asked, law: false }]) {
      expect((await client.ok(without)).refusal).not.toHaveProperty('text');
    }
    expect(await client.ok({ ...asked, move: '@a1', law: true })).toEqual({ legal: true });
  });

  it('adds nothing if the game has no law', async () => {
    const client = new Client({ kits: [{ game: strage.game }] });
    const { seats } = await client.open('strage', { options: { order: [0, 1, 2] }, seed: 1 });
    const { legal, refusal } = await client.ok({ do: 'check', token: seats[0], move: '@h8', law: true });
    expect([legal, refusal?.clause, refusal?.text]).toEqual([false, 'ST-3.3', undefined]);
  });
});
