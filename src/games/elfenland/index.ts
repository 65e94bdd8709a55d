/**
 * The rules of Elfenland.
 *
 * Elves travel through twenty towns by troll wagon, unicorn and dragon, on roads that players mark with counters.
 * Hands, face-down counters and town cards are hidden. 2 to 6 players.
 *
 * `elfenland` is the game: an object whose functions keep no state; callers pass it. `Elfenland` collects its types.
 * `feyrules/elfenland/kit` adds the heuristic, board, text table, JSON Schemas, cases and law (the text of the rules,
 * as data). Refusals and events cite clauses of this text.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { elfenland } from 'feyrules/elfenland';
 *
 * const match = new Match(elfenland, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * if (typeof match.actor === 'number') {
 *   for (const move of match.observe(match.actor).moves) console.log(elfenland.print(move), elfenland.describe(move));
 * }
 * ```
 *
 * @module feyrules/elfenland
 */

import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import { cachedParser } from '../../core/notations.ts';
import { determinizer } from './determinizer.ts';
import type { Elfenland } from './game.ts';
import { parse, print } from './notation.ts';
import { options } from './options.ts';
import { blind, counters, refill } from './phases/counters.ts';
import { deal, faceDown } from './phases/deal.ts';
import { keep } from './phases/keep.ts';
import { discarding, movement } from './phases/movement.ts';
import { planning } from './phases/planning.ts';
import { display, firstSeat, townCard } from './phases/set-up.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { redact, view } from './view.ts';
import { words } from './words/index.ts';

/** The game of Elfenland. Its clauses are in `docs/rules/elfenland.md`. */
export const elfenland: Game<Elfenland> = defineGame<Elfenland>({
  id: 'elfenland',
  name: 'Elfenland',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options, // EL-1.1
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // EL-3.1, EL-1.2
    'town-card': townCard, // EL-3.3
    display, // EL-3.4
    deal, // EL-4
    'face-down': faceDown, // EL-5.1
    counters, // EL-5.2
    refill, // EL-5.2
    blind, // EL-5.2
    planning, // EL-6
    movement, // EL-7
    discard: discarding, // EL-7.8
    keep, // EL-8.1
    over: { actor: 'over', clause: 'EL-9.1' },
  },
  outcome, // EL-9.2, EL-9.3
  view,
  redact,
  determinizer,
  print,
  parse: cachedParser(parse),
  words,
});

export type { Pool } from '../../core/pool.ts';
export type { Counts } from '../../realm/counts.ts';
export type { Road, RoadId, RoadInfo, Terrain, Town, TownId, TownInfo } from '../../realm/map.ts';
export { roads, towns } from '../../realm/map.ts';
export type { Card, Counter, CounterKind, TravelCardKind } from '../../realm/transport.ts';
export { counterKinds, travelCardKinds } from '../../realm/transport.ts';
export type {
  Realm,
  RealmOptions,
  RealmRoad,
  RealmSeat,
  RealmView,
  RoadsView,
} from '../../realm/types.ts';
export type { Colour } from '../../realm/words/words.ts';
export { colours } from '../../realm/words/words.ts';
export * from './events.ts';
export type { Elfenland, ElfenlandKeys } from './game.ts';
export type { Move } from './moves.ts';
export type { RefusalCode } from './refusals.ts';
export type { Route, RouteStep } from './routes.ts';
export { routes } from './routes.ts';
export * from './types.ts';
export { languages } from './words/index.ts';
