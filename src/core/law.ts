import type { Kit } from './kit.ts';
import type { Locale } from './wording.ts';
import { own } from './wording.ts';

/** A numbered section of a game's rules of record. */
export interface Section {
  /** The prefix of its clauses and its number: `EW-8`. */
  readonly id: string;
  /** `Duels (phase 5, first part)`. */
  readonly title: string;
  /** What stands before its first clause, such as the table of options: markdown, mostly empty. */
  readonly text: string;
}

/** One clause of a game's rules of record. */
export interface Clause {
  /** `EW-8.4`. */
  readonly id: string;
  readonly section: Section;
  /** All that it says, with its tables and lists: markdown, in which `**[R]**` marks the beginning of a ruling. */
  readonly text: string;
  /**
   * Where in `text` the rulings of this library stand, in order; the rest restates the rulebook. `from` is the index of
   * the mark, `to` the index behind the last character: the next mark, or the end of paragraph, list item or table row.
   */
  readonly rulings: readonly { readonly from: number; readonly to: number }[];
  /** Whether it says what this library does in every game alike. */
  readonly core: boolean;
  /** Whether it follows from other clauses, and adds nothing to them. */
  readonly follows: boolean;
  /** The clauses that it names, each one once, in the order in which it names them. */
  readonly cites: readonly string[];
}

/** The rules of record of a game in one language. */
export interface Law {
  /** The language that it is in: English, if there is no edition in the language that was asked for. */
  readonly locale: Locale;
  /** In the order of the rules; one may have no clauses. */
  readonly sections: readonly Section[];
  /** In the order of the rules. */
  readonly clauses: readonly Clause[];
  /** The clause with that id. That of another game too, if this game is played by its rules with changes. */
  find(id: string): Clause | undefined;
}

/** By language: loads a module whose default export is the Markdown of the rules of record in it. */
export interface Pages {
  readonly en: () => Promise<{ readonly default: string }>;
  readonly [locale: string]: () => Promise<{ readonly default: string }>;
}

/**
 * What loads the law of a game, for its kit: in the language that is asked for, or else in English. A page is parsed once.
 * @param basis the pages of the game by whose rules this one is played.
 */
export function lawFrom(pages: Pages, basis?: Pages): (locale?: Locale) => Promise<Law> {
  const laws = new Map<Locale, Law>();
  return async (locale) => {
    // Own keys only: `toString` is no language.
    const language = locale !== undefined && Object.hasOwn(pages, locale) ? locale : 'en';
    const known = laws.get(language);
    if (known !== undefined) return known;
    const [{ lawOf }, page, rests] = await Promise.all([
      import('./law-page.ts'),
      (pages[language] ?? pages.en)(),
      basis && (basis[language] ?? basis.en)(),
    ]);
    const law = lawOf(page.default, {
      locale: language,
      ...(rests && { basis: lawOf(rests.default, { locale: language }) }),
    });
    laws.set(language, law);
    return law;
  };
}

/** Where the rules are read. */
export interface LawPlace {
  /** The language of the page; English by default. */
  readonly locale?: Locale;
  /** The address of the documentation; without it the address is relative to it. */
  readonly base?: string;
}

/**
 * The address of a clause in the documentation: `<base>/rules/elfenwizards#EW-8.4`, in Italian
 * `<base>/rules/it/elfenwizards#EW-8.4`.
 * @param kit of the game that cites it, which knows in whose rules a clause stands: Elfengold cites Elfenland's too.
 */
export function lawUrl(kit: Pick<Kit, 'game' | 'rules'>, clause: string, { locale, base }: LawPlace = {}): string {
  const { words } = kit.game;
  const language = own(words, locale) === undefined ? '' : `${locale}/`;
  const prefix = clause.slice(0, clause.indexOf('-'));
  const path = `rules/${language === 'en/' ? '' : language}${own(kit.rules, prefix) ?? kit.game.id}#${clause}`;
  if (base === undefined) return path;
  return `${base}${base.endsWith('/') ? '' : '/'}${path}`;
}
