import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { motions } from './board/motions.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Strage } from './game.ts';

/** What a front end needs to know of La Strage degli Innocenti. */
export const board: Board<Strage> = { targets, touch, pieces, motions, layout };

export { nameOf, squareOf } from './notation.ts';
export { inExitArea, inPlacementArea, nextTo } from './squares.ts';
