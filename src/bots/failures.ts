import { type Failures, failuresOf } from '../core/failures.ts';

const sentences = {
  /** No bot has that name. Remedy: take one that the sentence lists, with a budget such as `ismcts:500`. */
  'bots/unknown-bot': 'There is no bot "{bot}"; there are: {known}.',
  /** A level of a kit names no bot. Remedy: correct `levels` of the kit. */
  'bots/bad-level': 'The kit of {game} plays its level "{level}" by "{bot}", which is no bot.',
  /** A level of a kit slips too often or too seldom. Remedy: give `slips` from 0 to 1. */
  'bots/bad-slips':
    'The kit of {game} lets its level "{level}" slip in {slips} of its decisions, which is no part from 0 to 1.',
  /** A budget is empty or no number. Remedy: give iterations, milliseconds, or both, above 0. */
  'bots/bad-budget': 'A budget is a number of iterations, of milliseconds, or both, such as { iterations: 500 }.',
  /** A heuristic gave NaN or no number at all. Remedy: let `evaluate` of the kit give a number for every state. */
  'bots/bad-heuristic': 'A heuristic has judged a state with {value}, which is no number.',
  /** A bot was asked where no seat decides. Remedy: look at the `actor` first. */
  'bots/no-seat': 'A bot was asked to decide for chance, or after the end.',
  /** A bot was asked with an observation without moves. Remedy: give it the observation of the actor. */
  'bots/no-move': 'A bot was asked to choose where it has no move.',
} as const;

export const botFailure: Failures<typeof sentences> = failuresOf(sentences);
