import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';

/** What is touched in both games on this map. */

/** Cards of one's hand or tiles before one, in any order. */
export function anyOf(kind: 'hand' | 'open' | 'face-down', faces: readonly string[]): Target[] {
  return faces.map((id) => ({ kind, id, anyOrder: true }));
}

/** Where one's tile lies. */
export function tileTarget(face: string, hidden: boolean | undefined): Target {
  return { kind: hidden ? 'face-down' : 'open', id: face };
}

export function button(id: string): Target {
  return { kind: 'button', id };
}

/** A card or a tile that has been drawn, of the deck or of the pile. */
export function drawn(id: string): Target {
  return { kind: 'deck', id };
}

/** What lies before oneself is touched by its face; on a road the road, whatever lies there. */
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
