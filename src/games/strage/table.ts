import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { CLAN } from './data.ts';
import type { Strage } from './game.ts';
import type { SquareView, View } from './types.ts';
import { languages } from './words/index.ts';

/** The text table of a view: the board with the placement area at the bottom, each clan, orcs and killed sprites. */
export function describeView(seen: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const initials = seen.seats.map(({ name }) => words.names[name].charAt(0));
  const files = '    a  b  c  d  e  f  g  h';
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map(
    (rank) =>
      `${rank + 1}  ${[0, 1, 2, 3, 4, 5, 6, 7].map((file) => cell(at(seen.board, rank * 8 + file), initials)).join(' ')}`,
  );
  const { labels } = words;
  const rest = `${labels['orcs-in-reserve']}: ${seen.orcReserve} · ${labels['sprites-killed']}: ${seen.killed}`;
  return [files, ...ranks, files, ...seen.seats.map((_, seat) => clanLine(seen, seat, words)), rest].join('\n');
}

/** Two characters: the initial of the half-elf's clan or X for an orc, then a star for a sprite. */
function cell(on: SquareView | null, initials: readonly string[]): string {
  if (on === null) return ' .';
  const letter = on.owner === null ? (on.piece === null ? ' ' : 'X') : at(initials, on.owner);
  return `${letter}${on.sprite ? '*' : ' '}`;
}

function clanLine({ seats, phase, turn, points }: View, seat: Seat, { names, labels }: Words<Strage>): string {
  const { name, saved, reserve } = at(seats, seat);
  const left = seat === turn && phase !== 'over' ? ` ← ${points} ${labels.points}` : '';
  const pieces = `${labels['half-elves-on-board']} ${CLAN - reserve}`;
  return `${names[name].padEnd(7)}${labels.saved} ${saved} · ${pieces}${left}`;
}
