import type { Kit } from './kit.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { RECORD_FORMAT } from './record.ts';
import type { Wording } from './wording.ts';
import { own } from './wording.ts';

/** The question of a case about its position. `move` is in notation. */
export type CaseQuestion =
  /** Is this move legal? The answer is `"legal"`, or the code and the clause of the refusal. */
  | { readonly ask: 'move'; readonly move: string }
  /** Which moves are legal? The answer lists their notations in the order of code points. */
  | { readonly ask: 'legal' }
  /** Which chance moves are possible? The answer maps each notation to its weight. */
  | { readonly ask: 'chances' }
  /** What happens in this move? The answer lists the events that a spectator is told of, each with its clause. */
  | { readonly ask: 'events'; readonly move: string }
  /** How has the game ended? The answer is the outcome, `null` while the game goes on. */
  | { readonly ask: 'outcome' };

/** An answer to a {@link CaseQuestion}, as plain JSON. */
export type CaseAnswer =
  | 'legal'
  | { readonly code: string; readonly clause: string }
  | readonly string[]
  | Readonly<Record<string, number>>
  | readonly { readonly event: object; readonly clause: string }[]
  | Outcome
  | null;

/** One way to read the rulebook: the answer that follows from it, and the reason for this reading. */
export interface CaseReading {
  readonly answer: CaseAnswer;
  readonly reason: Wording;
}

/** A position in which a ruling matters: a decision of this library where the rulebook is silent or unclear. */
export interface Case {
  /** The clause in `ruling` and a letter, such as `ST-4.2a`. */
  readonly id: string;
  /** The clause of the ruling, or of the option that `setting` sets. `FF-9.2/3` is the third ruling in a clause. */
  readonly ruling: string;
  readonly name: Wording;
  /** The options of the position; those left out have their defaults. */
  readonly options: object;
  /** The notations of all moves that lead to the position, separated by spaces. They include the chance moves. */
  readonly moves: string;
  readonly asked: CaseQuestion;
  /** The question in words. */
  readonly question: Wording;
  /** How this library reads the rulebook. */
  readonly verdict: CaseReading;
  /** The reading that this library rejects. */
  readonly otherwise: CaseReading;
  /** The options that make this library play by the reading `otherwise`. Absent if there are none. */
  readonly setting?: object;
}

/** The cases of a game. */
export interface CaseBook {
  readonly game: string;
  readonly rulesVersion: number;
  /** In the order of the clauses. */
  readonly cases: readonly Case[];
  /** By ruling: the reason why it has no case. */
  readonly without: Readonly<Record<string, Wording>>;
}

/** The clause of a ruling: `FF-9.2` for `FF-9.2/3`. */
export function clauseOf(ruling: string): string {
  return ruling.replace(/\/.*/, '');
}

/**
 * The cases of one clause as a case book, `undefined` if there are none. It is the book of the game whose rules contain
 * the clause, even if other games cite the clause, as Elfengold cites Elfenland.
 */
export async function casesOf(kits: Iterable<Kit>, clause: string): Promise<CaseBook | undefined> {
  const prefix = clause.slice(0, clause.indexOf('-'));
  for (const kit of kits) {
    const { id } = kit.game;
    if ((own(kit.rules, prefix) ?? id) !== id) continue;
    const book = await kit.cases?.();
    const found = book?.cases.filter(({ ruling }) => clauseOf(ruling) === clause) ?? [];
    if (book !== undefined && found.length > 0) return { ...book, cases: found };
  }
  return undefined;
}

/** The position of a case as a record, which `Match`, `replay`, `feyrules check` and the page can open. */
export function caseRecord({ game, rulesVersion }: CaseBook, { id, options, moves }: Case): GameRecord {
  const made = moves.split(' ').filter((move) => move !== '');
  return { feyrules: RECORD_FORMAT, game, rulesVersion, tags: { Case: id }, options, moves: made };
}

/** Makes the loader of a game's cases. @param load loads a module whose default export is the JSON of the book. */
export function casesFrom(load: () => Promise<{ readonly default: string }>): () => Promise<CaseBook> {
  let book: CaseBook | undefined;
  return async () => (book ??= JSON.parse((await load()).default));
}
