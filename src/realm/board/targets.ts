import type { Piece, Target } from '../../core/board.ts';
import type { Seat } from '../../core/game.ts';
import type { DrawMove } from '../../core/pool.ts';
import type { FirstSeatMove, PlaceMove, TownCardMove } from '../moves.ts';
import { roadPlace } from './pieces.ts';

/** The moves that have the same touch targets in both games. */
type SharedMove =
  | FirstSeatMove
  | TownCardMove
  | DrawMove<string>
  | PlaceMove<string>
  | { readonly type: 'pass' }
  | { readonly type: 'discard'; readonly card: string }
  | { readonly type: 'keep'; readonly open: readonly string[]; readonly hidden: readonly string[] };

/** What the player touches for a move. To place a tile, the player touches first the tile and then the road. */
export function realmTargets(move: SharedMove): readonly Target[] {
  switch (move.type) {
    case 'first-seat':
      return [{ kind: 'seat', id: String(move.seat) }];
    case 'town-card':
      return [drawn(move.town)];
    case 'draw':
      return [drawn(move.kind)];
    case 'place':
      return [tileTarget(move.tile, move.hidden), roadPlace(move.road)];
    case 'discard':
      return [{ kind: 'hand', id: move.card }];
    case 'keep':
      return [...anyOf('open', move.open), ...anyOf('face-down', move.hidden)];
    case 'pass':
      return [button('pass')];
  }
}

/** Cards of the player's hand, or tiles in front of the player. The player may touch them in any order. */
export function anyOf(kind: 'hand' | 'open' | 'face-down', faces: readonly string[]): Target[] {
  return faces.map((id) => ({ kind, id, anyOrder: true }));
}

/** The target for one of the player's tiles. */
export function tileTarget(face: string, hidden: boolean | undefined): Target {
  return { kind: hidden ? 'face-down' : 'open', id: face };
}

export function button(id: string): Target {
  return { kind: 'button', id };
}

/** The target for a card or tile that chance draws. */
function drawn(id: string): Target {
  return { kind: 'deck', id };
}

/** The target of a touched piece: its road; the pile; its face in the display; its face or kind if the seat owns it. */
export function touchBefore({ kind, face, at }: Piece, seat: Seat): Target | undefined {
  switch (at.kind) {
    case 'road':
    case 'pile':
      return at;
    case 'display':
      return face === null ? undefined : { kind: 'display', id: face };
    case 'hand':
    case 'open':
    case 'face-down':
      return at.id === String(seat) ? { kind: at.kind, id: face ?? kind } : undefined;
    default:
      return undefined;
  }
}
