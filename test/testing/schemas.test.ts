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

  it('finds schemas that accept records of another game', async () => {
    const { json, is } = whole.record;
    const any = (value: unknown): value is never => is(Object(value)) || is({ ...Object(value), game: 'strage' });
    expect(await said({ record: { json, is: any } })).toMatch(/: a record with \{"game":"chess"\} is taken/);
  });

  it('finds schemas that accept -0', async () => {
    const { json, is } = whole.move;
    const any = (value: unknown): value is never => is(JSON.parse(JSON.stringify(value)));
    expect(await said({ move: { json, is: any } })).toMatch(/ is taken with NaN or -0 in it: /);
  });

  it('finds schemas that accept unknown keys', async () => {
    const { json, is } = whole.move;
    const any = (value: unknown): value is never => {
      const { surplus: _, ...rest } = Object(value);
      return is(rest);
    };
    expect(await said({ move: { json, is: any } })).toMatch(/ is taken with a surplus key: /);
  });
});
