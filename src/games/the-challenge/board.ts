/**
 * What a front end needs to draw The Challenge and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, and what the player touches for each move. It draws nothing,
 * and it works on views, so it reveals nothing hidden. `roomOn` gives the number of stones of a colour that still
 * fit on a sprite's bag. `feyrules/front` has helpers for every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board } from 'feyrules/the-challenge/board';
 * import { theChallenge } from 'feyrules/the-challenge';
 *
 * const { spots, width, height } = board.layout(2);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(theChallenge, { options: { players: 2 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * ```
 *
 * @module feyrules/the-challenge/board
 */

import type { Board } from '../../core/board.ts';
import { roomFor } from './bags.ts';
import { layout } from './board/layout.ts';
import { parts, placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import { colourOf } from './data.ts';
import type { TheChallenge } from './game.ts';
import type { BlueAlone, SpriteView, Stone } from './types.ts';

/** Places, pieces and touch targets of The Challenge. */
export const board: Board<TheChallenge> = { targets, touch, pieces, layout, places: placeNames, parts };

/**
 * TC-4.4: number of stones of this colour that fit on the sprite's bag, one after another; 0 … 10.
 * @param sprite as in `view.seats[seat].sprites`.
 * @param blueAlone `view.options.blueAlone` (TC-4.3).
 */
export function roomOn({ bag, bigger }: SpriteView, stone: Stone, blueAlone: BlueAlone): number {
  return roomFor(bag.map(colourOf), bigger, colourOf(stone), blueAlone);
}
