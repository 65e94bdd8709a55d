import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { clanAt, EMPTY, halfElvesOnBoard, hasSprite, occupants, piece } from './board.ts';
import { mover } from './flow.ts';
import { describeSeat } from './text.ts';
import type { Square, View } from './types.ts';

/** The board from the side of the placement area, and the clans below it. */
export function describeView(seen: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const files = '    a  b  c  d  e  f  g  h';
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map(
    (rank) => `${rank + 1}  ${[0, 1, 2, 3, 4, 5, 6, 7].map((file) => cell(seen, rank * 8 + file, locale)).join(' ')}`,
  );
  const clans = seen.saved.map((_, seat) => clanLine(seen, seat, locale));
  const rest =
    locale === 'it'
      ? `Orchi fuori mappa: ${seen.orcReserve} · folletti eliminati: ${seen.killed}`
      : `Orcs off the board: ${seen.orcReserve} · sprites killed: ${seen.killed}`;
  return [files, ...ranks, files, ...clans, rest].join('\n');
}

/** Two characters: the piece (a clan's initial, X for an orc) and a star for a sprite. */
function cell(seen: View, square: Square, locale: Locale): string {
  if (occupants(seen.board, square) === EMPTY) return ' .';
  const clan = clanAt(seen.board, square);
  const letter = clan !== undefined ? describeSeat(clan)[locale][0] : piece(seen.board, square) === EMPTY ? ' ' : 'X';
  return `${letter}${hasSprite(seen.board, square) ? '*' : ' '}`;
}

function clanLine(seen: View, seat: Seat, locale: Locale): string {
  const atTurn = seen.phase !== 'order' && seen.phase !== 'over' && seat === mover(seen);
  const [saved, board, points] =
    locale === 'it' ? ['in salvo', 'mezzelfi sulla mappa', 'PA'] : ['saved', 'half-elves on the board', 'AP'];
  const turn = atTurn ? ` ← ${seen.points} ${points}` : '';
  return `${describeSeat(seat)[locale].padEnd(7)}${saved} ${seen.saved[seat] ?? 0} · ${board} ${halfElvesOnBoard(seen, seat)}${turn}`;
}
