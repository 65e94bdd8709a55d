import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { squareRank } from 'chessops/util';
import type { Rng } from '../../../../src/core/rng.ts';
import type { Work } from './rows.ts';

/** Maximum number of plies of a random game of chess. */
const PLIES = 200;

/**
 * Random chess with chess.js, as in its documentation: list all legal moves as text and make one, until there is none.
 * Repetitions and the fifty-move rule are not checked.
 */
export function byChessJs(rng: Rng): Work {
  return () => {
    const chess = new ChessJs();
    let plies = 0;
    for (; plies < PLIES; plies++) {
      const moves = chess.moves();
      const move = moves[rng.int(moves.length)];
      if (move === undefined) break;
      chess.move(move);
    }
    return plies;
  };
}

/**
 * Random chess with chessops: list the destinations of all pieces and play one in place, without judging it again,
 * until there is none. Pawns promote to queens.
 */
export function byChessops(rng: Rng): Work {
  return () => {
    const chess = Chessops.default();
    let plies = 0;
    for (; plies < PLIES; plies++) {
      const moves: { readonly from: number; readonly to: number }[] = [];
      for (const [from, dests] of chess.allDests()) for (const to of dests) moves.push({ from, to });
      const move = moves[rng.int(moves.length)];
      if (move === undefined) break;
      const isPawn = chess.board.pawn.has(move.from);
      const promotes = isPawn && (squareRank(move.to) === 0 || squareRank(move.to) === 7);
      chess.play(promotes ? { ...move, promotion: 'queen' } : move);
    }
    return plies;
  };
}
