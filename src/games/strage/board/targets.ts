import type { Piece, Target } from '../../../core/board.ts';
import type { Move } from '../moves.ts';
import { squarePlace } from './pieces.ts';

/** The squares, die or button of the move. If moves share all targets, the player chooses by their `describe` texts. */
export function targets(move: Move): readonly Target[] {
  switch (move.type) {
    case 'roll':
      return [{ kind: 'die', id: String(move.die) }];
    case 'place':
    case 'place-orc':
      return [squarePlace(move.to)];
    case 'move':
    case 'move-orc':
      return [squarePlace(move.from), squarePlace(move.to)];
    case 'attack':
    case 'orc-attack':
      return [squarePlace(move.at)];
    case 'end':
      return [{ kind: 'button', id: 'end' }];
  }
}

/** Touching a piece on the board touches its square. */
export function touch({ at }: Piece): Target | undefined {
  return at.kind === 'square' ? at : undefined;
}
