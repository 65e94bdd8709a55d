import type { GameTypes } from './game.ts';
import { inLanguage } from './wording.ts';

/**
 * The keys of a game's words, apart from its types of moves and events, its phases and its options. If a game declares
 * these keys, a missing sentence or name is a compile error; otherwise every key is allowed.
 */
export interface WordKeys {
  /** Variants of the sentences of moves: `move-carrying`. */
  moves: string;
  /** Variants of the sentences of events. */
  events: string;
  /** The codes of the game's own refusals, without the prefix. */
  refusals: string;
  /** Headings in the text of `Kit.drawTable`. */
  labels: string;
  /** The ids of everything with a name: pieces, cards, places, seats. */
  names: string;
}

/** The keys of one kind that a game declares; any key if it declares none. */
export type WordKeysOf<T extends GameTypes, Kind extends keyof WordKeys> = T extends { readonly words: WordKeys }
  ? T['words'][Kind]
  : string;

/** The words of one option: its name, and its values. */
export interface OptionWords {
  readonly label: string;
  /** The allowed values, as the end of a sentence: `2, 3 or 4`. */
  readonly expected: string;
  /** The meaning of each value, if they are few. */
  readonly values?: Readonly<Record<string, string>>;
  /** By `OptionFault.fault`: the words that replace `expected` for this fault, with parameters in braces. */
  readonly faults?: Readonly<Record<string, string>>;
}

/**
 * All words of a game in one language. Sentences are templates, with the names of their parameters in braces:
 * `{seat} places a half-elf on {to}.`
 */
export interface Words<T extends GameTypes = GameTypes> {
  /** By type of move: its name, as on a button. */
  readonly types: Readonly<Record<T['move']['type'], string>>;
  /** By type of move, and by variant: how a player would announce the move, without a full stop. */
  readonly moves: Readonly<Record<T['move']['type'], string>> & Readonly<Record<WordKeysOf<T, 'moves'>, string>>;
  /** By type of event, and by variant. */
  readonly events: Readonly<Record<T['event']['type'], string>> & Readonly<Record<WordKeysOf<T, 'events'>, string>>;
  /** By phase: its name. */
  readonly phases: Readonly<Record<T['state']['phase'], string>>;
  /** By phase: the prompt. `{seat}` is the seat that decides, if one does. */
  readonly prompts: Readonly<Record<T['state']['phase'], string>>;
  /** By code, without the game's prefix. */
  readonly refusals: Readonly<Record<WordKeysOf<T, 'refusals'>, string>>;
  readonly options: { readonly [Key in keyof T['options']]-?: OptionWords };
  /** By key: the headings in the text of `Kit.drawTable`. */
  readonly labels: Readonly<Record<WordKeysOf<T, 'labels'>, string>>;
  /** By id: pieces, cards, places, seats. */
  readonly names: Readonly<Record<WordKeysOf<T, 'names'>, string>>;
}

/** The words of a game by language; a missing language falls back to English. */
export interface Languages<T extends GameTypes = GameTypes> {
  readonly en: Words<T>;
  readonly [locale: string]: Words<T>;
}

/** A template and its parameters. */
export interface Phrase {
  /** The key of the template: a type, or a variant of it. */
  readonly key: string;
  /** Numbers, texts, ids of names, lists of these, and lists of lists, such as piles. */
  readonly params: object;
}

/** How a game describes its moves, events and refusals, in any language. */
export interface Wordbook<T extends GameTypes = GameTypes> {
  readonly languages: Languages<T>;
  /** By seat: the id of its name, which is its colour if the game has colours. */
  readonly seats: readonly string[];
  /** The variant and parameters of a move; its type and fields by default. */
  move?(move: T['move']): Phrase;
  /** The variant and parameters of an event; its type and fields by default. */
  event?(event: T['event']): Phrase;
  /**
   * Converts the value of a parameter to text, or to the id of a name. If it returns `undefined`, the value itself is
   * used, or the name of the seat if the parameter is `{seat}`.
   */
  field?(name: string, value: string | number): string | undefined;
}

/** The words in that language, or in English if the game lacks it. */
export function wordsIn<T extends GameTypes>(languages: Languages<T>, locale?: string): Words<T> {
  return inLanguage(languages, locale);
}
