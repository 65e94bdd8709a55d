import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import type { Kit, Migration } from '../../src/core/kit.ts';
import type { GameRecord } from '../../src/core/record.ts';
import { recordOf, replay } from '../../src/core/record.ts';
import { games, strage, theChallenge } from '../../src/index.ts';
import { migrated } from '../../src/referee/index.ts';
import { describeFault } from '../../src/referee/migrate.ts';
import { errorOf } from '../core/error-of.ts';
import { corpusOf } from '../games/corpus.ts';

const anyStrage: Game = strage;
/** Rules of a possible future version; migrations see only the record. */
const later: Game & { readonly rulesVersion: 3 } = { ...anyStrage, rulesVersion: 3 };

/** Version 1 wrote `P` for a placement; version 2 called the option `seats`. */
const placements: Migration = (record) => ({
  ...record,
  moves: record.moves.map((move) => (typeof move === 'string' ? move.replace(/^P/, '@') : move)),
});
const seats: Migration = (record) => {
  const { seats: players, ...others } = Object.fromEntries(Object.entries(record.options));
  return { ...record, options: { ...others, players } };
};
const past: Kit = { game: later, migrations: [placements, seats] };
const old: GameRecord = {
  feyrules: 1,
  game: 'strage',
  rulesVersion: 1,
  tags: { Players: 'Anna – Berta' },
  options: { seats: 2, order: [1, 0] },
  moves: ['2', 'Pa1', 'end'],
};

describe('an old record', () => {
  it('is migrated one version after another', () => {
    const today = migrated(past, old);
    expect(today).toEqual({
      ...old,
      rulesVersion: 3,
      options: { order: [1, 0], players: 2 },
      moves: ['2', '@a1', 'end'],
    });
    expect(replay(later, today).moves).toHaveLength(3);
    const halfway = { ...old, rulesVersion: 2, moves: ['2', '@a1', 'end'] };
    expect(migrated(past, halfway)).toEqual(today);
  });

  it('is not modified, and migrating twice gives the same as once', () => {
    const before = JSON.stringify(old);
    const today = migrated(past, old);
    expect(JSON.stringify(old)).toBe(before);
    expect(migrated(past, today)).toBe(today);
  });

  it('is refused if a migration is missing', () => {
    for (const [record, kit] of [
      [old, { game: later }],
      [old, { game: later, migrations: [placements] }],
      [{ ...old, rulesVersion: 0 }, past],
      [{ ...old, rulesVersion: -1 }, past],
    ] as const) {
      const error = errorOf(() => migrated(kit, record));
      expect(error).toMatchObject({ code: 'record/rules-version', params: { version: record.rulesVersion, known: 3 } });
    }
  });

  it('of an unpublished version is refused with that reason', () => {
    const game = { ...theChallenge, rulesVersion: 2 };
    const record = { ...old, game: 'the-challenge' };
    const error = errorOf(() => migrated({ game }, record));
    expect(error).toMatchObject({ code: 'record/rules-version', params: { version: 1, known: 2 } });
    expect(error.message).toBe('The record has version 1 of the rules, which was never published; this library has 2.');
    expect(describeFault(error, theChallenge, 'it')).toBe(
      'Il verbale ha la versione 1 delle regole, mai pubblicata; questa libreria ha la 2.',
    );
  });
});

describe('a record of a newer version', () => {
  it('is refused with both versions, its own and the known one', () => {
    const record = { ...old, rulesVersion: 7 };
    expect(errorOf(() => migrated({ game: strage }, record))).toMatchObject({
      code: 'record/rules-version',
      params: { version: 7, known: 1 },
      message:
        'The record was written by a newer version of feyrules: it has version 7 of the rules of strage; this one knows up to 1.',
    });
    expect(errorOf(() => migrated({ game: strage }, { ...old, feyrules: 2 }))).toMatchObject({
      code: 'record/newer-format',
      message: 'The record has format 2; this library reads up to 1.',
    });
  });
});

describe('a current record', () => {
  it.each(Object.values(games))('is returned as it is: $id', async (game) => {
    for (const { record } of await corpusOf(game.id)) expect(migrated({ game }, record)).toBe(record);
    expect(migrated({ game }, recordOf(game, {}, []))).toEqual(recordOf(game, {}, []));
  });

  it('is refused by another game', () => {
    const refused = errorOf(() => migrated({ game: strage }, { ...old, game: 'elfenland' }));
    expect([refused.code, refused.params]).toEqual(['record/another-game', { game: 'elfenland', expected: strage.id }]);
  });
});
