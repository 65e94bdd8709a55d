import { brandErrors } from './failures.ts';
import type { Params, Violation } from './game.ts';
import { matchFaults, type RecordFault } from './refusals.ts';
import { fill, shown } from './wording.ts';

/** Base class of the errors for refused moves and options. The message is the English sentence and the clause. */
abstract class RefusedError extends Error {
  readonly code: string;
  readonly params: Params;
  readonly violation: Violation;

  constructor(violation: Violation, sentence: string) {
    super(`${sentence} (${violation.clause})`);
    this.code = violation.code;
    this.params = violation.params;
    this.violation = violation;
  }
}

/** The rules refuse the move, or another actor decides. */
export class IllegalMoveError extends RefusedError {
  override readonly name = 'IllegalMoveError';
}

/** `setup` was called with options that the rules do not allow. */
export class OptionsError extends RefusedError {
  override readonly name = 'OptionsError';
}

/** The `seen` in a request belongs to an outdated position. The request had no effect. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code = 'match/another-position';
  readonly params: Params = {};

  constructor() {
    super(matchFaults['match/another-position'].en);
  }
}

/** A ply was requested that does not exist. */
export class PlyError extends RangeError {
  override readonly name = 'PlyError';
  readonly code = 'match/no-such-ply';
  readonly params: Params;

  constructor(ply: unknown, last: number) {
    const params = { ply: shown(ply), last };
    super(fill(matchFaults['match/no-such-ply'], params, 'en'));
    this.params = params;
  }
}

/** A record that cannot be read, or that breaks the rules. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: RecordFault;
  readonly params: Params;
  /** The 0-based index of the first bad move, if a move is bad. */
  readonly index: number | undefined;
  /** The refusal of that move, or of the options. */
  readonly violation: Violation | undefined;

  constructor(
    message: string,
    details: Pick<RecordError, 'code' | 'params'> & Partial<Pick<RecordError, 'index' | 'violation'>>,
  ) {
    super(message);
    this.code = details.code;
    this.params = details.params;
    this.index = details.index;
    this.violation = details.violation;
  }
}

brandErrors('illegal-move', IllegalMoveError);
brandErrors('options', OptionsError);
brandErrors('position', PositionError);
brandErrors('ply', PlyError);
brandErrors('record', RecordError);
