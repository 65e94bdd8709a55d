import type { Board, Kit, Layout } from 'feyrules/core';
import { describePiece, describePlace } from 'feyrules/front';
import { useMemo } from 'preact/hooks';
import { coloursOf } from './colours.ts';
import { useWords } from './language.tsx';
import type { Drawing } from './skin.ts';

/** The board of a game. @throws Error if the game has none: the page cannot show it. */
export function boardOf({ game, board }: Kit): Board {
  if (board === undefined) throw new Error(`The kit of ${game.id} has no board.`);
  return board;
}

/** Everything needed to draw a view. */
export function useDrawing(
  kit: Kit,
  view: unknown,
  players: number,
): { readonly drawing: Drawing; readonly layout: Layout } {
  const { game } = kit;
  const board = boardOf(kit);
  const { language } = useWords();
  const drawing: Drawing = useMemo(
    () => ({
      names: (game.words[language] ?? game.words.en).names,
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
