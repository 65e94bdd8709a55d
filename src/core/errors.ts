import type { Params, Violation } from './game.ts';
import type { Wording } from './wording.ts';

/** Something that the rules refuse, with the violation; the message is its English sentence and its clause. */
abstract class RefusedError extends Error {
  readonly violation: Violation;

  constructor(violation: Violation, sentence: string) {
    super(`${sentence} (${violation.clause})`);
    this.violation = violation;
  }
}

/** A move that the rules refuse was given to `apply`. */
export class IllegalMoveError extends RefusedError {
  override readonly name = 'IllegalMoveError';
}

/** Options that the rules do not allow were given to `setup`. */
export class OptionsError extends RefusedError {
  override readonly name = 'OptionsError';
}

/**
 * Whether a game refused its options. A game that was written against another copy of this module, such as that for
 * CommonJS, throws another class of that name.
 */
export function isOptionsError(error: unknown): error is OptionsError {
  return error instanceof Error && error.name === 'OptionsError' && 'violation' in error;
}

/** What was asked of a match was meant for another position, by `seen`. Nothing has changed. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code = 'match/another-position';

  constructor() {
    super(positionFault.en);
  }
}

/** The sentence of a {@link PositionError}. */
export const positionFault: Wording = {
  en: 'Something has changed since this position was seen; look again.',
  it: 'Da quando si è vista questa posizione qualcosa è cambiato; occorre guardare di nuovo.',
};

/** Everything that can be wrong with a record, as the code of its `RecordError`. */
export type RecordFault =
  | 'record/not-json'
  | 'record/not-a-record'
  | 'record/newer-format'
  | 'record/another-game'
  | 'record/rules-version'
  | 'record/options'
  | 'record/notation'
  | 'record/illegal-move'
  | 'record/wrong-result';

/** A record that cannot be read, or that breaks the rules. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordFault;
  readonly params: Params;
  /** The 0-based index of the first bad move, where a move is bad. */
  readonly index: number | undefined;
  /** What is wrong with that move, or with the options. */
  readonly violation: Violation | undefined;

  constructor(message: string, details: Pick<RecordError, 'code' | 'params' | 'index' | 'violation'>) {
    super(message);
    this.code = details.code;
    this.params = details.params;
    this.index = details.index;
    this.violation = details.violation;
  }
}
