import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../moves.ts';
import { pilePlace, roadPlace } from './realm-pieces.ts';
import { anyOf, button, drawn, tileTarget, touchBefore } from './realm-targets.ts';

/** The counter or the obstacle before its road; the cards of a caravan before theirs, so that a road alone is a step. */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'first-seat':
      return [{ kind: 'seat', id: String(move.seat) }];
    case 'town-card':
      return [drawn(move.town)];
    case 'draw':
      return [drawn(move.kind)];
    case 'take':
      return [{ kind: 'display', id: move.tile }];
    case 'take-blind':
      return [pilePlace];
    case 'place':
      return [tileTarget(move.tile, move.hidden), roadPlace(move.road)];
    case 'obstacle':
      return [tileTarget('obstacle', false), roadPlace(move.road)];
    case 'travel':
      return [roadPlace(move.road)];
    case 'caravan':
      return [...anyOf('hand', move.cards), roadPlace(move.road)];
    case 'discard':
      return [{ kind: 'hand', id: move.card }];
    case 'keep':
      return [...anyOf('open', move.open), ...anyOf('face-down', move.hidden)];
    case 'pass':
    case 'end':
      return [button(move.type)];
  }
}

/** A road, the pile, a counter of the display, or one's own card, counter or obstacle. */
export function touch(piece: Piece, seat: Seat): Target | undefined {
  return touchBefore(piece, seat);
}
