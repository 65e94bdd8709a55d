import { describe, expect, it } from 'vitest';
import type { Kit, Schemas } from '../../src/core/kit.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { saidBy } from './said.ts';

const whole = await loaded(kit);

async function loaded({ schemas }: Kit<Strage>): Promise<Schemas<Strage>> {
  return (await schemas?.()) ?? expect.fail('no schemas');
}

/** The battery's result for the schemas of La Strage degli Innocenti with some change. */
async function said(change: Partial<Schemas<Strage>>): Promise<string> {
  const schemas: Kit<Strage>['schemas'] = async () => ({ ...whole, ...change });
  return saidBy({ kit: { ...kit, schemas }, effort: 0.1 }, ({ name }) => /schema/i.test(name));
}

describe('the battery', () => {
  it('accepts the unchanged schemas', async () => {
    expect(await said({})).toBe('everything holds');
  });

  it.each<[string, 'record' | 'move', (value: Record<string, unknown>) => object, string]>([
    ['records of another game', 'record', (record) => ({ ...record, game: 'strage' }), '{"game":"chess"} is taken'],
    ['records of later rules', 'record', (record) => ({ ...record, rulesVersion: 1 }), '{"rulesVersion":2} is taken'],
    [
      'any tag',
      'record',
      (record) => ({ ...record, tags: {} }),
      'the tag "Options" is not read, and the schema differs',
    ],
    ['-0', 'move', (move) => JSON.parse(JSON.stringify(move)), ' is taken with NaN or -0 in it: '],
    ['surplus keys', 'move', ({ surplus: _, ...rest }) => rest, ' is taken with a surplus key: '],
    ['malformed moves', 'move', ({ extra: _, ...rest }) => rest, '"extra":1} not well-formed, the schema does not'],
    ['moves that lack a field', 'move', (move) => ({ die: 1, ...move }), '{"type":"roll"} not well-formed'],
  ])('finds schemas that accept %s', async (_, what, mended, sentence) => {
    const { json, is } = whole[what];
    const any = (value: unknown): value is never => is(mended(Object(value)));
    expect(await said({ [what]: { json, is: any } })).toContain(sentence);
  });

  it('finds schemas that refuse an option without listed values', async () => {
    const game = {
      ...kit.game,
      options: [{ key: 'fee', clause: 'ST-1.1', default: 0, expected: 'a number' }],
      setup: ({ fee: _, ...options }: Record<string, unknown> = {}) => kit.game.setup(options),
    };
    const agree = await saidBy({ kit: { ...kit, game } }, ({ name }) => name.endsWith('agree on options'));
    expect(agree).toMatch(/: the schema refuses options that setup accepts: .*"fee"/);
  });
});
