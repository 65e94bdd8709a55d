/**
 * What a front end needs to know of La Strage degli Innocenti to draw it and to take touches.
 *
 * `board` says where places lie, what lies there, and what is touched for a move; it draws nothing, and is told nothing
 * that the viewer may not know.
 * `squareOf` and `nameOf` translate squares and their names, `nextTo`, `inPlacementArea` and `inExitArea` ask of them.
 * `feyrules/front` has what works on every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board, inPlacementArea, squareOf } from 'feyrules/strage/board';
 * import { strage } from 'feyrules/strage';
 *
 * const { spots, width, height } = board.layout(2);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(strage, { options: { players: 2 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * const square = squareOf('h8');
 * console.log(square !== undefined && inPlacementArea(square)); // false: ST-3.3
 * ```
 *
 * @module feyrules/strage/board
 */

import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Strage } from './game.ts';

/** What a front end needs to know of La Strage degli Innocenti. */
export const board: Board<Strage> = { targets, touch, pieces, layout, places: placeNames };

export { nameOf, squareOf } from './notation.ts';
export { inExitArea, inPlacementArea, nextTo } from './squares.ts';
