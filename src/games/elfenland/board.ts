/**
 * What a front end needs to know of Elfenland to draw it and to take touches.
 *
 * `board` says where places lie, what lies there, and what is touched for a move; it draws nothing, and is told nothing
 * that the viewer may not know.
 * `roadsFrom` and `roadsBetween` ask of the map, `cardsFor` what a counter needs on a road, `caravanFare` and `raftFare` what
 * the others do; `faresOf` says what a road costs as a view shows it.
 * `feyrules/front` has what works on every board.
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

import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfenland } from './game.ts';

/**
 * What a front end needs to know of Elfenland. Cards, tiles and town cards are pieces with faces; a hand is
 * `hand:0`, and a card of one's own hand is touched as `hand:dragon`; tiles before a seat lie in `open:0` and
 * `face-down:0`, its obstacle in `open:0` too; a draw of chance is entered as `deck:dragon`.
 */
export const board: Board<Elfenland> = { targets, touch, pieces, layout, places: placeNames };

export { cardsFor, faresOf, roadsBetween, roadsFrom } from '../../realm/board/roads.ts';
export type { Way } from '../../realm/map.ts';
export { caravanFare, raftFare } from '../../realm/transport.ts';
export type { Fare } from '../../realm/travel.ts';
export type { RealmRoad, RoadsView } from '../../realm/types.ts';
