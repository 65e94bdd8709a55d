import { RecordError } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import type { GameRecord } from '../core/record.ts';
import { RECORD_FORMAT, recordError } from '../core/record.ts';

/** Brings a record from one version of a game's rules to the next: the same game, as the next version writes it. Pure. */
export type Migration = (record: GameRecord) => GameRecord;

/** By the id of a game: the migration from version 1 of its rules to 2, from 2 to 3, and so on. */
export type Past = Readonly<Record<string, readonly Migration[]>>;

/** All games are at version 1 of their rules: nothing has been left behind. */
const PAST: Past = {};

/**
 * The record by the rules of today: a record of the past is migrated one version after another, one of today is
 * returned as it is. Whether it is legal, `replay` says.
 * @param past the migrations there are; those of this library by default.
 * @throws RecordError for a record of another game, for one that a newer version of this library has written, and for
 * a version of the rules from which no migration leads to today's.
 */
export function migrated(
  game: Pick<AnyGame, 'id' | 'rulesVersion'>,
  record: GameRecord,
  past: Past = PAST,
): GameRecord {
  const { feyrules, rulesVersion } = record;
  if (record.game !== game.id) throw recordError('record/another-game', { game: record.game, expected: game.id });
  if (feyrules > RECORD_FORMAT) throw recordError('record/newer-format', { version: feyrules, known: RECORD_FORMAT });
  if (rulesVersion > game.rulesVersion) throw newerRules(game, rulesVersion);
  const migrations = Object.hasOwn(past, game.id) ? past[game.id] : undefined;
  let current = record;
  for (let version = rulesVersion; version < game.rulesVersion; version++) {
    const migration = migrations?.[version - 1];
    if (migration === undefined) {
      throw recordError('record/rules-version', { version: rulesVersion, known: game.rulesVersion });
    }
    current = { ...migration(current), rulesVersion: version + 1 };
  }
  return current;
}

function newerRules({ id, rulesVersion }: Pick<AnyGame, 'id' | 'rulesVersion'>, version: number): RecordError {
  const message = `The record was written by a newer version of feyrules: it has version ${version} of the rules of ${id}; this one knows up to ${rulesVersion}.`;
  return new RecordError(message, {
    code: 'record/rules-version',
    params: { version, known: rulesVersion },
    index: undefined,
    violation: undefined,
  });
}
