import type { Board, Kit, Layout } from 'feyrules/core';
import { describePiece, describePlace } from 'feyrules/front';
import { useMemo } from 'preact/hooks';
import { coloursOf } from './colours.ts';
import { useWords } from './language.tsx';
import { namesOf } from './names.ts';
import type { Drawing } from './skin.ts';

interface Looked {
  readonly kit: Kit;
  readonly board: Board;
  readonly view: unknown;
  readonly players: number;
}

/** Everything needed to draw a view. */
export function useDrawing({ kit, board, view, players }: Looked): {
  readonly drawing: Drawing;
  readonly layout: Layout;
} {
  const { game } = kit;
  const { language } = useWords();
  const drawing: Drawing = useMemo(
    () => ({
      names: namesOf(game, language),
      placeName: (place) => describePlace(kit, place, language),
      pieceName: (piece) => describePiece(kit, piece, language),
      colours: coloursOf(game, players),
      seats: Array.from({ length: players }, (_, seat) => game.describeSeat(seat, language)),
      view,
      pieces: board.pieces(view),
    }),
    [kit, language, players, view],
  );
  const layout = useMemo(() => board.layout(players), [board, players]);
  return { drawing, layout };
}
