import { at } from '../../core/checked-access.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import { BACKS, GOOD_FAIRIES, OBJECTS, PLACES } from './data.ts';
import type { FairysFate } from './game.ts';
import type { CardView, HeldView, LyingView, Place, SeatView, View } from './types.ts';
import { languages } from './words/index.ts';

/** The text table of a view: piles, places with their travellers, the row, and some lines for each seat. */
export function describeView(view: View, locale?: Locale): string {
  const words = wordsIn(languages, locale);
  const { labels, names } = words;
  const piles = view.piles.map(({ size, top }) =>
    size === 0 ? labels.empty : `${size} ${top === null ? '…' : names[top]}`,
  );
  const row = view.row.map((card) => names[card]);
  return [
    `${labels.piles}: ${piles.join(' · ')}`,
    ...PLACES.map((place) => placeLine(view, place, words)),
    ...(row.length > 0 ? [`${labels.row}: ${row.join(', ')}`] : []),
    ...(view.travel?.last === true ? [labels['last-travel']] : []),
    ...view.seats.flatMap((player, seat) =>
      seatLines(view, player, seat === view.turn && view.phase !== 'over', words),
    ),
  ].join('\n');
}

/** The cards of a place in slot order. Covered ones are in brackets, with `?` for an unknown face. */
function placeLine(view: View, place: Place, words: Words<FairysFate>): string {
  const traveller = view.seats.find((_, seat) => view.travel?.chosen[seat] === place);
  const cards = view.places[place].map((lying) => lyingWord(lying, words)).join(' · ') || '–';
  const goal = traveller === undefined ? '' : ` ← ${words.names[traveller.name]}`;
  return `${words.names[place].padEnd(8)}${cards}${goal}`;
}

function lyingWord(lying: LyingView, words: Words<FairysFate>): string {
  const word = cardWord(lying, words);
  return lying.covered ? `[${word}]` : word;
}

function seatLines(view: View, player: SeatView, isInTurn: boolean, words: Words<FairysFate>): string[] {
  const { labels, names } = words;
  const owned = [
    ...OBJECTS.map((object) => counted(names[object], player.objects[object])),
    ...GOOD_FAIRIES.map((fairy) => counted(names[fairy], player.fairies[fairy])),
    counted(names.serpent, player.serpents),
  ].filter((word) => word !== '');
  const lost = player.petrified > 0 ? ` (${labels['turns-to-lose']}: ${player.petrified})` : '';
  return [
    `${names[player.name]}${isInTurn ? ' ←' : ''}${lost}`,
    `  ${labels.hand}: ${handWord(player.hand, words)}`,
    ...player.recipes.map((held) => `  ${labels.recipe}: ${recipeWord(view, held, words)}`),
    `  ${labels.owns}: ${owned.join(', ') || names.nothing}`,
  ];
}

function handWord(hand: readonly CardView[], words: Words<FairysFate>): string {
  if (hand.length === 0) return '–';
  if (hand.every(({ card }) => card !== null)) return hand.map((card) => cardWord(card, words)).join(', ');
  return BACKS.map((back) => counted(words.names[back], hand.filter((card) => card.back === back).length))
    .filter((word) => word !== '')
    .join(', ');
}

/** The objects of a recipe; for a hidden one, the numbers of the recipes that it may be. */
function recipeWord(view: View, { recipe, may }: HeldView, { names }: Words<FairysFate>): string {
  if (recipe === null) return `? (${may.join(' ')})`;
  const objects = at(view.options.recipes, recipe);
  return `${recipe}: ${objects.map((object) => names[object]).join(', ')}`;
}

function cardWord({ back, card }: CardView, { names }: Words<FairysFate>): string {
  return card === null ? `${names[back]} ?` : names[card];
}

function counted(word: string, count: number): string {
  if (count === 0) return '';
  return count === 1 ? word : `${count} × ${word}`;
}
