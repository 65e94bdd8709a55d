import { readFileSync } from 'node:fs';
import { shown } from '../core/wording.ts';
import { encodingOf } from '../referee/notation/cutter.ts';
import { UsageError } from './errors.ts';
import { short } from './output.ts';

/**
 * The options that a command line gives: a JSON object, or the path of a file that holds one.
 * @throws UsageError saying what it is instead.
 */
export function optionsOf(text: string): object {
  const isJson = /^\s*[{[]/.test(text);
  const file = `"${short(text)}"`;
  const where = isJson ? { en: '', it: '' } : { en: `${file} holds `, it: `${file} contiene ` };
  const json = isJson ? text : fileText(text);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError({
      en: `--options: ${where.en}no valid JSON (${reason})`,
      it: `--options: ${where.it}JSON non valido (${reason})`,
    });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError({
    en: `--options: ${where.en}no JSON object such as {"players":3}, but ${shown(value)}`,
    it: `--options: ${where.it}non un oggetto JSON come {"players":3}, ma ${shown(value)}`,
  });
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
  throw new UsageError({
    en: `--options has players ${shown(players)}, but there are ${seats} seats`,
    it: `--options ha players ${shown(players)}, ma i posti sono ${seats}`,
  });
}

/** A file as editors and shells write it: UTF-8, or UTF-16 from Windows, with a mark at its beginning or without. */
function fileText(path: string): string {
  try {
    const bytes = readFileSync(path);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    const { en, it } = reasonOf(error, `"${short(path)}"`);
    throw new UsageError({ en: `--options: ${en}`, it: `--options: ${it}` });
  }
}

function reasonOf(error: unknown, path: string): { readonly en: string; readonly it: string } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') {
    return {
      en: `${path} is neither a JSON object nor a file that there is`,
      it: `${path} non è un oggetto JSON né un file che ci sia`,
    };
  }
  if (code === 'EISDIR') return { en: `${path} is a folder`, it: `${path} è una cartella` };
  const reason = error instanceof Error ? error.message : String(error);
  return { en: `cannot read ${path}: ${reason}`, it: `non posso leggere ${path}: ${reason}` };
}
