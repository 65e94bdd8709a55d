import { defineGame } from '../../core/define.ts';
import type { Game } from '../../core/game.ts';
import type { Elfenland } from './game.ts';
import { describeSeat } from './names.ts';
import { parse, print } from './notation.ts';
import { blind, counters, refill } from './phases/counters.ts';
import { deal, faceDown } from './phases/deal.ts';
import { keep } from './phases/keep.ts';
import { discarding, movement } from './phases/movement.ts';
import { planning } from './phases/planning.ts';
import { display, firstSeat, townCard } from './phases/set-up.ts';
import { refusals } from './refusals.ts';
import { outcome } from './scoring.ts';
import { clone, setup } from './state.ts';
import { describe, describeEvent } from './text.ts';
import { redact, resample, view } from './view.ts';

/** Elfenland. The clauses are in `docs/rules/elfenland.md`. */
export const elfenland: Game<Elfenland> = defineGame<Elfenland>({
  id: 'elfenland',
  name: 'Elfenland',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  setup,
  clone,
  phases: {
    'first-seat': firstSeat, // EL-1.2
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
  resample,
  print,
  parse,
  describe,
  describeEvent,
  describeSeat,
  refusals,
});

export type { Elfenland } from './game.ts';
export type { Road, RoadId, RoadInfo, Terrain, Town, TownId, TownInfo } from './map.ts';
export { roads, towns } from './map.ts';
export { piecesTaken, townsLeft } from './pieces.ts';
export type { DrawMove, Pool } from './pool.ts';
export type { Roads, Route, RouteStep } from './routes.ts';
export { routes } from './routes.ts';
export type { Card, CardKind, Counter, CounterKind } from './transport.ts';
export { cardKinds, counterKinds } from './transport.ts';
export * from './types.ts';
