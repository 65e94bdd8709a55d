import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game, Tagged } from '../../src/core/game.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { replay } from '../../src/core/record.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import { games } from '../../src/index.ts';
import { isRenewed } from '../testing/renewed.ts';
import { digest, playedBy } from './golden.ts';

/**
 * Golden play-throughs: whole games of bots, stored as records. They detect changes; the other tests of a game check
 * that it is correct. After an intended change let the bots play again, with the same seats and seeds, and read the
 * difference:
 *
 *     npx vitest run test/games/playthroughs.test.ts -u
 *
 * A new play-through begins as a file with only tags: Feyrules, Game, RulesVersion, Options, Seats, Seed.
 */
describe.each(Object.values(games))('$id', (game) => {
  const folder = join(import.meta.dirname, game.id, 'playthroughs');
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));

  it.each(files)('%s reaches the same result as before', (file) => {
    const path = join(folder, file);
    if (isRenewed()) {
      const before = readRecord(readFileSync(path, 'utf8'));
      writeFileSync(path, golden(game, playedBy(game, before, before.tags['Seats'])));
    }
    const text = readFileSync(path, 'utf8');
    expect(golden(game, readRecord(text))).toBe(text);
  });

  it('has three play-throughs, to the end, with every move type', () => {
    const played = files.map((file) => replay(game, readRecord(readFileSync(join(folder, file), 'utf8'))));
    expect(played.length).toBeGreaterThanOrEqual(3);
    for (const { state } of played) expect(game.actor(state)).toBe('over');
    const types = new Set(played.flatMap(({ moves }) => moves.map(({ type }) => type)));
    expect([...types].sort()).toEqual(Object.keys(game.moves).sort());
  });
});

/** The record as text, with the result of its moves in tags. */
function golden(game: Game, record: GameRecord): string {
  const events: Tagged[] = [];
  const { state } = replay(game, record, undefined, (event) => events.push(event));
  const scores = game.outcome(state)?.scores.join(' ') ?? '';
  const tags = { ...record.tags, Scores: scores, FinalState: digest(state), Events: digest(events) };
  return printRecord(game, { ...record, tags });
}
