/**
 * What a front end needs to draw La Strage degli Innocenti and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden. `squareOf` and `nameOf` convert between squares and names;
 * `nextTo`, `inPlacementArea` and `inExitArea` answer questions about squares. `feyrules/front` has helpers for every
 * board.
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

/** Places, pieces and touch targets of La Strage degli Innocenti. */
export const board: Board<Strage> = { targets, touch, pieces, layout, places: placeNames };

export { nameOf, squareOf } from './notation.ts';
export { inExitArea, inPlacementArea, nextTo } from './squares.ts';
