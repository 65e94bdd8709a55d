import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../src/core/game.ts';
import { replay } from '../../src/core/record.ts';
import { moveRefusals } from '../../src/core/refusals.ts';
import type { Wordbook } from '../../src/core/words.ts';
import type { Spec } from '../testing/spec.ts';
import { vectorsOf } from '../vectors/files.ts';
import { recordOf } from '../vectors/vector.ts';
import { specs } from './specs.ts';

/**
 * For each template, the shortest and the longest sentence in the positions and games of the test vectors. After a
 * change of words rewrite the files and read the difference:
 *
 *     npx vitest run test/games/sentences.test.ts -u
 */
describe.each(specs)('the sentences of $game.id', (spec) => {
  const { game, wordbook: book } = spec;
  let kept: readonly Sentence[] | undefined;
  const told = (): readonly Sentence[] => (kept ??= sentencesOf(spec));

  it.each(Object.keys(book.languages))('are as reviewed in the language %s', async (locale) => {
    const lines = told().map(({ template, say }) => `${template}: ${say(locale)}\n`);
    await expect([...new Set(lines)].join('')).toMatchFileSnapshot(`${game.id}/sentences.${locale}.txt`);
  });

  it('use every template', () => {
    const used = new Set(told().map(({ template }) => template));
    expect(templatesOf(book).filter((template) => !used.has(template))).toEqual([]);
  });
});

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

function sentencesOf({ game, wordbook: book, rare = {} }: Spec): Sentence[] {
  const [shortest, longest] = [new Map<string, Sentence>(), new Map<string, Sentence>()];
  const note = (template: string, say: Sentence['say']): void => {
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
  }
  const { events = [], moves = [] } = rare;
  for (const event of events) noteEvent(event);
  for (const move of moves) noteMove(move);
  return templatesOf(book).flatMap((template) =>
    [shortest, longest].flatMap((sentences) => sentences.get(template) ?? []),
  );
}
