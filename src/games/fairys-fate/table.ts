import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { playerOf } from '../../core/seats.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { BACKS, GOOD_FAIRIES, OBJECTS, PLACES } from './data.ts';
import type { FairysFate } from './game.ts';
import type { Place, SeenCard, SeenHeld, SeenLying, View } from './types.ts';
import { languages, seatNames } from './words/index.ts';

/** Piles, places with who goes there, the row, and a block of lines for every seat. */
export function describeView(seen: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const { labels, names } = words;
  const piles = seen.piles.map(({ size, top }) =>
    size === 0 ? labels.empty : `${size} ${top === null ? '…' : names[top]}`,
  );
  const row = seen.row.map((card) => names[card]);
  return [
    `${labels.piles}: ${piles.join(' · ')}`,
    ...PLACES.map((place) => placeLine(seen, place, words)),
    ...(row.length > 0 ? [`${labels.row}: ${row.join(', ')}`] : []),
    ...(seen.travel?.last === true ? [labels['last-travel']] : []),
    ...seen.seats.flatMap((_, seat) => seatLines(seen, seat, words)),
  ].join('\n');
}

/** Cards in slot order; covered ones in brackets, with a question mark where the viewer does not know the face. */
function placeLine(seen: View, place: Place, words: Words<FairysFate>): string {
  const traveller = seen.travel === null ? -1 : seen.travel.chosen.indexOf(place);
  const cards = seen.places[place].map((lying) => lyingWord(lying, words)).join(' · ') || '–';
  const goal = traveller < 0 ? '' : ` ← ${seatWord(traveller, words)}`;
  return `${words.names[place].padEnd(8)}${cards}${goal}`;
}

function lyingWord(lying: SeenLying, words: Words<FairysFate>): string {
  const word = cardWord(lying, words);
  return lying.covered ? `[${word}]` : word;
}

function seatLines(seen: View, seat: Seat, words: Words<FairysFate>): string[] {
  const { labels, names } = words;
  const player = playerOf(seen, seat);
  const isInTurn = seat === seen.turn && seen.phase !== 'over';
  const owned = [
    ...OBJECTS.map((object) => counted(names[object], player.objects[object])),
    ...GOOD_FAIRIES.map((fairy) => counted(names[fairy], player.fairies[fairy])),
    counted(names.serpent, player.serpents),
  ].filter((word) => word !== '');
  const lost = player.petrified > 0 ? ` (${labels['turns-to-lose']}: ${player.petrified})` : '';
  return [
    `${seatWord(seat, words)}${isInTurn ? ' ←' : ''}${lost}`,
    `  ${labels.hand}: ${handWord(player.hand, words)}`,
    ...player.recipes.map((held) => `  ${labels.recipe}: ${recipeWord(seen, held, words)}`),
    `  ${labels.owns}: ${owned.join(', ') || names.nothing}`,
  ];
}

function seatWord(seat: Seat, { names }: Words<FairysFate>): string {
  return names[at(seatNames, seat)];
}

function handWord(hand: readonly SeenCard[], words: Words<FairysFate>): string {
  if (hand.length === 0) return '–';
  if (hand.every(({ card }) => card !== null)) return hand.map((card) => cardWord(card, words)).join(', ');
  return BACKS.map((back) => counted(words.names[back], hand.filter((card) => card.back === back).length))
    .filter((word) => word !== '')
    .join(', ');
}

/** The objects of a recipe; of one that is hidden, the numbers of those that it may be. */
function recipeWord(seen: View, { recipe, may }: SeenHeld, { names }: Words<FairysFate>): string {
  if (recipe === null) return `? (${may.join(' ')})`;
  const objects = at(seen.recipes, recipe);
  return `${recipe}: ${objects.map((object) => names[object]).join(', ')}`;
}

function cardWord({ back, card }: SeenCard, { names }: Words<FairysFate>): string {
  return card === null ? `${names[back]} ?` : names[card];
}

function counted(word: string, count: number): string {
  if (count === 0) return '';
  return count === 1 ? word : `${count} × ${word}`;
}
