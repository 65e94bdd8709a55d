import { type Failures, failuresOf } from '../core/failures.ts';

const sentences = {
  /** A session has more sitters than seats. Remedy: give at most one per seat. */
  'front/too-many-sitters': 'There are {players} seats, but {sitters} sitters.',
  /** A sitter of a session is invalid. Remedy: give `"person"`, `"remote"`, or a bot of `botOf`. */
  'front/bad-sitter': 'A seat needs "person", "remote" or a bot (an object with `decide`), not {sitter}.',
  /** The worker does not have the game. Remedy: give its kit to `serveBot`. */
  'front/unknown-game': 'This worker does not know the game "{game}".',
  /** A port cannot be listened to. Remedy: give a web Worker or a MessagePort, in Node a port of a `MessageChannel`. */
  'front/bad-port':
    'A bot is behind a port with addEventListener: a web Worker or a MessagePort, not a Worker of Node.',
  /** The name of a bot is not a text. Remedy: give a name that `botOf` accepts. */
  'front/bad-bot-name': 'The bot must be a name such as "greedy", not {bot}.',
  /** A bot was asked about something that is not an observation. Remedy: pass what `match.observe(seat)` returns. */
  'front/no-observation': 'A bot is asked with the result of match.observe(seat), not {observation}.',
  /** A bot was asked about an observation of another game. Remedy: pass the kit of the observation's game. */
  'front/other-game': 'The observation is of another game than {game}.',
  /** A bot was asked about a seat that has nothing to decide. Remedy: ask for the seat that is `actor`. */
  'front/no-decision': 'The seat of the observation has nothing to decide.',
  /** The worker cannot be loaded, threw, does not answer, or its port is closed. Remedy: see the worker's console. */
  'front/worker-failed': 'The worker of the bot has failed{reason}.',
  /** The bot threw an error in its worker; this is its message. Remedy: see `cause`, that error with its code. */
  'front/bot-failed': '{reason}',
  /** The answer of the bot in the worker is not a move of the game. Remedy: load the same game on both sides. */
  'front/no-move': 'The answer of the bot is not a move of this game.',
  /** A motion moves a piece that is not on the board. Remedy: pass the pieces as they were before the motions. */
  'front/no-such-piece': 'There is no piece {piece} to be moved.',
  /** The kit of this game has no `board`, so touches have no meaning. Remedy: give it a `board`. */
  'front/no-board': 'The kit of {game} has no board.',
} as const;

export const frontFailure: Failures<typeof sentences> = failuresOf(sentences);
