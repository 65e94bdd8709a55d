/**
 * What a front end needs to draw ElfenWizards and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden. `candidatesFor` and `titlesAbove` tell from which space a wizard
 * may win which title. `wizardName` gives the name of a wizard. `feyrules/front` has helpers for every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board } from 'feyrules/elfenwizards/board';
 * import { elfenwizards } from 'feyrules/elfenwizards';
 *
 * const { spots, width, height } = board.layout(3);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(elfenwizards, { options: { players: 3 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * ```
 *
 * @module feyrules/elfenwizards/board
 */

import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfenwizards } from './game.ts';

/** Places, pieces and touch targets of ElfenWizards. */
export const board: Board<Elfenwizards> = { targets, touch, pieces, layout, places: placeNames };

export { candidatesFor, duelBoxFor, titlesAbove } from './board/contests.ts';
export { wizardName, wizardNamed } from './notation.ts';
