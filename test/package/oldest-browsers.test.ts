import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestsBy, writePrograms } from '../tools/checks/runtimes/programs.ts';
import { gamesOf } from '../tools/entries.ts';
import { userProject } from './project.ts';

/** Deletes the built-ins that came after ECMAScript 2022, and host functions of that age. */
const DELETES = `
const later = [
  [Array, ['fromAsync']],
  [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [Object.getPrototypeOf(Uint8Array.prototype), ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with']],
  [ArrayBuffer.prototype, ['detached', 'maxByteLength', 'resizable', 'resize', 'transfer', 'transferToFixedLength']],
  [Object, ['groupBy']],
  [Map, ['groupBy']],
  [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [Promise, ['withResolvers', 'try']],
  [String.prototype, ['isWellFormed', 'toWellFormed']],
  [RegExp, ['escape']],
  [Error, ['isError']],
  [Math, ['f16round', 'sumPrecise']],
  [Uint8Array, ['fromBase64', 'fromHex']],
  [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
  [AbortSignal, ['any', 'timeout']],
  [URL, ['canParse', 'parse']],
  [globalThis, ['structuredClone', 'Iterator', 'Float16Array', 'Temporal']],
];
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
later.push([iterators, Object.getOwnPropertyNames(iterators).filter((name) => name !== 'constructor')]);
later.push([Set.prototype, Object.getOwnPropertyNames(Set.prototype).filter((name) => /^(is|union|inter|diff|symm)/.test(name))]);
for (const [from, names] of later) for (const name of names) delete from[name];
if (typeof [].with !== 'undefined' || typeof structuredClone !== 'undefined') throw new Error('nothing is deleted');
`;

it('games, views, words, resampling and bots need no built-in newer than ECMAScript 2022', async () => {
  const { folder } = userProject('oldest-browsers');
  writePrograms(folder);
  writeFileSync(join(folder, 'deletes.cjs'), DELETES);
  const digests = await digestsBy(folder, process.execPath, ['--require', './deletes.cjs']);
  const lines = gamesOf().flatMap((game) => [`${game} games`, `${game} bots`]);
  for (const text of Object.values(digests)) {
    expect(text.replace(/ [0-9a-f]{64}$/gm, '')).toBe(lines.join('\n'));
  }
});
