/**
 * What a front end needs to draw Elfengold and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden. The map and the fares are as in Elfenland; `faresOf` also
 * handles second counters, sea monsters and wizards that pass an obstacle.
 * `feyrules/front` has helpers for every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board } from 'feyrules/elfengold/board';
 * import { elfengold } from 'feyrules/elfengold';
 *
 * const { spots, width, height } = board.layout(2);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(elfengold, { options: { players: 2 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * ```
 *
 * @module feyrules/elfengold/board
 */

import type { Board, PlaceNames } from '../../core/board.ts';
import { realmPlaceNames } from '../../realm/board/names.ts';
import { layout } from './board/layout.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfengold } from './game.ts';

const placeNames: PlaceNames = {
  en: {
    ...realmPlaceNames.en,
    'display:cards': 'cards on display',
    lot: 'lot {id}',
    'gold-pile:cards': 'gold pile',
    'box:gold-cards': 'gold cards out of the game',
    'box:discs': 'discs out of the game',
    'drawn:#': 'tiles just drawn by {seat}',
    'gold:#': "{seat}'s gold",
  },
  it: {
    ...realmPlaceNames.it,
    'display:cards': 'carte scoperte',
    lot: "tessera {id} dell'asta",
    'gold-pile:cards': 'pila «oro»',
    'box:gold-cards': 'carte oro fuori gioco',
    'box:discs': 'dischi fuori gioco',
    'drawn:#': 'tessere appena pescate da {seat}',
    'gold:#': 'oro di {seat}',
  },
};

/**
 * Places, pieces and touch targets of Elfengold, as in Elfenland. The lots are `lot:1`, `lot:2` … in the order drawn.
 * The coins of seat 0 lie in `gold:0`, the tiles that it has just drawn in `drawn:0`.
 */
export const board: Board<Elfengold> = { targets, touch, pieces, layout, places: placeNames };

export { cardsFor, faresOf, roadsBetween, roadsFrom } from '../../realm/board/roads.ts';
export type { Way } from '../../realm/map.ts';
export { caravanFare, raftFare } from '../../realm/transport.ts';
export type { Fare } from '../../realm/travel.ts';
export type { RealmRoad, RoadsView } from '../../realm/types.ts';
