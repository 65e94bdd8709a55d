/**
 * What a front end needs to draw Elfengold and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden.
 * The map and the fares are as in Elfenland; `faresOf` also handles second counters, and wizards that pass an obstacle.
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

import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfengold } from './game.ts';

/**
 * Places, pieces and touch targets of Elfengold: as in Elfenland, with the lots in the order drawn as `lot:1`, `lot:2`
 * …, a seat's coins in `gold:0`, and the tiles that it has just drawn in `drawn:0`.
 */
export const board: Board<Elfengold> = { targets, touch, pieces, layout, places: placeNames };

export { cardsFor, faresOf, roadsBetween, roadsFrom } from '../../realm/board/roads.ts';
export type { Way } from '../../realm/map.ts';
export { caravanFare, raftFare } from '../../realm/transport.ts';
export type { Fare } from '../../realm/travel.ts';
export type { RealmRoad, RoadsView } from '../../realm/types.ts';
