import type { Motion, Piece } from '../../../core/board.ts';
import { allAt, covered, motion, paid, realmMotions, shown, walked } from '../../../realm/board/motions.ts';
import { deckPlace, discardPlace, pieceAt, pilePlace, roadPlace, seatPlace } from '../../../realm/board/pieces.ts';
import type { Event } from '../events.ts';
import { boxPlace, displayPlace, obstacleAt } from './pieces.ts';

/** What goes where. What a round clears is told by what lies there. */
export function motions(event: Event, pieces: readonly Piece[]): readonly Motion[] {
  switch (event.type) {
    case 'round':
      return cleared(pieces);
    case 'displayed':
      return [motion(pieceAt('tile', null, pilePlace), displayPlace, event.tile)];
    case 'tile-drawn':
      return [motion(pieceAt('tile', null, pilePlace), seatPlace('face-down', event.seat), event.tile)];
    case 'tile-taken': {
      const from = event.from === 'pile' ? pilePlace : displayPlace;
      return [shown(pieces, 'tile', event.tile, from, seatPlace('open', event.seat))];
    }
    case 'obstacle-placed':
      return [motion(obstacleAt(seatPlace('open', event.seat)), roadPlace(event.road))];
    case 'travelled':
      return [...paid(pieces, event.seat, event.paid), walked(event.seat, event.from, event.to)];
    case 'move-ended':
      return [];
    default:
      return realmMotions(event, pieces);
  }
}

/** EL-8.2: counters go back to the pile, obstacles leave the game; EL-4.1: the discard pile joins the deck. */
function cleared(pieces: readonly Piece[]): Motion[] {
  const onRoads = pieces.filter(({ at }) => at.kind === 'road');
  return [
    ...covered(
      onRoads.filter(({ kind }) => kind === 'tile'),
      pilePlace,
    ),
    ...onRoads.filter(({ kind }) => kind === 'obstacle').map((obstacle) => motion(obstacle, boxPlace)),
    ...covered(allAt(pieces, discardPlace), deckPlace),
  ];
}
