/**
 * The rules of Fairy's Fate.
 *
 * Players travel to five places to collect the objects of their secret recipes, past bad fairies and sprites. Hands and
 * covered cards are hidden, but their backs differ and give hints. 2 to 5 players.
 *
 * `fairysFate` is the game: an object whose functions keep no state; callers pass it. `FairysFate` collects its types.
 * `feyrules/fairys-fate/kit` adds the heuristic, board, text table, JSON Schemas, cases and law (the text of the rules,
 * as data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { fairysFate } from 'feyrules/fairys-fate';
 *
 * const match = new Match(fairysFate, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(fairysFate.print(move), fairysFate.describe(move));
 * }
 * ```
 *
 * @module feyrules/fairys-fate
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { determinizer } from './determinizer.ts';
import type { FairysFate } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { collect } from './phases/collect.ts';
import { card, draw, top } from './phases/draw.ts';
import {
  answer,
  clairvoyance,
  discard,
  drop,
  lose,
  mutation,
  transport,
  truth,
  wealth,
  wisdom,
} from './phases/fairies.ts';
import { dealCard, dealRecipe, dealTop, firstSeat } from './phases/set-up.ts';
import { choose, end, travelTurn, turn } from './phases/turn.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of Fairy's Fate. Its clauses are in `docs/rules/fairys-fate.md`. */
export const fairysFate: Game<FairysFate> = defineGame<FairysFate>({
  id: 'fairys-fate',
  name: "Fairy's Fate",
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options, // FF-1.1
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // FF-1.2
    'deal-recipe': dealRecipe, // FF-3.2
    'deal-card': dealCard, // FF-3.3
    'deal-top': dealTop, // FF-3.4
    turn, // FF-6.2, FF-7.1
    'travel-turn': travelTurn, // FF-7.5
    draw, // FF-6.3
    card, // FF-4.2
    top, // FF-4.3
    choose, // FF-7.5
    end, // FF-6.5
    collect, // FF-8.3
    discard, // FF-8.7
    lose, // FF-8.7, FF-8.11
    wisdom, // FF-9.2, also for the phases below without a clause
    clairvoyance,
    wealth, // FF-4.4
    truth,
    answer, // FF-9.3
    mutation,
    transport,
    drop,
    over: { actor: 'over', clause: 'FF-10.4' },
  },
  outcome, // FF-10.4
  view,
  redact,
  determinizer,
  print,
  parse,
  words,
});

export type { CardFacts, Face } from './cards.ts';
export { cards, nameOf, numberOf } from './cards.ts';
export type * from './events.ts';
export type { FairysFate, FairysFateKeys } from './game.ts';
export type { Move } from './moves.ts';
export type { RefusalCode } from './refusals.ts';
export * from './types.ts';
export { languages, seatNames } from './words/index.ts';
