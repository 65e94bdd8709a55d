/**
 * The rules of record of Elfengold as data, in English and Italian.
 *
 * `law` loads an edition: sections, and clauses with their text, the rulings in it and the clauses that it names. Every
 * refusal and every event cites one of them, so a page can show the law beside the sentence. `lawUrl` of `feyrules/front` is
 * where the same clause stands in the documentation.
 *
 * @example
 * ```ts
 * import { law } from 'feyrules/elfengold/law';
 *
 * const { find } = await law('it');
 * console.log(find('EG-9.9')?.text);
 * ```
 *
 * @module feyrules/elfengold/law
 */

import type { Editions, Law } from '../../core/law.ts';
import { lawIn } from '../../core/law.ts';
import type { Locale } from '../../core/wording.ts';
import { law as elfenland } from '../elfenland/law.ts';

/** The pages of \`docs/rules\` as data; \`npx vitest run test/house/law.test.ts -u\` writes them. */
const editions: Editions = {
  en: () => import('./law/en.json'),
  it: () => import('./law/it.json'),
};

/**
 * The rules of record of Elfengold in that language, English by default. Its clauses are those with `EG`; it also finds
 * those of Elfenland, by which it is played.
 */
export async function law(locale?: Locale): Promise<Law> {
  return lawIn(editions, locale, await elfenland(locale));
}
