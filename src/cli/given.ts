import { readFileSync } from 'node:fs';
import { shown } from '../core/wording.ts';
import { encodingOf } from '../referee/notation/splitter.ts';
import { cliFailure, reasonFor, unusable } from './errors.ts';
import { short } from './output.ts';

/**
 * Parses the value of `--options`: a JSON object, or the path of a file with one.
 * @throws UsageError if it is neither.
 */
export function optionsOf(text: string): object {
  const given = short(text);
  const json = /^\s*[{[]/.test(text) ? text : fileText(text);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw cliFailure('cli/bad-json', { given, reason: reasonFor(error) });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw cliFailure('cli/no-object', { given });
}

/**
 * The options without `players`, which the seats determine.
 * @throws UsageError if `players` is given and differs from `seats`.
 */
export function withoutPlayers(options: object, seats: number): object {
  const { players = null, ...others }: { readonly players?: unknown } = options;
  if (players === null || players === seats) return others;
  throw cliFailure('cli/other-players', { players: shown(players), seats });
}

/** Reads a text file in UTF-8, or in UTF-16 as on Windows, with or without a byte order mark. */
function fileText(path: string): string {
  try {
    const bytes = readFileSync(path);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? cliFailure('cli/no-options-file', { path: short(path) }) : unusable('read', short(path), error);
  }
}
