import { type Failures, failuresOf } from '../core/failures.ts';

const sentences = {
  /** A session has sitters for more seats than the game has. Remedy: give one a seat at most. */
  'front/too-many-sitters': 'There are {players} seats, and sitters for {sitters}.',
  /** A sitter of a session is of a wrong kind. Remedy: give `"person"`, `"remote"`, or a bot of `botOf`. */
  'front/bad-sitter': 'On a seat there is "person", "remote" or a bot, an object with `decide`, not {sitter}.',
  /** A worker was asked about a game that it was not given. Remedy: give its kit to `serveBots`. */
  'front/unknown-game': 'This worker does not know the game "{game}".',
  /** A bot was asked, and the observation or the bot's name is of no use. Remedy: as the sentence says. */
  'front/bad-question': '{flaw}',
  /** The worker's module cannot be loaded, or it threw. Remedy: look at the worker's own console. */
  'front/worker-failed': 'The worker of the bot has failed{reason}.',
  /** The bot threw in its worker. Remedy: the sentence is what it threw. */
  'front/bot-failed': '{reason}',
  /** A motion moves a piece that is not on the board. Remedy: give the pieces from before the events. */
  'front/no-such-piece': 'There is no piece {piece} to be moved.',
  /** A kit without a board was asked about touches. Remedy: give it a `board`. */
  'front/no-board': 'The kit of {game} has no board.',
} as const;

export const frontFailure: Failures<typeof sentences> = failuresOf(sentences);
