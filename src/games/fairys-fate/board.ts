/**
 * What a front end needs to draw Fairy's Fate and to turn touches into moves.
 *
 * `board` says where places are, which pieces lie there, what the player touches for each move, and which pieces an
 * event moves. It draws nothing, and it works on views, so it reveals nothing hidden. `backsFor` gives the backs of the
 * cards that a place accepts; `placesToTravel`, the places with enough cards to travel to; `bareFaceOf`, the face of a
 * card. `feyrules/front` has helpers for every board.
 *
 * @example
 * ```ts
 * import { Match } from 'feyrules/core';
 * import { board } from 'feyrules/fairys-fate/board';
 * import { fairysFate } from 'feyrules/fairys-fate';
 *
 * const { spots, width, height } = board.layout(2);
 * console.log(`${spots.length} places on ${width} × ${height} units`);
 *
 * const match = new Match(fairysFate, { options: { players: 2 }, seed: 7 });
 * for (const { kind, at } of board.pieces(match.observe('table').view)) console.log(kind, at);
 * ```
 *
 * @module feyrules/fairys-fate/board
 */

import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { motions } from './board/motions.ts';
import { parts, placeNames } from './board/names.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import { rangeWith } from './cards.ts';
import { BACKS, PLACES } from './data.ts';
import type { FairysFate } from './game.ts';
import { byPlace, isWorthATravel, takes } from './places.ts';
import type { Back, Lying, LyingView, Place, State, View } from './types.ts';

/** Places, pieces, touch targets and motions of Fairy's Fate. */
export const board: Board<FairysFate> = { targets, touch, pieces, motions, layout, places: placeNames, parts };

/** FF-5.1 to FF-5.3: the backs of the cards that can be played on the place now; empty if the place is full. */
export function backsFor({ places }: Pick<View, 'places'>, place: Place): readonly Back[] {
  const shown = byBacks(places);
  return BACKS.filter((back) => takes(shown, place, back));
}

/** FF-7.1: the places with enough cards to travel to. */
export function placesToTravel({ places }: Pick<View, 'places'>): readonly Place[] {
  const shown = byBacks(places);
  return PLACES.filter((place) => isWorthATravel(shown, place));
}

/** FF-5.2: the places of a view as in a state. The faces of the cards are arbitrary, because only backs matter here. */
function byBacks(places: View['places']): State['places'] {
  const lying = ({ back, covered, knownTo }: LyingView): Lying => ({ card: rangeWith(back)[0], covered, knownTo });
  return byPlace(places, (on) => on.map(lying));
}

export type { BareFace } from './cards.ts';
export { bareFaceOf } from './cards.ts';
