import type { Motion, Piece } from '../../../core/board.ts';
import type { Event } from '../events.ts';
import { boxPlace, displayPlace, obstacleAt } from './pieces.ts';
import { allAt, covered, givenBack, lying, motion, shown, walked } from './realm-motions.ts';
import {
  deckPlace,
  discardPlace,
  pieceAt,
  pilePlace,
  roadPlace,
  seatPlace,
  townPieceAt,
  townPlace,
  undealtPlace,
} from './realm-pieces.ts';

/** What goes where. What a round clears, and what is given back, is told by what lies there. */
export function motions(event: Event, pieces: readonly Piece[]): readonly Motion[] {
  switch (event.type) {
    case 'town-card-dealt':
      return [motion(pieceAt('town-card', null, undealtPlace), seatPlace('town-card', event.seat), event.town)];
    case 'town-card-shown': {
      const place = seatPlace('town-card', event.seat);
      return [motion(lying(pieces, 'town-card', event.town, place), place, event.town)];
    }
    case 'round':
      return cleared(pieces);
    case 'displayed':
      return [motion(pieceAt('tile', null, pilePlace), displayPlace, event.tile)];
    case 'card-drawn':
      return [motion(pieceAt('card', null, deckPlace), seatPlace('hand', event.seat), event.card)];
    case 'tile-drawn':
      return [motion(pieceAt('tile', null, pilePlace), seatPlace('face-down', event.seat), event.tile)];
    case 'tile-taken': {
      const from = event.from === 'pile' ? pilePlace : displayPlace;
      return [shown(pieces, 'tile', event.tile, from, seatPlace('open', event.seat))];
    }
    case 'placed': {
      const from = seatPlace(event.hidden ? 'face-down' : 'open', event.seat);
      return [shown(pieces, 'tile', event.tile, from, roadPlace(event.road))];
    }
    case 'obstacle-placed':
      return [motion(obstacleAt(seatPlace('open', event.seat)), roadPlace(event.road))];
    case 'travelled': {
      const hand = seatPlace('hand', event.seat);
      return [
        ...event.paid.map((card) => shown(pieces, 'card', card, hand, discardPlace)),
        walked(event.seat, event.from, event.to),
      ];
    }
    case 'piece-taken':
      return [motion(townPieceAt(event.seat, townPlace(event.town)), seatPlace('taken', event.seat))];
    case 'discarded':
      return [shown(pieces, 'card', event.card, seatPlace('hand', event.seat), discardPlace)];
    case 'kept':
      return givenBack(pieces, event.seat, event.open, event.hidden);
    case 'first-seat':
    case 'passed':
    case 'move-ended':
    case 'ended':
      return [];
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
