import { type Failures, failuresOf } from '../../core/failures.ts';

const sentences = {
  /** The start of a log slice is negative or not an integer. Remedy: give the index of an entry. */
  'boardgamers/bad-start': 'The start of a log slice must be an integer from 0, not {start}.',
  /** The end of a log slice is below −1 or not an integer. Remedy: give the index of an entry, or -1 for none. */
  'boardgamers/bad-end': 'The end of a log slice must be an integer from -1, not {end}.',
  /** The platform asked for an expansion. Remedy: offer none for this game. */
  'boardgamers/expansions': '{game} has no expansions; requested: {expansions}.',
  /** The seed of a new game is empty or not a string. Remedy: give a string that is not empty. */
  'boardgamers/bad-seed': 'The seed must be a string that is not empty, not {seed}.',
  /** The options are not an object. Remedy: give an object, `{}` for the defaults. */
  'boardgamers/bad-options': 'The options must be an object, not {options}.',
  /** The option `players` is not the number of players at the table. Remedy: leave it out. */
  'boardgamers/other-players': 'The option "players" is {given}, but there are {players} players.',
  /** The number of moves to replay is negative or not an integer. Remedy: give 0 or a greater integer. */
  'boardgamers/bad-move': 'The number of moves to replay must be an integer from 0, not {to}.',
  /** A player's name is not a string. Remedy: give a string. */
  'boardgamers/bad-name': 'The name must be a string, not {name}.',
} as const;

export const engineFailure: Failures<typeof sentences> = failuresOf(sentences, TypeError);
