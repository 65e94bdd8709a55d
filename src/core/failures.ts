import type { Params } from './game.ts';
import { fill } from './wording.ts';

/** An error with a stable code and the parameters of its message. */
type Coded = Error & { readonly code: string; readonly params: Params };

/** The code of a {@link Coded} error, and the parameters of its message. */
interface FailureDetails extends ErrorOptions {
  readonly code: string;
  readonly params: Params;
}

type Kind = new (message: string, details: FailureDetails) => Error;

/** The names in the braces of a sentence. Braces with a space or quote inside, as in `{ a: 1 }`, are not parameters. */
type Named<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, `${string}${' ' | '"'}${string}`> | Named<Rest>
  : never;

/** Makes an error of a catalogue from its code and its parameters. `options` may set its class and its cause. */
export type Failures<Sentences> = <Code extends keyof Sentences & string>(
  code: Code,
  params: Readonly<Record<Named<Sentences[Code] & string>, number | string>>,
  options?: ErrorOptions & { readonly kind?: Kind },
) => Coded;

/**
 * Returns a function that makes the errors of a catalogue. `docs/reference/errors.md` is generated from the catalogues:
 * the comment above each sentence gives the cause and, after `Remedy:`, what to do.
 * @param sentences English sentences by code, with the names of parameters in braces.
 * @param usual the default class of the errors.
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

/** Adds a code and parameters to an error. */
export function coded(error: Error, code: string, params: Params = {}): Coded {
  return Object.assign(error, { code, params });
}

/**
 * Makes `instanceof` recognise an error by its kind. A program can load this library twice, by `import` and by
 * `require`, and each copy has its own classes.
 */
export function brandErrors(kind: string, errors: new (...args: never) => Error): void {
  const brand = Symbol.for(`feyrules/${kind}`);
  Object.defineProperty(errors.prototype, brand, { value: true });
  Object.defineProperty(errors, Symbol.hasInstance, {
    value(this: typeof errors, error: unknown): boolean {
      // A subclass inherits this function.
      if (this !== errors) return Function.prototype[Symbol.hasInstance].call(this, error);
      return typeof error === 'object' && error !== null && brand in error;
    },
  });
}

const sentences = {
  /** A seat is not a number. Remedy: give its 0-based index. */
  'core/bad-seat': 'A seat is a number, not {seat}.',
  /** A seat is out of range. Remedy: give an integer from 0 to the last seat. */
  'core/no-such-seat': 'There is no seat {seat}; the seats are 0 to {last}.',
  /** A number is out of range, or is not a number. Remedy: give one in the range that the message names. */
  'core/not-in-range': '{name} is a number from {least} to {most}, not {given}.',
  /** There is no component with that name or number. Remedy: see the type of the argument for the names. */
  'core/no-such-name': 'There is no {kind} {name}.',
  /** The game does not allow that number of players. Remedy: choose one of those listed. */
  'core/no-table': 'There is no table for {players} players, only for {known} ({clause}).',
  /** Two kits have the same id. Remedy: rename one of the games. */
  'core/duplicate-game': 'There are two games with the id "{game}".',
  /** A seed has a wrong type, is empty, or is not an integer. Remedy: give a seed as the message describes. */
  'core/bad-seed': 'A seed is {expected}, not {seed}.',
  /** The host has no source of randomness. Remedy: give a seed or an `rng`, or dictate the chance moves. */
  'core/no-entropy': 'This host has no crypto.getRandomValues: give an rng or a seed, or dictate what chance does.',
  /** A chance move was requested, but a seat decides or the game is over. Remedy: check `actor` first. */
  'core/not-chance': 'Chance has nothing to decide now.',
  /** A view contradicts what the viewer remembers. Remedy: pass a view and a memory of the same seat and position. */
  'core/contradiction': 'What is known contradicts the view: a {holder} cannot hold all that is known to be in it.',
  /** The value played is not a move. Remedy: play a move of `legalMoves`, or one that `parse` returns. */
  'core/not-a-move': 'This is not a move of the game.',
  /** A match was given a record and options. Remedy: leave the options out; the record has its own. */
  'core/other-options': 'A match that continues a record has the options of the record; give no others.',
  /** The host dictates the chance moves, but called `chance` without one. Remedy: pass the move. */
  'core/dictated-chance': 'Chance is dictated in this match: pass the chance move.',
  /** The `from` of a feed is negative or not an integer. Remedy: give an integer from 0 up. */
  'core/no-such-entry': 'There is no entry {from}; the first one is 0.',
  /** `chance` of a match has an unknown value. Remedy: use `'drawn'` or `'dictated'`. */
  'core/bad-chance': 'The chance of a match is "drawn" or "dictated", not {chance}.',
  /** A match was given several sources of chance. Remedy: give only one. */
  'core/two-chances': 'A match takes only one of these: a seed, an rng, or dictated chance.',
  /** An `rng` is not a generator. Remedy: give an object whose method `int(n)` returns an integer from 0 to n - 1. */
  'core/bad-rng': 'An rng is an object with a method `int`, such as `seeded(7)`.',
  /** Two clauses of the rules have the same id. Remedy: renumber them. */
  'core/duplicate-clause': 'There are two clauses {clauses}.',
  /** An item of the rules looks like a clause, but is malformed. Remedy: start it with an id such as `XX-1.1`. */
  'core/bad-clause': 'This is not a clause: {text}',
  /** A JSON Schema uses a keyword that the validator does not support. Remedy: use those of `schemasFrom`. */
  'core/untested-keyword': 'The validator does not support the keyword "{keyword}" of JSON Schema.',
  /** A JSON Schema has a form that the validator does not support. Remedy: use only the forms of our own schemas. */
  'core/untested-schema': 'The validator does not support the JSON Schema {schema}.',
  /** A type of move has different fields in two phases. Remedy: use the same fields in both, or two types. */
  'core/differing-fields': 'The phases of "{game}" differ in the fields of "{type}".',
  /** A game has no English words. Remedy: give `words.languages.en`; other languages are optional. */
  'core/no-english': 'The game "{game}" has no English words: words.languages.en.',
  /** An object has a member that is not read, for example a misspelt one. Remedy: use one that the message names. */
  'core/unknown-member': '{what} has no member "{member}"; it has {known}.',
  /** A definition lacks a function, or a part of a phase. Remedy: add what the sentence names. */
  'core/incomplete-game': 'The game "{game}" lacks `{part}`, or has one of a wrong type.',
  /** A rule returned a new state, or a promise. Remedy: change the draft that `perform` gets, and return nothing. */
  'core/returned-state':
    'The rule of "{type}" in "{game}" returns an object: `perform` must change its draft and return nothing.',
} as const;

export const coreFailure: Failures<typeof sentences> = failuresOf(sentences);
