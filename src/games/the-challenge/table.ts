import { at } from '../../core/checked-access.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { FAIRIES, STONES } from './data.ts';
import type { TheChallenge } from './game.ts';
import type { ByFairy, ByStone, Fairy, SeatView, SpriteView, Stone, View } from './types.ts';
import { languages } from './words/index.ts';

/** The text table of a view: the forest, eliminated cards, the action in progress, and some lines for each seat. */
export function describeView(view: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const { labels, names } = words;
  return [
    `${labels.forest}: ${stones(view.forest, words)} + ${view.stoneDeckSize} ${labels.covered}`,
    `  ${labels.fairies}: ${fairies(view.forestFairies, words)} + ${view.fairyDeckSize} ${labels.covered}`,
    `${labels.eliminated}: ${stones(view.eliminated, words)}; ${labels.used}: ${fairies(view.used, words)}`,
    ...stepLine(view, words),
    ...view.seats.flatMap((player, seat) => [
      `${names[player.name]}${seat === view.turn && view.phase !== 'over' ? ' ←' : ''}`,
      ...playerLines(player, words),
    ]),
  ].join('\n');
}

/** What the action in progress has done so far, or may still do. */
function stepLine({ step, seats }: View, words: Words<TheChallenge>): string[] {
  const { labels, names } = words;
  switch (step.kind) {
    case 'none':
      return [];
    case 'gather':
      return step.left === 0 ? [] : [`${labels['to-draw']}: ${step.left}`];
    case 'offer':
      return [`${labels.offered}: ${step.paid}`];
    case 'fairies':
      return [
        `${labels['fairies-drawn']}: ${step.drawn === null ? `${step.drawnSize} ?` : fairies(step.drawn, words)}`,
      ];
    case 'obtained':
      if (step.fairy === null) return [labels['fairy-obtained-unseen']];
      return [`${labels['fairy-obtained']}: ${names[step.fairy]}`];
    case 'harvest':
      return [`${labels['to-take']} ${step.left}`];
    case 'steal':
      return [`${labels['to-steal']} ${names[at(seats, step.victim).name]}: ${step.left}`];
    case 'rearrange': {
      if (step.pool === null || step.planned === null) return [labels.rearranging];
      const bags = step.planned.map((bag) => (bag.length === 0 ? names.empty : pile(bag, words)));
      return [`${labels['to-lay']}: ${stones(step.pool, words)}; ${labels.planned}: ${bags.join(' · ')}`];
    }
  }
}

function playerLines(player: SeatView, words: Words<TheChallenge>): string[] {
  const { labels, names } = words;
  return [
    `  ${names.hand}: ${player.hand === null ? `${player.handSize} ?` : stones(player.hand, words)}`,
    `  ${labels.kept}: ${player.kept === null ? `${player.keptSize} ?` : fairies(player.kept, words)}`,
    ...player.sprites.map((sprite, number) => `  ${number + 1} ${spriteLine(sprite, words)}`),
  ];
}

/** A sprite's bag from bottom to top, and the fairies played on the sprite. */
function spriteLine({ bag, bigger, immune }: SpriteView, words: Words<TheChallenge>): string {
  const { labels } = words;
  const marks = [...(bigger ? [labels.bigger] : []), ...(immune ? [labels.immune] : [])];
  return `[${pile(bag, words)}]${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

function pile(bag: readonly Stone[], { names }: Words<TheChallenge>): string {
  return bag.map((stone) => names[stone]).join(' ');
}

function stones(counts: ByStone, words: Words<TheChallenge>): string {
  return counted(STONES, counts, words);
}

function fairies(counts: ByFairy, words: Words<TheChallenge>): string {
  return counted(FAIRIES, counts, words);
}

function counted<Name extends Stone | Fairy>(
  kinds: readonly Name[],
  counts: Readonly<Record<Name, number>>,
  { names, labels }: Words<TheChallenge>,
): string {
  const there = kinds.filter((kind) => counts[kind] > 0);
  return there.map((kind) => `${counts[kind]} × ${names[kind]}`).join(', ') || labels.nothing;
}
