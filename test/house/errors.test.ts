import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Wording } from '../../src/core/wording.ts';
import type { Languages } from '../../src/core/words.ts';
import { games } from '../../src/index.ts';
import { specs } from '../games/specs.ts';
import { failuresIn, nodesOf, pageOfFailures, pageOfGame, sources } from '../tools/build/errors.ts';

const FOLDER = resolve(import.meta.dirname, '../../docs/reference');
const files = sources();
const failures = files.flatMap(failuresIn);

/** Errors constructed without a code, and why users never see them. */
const UNCODED: Readonly<Record<string, string>> = {
  'arena/queue-worker.ts UnrecoverableError':
    'tells BullMQ that a job stays failed; the arena throws arena/worker-refused',
  'arena/queue-worker.ts WaitingError': 'tells BullMQ that a job waits again',
  'arena/bot-threads.ts ThreadDiedError': 'becomes arena/cannot-load, or a forfeit',
  'arena/arena-game.ts BotFailure': 'becomes a forfeit or a BotError',
  'arena/queue.ts Error': 'becomes arena/no-redis',
  'cli/arguments.ts InvalidArgumentError': 'becomes cli/bad-value',
  'cli/arena-commands.ts InvalidArgumentError': 'becomes cli/bad-value',
  'cli/menu.ts Left': 'ends the questions; nothing is said',
  'referee/server/refusals.ts RefusedRequest': 'becomes an answer, whose refusal has a code',
  'rl/encoding.ts EncodingError': 'becomes rl/unfit-view',
  'testing/graph.ts TypeError': 'becomes testing/broken-property',
  'testing/play.ts Fault': 'becomes testing/broken-property',
};

/**
 * The reference of errors: the page of a code `strage/square-taken` is `strage.md#square-taken`. After a change of
 * refusals rewrite the pages and read the difference:
 *
 *     npx vitest run test/house/errors.test.ts -u
 */
const pages: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    specs.map((spec) => [`errors/${spec.game.id}`, (): string => pageOfGame(spec, refusalsOf(spec.game.words))]),
  ),
  errors: () => pageOfFailures(failures, Object.values(games)),
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
  it.each(Object.entries(pages))('%s matches the sources', async (name, page) => {
    await expect(page()).toMatchFileSnapshot(join(FOLDER, `${name}.md`));
  });

  it('has one page per game and no other', () => {
    expect(readdirSync(join(FOLDER, 'errors')).sort()).toEqual(
      Object.keys(games)
        .map((name) => `${name}.md`)
        .sort(),
    );
  });

  it.each(Object.values(games))('has an entry with clause and example for every code of $id', ({ id, refusals }) => {
    const sections = readFileSync(join(FOLDER, 'errors', `${id}.md`), 'utf8')
      .split(/^## /m)
      .slice(1);
    const complete = sections.filter((section) => /^Rests on .+\.$/m.test(section) && /^For example, `/m.test(section));
    const entries = complete.map((section) => `${id}/${section.slice(0, section.indexOf('\n'))}`);
    expect(refusals.filter((code) => !entries.includes(code))).toEqual([]);
    expect(sections.map((section) => section.slice(0, section.indexOf('\n')))).toContain('not-your-turn');
  });
});

/** The error classes whose instances have a code: those that declare one, or extend one that does. */
function codedClasses(): ReadonlySet<string> {
  const classes = files.flatMap((file) => [...nodesOf(file)].filter(ts.isClassDeclaration));
  const coded = new Set<string>();
  for (let before = -1; before < coded.size; ) {
    before = coded.size;
    for (const { name, members, heritageClauses = [] } of classes) {
      const base = heritageClauses[0]?.types[0]?.expression.getText() ?? '';
      if (coded.has(base) || (/Error$/.test(base) && members.some((member) => member.name?.getText() === 'code')))
        coded.add(name?.text ?? '');
    }
  }
  return coded;
}

/** Errors that the sources construct, with the class and whether they have a code or are marked as broken. */
function constructed(file: ts.SourceFile): { readonly where: string; readonly isCoded: boolean }[] {
  return [...nodesOf(file)].filter(ts.isNewExpression).flatMap((made) => {
    const name = made.expression.getText();
    if (!errorClasses.has(name) && !/Error$/.test(name)) return [];
    const isWrapped = ts.isCallExpression(made.parent) && made.parent.expression.getText() === 'coded';
    const isBroken = /^['"`]broken /.test(made.arguments?.[0]?.getText() ?? '');
    return [{ where: `${file.fileName} ${name}`, isCoded: coded.has(name) || isWrapped || isBroken }];
  });
}

const coded = codedClasses();
const errorClasses = new Set(
  files.flatMap((file) =>
    [...nodesOf(file)]
      .filter(ts.isClassDeclaration)
      .filter(({ heritageClauses = [] }) => /Error\b/.test(heritageClauses[0]?.getText() ?? ''))
      .map(({ name }) => name?.text ?? ''),
  ),
);

describe('every error that users can see', () => {
  it('has a code, or a message that begins with "broken"', () => {
    const without = files.flatMap(constructed).filter(({ isCoded }) => !isCoded);
    expect([...new Set(without.map(({ where }) => where))].sort()).toEqual(Object.keys(UNCODED).sort());
  });

  it('has a cause, a remedy, and a unique code', () => {
    expect(failures.filter(({ cause, remedy }) => !/\.$/.test(cause) || !/\.$/.test(remedy))).toEqual([]);
    const codes = failures.map(({ code }) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
  });

  it('is thrown somewhere, and every code in use is listed', () => {
    const used = files.flatMap((file) =>
      [...nodesOf(file)]
        .filter(ts.isStringLiteral)
        .filter(({ parent }) => !(ts.isPropertyAssignment(parent) && parent.name.getText().includes('/')))
        .map(({ text }) => text),
    );
    const listed = new Set(failures.map(({ code }) => code));
    const isUsed = new Set(used);
    expect([...listed].filter((code) => !code.startsWith('undo/') && !isUsed.has(code))).toEqual([]);
    const areas = new Set([...listed].map((code) => code.slice(0, code.indexOf('/') + 1)));
    expect(
      [...isUsed].filter(
        (text) =>
          areas.has(text.slice(0, text.indexOf('/') + 1)) && /^[a-z-]+\/[a-z-]+$/.test(text) && !listed.has(text),
      ),
    ).toEqual([]);
  });
});
