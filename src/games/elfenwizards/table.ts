import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { diceBoxes, duelBoxes, faces, LEVEL_POINTS, letters } from './data.ts';
import type { Elfenwizards } from './game.ts';
import { defeatedBoxes, levelAt, spaceIds } from './pyramid.ts';
import { pointsBeside } from './spells.ts';
import type { ByFace, View, WizardView } from './types.ts';
import { languages } from './words/index.ts';

const WIDTH = 96;

/** The rows of the pyramid: the spaces of each level. */
const rows = LEVEL_POINTS.map((_, level) => spaceIds.filter((_space, place) => levelAt(place) === level));

/** The text table of a view: the turn, the pyramid from the top, the defeated boxes, then a line for each seat. */
export function describeView(seen: View, locale?: Locale, columns: number = WIDTH): string {
  const words = wordsIn(languages, locale);
  const { labels, names } = words;
  const points = pointsBeside({ step: seen.step, players: seen.seats.length });
  const wizards = seen.seats.flatMap((own) => own.wizards);
  const standing = (name: WizardView['place']): string =>
    wizards.flatMap((wizard) => (wizard.place === name ? [wizardText(wizard, points)] : [])).join(' ') || '·';
  const pyramid = rows.map((spaces) => {
    const width = Math.floor(Math.min(WIDTH, columns) / spaces.length);
    const cells = spaces.map((space) => centred(standing(space), width));
    return cells.join('').trimEnd();
  });
  const defeated = defeatedBoxes.map((box, index) => {
    const level = `${at(duelBoxes, index)}-level` as const;
    return `${names[level]} ${standing(box)}`;
  });
  return [
    `${labels.turn} ${seen.round} · ${labels.grey}: ${seen.greySupply}`,
    ...pyramid,
    `${labels.defeated}: ${defeated.join(' | ')}`,
    ...seen.seats.map((_, seat) => seatLine(seen, seat, words)),
  ].join('\n');
}

/** A wizard's name, a star for each grey token, and the points beside it: `R3*+5`. */
function wizardText({ id, name, grey }: WizardView, points: readonly number[]): string {
  const beside = points[id] ?? 0;
  return `${name}${'*'.repeat(grey)}${beside > 0 ? `+${beside}` : ''}`;
}

function seatLine({ seats, starter, turn, step }: View, seat: Seat, { labels, names }: Words<Elfenwizards>): string {
  const { name, score, reserve, minors, minorBox, boxes } = at(seats, seat);
  const parts = [
    `${`${names[name]} (${at(letters, seat)})`.padEnd(12)}${labels.score} ${score}`,
    `${labels.dice} ${reserve}`,
    `${labels.minors} ${minors} (${minorBox} ${labels.box})`,
    ...diceBoxes.flatMap((box) => {
      const dice = facesOf(boxes[box]);
      return dice === '' ? [] : [`${names[`${box}-box` as const]} ${dice}`];
    }),
  ];
  if (starter === seat) parts.push(labels.dragon);
  const rolled = step.kind === 'majors' && turn === seat ? facesOf(step.rolled) : '';
  return `${parts.join(' · ')}${rolled === '' ? '' : ` ← ${labels.rolled} ${rolled}`}`;
}

function facesOf(dice: ByFace): string {
  return faces.map((face) => String(face).repeat(dice[face])).join('');
}

function centred(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return (' '.repeat(left) + text).padEnd(width);
}
