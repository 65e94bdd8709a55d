import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import type { JsonSchema } from '../../src/core/kit.ts';
import { replay } from '../../src/core/record.ts';
import type { AnnotatedGame } from '../../src/referee/index.ts';
import { migrated, printGame, readGame } from '../../src/referee/index.ts';
import { isRenewed } from '../testing/renewed.ts';
import { corpusFile, corpusOf } from './corpus.ts';
import { digest, playedBy } from './golden.ts';
import { specs } from './specs.ts';

/**
 * The golden corpus: whole games of bots under every option of every game, as stored records. After any change of the
 * rules or the format they must still be readable and reach the same position. If a change would break a record, a
 * migration converts it (`src/referee/migrate.ts`), and the old record stays here. A new record begins as tags, with
 * `Players` and `Seed`, and a comment. This command plays the records without moves:
 *
 *     npx vitest run test/games/corpus.test.ts -u
 */
describe.each(specs)('$game.id', ({ game, schemas }) => {
  it('reaches the same result as before', async () => {
    if (isRenewed()) playAll(game);
    for (const kept of await corpusOf(game.id)) expect(golden(game, kept)).toEqual(kept);
  });

  it('is printed unchanged', async () => {
    const corpus = await corpusOf(game.id);
    const today = corpus.filter(({ record }) => record.rulesVersion === game.rulesVersion);
    const text = readFileSync(corpusFile(game.id), 'utf8');
    for (const kept of today) expect(text).toContain(printGame(game, kept));
  });

  it('is played to the end', async () => {
    for (const { record } of await corpusOf(game.id)) {
      expect(game.actor(replay(game, migrated({ game }, record)).state)).toBe('over');
      expect(record.result).toMatch(/^(-|\d(\+\d)*)$/);
    }
  });

  it('uses a non-default value of every option, and each listed value', async () => {
    const { properties } = schemas.options.json;
    const corpus = (await corpusOf(game.id)).map(({ record }) => new Map(Object.entries(record.options)));
    for (const [option, schema] of Object.entries<JsonSchema>({ ...Object(properties) })) {
      const values = corpus.flatMap((options) => (options.has(option) ? [options.get(option)] : []));
      const byDefault = start(game, {});
      expect(
        values.some((value) => start(game, { [option]: value }) !== byDefault),
        `${option} changes the game`,
      ).toBe(true);
      const listed = listedBy(schema).filter((value) => start(game, { [option]: value }) !== byDefault);
      expect(
        listed.filter((value) => !values.includes(value)),
        option,
      ).toEqual([]);
    }
  });
});

/** The values that the schema of an option lists. */
function listedBy(schema: JsonSchema): unknown[] {
  const parts = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [schema];
  return parts.flatMap((part) => {
    if (part.type === 'boolean') return [false, true];
    return part.enum ?? (part.const === undefined ? [] : [part.const]);
  });
}

/** The normalized options, or the reason why the game refuses them. */
function start(game: Game, options: object): string {
  try {
    return JSON.stringify(game.setup(options));
  } catch (error) {
    return String(error);
  }
}

/** The game with its result: the final state in a tag, in the format of its version; and the scores. */
function golden(game: Game, { record, comments }: AnnotatedGame): AnnotatedGame {
  const { state, moves } = replay(game, migrated({ game }, record));
  const isOfToday = record.rulesVersion === game.rulesVersion;
  const tags = { ...record.tags, ...(isOfToday && { FinalState: digest(state) }) };
  const scores = { ply: moves.length, text: `scores ${game.outcome(state)?.scores.join(' ')}` };
  return { record: { ...record, tags }, comments: [...comments.filter(({ ply }) => ply === 0), scores] };
}

/** Plays the games without moves with the bots of their tags, and leaves the others unchanged. */
function playAll(game: Game): void {
  const texts = readFileSync(corpusFile(game.id), 'utf8').split(/\n(?=\[Feyrules )/);
  const written = texts.map((text) => {
    const kept = readGame(text);
    if (kept.record.moves.length > 0) return text;
    const record = playedBy(game, kept.record, kept.record.tags['Players']);
    return printGame(game, golden(game, { record, comments: kept.comments }));
  });
  writeFileSync(corpusFile(game.id), written.join('\n'));
}
