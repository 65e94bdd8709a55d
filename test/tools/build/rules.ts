import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '../../../src/core/wording.ts';
import { ROOT } from '../entries.ts';

/** The languages of the rules of record. */
export const LOCALES: readonly Locale[] = ['en', 'it'];

/** The page of a game's rules of record in that language; `undefined` if there is none. */
export function pageOf(game: string, locale: string): string | undefined {
  const path = `${ROOT}/docs/rules/${locale === 'en' ? '' : `${locale}/`}${game}.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
