import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readType } from '../../src/core/read-move.ts';
import { kits } from '../../src/games/index.ts';
import { pagePathOf, textOf, vectorsOf, vectorsPathOf } from '../vectors/files.ts';
import { valuesOf } from '../vectors/meetings.ts';
import { orderOf, refusalsIn } from '../vectors/order.ts';
import { citedOf, pageOf, placesOf, shownBy } from '../vectors/page.ts';
import { uncited } from '../vectors/uncited.ts';
import { questionOf, vectorOf } from '../vectors/vector.ts';
import { wantedOf } from '../vectors/wanted.ts';

/** Maximum compressed size in bytes of a game's vectors. */
const MOST = 300_000;

/**
 * The test vectors of `docs/reference/vectors`. After a change of rules, codes or clauses choose them again with
 * `npm run vectors` or `npm run vectors strage`, and read the difference of the pages.
 */
describe.each(kits)('the vectors of $game.id', (kit) => {
  const { game } = kit;
  const vectors = vectorsOf(game.id);

  it('agree with the rules in every position', () => {
    for (const [index, vector] of vectors.entries()) {
      expect(vectorOf(game, questionOf(vector)), `line ${index + 1}`).toEqual(vector);
    }
    expect(readFileSync(vectorsPathOf(game.id), 'utf8')).toBe(textOf(vectors));
  });

  it('have five refusals each and no duplicate position, and are small', () => {
    expect(vectors.filter(({ refused }) => refused.length !== 5)).toEqual([]);
    const positions = vectors.map(({ options, moves }) => JSON.stringify([options, moves]));
    expect(new Set(positions).size).toBe(positions.length);
    expect(gzipSync(readFileSync(vectorsPathOf(game.id))).length).toBeLessThanOrEqual(MOST);
  });

  it('show every clause that can be shown, and the page explains the others', async () => {
    const shown = await shownBy(kit, vectors);
    const clauses = (await kit.law?.())?.clauses ?? [];
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((clause) => placesOf(clause, shown) === '-').map(({ id }) => id)).toEqual([]);
    const speaking = clauses.filter(({ id, core, follows }) => core || follows || citedOf(id, shown) !== undefined);
    expect(speaking.map(({ id }) => id).filter((id) => Object.hasOwn(uncited, id))).toEqual([]);
  });

  it('show every refusal, phase, move type, and kind of option value', async () => {
    const keys = [...(await shownBy(kit, vectors)).values()].map(
      ({ meeting }) => `${meeting.subject} ${meeting.name.replace(meeting.subject === 'refusal' ? / .*/ : '', '')}`,
    );
    const values = [...(await valuesOf(kit))];
    const wanted = [
      ...game.refusals.map((code) => `refusal ${code}`),
      ...Object.keys(game.words['en']?.prompts ?? {}).map((phase) => `phase ${phase}`),
      ...Object.keys(game.moves).map((type) => `move ${type}`),
      ...values.flatMap(([option, kinds]) => kinds.map(({ name }) => `option ${option} ${name}`)),
    ];
    expect(wanted.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('show every refusal with every clause it can cite, and rare moments of play', async () => {
    const shown = await shownBy(kit, vectors);
    expect(wantedOf(game).filter((key) => !shown.has(key))).toEqual([]);
  });

  it("follow the page's order of refusals, which contains every refusal of the sources", () => {
    const order = orderOf(game.id);
    const paths = order.flatMap(({ types }) => types.flatMap((one) => one.paths));
    expect(new Set(paths.flatMap(({ refusals }) => refusals))).toEqual(refusalsIn(game.id));
    for (const { phase, refused } of vectors) {
      const here = order.find((one) => one.phase === phase);
      for (const { move, code, clause } of refused) {
        const type = typeof move === 'string' ? game.parse(move)?.type : readType(move);
        const first = order.flatMap(({ types }) => types).find((one) => one.type === type);
        const own = here?.types.find((one) => one.type === type);
        const refusals = own?.paths.flatMap((path) => path.refusals).map((refusal) => `${game.id}/${refusal}`) ?? [];
        const general = {
          'unknown-move': first === undefined && here?.clause,
          'malformed-move': (own ?? first)?.clause,
          'not-now': first !== undefined && own === undefined && here?.clause,
        };
        const expected = Object.entries(general).map(([name, cited]) => `${game.id}/${name} ${cited}`);
        expect([...expected, ...refusals]).toContain(`${code} ${clause}`);
      }
    }
  });

  it('are listed by what they show', async () => {
    await expect(await pageOf(kit, vectors)).toMatchFileSnapshot(pagePathOf(game.id));
  });
});

it('the table of uncited clauses names only existing ones', async () => {
  const laws = await Promise.all(kits.map((kit) => kit.law?.()));
  const ids = laws.flatMap((law) => law?.clauses ?? []).map(({ id }) => id);
  expect(Object.keys(uncited).filter((id) => !ids.includes(id))).toEqual([]);
});
