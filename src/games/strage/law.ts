import type { Editions, Law } from '../../core/law.ts';
import { lawIn } from '../../core/law.ts';
import type { Locale } from '../../core/wording.ts';

/** The pages of \`docs/rules\` as data; \`npx vitest run test/house/law.test.ts -u\` writes them. */
const editions: Editions = {
  en: () => import('./law/en.json'),
  it: () => import('./law/it.json'),
};

/** The rules of record of La Strage degli Innocenti in that language, English by default. */
export async function law(locale?: Locale): Promise<Law> {
  return lawIn(editions, locale);
}
