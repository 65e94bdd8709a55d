import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../src/core/game.ts';
import { replay } from '../../src/core/record.ts';
import { moveRefusals } from '../../src/core/refusals.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Wordbook } from '../../src/core/words.ts';
import { wordsIn } from '../../src/core/words.ts';
import { languages } from '../../src/games/fairys-fate/index.ts';
import { universeOf } from '../../src/testing/universe.ts';
import type { Spec } from '../testing/spec.ts';
import { vectorsOf } from '../vectors/files.ts';
import { recordOf } from '../vectors/vector.ts';
import { specs } from './specs.ts';

/** Number of well-formed moves tried in every position. */
const TRIED = 20;

describe.each(specs)('the sentences of $game.id', (spec) => {
  const { game, wordbook: book } = spec;
  const locales = Object.keys(book.languages);
  let heard: Heard | undefined;
  const told = (): Heard => (heard ??= hear(spec));

  /**
   * For each template, the shortest and the longest sentence in the positions and games of the test vectors. After a
   * change of words rewrite the files and read the difference:
   *
   *     npx vitest run test/games/sentences.test.ts -u
   */
  it.each(locales)('are as reviewed in the language %s', async (locale) => {
    const lines = told().reviewed.map(({ template, say }) => `${template}: ${say(locale)}\n`);
    await expect([...new Set(lines)].join('')).toMatchFileSnapshot(`${game.id}/sentences.${locale}.txt`);
  });

  it('use every template', () => {
    const used = new Set(told().reviewed.map(({ template }) => template));
    expect(templatesOf(book).filter((template) => !used.has(template))).toEqual([]);
  });

  it.each(locales)('contain no id in place of a name, and no placeholder, in the language %s', (locale) => {
    const { names, types } = wordsIn(book.languages, locale);
    const sentences = [...(told().all.get(locale) ?? []), ...Object.values<string>(types)];
    const idsIn = idFinder(names);
    expect(sentences.filter((sentence) => idsIn(sentence).length > 0 || /[{}]/.test(sentence))).toEqual([]);
  });

  it.each(Object.entries<object>({ ...book.languages.en }))('have the same placeholders in Italian: %s', (part, en) => {
    const it = Object(Reflect.get({ ...book.languages['it'] }, part));
    const placeholders = (texts: object): object =>
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort()]),
      );
    expect(placeholders(it)).toEqual(placeholders(en));
    // Names and headings may be equal, such as those of towns.
    const equal = Object.entries(en).filter(([key, text]) => text === it[key]);
    if (part !== 'names' && part !== 'labels') expect(equal).toEqual([]);
  });
});

it.each([
  ['it', 'Giocatore 1 gioca light-truth nella grotta.', ['light-truth']],
  ['it', 'Giocatore 1 raccoglie Pietrificazione (nature).', ['nature']],
  ['en', 'Player 1 loses an object: petals.', ['petals']],
  ['en', 'Player 1 loses an object: rose petals.', []],
])('the check for ids finds them in a sentence (%s): %s', (locale, sentence, ids) => {
  expect(idFinder(wordsIn(languages, locale).names)(sentence)).toEqual(ids);
});

/** Finds the ids that a sentence contains outside its names and outside quotes, which have the values of a bad move. */
function idFinder(names: Readonly<Record<string, string>>): (sentence: string) => string[] {
  const named = Object.entries(names).sort(([, a], [, b]) => b.length - a.length);
  const shown = new RegExp(named.map(([, name]) => name.replace(/\W/g, '\\$&')).join('|'), 'g');
  const ids = named.flatMap(([id, name]) => (id === name ? [] : [id])).join('|');
  const bare = new RegExp(`(?<![\\w"-])(?:${ids})(?![\\w"-])`, 'g');
  return (sentence) => sentence.replace(shown, '·').match(bare) ?? [];
}

interface Heard {
  /** The shortest and the longest sentence of each template. */
  readonly reviewed: readonly Sentence[];
  /** By language: every sentence. */
  readonly all: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Sentence {
  /** The kind and key of a sentence: `event moved-carrying`. */
  readonly template: string;
  /** Length of the English sentence. */
  readonly length: number;
  say(locale: string): string;
}

function templatesOf({ languages }: Wordbook): string[] {
  const { moves, events, prompts, refusals } = languages.en;
  const parts = { move: moves, event: events, prompt: prompts, refusal: { ...refusals, ...moveRefusals } };
  return Object.entries(parts).flatMap(([part, texts]) => Object.keys(texts).map((key) => `${part} ${key}`));
}

/** The sentences in the positions and games of the test vectors, and of all well-formed moves. */
function hear({ game, wordbook: book, rare = {} }: Spec): Heard {
  const all = new Map(Object.keys(book.languages).map((locale) => [locale, new Set<string>()]));
  const add = (say: Sentence['say']): void => {
    for (const [locale, sentences] of all) sentences.add(say(locale));
  };
  const [shortest, longest] = [new Map<string, Sentence>(), new Map<string, Sentence>()];
  const note = (template: string, say: Sentence['say']): void => {
    add(say);
    const { length } = say('en');
    if (length < (shortest.get(template)?.length ?? Infinity)) shortest.set(template, { template, length, say });
    if (length > (longest.get(template)?.length ?? 0)) longest.set(template, { template, length, say });
  };
  const noteMove = (move: Tagged): void =>
    note(`move ${book.move?.(move).key ?? move.type}`, (locale) => game.describe(move, locale));
  const noteEvent = (event: Tagged | undefined): void => {
    if (event === undefined) return;
    note(`event ${book.event?.(event).key ?? event.type}`, (locale) => game.describeEvent(event, locale));
  };
  const universe = universeOf(game);
  const rng = seeded(universe.length);
  for (const { move } of universe) add((locale) => game.describe(move, locale));
  for (const { options, moves, phase, actor, refused } of vectorsOf(game.id)) {
    const { state, moves: made } = replay(game, recordOf(game, { options, moves }), undefined, (event) => {
      noteEvent(event);
      noteEvent(game.redact(event, 'table'));
    });
    note(`prompt ${phase}`, (locale) => game.prompt(phase, actor, locale));
    for (const move of [...made, ...game.legalMoves(state)]) noteMove(move);
    for (const { move } of refused) {
      const violation = game.violation(state, typeof move === 'string' ? (game.parse(move) ?? move) : move);
      if (violation === undefined) throw new Error(`${JSON.stringify(move)} is legal`);
      const code = violation.code.slice(game.id.length + 1);
      note(`refusal ${code}`, (locale) => game.describeViolation(violation, locale));
    }
    for (let tries = 0; tries < TRIED; tries++) {
      const violation = game.violation(state, universe[rng.int(universe.length)]?.move);
      if (violation !== undefined) add((locale) => game.describeViolation(violation, locale));
    }
  }
  const { events = [], moves = [] } = rare;
  for (const event of events) noteEvent(event);
  for (const move of moves) noteMove(move);
  const reviewed = templatesOf(book).flatMap((template) =>
    [shortest, longest].flatMap((sentences) => sentences.get(template) ?? []),
  );
  return { reviewed, all };
}
