import type { Kit } from '../core/kit.ts';
import type { Clause, Law } from '../core/law.ts';
import type { Locale } from '../core/wording.ts';

/** How many clauses are named in place of one that there is not. */
const NEAR = 3;

/** A clause, and the game by whose kit it was found. */
export interface FoundClause {
  readonly kit: Kit;
  readonly clause: Clause;
}

/**
 * The clause with that id in the rules of those games, in that language or else in English. Only laws in
 * which it may stand are loaded: those of games whose kit knows the prefix, or names none.
 */
export async function findClause(kits: Iterable<Kit>, id: string, locale?: Locale): Promise<FoundClause | undefined> {
  for (const { kit, law } of await lawsWith(kits, id, locale)) {
    const clause = law.find(id);
    if (clause !== undefined) return { kit, clause };
  }
  return undefined;
}

/**
 * The ids of clauses near one that there is not: those of the nearest numbers in its game, or the first one of each
 * game if its prefix is of none.
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

/** A law, and the kit that has it. */
export interface LawOfGame {
  readonly kit: Kit;
  readonly law: Law;
}

/** The laws in which a clause or section of that id may stand: those of games whose kit knows the prefix, or names none. */
export async function lawsWith(kits: Iterable<Kit>, id: string, locale?: Locale): Promise<readonly LawOfGame[]> {
  const [prefix] = partsOf(id);
  const laws: LawOfGame[] = [];
  for (const kit of kits) {
    if (kit.law === undefined || (kit.rules !== undefined && !Object.hasOwn(kit.rules, prefix))) continue;
    laws.push({ kit, law: await kit.law(locale) });
  }
  return laws;
}

/** Prefix, section and number; of what is no id zeros in place of the numbers. */
function partsOf(id: string): [string, number, number] {
  const [, prefix = '', section = '0', number = '0'] = /^([A-Z]+)-?(\d{0,3})(?:\.(\d{0,3}))?/.exec(id) ?? [];
  return [prefix, Number(section), Number(number)];
}
