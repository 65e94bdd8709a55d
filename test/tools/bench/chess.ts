import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { squareRank } from 'chessops/util';
import type { Rng } from '../../../src/core/rng.ts';
import type { Work } from './rows.ts';

/** A game of chess at random is broken off after so many plies. */
const PLIES = 200;

/**
 * Random chess by chess.js, as its documentation shows it: all legal moves as text, one of them made, until there is
 * none. Repetitions and the rule of fifty moves are not asked for.
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
 * Random chess by chessops: the destinations of all pieces, one of them chosen, played in place without being judged
 * again, until there is none. A pawn becomes a queen.
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
