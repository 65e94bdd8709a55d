import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { diceBoxes, FACES } from './data.ts';
import { diceOf } from './dice.ts';
import type { Elfenwizards } from './game.ts';
import { wizardName } from './notation.ts';
import { DEFEATED, idOf, MAGIC_USERS, spaceIds } from './pyramid.ts';
import { pointsBeside } from './spells.ts';
import type { Place, View } from './types.ts';
import { boxNames, guilds, languages } from './words/index.ts';

const WIDTH = 96;

/** The rows of the pyramid: first place and one after the last. */
const rows: readonly (readonly [from: Place, to: Place])[] = [
  [0, 1],
  [1, 3],
  [3, 7],
  [7, MAGIC_USERS],
  [MAGIC_USERS, DEFEATED],
];

/** By defeated box: the level whose wizards are in it (EW-2.3). */
const DEFEATED_LEVELS = ['wizard-level', 'sorcerer-level', 'necromancer-level'] as const;

/** The pyramid from the top, the defeated boxes, then a line a seat. */
export function describeView(seen: View, locale?: Locale, columns: number = WIDTH): string {
  const words = wordsIn(languages, locale);
  const { labels, names } = words;
  const points = pointsBeside(seen);
  const standing = (place: Place): string => namesOn(seen, place, points).join(' ') || '·';
  const pyramid = rows.map(([from, to]) => {
    const width = Math.floor(Math.min(WIDTH, columns) / (to - from));
    const cells = spaceIds.slice(from, to).map((_, index) => centred(standing(from + index), width));
    return cells.join('').trimEnd();
  });
  const defeated = DEFEATED_LEVELS.map((level, index) => `${names[level]} ${standing(DEFEATED + index)}`).join(' | ');
  return [
    `${labels.turn} ${seen.turn} · ${labels.grey}: ${seen.greySupply}`,
    ...pyramid,
    `${labels.defeated}: ${defeated}`,
    ...seen.scores.map((_, seat) => seatLine(seen, seat, words)),
  ].join('\n');
}

/** The wizards on a place: `R3`, a star for every grey token, `+5` for the points beside it. */
function namesOn({ wizards, grey }: View, place: Place, points: readonly number[]): string[] {
  return wizards.flatMap((own, seat) =>
    own.flatMap((on, k) => {
      if (on !== place) return [];
      const beside = points[idOf(seat, k)] ?? 0;
      return [`${wizardName(idOf(seat, k))}${'*'.repeat(at(at(grey, seat), k))}${beside > 0 ? `+${beside}` : ''}`];
    }),
  );
}

function seatLine(seen: View, seat: Seat, { labels, names }: Words<Elfenwizards>): string {
  const parts = [
    `${names[at(guilds, seat)].padEnd(8)}${labels.score} ${at(seen.scores, seat)}`,
    `${labels.dice} ${at(seen.reserve, seat)}`,
    `${labels.minors} ${at(seen.minors, seat)} (${labels.box} ${at(seen.minorBox, seat)})`,
    ...diceBoxes.flatMap((box, index) => {
      const faces = facesIn(at(seen.boxes, seat), index);
      return faces === '' ? [] : [`${names[boxNames[box]]} ${faces}`];
    }),
  ];
  if (seen.dragon === seat) parts.push(labels.dragon);
  const rolled = seen.step.kind === 'majors' && seen.seat === seat ? facesIn(seen.step.rolled, 0) : '';
  return `${parts.join(' · ')}${rolled === '' ? '' : ` ← ${labels.rolled} ${rolled}`}`;
}

function facesIn(boxes: readonly number[], box: number): string {
  return Array.from({ length: FACES }, (_, index) => String(index + 1).repeat(diceOf(boxes, box, index + 1))).join('');
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}
