import { type Failures, failuresOf } from '../../core/failures.ts';

const sentences = {
  /** The start of a log slice is negative or no integer. Remedy: give the index of an entry. */
  'boardgamers/bad-start': 'The log begins at 0, not at {start}.',
  /** The end of a log slice is below −1 or no integer. Remedy: give the index of an entry. */
  'boardgamers/bad-end': 'The log has no entry {end} to end at.',
  /** The platform asked for an expansion. Remedy: offer none for this game. */
  'boardgamers/expansions': '{game} has no expansions, and so not {expansions}.',
  /** The seed of a new game is empty or no string. Remedy: give a string that is not empty. */
  'boardgamers/bad-seed': 'A seed is a text, not {seed}.',
  /** The options are not an object. Remedy: give an object, `{}` for the defaults. */
  'boardgamers/bad-options': 'Options are an object, not {options}.',
  /** The option `players` is not the number of players at the table. Remedy: leave it out. */
  'boardgamers/other-players': 'The option "players" is {given}, but there are {players} players.',
  /** The number of moves to replay is negative or no integer. Remedy: give an integer from 0. */
  'boardgamers/bad-move': 'A game is replayed to a move, not to {to}.',
  /** A player's name is not a string. Remedy: give a string. */
  'boardgamers/bad-name': 'A name is a text, not {name}.',
} as const;

export const engineFailure: Failures<typeof sentences> = failuresOf(sentences);
