/**
 * The rules of The Challenge.
 *
 * Players gather stones, pile them in their sprites' bags, steal them, and pay with them for fairies. Hands are
 * hidden. 2 to 6 players.
 *
 * `theChallenge` is the game: an object whose functions keep no state; callers pass it. `TheChallenge` collects its
 * types. `feyrules/the-challenge/kit` adds the heuristic, memory, board, text table, JSON Schemas, cases and law (the
 * text of the rules, as data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { theChallenge } from 'feyrules/the-challenge';
 *
 * const match = new Match(theChallenge, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(theChallenge.print(move), theChallenge.describe(move));
 * }
 * ```
 *
 * @module feyrules/the-challenge
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { determinizer } from './determinizer.ts';
import type { TheChallenge } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { discard, gathering } from './phases/gather.ts';
import { harvest, harvestDraw } from './phases/harvest.ts';
import { choose, drawFairy, obtained, offer } from './phases/offer.ts';
import { overflow } from './phases/overflow.ts';
import { rearrange } from './phases/rearrange.ts';
import { dealFairy, dealStone, firstSeat } from './phases/set-up.ts';
import { steal, stealDraw } from './phases/steal.ts';
import { turn } from './phases/turn.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of The Challenge. Its clauses are in `docs/rules/the-challenge.md`. */
export const theChallenge: Game<TheChallenge> = defineGame<TheChallenge>({
  id: 'the-challenge',
  name: 'The Challenge',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options, // TC-1.1
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // TC-1.2
    'deal-fairy': dealFairy, // TC-3.2
    'deal-stone': dealStone,
    turn, // TC-5.1
    gather: gathering, // TC-6.1
    discard, // TC-6.2
    overflow, // TC-4.6
    offer, // TC-8.2
    'draw-fairy': drawFairy, // TC-8.3
    choose,
    obtained, // TC-8.4
    harvest, // TC-9.7
    'harvest-draw': harvestDraw,
    steal, // TC-9.8
    'steal-draw': stealDraw,
    rearrange, // TC-10.2
    over: { actor: 'over', clause: 'TC-11.1' },
  },
  outcome, // TC-11.5
  view,
  redact,
  determinizer,
  print,
  parse,
  words,
});

export { FAIRIES, STONES } from './data.ts';
export * from './events.ts';
export type { TheChallenge, TheChallengeKeys } from './game.ts';
export type { Move } from './moves.ts';
export type { RefusalCode } from './refusals.ts';
export * from './types.ts';
export { languages, seatNames } from './words/index.ts';
