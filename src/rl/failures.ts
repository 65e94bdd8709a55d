import { type Failures, failuresOf } from '../core/failures.ts';

const sentences = {
  /** The game has no such type of move. Remedy: give a move of this game. */
  'rl/no-such-move': 'There is no move of type "{type}".',
  /** A field of a move has a value outside its domain. Remedy: give a move of `legalMoves`. */
  'rl/no-such-field': 'A move "{type}" with this "{field}" does not exist.',
  /** No action has that number. Remedy: choose an action that the mask allows. */
  'rl/no-such-action': 'There is no action {action}; expected an integer from 0 to {last}.',
  /** The kit of this game has no schemas, but observations need them. Remedy: give the kit `schemas`. */
  'rl/no-schemas': 'There are no observations of "{game}": its kit has no schemas.',
  /** Observations were requested before the schemas were loaded. Remedy: await `ready()` first. */
  'rl/not-ready': 'Observations must be loaded: await environment.ready() first.',
  /** A step was made after the end of the episode. Remedy: call `reset`. */
  'rl/ended': 'The episode has ended; reset begins another.',
  /** A part of the view's schema has no encoding as numbers. Remedy: give the part a type, bounds or distinct kinds. */
  'rl/unfit-schema': 'The schema of {path} needs {expected}.',
  /** A view does not fit its schema or number of seats. Remedy: use observations of this game and number of seats. */
  'rl/unfit-view': '{path} cannot be {found}; expected {expected}.',
  /** The `out` array has the wrong length. Remedy: give it `size` numbers. */
  'rl/wrong-length': 'The array has {length} numbers; expected {size}.',
} as const;

export const rlFailure: Failures<typeof sentences> = failuresOf(sentences);
