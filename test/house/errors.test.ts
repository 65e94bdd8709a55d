import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Wording } from '../../src/core/wording.ts';
import type { Languages } from '../../src/core/words.ts';
import { games } from '../../src/index.ts';
import { specs } from '../games/specs.ts';
import { pageOfGame, pageOfMatch, pageOfRecords, pageOfUndo } from '../tools/errors.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/reference/errors');

/**
 * The reference of errors: the page of a code `strage/square-taken` is `strage.md#square-taken`. After a change of
 * refusals let the pages be written again, and read the difference:
 *
 *     npx vitest run test/house/errors.test.ts -u
 */
const pages: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    specs.map((spec) => [spec.game.id, (): string => pageOfGame(spec, refusalsOf(spec.game.words))]),
  ),
  match: pageOfMatch,
  record: pageOfRecords,
  undo: pageOfUndo,
};

/** By code: its sentence in every language. */
function refusalsOf({ en, ...others }: Languages): Readonly<Record<string, Wording>> {
  return Object.fromEntries(
    Object.entries(en.refusals).map(([code, sentence]) => [
      code,
      { en: sentence, it: others['it']?.refusals[code] ?? '' },
    ]),
  );
}

describe('the reference of errors', () => {
  it.each(Object.entries(pages))('%s is as the sources have it', async (name, page) => {
    await expect(page()).toMatchFileSnapshot(join(FOLDER, `${name}.md`));
  });

  it('has a page a game, and no other', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      [...Object.keys(games), 'match', 'record', 'undo'].map((name) => `${name}.md`).sort(),
    );
  });

  it.each(Object.values(games))('has an entry with clause and example for every code of $id', ({ id, refusals }) => {
    const sections = readFileSync(join(FOLDER, `${id}.md`), 'utf8')
      .split(/^## /m)
      .slice(1);
    const complete = sections.filter((section) => /^Rests on .+\.$/m.test(section) && /^For example, `/m.test(section));
    const entries = complete.map((section) => `${id}/${section.slice(0, section.indexOf('\n'))}`);
    expect(refusals.filter((code) => !entries.includes(code))).toEqual([]);
    expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toContain('not-your-turn');
  });
});
