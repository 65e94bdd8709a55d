import type { Piece, Target } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { deckPlace, roadPlace, townPlace } from '../../../realm/board/pieces.ts';
import { anyOf, button, realmTargets, tileTarget, touchBefore } from '../../../realm/board/targets.ts';
import type { Move } from '../moves.ts';
import { goldPilePlace } from './pieces.ts';

/**
 * The player touches a caravan's cards, and the wizard if one is used, before the road. A road alone means `swap`, or
 * `travel` without a wizard. Moves that differ only in the counter have the same targets; `describe` tells them apart.
 */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'gold-value':
      return [{ kind: 'disc', id: String(move.value) }];
    case 'draw-deck':
      return [deckPlace];
    case 'draw-open':
      return [{ kind: 'display', id: move.card }];
    case 'take-gold':
      return [goldPilePlace];
    case 'reveal':
      return [{ kind: 'drawn', id: move.tile }];
    case 'bid':
      return [button(`bid-${move.amount}`)];
    case 'add':
      return [tileTarget(move.tile, move.hidden)];
    case 'swap':
      return [roadPlace(move.road)];
    case 'travel':
      return [...anyOf('hand', move.wizard ? ['wizard'] : []), roadPlace(move.road)];
    case 'caravan':
      return [...anyOf('hand', move.wizard ? [...move.cards, 'wizard'] : move.cards), roadPlace(move.road)];
    case 'fly':
      return [{ kind: 'hand', id: 'wizard' }, townPlace(move.town)];
    case 'end':
      return [button(`end-${move.take}`)];
    default:
      return realmTargets(move);
  }
}

/** What can be touched: roads, towns, deck, gold pile, cards of the display, and the player's own cards and tiles. */
export function touch(piece: Piece, seat: Seat): Target | undefined {
  const { kind, face, at } = piece;
  switch (at.kind) {
    case 'town':
    case 'deck':
    case 'gold-pile':
      return at;
    case 'drawn':
      return at.id === String(seat) ? { kind: 'drawn', id: face ?? kind } : undefined;
    case 'pile':
      return undefined;
    default:
      return touchBefore(piece, seat);
  }
}
