import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { bookOf, bookPathOf } from '../cases/books.ts';
import { newFolder } from '../tools/folder.ts';
import { installed } from '../tools/programs.ts';
import { textOf, vectorsOf, vectorsPathOf } from '../vectors/files.ts';
import type { Vector } from '../vectors/vector.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;
const VERIFIER = new URL('../../docs/reference/vectors/verify.py', import.meta.url).pathname;
const folder = newFolder();

function verify(path: string, program: readonly string[] = [COMMAND]) {
  const args = [VERIFIER, path, '--', process.execPath, ...program];
  const { stdout, stderr, status } = spawnSync(installed('python3'), args, { encoding: 'utf8' });
  return { stdout, stderr, status };
}

/** The file of two vectors, the second modified. */
function falsified(vector: Vector, change: Partial<Vector>): string {
  const path = join(folder.path, 'falsified.jsonl');
  writeFileSync(path, textOf([vector, { ...vector, ...change }]));
  return path;
}

/** Writes a file into the folder of the tests. @returns its path. */
function written(name: string, text: string): string {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
}

describe('the verifier of the vectors', () => {
  it.each(kits)('confirms that the built referee agrees with those of $game.id', ({ game }) => {
    const path = vectorsPathOf(game.id);
    const stdout = `${path}: ${vectorsOf(game.id).length} lines agree\n`;
    expect(verify(path)).toEqual({ stdout, stderr: '', status: 0 });
  });

  const [vectors, other] = [vectorsOf('strage'), 'f'.repeat(16)];
  const rolled = vectors.find(({ weights }) => weights !== undefined);
  const over = vectors.find(({ outcome }) => outcome !== undefined);
  if (rolled?.weights === undefined || over?.outcome === undefined) throw new Error('no roll, or no end');
  const [first, ...others] = over.refused;
  if (first === undefined) throw new Error('no refusal');
  const lies: readonly (readonly [string, Vector, Partial<Vector>])[] = [
    ['actor', rolled, { actor: 0 }],
    ['legal moves missing at the referee', rolled, { legal: [...rolled.legal, '7'], weights: [...rolled.weights, 1] }],
    ['legal moves missing in the vector', rolled, { legal: rolled.legal.slice(1), weights: rolled.weights.slice(1) }],
    ['weight of 1', rolled, { weights: rolled.weights.map((weight) => weight + 1) }],
    ['number of weights', rolled, { weights: rolled.weights.slice(1) }],
    ['refusal', over, { refused: [{ ...first, code: 'strage/square-taken' }, ...others] }],
    ['refusal', over, { refused: [{ ...first, clause: 'ST-9.9' }, ...others] }],
    ['view of seat 1', over, { views: { ...over.views, seats: Object.assign([...over.views.seats], { 1: other }) } }],
    ['number of seats', over, { views: { ...over.views, seats: over.views.seats.slice(1) } }],
    ['view of a spectator', over, { views: { ...over.views, table: other } }],
    ['phase', over, { phase: 'actions' }],
    ['outcome', over, { outcome: { ...over.outcome, winners: [] } }],
    ['the referee refuses the request load', over, { moves: ['castle', ...over.moves] }],
    ['the referee refuses the request load', over, { rulesVersion: 99 }],
  ];
  it.each(lies)('detects a line modified in its %s', (what, vector, change) => {
    const path = falsified(vector, change);
    const { stdout, stderr, status } = verify(path);
    expect([stderr, status]).toEqual(['', 1]);
    expect(stdout.split('\n')[0]).toContain(`${path}, line 2: ${what}`);
  });

  it.each(kits.filter(({ cases }) => cases))(
    'confirms that the built referee answers the cases of $game.id',
    ({ game }) => {
      const { length } = bookOf(game.id).cases;
      const stdout = `${bookPathOf(game.id)}: ${length} of ${length} cases agree\n`;
      expect(verify(bookPathOf(game.id))).toEqual({ stdout, stderr: '', status: 0 });
    },
  );

  it('names each case with another answer, and reports if it is the other reading', () => {
    const path = join(folder.path, 'turned.json');
    const book = bookOf('strage');
    const [first, second, ...others] = book.cases;
    if (first === undefined || second === undefined) throw new Error('no two cases');
    const { verdict, otherwise } = first;
    const turned = { ...first, verdict: otherwise, otherwise: verdict };
    const wrong = { ...second, verdict: { ...second.verdict, answer: null } };
    writeFileSync(path, JSON.stringify({ ...book, cases: [turned, wrong, ...others] }));
    const { stdout, status } = verify(path);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      `${path}, ST-1.2a, ${first.name.en}: the referee takes the other reading: ${verdict.reason.en}`,
      expect.stringContaining(`${path}, ST-1.3a, ${second.name.en}: answer: the vector has null, the referee [`),
      `${path}: ${others.length} of ${book.cases.length} cases agree`,
      '',
    ]);
  });

  it.each([
    ['process.exit()', 'the referee ends at the request load'],
    ['process.stdin.on("data", () => console.log(1))', 'the referee answers the request load with no JSON object: 1'],
    [`process.stdin.on("data", () => console.log('{"ok":{}}'))`, 'an answer of the referee has no "tokens"'],
  ])('reports the fault of a referee that does %s', (script, what) => {
    const { stdout, stderr, status } = verify(bookPathOf('strage'), ['-e', script]);
    expect([stderr, status]).toEqual(['', 1]);
    expect(stdout).toMatch(/\n.*: 0 of \d+ cases agree\n$/);
    expect(stdout.split('\n')[0]).toContain(what);
  });

  it.each([
    ['the file does not exist', join(folder.path, 'nothing.jsonl')],
    ['the file contains no vectors', new URL(import.meta.url).pathname],
    ['the file is empty', written('empty.jsonl', '')],
    ['the book has no cases', written('empty.json', '{"cases":[]}')],
  ])('reports in one line that %s', (_, path) => {
    const { stdout, stderr, status } = verify(path);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^.*: this is no file of vectors and no case book, or there is no such referee: .*\n$/);
  });
});
