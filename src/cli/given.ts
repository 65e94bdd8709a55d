import { readFileSync } from 'node:fs';
import { shown } from '../core/wording.ts';
import { encodingOf } from '../referee/notation/cutter.ts';
import { cliFailure, reasonFor } from './errors.ts';
import { short } from './output.ts';

/**
 * The options that a command line gives: a JSON object, or the path of a file that holds one.
 * @throws UsageError saying what it is instead.
 */
export function optionsOf(text: string): object {
  const isJson = /^\s*[{[]/.test(text);
  const where = isJson ? '' : `"${short(text)}" holds `;
  const json = isJson ? text : fileText(text);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw cliFailure('cli/bad-json', { where, reason: reasonFor(error) });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw cliFailure('cli/no-object', { where, value: shown(value) });
}

/**
 * The options but for `players`, which the seats say already.
 * @throws UsageError when both are given and differ.
 */
export function withoutPlayers(options: object, seats: number): object {
  const values = new Map<string, unknown>(Object.entries(options));
  const players = values.get('players') ?? seats;
  values.delete('players');
  if (players === seats) return Object.fromEntries(values);
  throw cliFailure('cli/other-players', { players: shown(players), seats });
}

/** A file as editors and shells write it: UTF-8, or UTF-16 from Windows, with a mark at its beginning or without. */
function fileText(path: string): string {
  try {
    const bytes = readFileSync(path);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    throw cliFailure('cli/no-options-file', { reason: reasonOf(error, `"${short(path)}"`) });
  }
}

function reasonOf(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `${path} is neither a JSON object nor a file that there is`;
  if (code === 'EISDIR') return `${path} is a folder`;
  return `cannot read ${path}: ${reasonFor(error)}`;
}
