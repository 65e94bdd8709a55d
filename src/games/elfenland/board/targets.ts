import type { Target } from '../../../core/board.ts';
import { pilePlace, roadPlace } from '../../../realm/board/pieces.ts';
import { anyOf, button, realmTargets, tileTarget } from '../../../realm/board/targets.ts';
import type { Move } from '../moves.ts';

/** The player touches a counter, an obstacle or the cards of a caravan before the road. A road alone means `travel`. */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'take':
      return [{ kind: 'display', id: move.tile }];
    case 'take-blind':
      return [pilePlace];
    case 'obstacle':
      return [tileTarget('obstacle', false), roadPlace(move.road)];
    case 'travel':
      return [roadPlace(move.road)];
    case 'caravan':
      return [...anyOf('hand', move.cards), roadPlace(move.road)];
    case 'end':
      return [button('end')];
    default:
      return realmTargets(move);
  }
}
