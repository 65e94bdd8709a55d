import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { corpusFile } from '../games/corpus.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';
import { MANY, manyRecords } from './many-records.ts';

const folder = newFolder();

function feyrules(args: string, input: string | Buffer = ''): Promise<Run> {
  return command(args.split(' '), { cwd: folder.path, input });
}

/** The result with one thread, checked to be the same with several. */
async function alike(args: string, input?: string | Buffer, several: readonly number[] = [2]): Promise<Run> {
  const one = await feyrules(args, input);
  for (const workers of several) expect(await feyrules(`${args} --workers ${workers}`, input)).toEqual(one);
  return one;
}

beforeAll(() => folder.write('many.txt', manyRecords()));

describe('feyrules check --workers', () => {
  it('reports many games as one thread does, in order', async () => {
    const { out, err, code } = await alike('check many.txt', undefined, [3]);
    expect({ err, code }).toEqual({ err: '', code: 2 });
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(MANY + 1);
    expect(lines.slice(0, -1).map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: MANY }, (_, index) => index + 1),
    );
    expect(lines.at(-1)).toMatch(/^\d+ games: \d{2,} legal, \d{2,} illegal, \d{2,} unreadable$/);
  });

  it.each(['--json', '--law --locale it'])('reports the same with %s', async (options) => {
    const { out } = await alike(`check many.txt ${options}`);
    expect(out.length).toBeGreaterThan(10_000);
  });

  it('reads standard input', async () => {
    const text = readFileSync(join(folder.path, 'many.txt'));
    expect((await alike('check -', text)).out).toBe((await feyrules('check many.txt')).out);
  });

  it('finds every corpus legal', async () => {
    folder.write(
      'all.txt',
      Object.keys(games)
        .map((id) => readFileSync(corpusFile(id)))
        .join('\n'),
    );
    expect(await alike('check all.txt')).toMatchObject({ err: '', code: 0 });
  });

  it('fails like one thread on a file of another format', async () => {
    folder.write('one.txt', manyRecords(1));
    folder.write('empty.txt', '');
    expect(await alike('check one.txt')).toMatchObject({ out: 'legal, 3 moves, not over\n', code: 0 });
    expect(await alike('check empty.txt')).toMatchObject({ err: 'feyrules: empty.txt is empty\n', code: 2 });
    expect(await alike('check nowhere.txt')).toMatchObject({ out: '', code: 2 });
    expect(await alike('check . --json')).toMatchObject({
      err: '',
      code: 2,
      out: expect.stringContaining('"file":"many.txt"'),
    });
    const noise = '[Feyrules "1"]\n{never closed\n';
    expect(await alike('check -', noise.repeat(9_000))).toMatchObject({ err: '', code: 2 });
  });

  it("loads the user's own games in every thread", async () => {
    folder.write('mine.mjs', renamed());
    folder.write('mine.txt', manyRecords().replaceAll('strage', 'renamed'));
    const { out, code } = await alike('check mine.txt --game ./mine.mjs');
    expect(code).toBe(2);
    expect(out).toMatch(/2400 games: 600 legal, 900 illegal, 900 unreadable\n$/);
    const apart = "import { isMainThread } from 'node:worker_threads';";
    folder.write('apart.mjs', apart + renamed('if (isMainThread) throw new Error();'));
    expect((await feyrules('check mine.txt --game ./apart.mjs --workers 2')).out).toBe(out);
    expect((await alike('check mine.txt')).out).toContain('unknown game "renamed"');
    expect(await alike('check mine.txt --game ./none.mjs')).toMatchObject({ out: '', code: 2 });
  });

  it("prints the results up to the failure of such a game's rules", async () => {
    folder.write('bug.mjs', renamed("if (move.type === 'end') throw new TypeError('no idea');"));
    const record = manyRecords(1).replace('strage', 'renamed');
    const records = Array.from({ length: 3_000 }, (_, index) =>
      index === 2_500 ? record.replace('@b1', 'end') : record,
    );
    folder.write('bug.txt', records.join(''));
    const one = await feyrules('check bug.txt --game ./bug.mjs');
    const two = await feyrules('check bug.txt --game ./bug.mjs --workers 2');
    expect(one.out.trimEnd().split('\n')).toHaveLength(2_500);
    expect(two).toMatchObject({ out: one.out, code: one.code });
    for (const { err, code } of [one, two]) {
      expect(err).toMatch(/^feyrules: TypeError: no idea\n +at .*bug\.mjs/);
      expect(code).toBe(70);
    }
  });

  it.each([
    ['0', 'Expected: integer from 1 to 256'],
    ['-1', 'Expected: integer from 1 to 256'],
    ['abc', 'Expected: integer from 1 to 256'],
    ['257', 'Expected: integer from 1 to 256'],
    ['2 --redis redis://127.0.0.1:1', 'cannot be used with option'],
  ])('refuses %s in one sentence', async (workers, sentence) => {
    const { out, err, code } = await feyrules(`check many.txt --workers ${workers}`);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toMatch(/^feyrules: [^\n]+\n$/);
    expect(err).toContain(sentence);
  });
});

/** La Strage under another name, whose moves run some code first. */
function renamed(first: string = ''): string {
  const strage = new URL('../../dist/entries/strage.js', import.meta.url).href;
  return `
    import { strage } from ${JSON.stringify(strage)};
    const advance = (draft, move, emit) => { ${first} strage.advance(draft, move, emit); };
    export default { ...strage, id: 'renamed', advance };
  `;
}
