import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { DEFEATED, defeatedBoxes, idOf, MAGIC_USERS, spaceIds } from './board.ts';
import { diceBoxes, FACES } from './data.ts';
import { diceOf } from './dice.ts';
import { wizardName } from './names.ts';
import { pointsBeside } from './spells.ts';
import { describeSeat } from './text.ts';
import type { Place, View } from './types.ts';

const WIDTH = 96;

/** The rows of the pyramid: first place and one after the last. */
const rows: readonly (readonly [from: Place, to: Place])[] = [
  [0, 1],
  [1, 3],
  [3, 7],
  [7, MAGIC_USERS],
  [MAGIC_USERS, DEFEATED],
];

const words = {
  en: {
    defeated: 'Defeated',
    dice: 'dice',
    minors: 'minors',
    score: 'score',
    dragon: 'dragon',
    grey: 'Grey tokens left',
    box: 'in the box',
    turn: 'Turn',
    rolled: 'rolled',
  },
  it: {
    defeated: 'Sconfitti',
    dice: 'dadi',
    minors: 'incantesimi minori',
    score: 'punti',
    dragon: 'Drago',
    grey: 'Gettoni di Magia Grigia rimasti',
    box: 'nella casella',
    turn: 'Turno',
    rolled: 'dadi tirati',
  },
} as const;

/** The pyramid from the top, the defeated boxes, then a line a seat. */
export function describeView(seen: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const word = words[locale];
  const points = pointsBeside(seen);
  const standing = (place: Place): string => namesOn(seen, place, points).join(' ') || '·';
  const pyramid = rows.map(([from, to]) => {
    const width = Math.floor(WIDTH / (to - from));
    const cells = spaceIds.slice(from, to).map((_, index) => centred(standing(from + index), width));
    return cells.join('').trimEnd();
  });
  // The duel boxes and the defeated boxes go by the same levels (EW-2.3).
  const defeated = defeatedBoxes.map((_, index) => `${diceBoxes[index]} ${standing(DEFEATED + index)}`).join(' | ');
  return [
    `${word.turn} ${seen.turn} · ${word.grey}: ${seen.greySupply}`,
    ...pyramid,
    `${word.defeated}: ${defeated}`,
    ...seen.scores.map((_, seat) => seatLine(seen, seat, locale)),
  ].join('\n');
}

/** The wizards on a place: `R3`, a star for every grey token, `+5` for the points beside it. */
function namesOn({ wizards, grey }: View, place: Place, points: readonly number[]): string[] {
  return wizards.flatMap((own, seat) =>
    own.flatMap((on, k) => {
      if (on !== place) return [];
      const beside = points[idOf(seat, k)] ?? 0;
      return [`${wizardName(idOf(seat, k))}${'*'.repeat(grey[seat]?.[k] ?? 0)}${beside > 0 ? `+${beside}` : ''}`];
    }),
  );
}

function seatLine(seen: View, seat: Seat, locale: Locale): string {
  const word = words[locale];
  const parts = [
    `${describeSeat(seat)[locale].padEnd(8)}${word.score} ${seen.scores[seat] ?? 0}`,
    `${word.dice} ${seen.reserve[seat] ?? 0}`,
    `${word.minors} ${seen.minors[seat] ?? 0} (${word.box} ${seen.minorBox[seat] ?? 0})`,
    ...diceBoxes.flatMap((box, index) => {
      const faces = facesIn(seen.boxes[seat] ?? [], index);
      return faces === '' ? [] : [`${box} ${faces}`];
    }),
  ];
  if (seen.dragon === seat) parts.push(word.dragon);
  const rolled = seen.step.kind === 'majors' && seen.seat === seat ? facesIn(seen.step.rolled, 0) : '';
  return `${parts.join(' · ')}${rolled === '' ? '' : ` ← ${word.rolled} ${rolled}`}`;
}

function facesIn(boxes: readonly number[], box: number): string {
  return Array.from({ length: FACES }, (_, index) => String(index + 1).repeat(diceOf(boxes, box, index + 1))).join('');
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}
