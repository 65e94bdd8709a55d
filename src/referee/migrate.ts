import { RecordError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { GameRecord } from '../core/record.ts';
import { describeRecordError, RECORD_FORMAT, recordError } from '../core/record.ts';
import type { Locale, Wording } from '../core/wording.ts';
import { excerpt, fill } from '../core/wording.ts';

/**
 * The record by the rules of today: a record of the past is migrated one version after another, one of today is
 * returned as it is. Whether it is legal, `replay` says.
 * @throws RecordError for a record of another game, for one that a newer version of this library has written, and for
 * a version of the rules from which no migration leads to today's.
 */
export function migrated({ game, migrations }: Kit, record: GameRecord): GameRecord {
  const { feyrules, rulesVersion } = record;
  if (record.game !== game.id)
    throw recordError('record/another-game', { game: excerpt(record.game), expected: game.id });
  if (feyrules > RECORD_FORMAT) throw recordError('record/newer-format', { version: feyrules, known: RECORD_FORMAT });
  if (rulesVersion > game.rulesVersion) throw newerRules(game, rulesVersion);
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

const NEWER_RULES: Wording = {
  en: 'The record was written by a newer version of feyrules: it has version {version} of the rules of {game}; this one knows up to {known}.',
  it: 'Il verbale è stato scritto da una versione più recente di feyrules: ha la versione {version} delle regole di {game}; questa arriva alla {known}.',
};

function newerRules({ id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>, version: number): RecordError {
  const params = { version, known: rulesVersion, game: id };
  return new RecordError(fill(NEWER_RULES, params, 'en'), {
    code: 'record/rules-version',
    params,
    index: undefined,
    violation: undefined,
  });
}

/**
 * What is wrong with a record, in words, also if {@link migrated} says so.
 * @param game the record's game, for the sentence of a violation.
 */
export function describeFault(error: RecordError, game: Game | undefined, locale: Locale = 'en'): string {
  const { version, known } = error.params;
  const isNewer = error.code === 'record/rules-version' && Number(version) > Number(known);
  return isNewer ? fill(NEWER_RULES, error.params, locale) : describeRecordError(error, game, locale);
}
