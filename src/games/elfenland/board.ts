/**
 * What a front end needs to draw Elfenland and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden. `roadsFrom` and `roadsBetween` query the map; `cardsFor`,
 * `caravanFare` and `raftFare` give the cards that a counter, a caravan or a raft needs on a road; `faresOf` gives the
 * cost of a road in a view. `feyrules/front` has helpers for every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board } from 'feyrules/elfenland/board';
 * import { elfenland } from 'feyrules/elfenland';
 *
 * const { spots, width, height } = board.layout(2);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(elfenland, { options: { players: 2 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * ```
 *
 * @module feyrules/elfenland/board
 */

import type { Board, PlaceNames } from '../../core/board.ts';
import { realmPlaceNames } from '../../realm/board/names.ts';
import { faresOf as realmFares } from '../../realm/board/roads.ts';
import { touchBefore } from '../../realm/board/targets.ts';
import type { RoadId, TownId, Way } from '../../realm/map.ts';
import type { TravelCardKind } from '../../realm/transport.ts';
import type { Fare } from '../../realm/travel.ts';
import type { RoadsView } from '../../realm/types.ts';
import { layout } from './board/layout.ts';
import { pieces } from './board/pieces.ts';
import { targets } from './board/targets.ts';
import type { Elfenland } from './game.ts';

const placeNames: PlaceNames = {
  en: { ...realmPlaceNames.en, 'display:tiles': 'counters on display', 'box:obstacles': 'obstacles out of the game' },
  it: { ...realmPlaceNames.it, 'display:tiles': 'tessere al centro', 'box:obstacles': 'ostacoli fuori gioco' },
};

/**
 * Places, pieces and touch targets of Elfenland. Cards, tiles and town cards are pieces with faces. The hand of seat 0
 * is the place `hand:0`. The tiles of seat 0 lie in `open:0` and `face-down:0`, its obstacle in `open:0`. The target
 * for a dragon card is `hand:dragon` in the player's own hand, and `deck:dragon` if chance draws the card.
 */
export const board: Board<Elfenland> = { targets, touch: touchBefore, pieces, layout, places: placeNames };

/**
 * EL-7.2, EL-7.3: the ways to pay for a road in a view, except by caravan. Empty for a land road without a counter.
 * @param way starts at the town of the boot, see {@link roadsFrom}.
 */
export const faresOf: (view: { readonly roads: RoadsView }, way: Way<RoadId, TownId>) => Fare<TravelCardKind>[] =
  realmFares;

export { cardsFor, roadsBetween, roadsFrom } from '../../realm/board/roads.ts';
export type { Way } from '../../realm/map.ts';
export { caravanFare, raftFare } from '../../realm/transport.ts';
export type { Fare } from '../../realm/travel.ts';
