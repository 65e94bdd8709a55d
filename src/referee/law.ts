import type { Kit } from '../core/kit.ts';
import type { Clause, Law, Section } from '../core/law.ts';
import type { Locale } from '../core/wording.ts';

/** Maximum number of clauses suggested for an unknown id. */
const NEAR = 3;

/** Maximum length of the words to search for, in characters. */
const LONGEST = 100;

/** The words of clauses. Kept, because a search reads every clause of every game. */
const spoken = new WeakMap<Clause, string>();

/** A clause, and the kit that has it. */
export interface FoundClause {
  readonly kit: Kit;
  readonly clause: Clause;
}

/**
 * Finds a clause by its id in the rules of these games, in this language or else in English. Loads only the laws that
 * can have the clause: it skips kits whose `rules` lack the prefix of the id.
 */
export async function findClause(kits: Iterable<Kit>, id: string, locale?: Locale): Promise<FoundClause | undefined> {
  for (const { kit, law } of await lawsWith(kits, id, locale)) {
    const clause = law.find(id);
    if (clause !== undefined) return { kit, clause };
  }
  return undefined;
}

/** The parts of one law that somebody asked for: clauses, or sections, each followed by its clauses. */
export interface Passage {
  readonly kit: Kit;
  readonly locale: Locale;
  readonly parts: readonly (Section | Clause)[];
}

/**
 * Finds a clause (`EW-8.4`, `ew8.4`), a section (`EW-8`), the law of a game by its id, or else all clauses with a
 * word that begins with the text asked for. If this text has several words, the clause must have them in a row.
 */
export async function passagesOf(kits: readonly Kit[], asked: string, locale?: Locale): Promise<readonly Passage[]> {
  const id = asked.toUpperCase().replace(/^([A-Z]+)-?(\d+)(?:[.,](\d+))?$/, idOf);
  for (const { kit, law } of await lawsWith(kits, id, locale)) {
    const clause = law.find(id);
    const parts = clause === undefined ? under(law, (section) => section.id === id) : [clause];
    if (parts.length > 0) return [{ kit, locale: law.locale, parts }];
  }
  const kit = kits.find(({ game }) => game.id === asked);
  if (kit !== undefined) {
    const law = await kit.law?.(locale);
    return law === undefined ? [] : [{ kit, locale: law.locale, parts: under(law, () => true) }];
  }
  if (asked.length > LONGEST || !/\p{L}/u.test(asked)) return [];
  const words = wordsOf(asked);
  const passages: Passage[] = [];
  for (const kit of kits) {
    const law = await kit.law?.(locale);
    for (const clause of law?.clauses ?? []) if (!spoken.has(clause)) spoken.set(clause, wordsOf(clause.text));
    const parts = law?.clauses.filter((clause) => spoken.get(clause)?.includes(words)) ?? [];
    if (law !== undefined && parts.length > 0) passages.push({ kit, locale: law.locale, parts });
  }
  return passages;
}

/** The words of a text in lower case, each after a space. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

function idOf(_: string, prefix: string, section: string, number?: string): string {
  return number === undefined ? `${prefix}-${section}` : `${prefix}-${section}.${number}`;
}

/** These sections of the law, each followed by its clauses. */
function under({ sections, clauses }: Law, isAsked: (section: Section) => boolean): readonly (Section | Clause)[] {
  return sections.filter(isAsked).flatMap((section) => [section, ...clauses.filter((one) => one.section === section)]);
}

/**
 * Suggestions for an unknown id: the clauses with the nearest numbers in its game, or the first clause of each game if
 * the prefix is unknown.
 */
export async function nearClauses(kits: Iterable<Kit>, id: string): Promise<readonly string[]> {
  const all = [...kits];
  const [prefix, section, number] = partsOf(id);
  const laws = await lawsWith(all, id);
  const ids = laws.flatMap(({ law }) => law.clauses.map((clause) => clause.id));
  const own = ids.filter((other) => partsOf(other)[0] === prefix);
  if (own.length === 0) {
    const firsts = await Promise.all(all.map(async (kit) => (await kit.law?.())?.clauses[0]?.id));
    return firsts.filter((first) => first !== undefined);
  }
  const far = (other: string): number => {
    const [, otherSection, otherNumber] = partsOf(other);
    return Math.abs(otherSection - section) * 1_000 + Math.abs(otherNumber - number);
  };
  const near = new Set([...own].sort((a, b) => far(a) - far(b)).slice(0, NEAR));
  return own.filter((other) => near.has(other));
}

/** The laws that can have this clause or section. Skips kits whose `rules` lack the prefix of the id. */
async function lawsWith(kits: Iterable<Kit>, id: string, locale?: Locale): Promise<{ kit: Kit; law: Law }[]> {
  const [prefix] = partsOf(id);
  const laws: { kit: Kit; law: Law }[] = [];
  for (const kit of kits) {
    if (kit.law === undefined || (kit.rules !== undefined && !Object.hasOwn(kit.rules, prefix))) continue;
    laws.push({ kit, law: await kit.law(locale) });
  }
  return laws;
}

/** Prefix, section and number; 0 where a number is missing. */
function partsOf(id: string): [string, number, number] {
  const [, prefix = '', section = '0', number = '0'] = /^([A-Z]+)-?(\d{0,3})(?:\.(\d{0,3}))?/.exec(id) ?? [];
  return [prefix, Number(section), Number(number)];
}
