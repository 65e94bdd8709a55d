import type { Kit } from './kit.ts';
import type { Locale } from './wording.ts';
import { languageIn, own } from './wording.ts';

/** A numbered section of a game's rules of record, the text that this library implements (`docs/rules`). */
export interface Section {
  /** The prefix of the section's clauses, and the number of the section: `EW-8`. */
  readonly id: string;
  /** `Duels (phase 5, first part)`. */
  readonly title: string;
  /** The section's text before its first clause, such as the table of options: Markdown, usually empty. */
  readonly text: string;
}

/** One clause of a game's rules of record. */
export interface Clause {
  /** `EW-8.4`. */
  readonly id: string;
  readonly section: Section;
  /** Its text in Markdown, with tables and lists, without quoted lines. `**[R]**` begins a ruling. */
  readonly text: string;
  /**
   * The rulings of this library in `text`, in order; all other text restates the rulebook. A ruling begins with its
   * mark, at `from`. It ends before `to`: at the next mark, or at the end of its paragraph, list item or table row.
   */
  readonly rulings: readonly { readonly from: number; readonly to: number }[];
  /** Whether it describes behaviour that is the same in every game. */
  readonly core: boolean;
  /** Whether it follows from other clauses, and adds nothing to them. */
  readonly follows: boolean;
  /** The ids of the clauses that it cites, each once, in the order of the text. */
  readonly cites: readonly string[];
}

/** The rules of record of a game in one language. */
export interface Law {
  /** The language: English if the requested edition does not exist. */
  readonly locale: Locale;
  /** In order; a section may have no clauses. */
  readonly sections: readonly Section[];
  /** In order. */
  readonly clauses: readonly Clause[];
  /** The clause with that id, from this game's rules or from those that they extend. */
  find(id: string): Clause | undefined;
}

/** By language: a function that loads a module whose default export is the rules as Markdown. */
export interface Pages {
  readonly en: () => Promise<{ readonly default: string }>;
  readonly [locale: string]: () => Promise<{ readonly default: string }>;
}

/**
 * Makes the `law` of a kit: it loads the rules in the requested language, else in English, and keeps what it parsed.
 * @param basis the pages of the game whose rules this game extends.
 */
export function lawFrom(pages: Pages, basis?: Pages): (locale?: Locale) => Promise<Law> {
  const laws = new Map<Locale, Law>();
  return async (locale) => {
    const language = languageIn(pages, locale);
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

/** Options of {@link lawUrl}. */
export interface LawPlace {
  /** The language of the page; English by default. */
  readonly locale?: Locale;
  /** The base URL of the documentation; without it, the address is relative. */
  readonly base?: string;
}

/**
 * The address of a clause in the documentation: `<base>/rules/elfenwizards#EW-8.4`, in Italian
 * `<base>/rules/it/elfenwizards#EW-8.4`.
 * @param kit the kit of the game that cites the clause. The clause may be another game's: Elfengold cites Elfenland.
 */
export function lawUrl(kit: Pick<Kit, 'game' | 'rules'>, clause: string, { locale, base }: LawPlace = {}): string {
  const language = languageIn(kit.game.words, locale);
  const prefix = clause.slice(0, clause.indexOf('-'));
  const path = `rules/${language === 'en' ? '' : `${language}/`}${own(kit.rules, prefix) ?? kit.game.id}#${clause}`;
  return base === undefined ? path : `${base.replace(/\/$/, '')}/${path}`;
}
