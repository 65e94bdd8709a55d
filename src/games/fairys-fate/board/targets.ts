import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Move } from '../moves.ts';
import { pilePlace, placePlace, seatPlace, slotPlace } from './places.ts';

/** What the player touches, such as their own cards `hand:sprite-leaf` and `kept:wisdom`, or the slot `slot:cave-0`. */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'first-seat':
    case 'ask':
      return [seatPlace('seat', move.seat)];
    case 'recipe':
      return [{ kind: 'recipe', id: String(move.recipe) }];
    case 'card':
      return [{ kind: 'deck', id: move.card }];
    case 'top':
      return [{ kind: 'deck', id: move.back }];
    case 'play':
      return [{ kind: 'hand', id: move.card }, placePlace(move.place)];
    case 'travel':
    case 'drop':
      return [placePlace(move.place)];
    case 'draw':
      return [pilePlace(move.pile)];
    case 'use':
      return [{ kind: 'kept', id: move.fairy }];
    case 'discard':
      return [{ kind: 'hand', id: move.card }];
    case 'lose':
      return [{ kind: 'kept', id: move.object }];
    case 'look':
    case 'pick':
      return [slotPlace(move.place, move.slot)];
    case 'answer':
      return [{ kind: 'button', id: move.lacks }];
    case 'pass':
    case 'take':
    case 'end':
      return [{ kind: 'button', id: move.type }];
  }
}

/** The target of a touched piece; other seats' pieces have none. */
export function touch({ face, at }: Piece, seat: Seat): Target | undefined {
  switch (at.kind) {
    case 'hand':
    case 'kept':
      return at.id === String(seat) && face !== null ? { kind: at.kind, id: face } : undefined;
    case 'slot':
    case 'pile':
      return at;
    default:
      return undefined;
  }
}
