import { type Failures, failuresOf } from '../../core/failures.ts';

const sentences = {
  /** A slice of the log begins before it, or at no integer. Remedy: begin at an entry that there is. */
  'boardgamers/bad-start': 'The log begins at 0, not at {start}.',
  /** A slice of the log ends before it, or at no integer. Remedy: end at an entry that there is. */
  'boardgamers/bad-end': 'The log has no entry {end} to end at.',
  /** The platform asked for an expansion. Remedy: offer none for this game. */
  'boardgamers/expansions': '{game} has no expansions, and so not {expansions}.',
  /** A game was begun without a seed. Remedy: give a text that is not empty. */
  'boardgamers/bad-seed': 'A seed is a text, not {seed}.',
  /** Options are no object. Remedy: give an object, `{}` for the defaults. */
  'boardgamers/bad-options': 'Options are an object, not {options}.',
  /** The option `players` is not the number of players at the table. Remedy: leave it out. */
  'boardgamers/other-players': 'The option "players" is {given}, but there are {players} players.',
  /** A game was to be replayed to a move that it does not have. Remedy: give an index of its log. */
  'boardgamers/bad-move': 'A game is replayed to a move, not to {to}.',
  /** A player's name is no text. Remedy: give one. */
  'boardgamers/bad-name': 'A name is a text, not {name}.',
} as const;

export const engineFailure: Failures<typeof sentences> = failuresOf(sentences);
