/**
 * The rules of Elfengold.
 *
 * Elfenland with gold: players earn it by travelling and buy tiles with it at auction. Town pieces decide who wins, and
 * gold breaks ties. Hands, face-down tiles and town cards are hidden. 2 to 6 players.
 *
 * `elfengold` is the game: an object whose functions keep no state; callers pass it. `Elfengold` collects its types.
 * `feyrules/elfengold/kit` adds the heuristic, memory, board, text table, JSON Schemas, cases and law (the text of the
 * rules, as data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { elfengold } from 'feyrules/elfengold';
 *
 * const match = new Match(elfengold, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(elfengold.print(move), elfengold.describe(move));
 * }
 * ```
 *
 * @module feyrules/elfengold
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { cachedParser } from '../../core/notations.ts';
import { determinizer } from './determinizer.ts';
import type { Elfengold } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { auction } from './phases/auction.ts';
import { draw, drawCard, refill, restock } from './phases/cards.ts';
import { discarding } from './phases/end.ts';
import { keep } from './phases/keep.ts';
import { movement } from './phases/movement.ts';
import { planning } from './phases/planning.ts';
import { deal, display, firstSeat, goldValue, townCard } from './phases/set-up.ts';
import { add, swap } from './phases/spells.ts';
import { lots, reveal, tiles } from './phases/tiles.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of Elfengold, which extends Elfenland. Its clauses are in `docs/rules`: `elfengold.md`, `elfenland.md`. */
export const elfengold: Game<Elfengold> = defineGame<Elfengold>({
  id: 'elfengold',
  name: 'Elfengold',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options, // EL-1.1
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // EL-1.2
    'gold-value': goldValue, // EG-3.2
    'town-card': townCard, // EG-3.3
    deal, // EG-3.4
    display, // EG-3.4
    restock, // EG-4.3
    draw, // EG-4.1, EG-9.7
    'draw-card': drawCard, // EG-4.1, EG-9.7
    refill, // EG-4.3
    tiles, // EG-6.1
    reveal, // EG-6.1
    lots, // EG-7.1
    auction, // EG-7
    planning, // EG-8
    add, // EG-8.5
    swap, // EG-8.6
    movement, // EG-9
    discard: discarding, // EG-9.9
    keep, // EG-10.1
    over: { actor: 'over', clause: 'EG-11.1' },
  },
  outcome, // EG-11.2
  view,
  redact,
  determinizer,
  print,
  parse: cachedParser(parse),
  words,
});

export type { CardKind, HandCardKind } from './cards.ts';
export { cardKinds, handCardKinds } from './cards.ts';
export * from './events.ts';
export type { Elfengold, ElfengoldKeys } from './game.ts';
export type { Move } from './moves.ts';
export type { RefusalCode } from './refusals.ts';
export type { Route, RouteStep } from './routes.ts';
export { routes } from './routes.ts';
export type { Tile, TileKind } from './tiles.ts';
export { tileKinds } from './tiles.ts';
export * from './types.ts';
export { languages } from './words/index.ts';
