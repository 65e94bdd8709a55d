import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { BACKS, GOOD_FAIRIES, OBJECTS, PLACES } from './data.ts';
import type { Place, SeenCard, SeenHeld, SeenLying, View } from './types.ts';
import { backWords, cardWords, describeSeat, fairyWords, objectWords, placeWords } from './words.ts';

const labels = {
  en: {
    piles: 'Piles',
    empty: 'empty',
    row: 'To be collected',
    hand: 'hand',
    recipe: 'recipe',
    owns: 'owns',
    nothing: 'nothing',
    serpent: 'serpent',
    lost: 'turns to lose',
    last: 'This is the last travel.',
  },
  it: {
    piles: 'Mazzi',
    empty: 'vuoto',
    row: 'Da raccogliere',
    hand: 'mano',
    recipe: 'ricetta',
    owns: 'possiede',
    nothing: 'niente',
    serpent: 'serpente',
    lost: 'turni di fermo',
    last: "È l'ultimo viaggio.",
  },
} as const;

/** Piles, places with who goes there, the row, and a block of lines for every seat. */
export function describeView(seen: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const words = labels[locale];
  const piles = seen.piles.map(({ size, top }) =>
    size === 0 ? words.empty : `${size} ${top === null ? '…' : backWords[top][locale]}`,
  );
  const row = seen.row.map((card) => cardWords(card)[locale]);
  return [
    `${words.piles}: ${piles.join(' · ')}`,
    ...PLACES.map((place) => placeLine(seen, place, locale)),
    ...(row.length > 0 ? [`${words.row}: ${row.join(', ')}`] : []),
    ...(seen.travel?.last === true ? [words.last] : []),
    ...seen.seats.flatMap((_, seat) => seatLines(seen, seat, locale)),
  ].join('\n');
}

/** Cards in slot order; covered ones in brackets, with a question mark where the viewer does not know the face. */
function placeLine(seen: View, place: Place, locale: Locale): string {
  const traveller = seen.travel?.chosen.indexOf(place) ?? -1;
  const cards = seen.places[place].map((lying) => lyingWord(lying, locale)).join(' · ') || '–';
  const goal = traveller < 0 ? '' : ` ← ${describeSeat(traveller)[locale]}`;
  return `${placeWords[place].name[locale].padEnd(8)}${cards}${goal}`;
}

function lyingWord(lying: SeenLying, locale: Locale): string {
  const word = cardWord(lying, locale);
  return lying.covered ? `[${word}]` : word;
}

function seatLines(seen: View, seat: Seat, locale: Locale): string[] {
  const words = labels[locale];
  const player = seen.seats[seat];
  if (player === undefined) return [];
  const isInTurn = seat === seen.turn && seen.phase !== 'over';
  const owned = [
    ...OBJECTS.map((object) => counted(objectWords[object][locale], player.objects[object])),
    ...GOOD_FAIRIES.map((fairy) => counted(fairyWords[fairy][locale], player.fairies[fairy])),
    counted(words.serpent, player.serpents),
  ].filter((word) => word !== '');
  return [
    `${describeSeat(seat)[locale]}${isInTurn ? ' ←' : ''}${player.petrified > 0 ? ` (${words.lost}: ${player.petrified})` : ''}`,
    `  ${words.hand}: ${handWord(player.hand, locale)}`,
    ...player.recipes.map((held) => `  ${words.recipe}: ${recipeWord(seen, held, locale)}`),
    `  ${words.owns}: ${owned.join(', ') || words.nothing}`,
  ];
}

function handWord(hand: readonly SeenCard[], locale: Locale): string {
  if (hand.length === 0) return '–';
  if (hand.every(({ card }) => card !== null)) return hand.map((card) => cardWord(card, locale)).join(', ');
  return BACKS.map((back) => counted(backWords[back][locale], hand.filter((card) => card.back === back).length))
    .filter((word) => word !== '')
    .join(', ');
}

/** The objects of a recipe; of one that is hidden, the numbers of those that it may be. */
function recipeWord(seen: View, { recipe, may }: SeenHeld, locale: Locale): string {
  if (recipe === null) return `? (${may.join(' ')})`;
  const objects = seen.recipes[recipe] ?? [];
  return `${recipe}: ${objects.map((object) => objectWords[object][locale]).join(', ')}`;
}

function cardWord({ back, card }: SeenCard, locale: Locale): string {
  return card === null ? `${backWords[back][locale]} ?` : cardWords(card)[locale];
}

function counted(word: string, count: number): string {
  if (count === 0) return '';
  return count === 1 ? word : `${count} × ${word}`;
}
