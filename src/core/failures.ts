import type { Params } from './game.ts';
import { fill } from './wording.ts';

/** An error with the code that stays, and the values in its sentence. */
type Coded = Error & { readonly code: string; readonly params: Params };

/** What such an error is made of, beside its sentence. */
interface FailureDetails extends ErrorOptions {
  readonly code: string;
  readonly params: Params;
}

type Kind = new (message: string, details: FailureDetails) => Error;

/** The names in the braces of a sentence; `{ a: 1 }` and `{"a":1}` are examples in it. */
type Named<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string}${' ' | '"'}${string}`> | Named<Rest>
  : never;

/** What makes the errors of a catalogue: of a code, its parameters, and the class of the error or its cause. */
export type Failures<Sentences> = <Code extends keyof Sentences & string>(
  code: Code,
  params: Readonly<Record<Named<Sentences[Code] & string>, number | string>>,
  options?: ErrorOptions & { readonly kind?: Kind },
) => Coded;

/**
 * Makes the errors of one part of the library. `docs/reference/errors.md` is made of the catalogues: above each sentence
 * stands its cause, and behind `Remedy:` what to do.
 * @param sentences by code: English, a name in braces for each parameter.
 * @param usual the class of the errors.
 */
export function failuresOf<Sentences extends Readonly<Record<string, string>>>(
  sentences: Sentences,
  usual: Kind = Error,
): Failures<Sentences> {
  return (code, params, { kind = usual, cause } = {}) => {
    const details = { code, params, ...(cause !== undefined && { cause }) };
    return coded(new kind(fill({ en: sentences[code] ?? code }, params, 'en'), details), code, params);
  };
}

/** The error, with a code. */
export function coded(error: Error, code: string, params: Params = {}): Coded {
  return Object.assign(error, { code, params });
}

const sentences = {
  /** A seat is no number. Remedy: give its 0-based index. */
  'core/bad-seat': 'A seat is a number, not {seat}.',
  /** A seat is out of range. Remedy: give an integer from 0 to the last seat. */
  'core/no-such-seat': 'There is no seat {seat}; the seats are 0 to {last}.',
  /** A component was asked for under a name or number that it does not have. Remedy: see its type for the names. */
  'core/no-such-name': 'There is no {kind} {name}.',
  /** A game is not for that number of players. Remedy: choose one of those listed. */
  'core/no-table': 'There is no table for {players}; there are those for {known} ({clause}).',
  /** Two kits have one id. Remedy: rename one of the games. */
  'core/duplicate-game': 'There are two games with the id "{game}".',
  /** A seed is of a wrong type, empty, or no integer. Remedy: give a seed of the kind that the sentence names. */
  'core/bad-seed': 'A seed is {expected}, not {seed}.',
  /** The host has no source of randomness. Remedy: give a seed or an `rng`, or dictate what chance does. */
  'core/no-entropy': 'This host has no crypto.getRandomValues: give an rng or a seed, or dictate what chance does.',
  /** A chance move was asked for in a state that waits for a seat, or is over. Remedy: look at the `actor` first. */
  'core/not-chance': 'Nothing is left to chance now.',
  /** A view and what the viewer remembers exclude each other. Remedy: give both of one seat and one position. */
  'core/contradiction': 'What is known contradicts the view: a {holder} cannot hold it.',
  /** Another value than a move was played. Remedy: play a move of `legalMoves`, or the move of a notation. */
  'core/not-a-move': 'This is no move of the game.',
  /** A record was given together with options other than its own. Remedy: leave the options out. */
  'core/other-options': 'A match has the options of the record that it goes on with, and no others.',
  /** The match takes what chance does from the host, which gave no move. Remedy: give the move to `chance`. */
  'core/dictated-chance': 'The chance of this match is dictated: it takes a move.',
  /** A feed begins at a negative number or a fraction. Remedy: give an integer from 0 up. */
  'core/no-such-entry': 'There is no entry {from}; the first one is 0.',
  /** `chance` of a match is neither of its two words. Remedy: choose one of them. */
  'core/bad-chance': 'The chance of a match is "drawn" or "dictated", not {chance}.',
  /** A match was given several sources of chance. Remedy: give one of them. */
  'core/two-chances': 'A match has a seed, or an rng, or its chance is dictated; only one of them.',
  /** An `rng` is no generator. Remedy: give an object with `int(n)`, an integer from 0 to n - 1. */
  'core/bad-rng': 'An rng has a method `int`.',
  /** A page of the law has an id twice. Remedy: number the clauses anew. */
  'core/duplicate-clause': 'There are two clauses {clauses}.',
  /** An item of a page of the law has no id. Remedy: begin it with one, such as `XX-1.1`. */
  'core/bad-clause': 'This is no clause: {text}',
  /** A JSON Schema uses a keyword that the validator does not know. Remedy: write it with those of our own schemas. */
  'core/untested-keyword': 'There is no test of the keyword "{keyword}" of JSON Schema.',
  /** A JSON Schema is of a form that the validator does not know. Remedy: write it in the forms of our own schemas. */
  'core/untested-schema': 'There is no test of the JSON Schema {schema}.',
  /** A type of move has other fields in another phase. Remedy: give it the same, or two names. */
  'core/differing-fields': 'The phases of "{game}" differ in the fields of "{type}".',
  /** A game has no English words. Remedy: give `words.languages.en`; other languages may be missing. */
  'core/no-english': 'The game "{game}" has no English words: words.languages.en.',
} as const;

export const coreFailure: Failures<typeof sentences> = failuresOf(sentences);
