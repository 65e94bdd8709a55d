import type { GameTypes } from './game.ts';
import { inLanguage } from './wording.ts';

/**
 * The keys of a game's words that do not follow from its other types. A game without them may have any keys; with them
 * a missing sentence or name does not compile.
 */
export interface WordKeys {
  /** Variants of the sentences of moves: `move-carrying`. */
  moves: string;
  /** Variants of the sentences of events. */
  events: string;
  /** The codes of the game's own refusals, without its prefix. */
  refusals: string;
  /** Headings of the table as text. */
  labels: string;
  /** The ids of everything that has a name: pieces, cards, places, seats. */
  names: string;
}

/** The keys of one kind that a game names; any at all, if it names none. */
export type WordKeysOf<T extends GameTypes, Kind extends keyof WordKeys> = T extends { readonly words: WordKeys }
  ? T['words'][Kind]
  : string;

/** Of one option: what it is called, and what it may be. */
export interface OptionWords {
  readonly label: string;
  /** What is allowed, as the end of a sentence: `2, 3 or 4`. */
  readonly expected: string;
  /** By value, where the values are few: what choosing it means. */
  readonly values?: Readonly<Record<string, string>>;
  /** By what can be wrong with a value of the right form: what is allowed, as `expected`; with names in braces. */
  readonly faults?: Readonly<Record<string, string>>;
}

/**
 * All that a game says in one language. Sentences are templates, with the names of what fills them in braces:
 * `{seat} places a half-elf on {to}.`
 */
export interface Words<T extends GameTypes = GameTypes> {
  /** By type of move: what it is called, as on a button. */
  readonly types: Readonly<Record<T['move']['type'], string>>;
  /** By type of move, and by variant: as a player would announce it, without a full stop. */
  readonly moves: Readonly<Record<T['move']['type'], string>> & Readonly<Record<WordKeysOf<T, 'moves'>, string>>;
  /** By type of event, and by variant. */
  readonly events: Readonly<Record<T['event']['type'], string>> & Readonly<Record<WordKeysOf<T, 'events'>, string>>;
  /** By phase: what it is called. */
  readonly phases: Readonly<Record<T['state']['phase'], string>>;
  /** By phase: who is asked what. `{seat}` is the seat that decides, where one does. */
  readonly prompts: Readonly<Record<T['state']['phase'], string>>;
  /** By code, without the game's prefix. */
  readonly refusals: Readonly<Record<WordKeysOf<T, 'refusals'>, string>>;
  readonly options: { readonly [Key in keyof T['options']]-?: OptionWords };
  /** By key: the headings of the table as text. */
  readonly labels: Readonly<Record<WordKeysOf<T, 'labels'>, string>>;
  /** By id: pieces, cards, places, seats. */
  readonly names: Readonly<Record<WordKeysOf<T, 'names'>, string>>;
}

/** The words of a game by language; a language that is missing falls back to English. */
export interface Languages<T extends GameTypes = GameTypes> {
  readonly en: Words<T>;
  readonly [locale: string]: Words<T>;
}

/** A template, and what fills it. */
export interface Phrase {
  /** The key of the template: a type, or a variant of it. */
  readonly key: string;
  /** By placeholder: numbers and texts, lists of them (and of lists, as piles are), and ids of names. */
  readonly params: object;
}

/** How a game puts its moves, events and refusals into words, in any language. */
export interface Wordbook<T extends GameTypes = GameTypes> {
  readonly languages: Languages<T>;
  /** By seat: the id of its name, which is its colour where the game gives seats colours. */
  readonly seats: readonly string[];
  /** The variant by which a move is told, and what fills it; its type and its fields, if this is left out. */
  move?(move: T['move']): Phrase;
  /** Likewise of an event. */
  event?(event: T['event']): Phrase;
  /**
   * The value of a placeholder as text, or as the id of a name. `undefined` leaves it as it is: a number, a text, or
   * the id of a name; of `{seat}`, the name of the seat.
   */
  field?(name: string, value: string | number): string | undefined;
}

/** The words of that language, English where there are none. */
export function wordsIn<T extends GameTypes>(languages: Languages<T>, locale?: string): Words<T> {
  return inLanguage(languages, locale);
}
