import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { countOf } from './counts.ts';
import { FAIRIES, fairyOf, STONES, stoneOf } from './data.ts';
import type { TheChallenge } from './game.ts';
import type { Counts, Fairy, SeenPlayer, SeenSprite, Stone, View } from './types.ts';
import { languages, seatNames } from './words/index.ts';

/** The forest, what is out of the game, the action in progress, and a block of lines for every seat. */
export function describeView(seen: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const { labels } = words;
  return [
    `${labels.forest}: ${stones(seen.forest, words)} + ${seen.stonesLeft} ${labels.covered}`,
    `  ${labels.fairies}: ${fairies(seen.forestFairies, words)} + ${seen.fairiesLeft} ${labels.covered}`,
    `${labels.eliminated}: ${stones(seen.eliminated, words)}; ${labels.used}: ${fairies(seen.used, words)}`,
    ...stepLine(seen, words),
    ...seen.seats.flatMap((player, seat) => [
      `${seatName(seat, words)}${seat === seen.turn && seen.phase !== 'over' ? ' ←' : ''}`,
      ...playerLines(player, words),
    ]),
  ].join('\n');
}

/** What the action in progress has got to. */
function stepLine({ step }: View, words: Words<TheChallenge>): string[] {
  const { labels, names } = words;
  switch (step.kind) {
    case 'none':
      return [];
    case 'gather':
      return step.left === 0 ? [] : [`${labels['to-draw']}: ${step.left}`];
    case 'offer':
      return [`${labels.offered}: ${step.paid}`];
    case 'fairies':
      return [`${labels['fairies-drawn']}: ${step.drawn === null ? `${step.count} ?` : fairies(step.drawn, words)}`];
    case 'obtained':
      if (step.fairy === null) return [labels['fairy-obtained-unseen']];
      return [`${labels['fairy-obtained']}: ${names[fairyOf(step.fairy)]}`];
    case 'harvest':
      return [`${labels['to-take']} ${step.left}`];
    case 'steal':
      return [`${labels['to-steal']} ${seatName(step.victim, words)}: ${step.left}`];
    case 'rearrange': {
      if (step.pool === null || step.planned === null) return [labels.rearranging];
      const bags = step.planned.map((bag) => (bag.length === 0 ? names.empty : pile(bag.map(stoneOf), words)));
      return [`${labels['to-lay']}: ${stones(step.pool, words)}; ${labels.planned}: ${bags.join(' · ')}`];
    }
  }
}

function playerLines(player: SeenPlayer, words: Words<TheChallenge>): string[] {
  const { labels, names } = words;
  return [
    `  ${names.hand}: ${player.hand === null ? `${player.stones} ?` : stones(player.hand, words)}`,
    `  ${labels.kept}: ${player.kept === null ? `${player.fairies} ?` : fairies(player.kept, words)}`,
    ...player.sprites.map((sprite, number) => `  ${number + 1} ${spriteLine(sprite, words)}`),
  ];
}

/** A bag bottom to top, with what has been played on it. */
function spriteLine({ bag, bigger, immune }: SeenSprite, words: Words<TheChallenge>): string {
  const { labels } = words;
  const marks = [...(bigger ? [labels.bigger] : []), ...(immune ? [labels.immune] : [])];
  return `[${pile(bag, words)}]${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

function pile(bag: readonly Stone[], { names }: Words<TheChallenge>): string {
  return bag.map((stone) => names[stone]).join(' ');
}

/** TC-3.3: by kind, with their numbers. */
function stones(counts: Counts, words: Words<TheChallenge>): string {
  return counted(counts, STONES, words);
}

function fairies(counts: Counts, words: Words<TheChallenge>): string {
  return counted(counts, FAIRIES, words);
}

function counted(counts: Counts, kinds: readonly (Stone | Fairy)[], { names, labels }: Words<TheChallenge>): string {
  const parts = kinds.flatMap((kind, number) => {
    const count = countOf(counts, number);
    return count === 0 ? [] : [`${count} × ${names[kind]}`];
  });
  return parts.join(', ') || labels.nothing;
}

function seatName(seat: Seat, { names }: Words<TheChallenge>): string {
  return names[at(seatNames, seat)];
}
