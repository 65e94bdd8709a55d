import { type Failures, failuresOf } from '../core/failures.ts';

const sentences = {
  /** No bot has that name. Remedy: use a name that the message lists, with a number for `N`, such as `ismcts:500`. */
  'bots/unknown-bot': 'There is no bot "{bot}"; there are: {known}.',
  /** A level of a kit names an unknown bot. Remedy: correct `levels` of the kit. */
  'bots/bad-level': 'The level "{level}" of the kit of {game} names an unknown bot, "{bot}".',
  /** A level of a kit has `slips` outside 0 to 1. Remedy: give `slips` from 0 to 1. */
  'bots/bad-slips': 'The `slips` of the level "{level}" in the kit of {game} must be from 0 to 1, not {slips}.',
  /** A budget is empty, not above 0, or endless. Remedy: give iterations, milliseconds, or both, above 0. */
  'bots/bad-budget':
    'A budget needs iterations, milliseconds, or both, above 0 and at least one of them finite; it cannot be {given}.',
  /** A heuristic returned NaN or no number. Remedy: let `evaluate` of the kit return a number for every state. */
  'bots/bad-heuristic': 'The heuristic rated a state with {value}; expected a number.',
  /** A bot was asked for a move while no seat has to decide. Remedy: check `actor` first. */
  'bots/no-seat': 'A bot was asked to decide for chance, or after the end.',
  /** A bot got an observation without moves. Remedy: pass the observation of the seat that decides. */
  'bots/no-move': 'A bot was asked for a move, but it has none.',
  /** A bot did not answer in time. Remedy: give it more time, or look for a promise that never settles. */
  'bots/late-answer': 'it has not answered after {milliseconds} ms',
  /** One of the host's own bots threw, or made no legal move. Remedy: correct the bot; the `cause` is what it threw. */
  'bots/failed': 'The bot "{bot}" on seat {seat} has failed: {reason}',
  /** One of the host's own bots has the name of a built-in one. Remedy: choose another name. */
  'bots/taken-name': 'The name "{bot}" belongs to a built-in bot; choose another one.',
  /** A setting of a server, or the factory of one of its bots, is not a function. Remedy: pass a function. */
  'bots/no-function': '"{name}" must be a function, not {found}.',
  /** A bot answered with no move of the game, such as a notation. Remedy: return one of the observation's `moves`. */
  'bots/bad-answer': 'it answered with {answer}, which is no move of {game}; a bot returns one of `observation.moves`',
} as const;

export const botFailure: Failures<typeof sentences> = failuresOf(sentences);
