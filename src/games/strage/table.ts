import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { mover } from './flow.ts';
import type { Strage } from './game.ts';
import { clanAt, EMPTY, halfElvesOnBoard, hasSprite, occupants, piece } from './squares.ts';
import type { Square, View } from './types.ts';
import { clans, languages } from './words/index.ts';

/** The board from the side of the placement area, and the clans below it. */
export function describeView(seen: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const files = '    a  b  c  d  e  f  g  h';
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map(
    (rank) => `${rank + 1}  ${[0, 1, 2, 3, 4, 5, 6, 7].map((file) => cell(seen, rank * 8 + file, words)).join(' ')}`,
  );
  const { labels } = words;
  const rest = `${labels['orcs-in-reserve']}: ${seen.orcReserve} · ${labels['sprites-killed']}: ${seen.killed}`;
  return [files, ...ranks, files, ...seen.saved.map((_, seat) => clanLine(seen, seat, words)), rest].join('\n');
}

/** Two characters: the piece (a clan's initial, X for an orc) and a star for a sprite. */
function cell(seen: View, square: Square, words: Words<Strage>): string {
  if (occupants(seen.board, square) === EMPTY) return ' .';
  const clan = clanAt(seen.board, square);
  const letter = clan !== undefined ? clanName(clan, words)[0] : piece(seen.board, square) === EMPTY ? ' ' : 'X';
  return `${letter}${hasSprite(seen.board, square) ? '*' : ' '}`;
}

function clanLine(seen: View, seat: Seat, words: Words<Strage>): string {
  const { labels } = words;
  const atTurn = seen.phase !== 'order' && seen.phase !== 'over' && seat === mover(seen);
  const turn = atTurn ? ` ← ${seen.points} ${labels.points}` : '';
  const pieces = `${labels['half-elves-on-board']} ${halfElvesOnBoard(seen, seat)}`;
  return `${clanName(seat, words).padEnd(7)}${labels.saved} ${at(seen.saved, seat)} · ${pieces}${turn}`;
}

function clanName(seat: Seat, { names }: Words<Strage>): string {
  return names[at(clans, seat)];
}
