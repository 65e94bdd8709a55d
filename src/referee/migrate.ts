import { RecordError } from '../core/errors.ts';
import type { Game, Params } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { checkedRecord, describeRecordError, type GameRecord, recordError } from '../core/record.ts';
import { excerpt, fill, type Locale, type Wording } from '../core/wording.ts';

/**
 * Migrates a record to the current rules, one version after another. Returns a record of the current rules unchanged.
 * Use `replay` to check that a record is legal.
 * @throws RecordError for a value that is not a record, and for a record of another game, of a newer format or rules
 * version, or of a version of the rules from which no migration leads to the current one.
 */
export function migrated({ game, migrations }: Kit, record: GameRecord): GameRecord {
  const { rulesVersion } = checkedRecord(record);
  if (record.game !== game.id)
    throw recordError('record/another-game', { game: excerpt(record.game), expected: game.id });
  if (rulesVersion > game.rulesVersion) {
    throw refusedVersion(NEWER_RULES, { version: rulesVersion, known: game.rulesVersion, game: game.id });
  }
  let current = record;
  for (let version = rulesVersion; version < game.rulesVersion; version++) {
    const migration = migrations?.[version - 1];
    if (migration === undefined) {
      throw refusedVersion(UNPUBLISHED_RULES, { version: rulesVersion, known: game.rulesVersion });
    }
    current = { ...migration(current), rulesVersion: version + 1 };
  }
  return current;
}

const NEWER_RULES: Wording = {
  en: 'The record was written by a newer version of feyrules: it has version {version} of the rules of {game}; this one knows up to {known}.',
  it: 'Il verbale è stato scritto da una versione più recente di feyrules: ha la versione {version} delle regole di {game}; questa arriva alla {known}.',
};

/** For a version without a migration. It was never published, because every published version has a migration. */
const UNPUBLISHED_RULES: Wording = {
  en: 'The record has version {version} of the rules, which was never published; this library has {known}.',
  it: 'Il verbale ha la versione {version} delle regole, mai pubblicata; questa libreria ha la {known}.',
};

function refusedVersion(wording: Wording, params: Params): RecordError {
  return new RecordError(fill(wording, params, 'en'), { code: 'record/rules-version', params });
}

/**
 * Like `describeRecordError`, but describes the errors of {@link migrated}, too.
 * @param game the record's game, for the sentence of a violation.
 */
export function describeFault(
  error: Pick<RecordError, 'code' | 'params' | 'violation'>,
  game: Game | undefined,
  locale: Locale = 'en',
): string {
  const { version, known } = error.params;
  if (error.code !== 'record/rules-version') return describeRecordError(error, game, locale);
  return fill(Number(version) > Number(known) ? NEWER_RULES : UNPUBLISHED_RULES, error.params, locale);
}
