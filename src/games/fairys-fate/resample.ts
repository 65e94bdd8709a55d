import { at } from '../../core/intact.ts';
import { lasting } from '../../core/plain.ts';
import type { Rng } from '../../core/rng.ts';
import { numberOf, rangeWith } from './cards.ts';
import { PLACES } from './data.ts';
import { addToHand } from './hands.ts';
import { lyingOf } from './lying.ts';
import { samePile, sampleUnseen } from './piles.ts';
import { dealRecipes } from './recipe-deal.ts';
import { heldAs } from './recipes.ts';
import { belongings, cloneStep, cloneTravel } from './state.ts';
import type {
  Back,
  Card,
  CardName,
  Lying,
  Player,
  RecipeIndex,
  SeenCard,
  SeenLying,
  SeenPlayer,
  State,
  View,
} from './types.ts';

/** FF-11.6: a state that the viewer cannot tell from the true one. */
export function resample(seen: View, rng: Rng): State {
  const { places, row, seats } = seen;
  const hidden = hiddenCards(seen);
  const faceOf = ({ back, card }: SeenCard): Card => (card === null ? drawHidden(hidden, back, rng) : numberOf(card));
  const lying = (on: SeenLying): Lying => lyingOf(faceOf(on), on.covered, on.knownTo);
  const recipes = dealRecipes(seats, rng);
  // In this order: cards are drawn for the places first, then for the hands.
  const lyingAt = {
    cave: places.cave.map(lying),
    meadow: places.meadow.map(lying),
    wood: places.wood.map(lying),
    river: places.river.map(lying),
    hill: places.hill.map(lying),
  };
  const players = seats.map((player, seat) =>
    belongings(player, handOf(player, faceOf), dealt(player, at(recipes, seat))),
  );
  return {
    phase: seen.phase,
    players: seen.players,
    lastTravel: seen.lastTravel,
    recipes: lasting(seen.recipes),
    deck: lasting(seen.deck),
    gone: seen.gone.slice(),
    firstSeat: seen.firstSeat,
    turn: seen.turn,
    stage: seen.stage,
    hasUsed: seen.hasUsed,
    barePasses: seen.barePasses,
    piles: seen.piles.map(samePile),
    travel: seen.travel === null ? null : cloneTravel(seen.travel),
    step: cloneStep(seen.step),
    unseen: hidden, // all that is left, when places and hands have got theirs
    places: lyingAt,
    row: row.map(numberOf),
    seats: players,
  };
}

/** By card: copies that the viewer cannot place, in other hands, under covers or unseen. */
function hiddenCards({ deck, gone, row, places, seats }: View): number[] {
  const hidden = gone.slice();
  for (let card = 0; card < hidden.length; card++) hidden[card] = (deck[card] ?? 0) - (hidden[card] ?? 0);
  for (let i = 0; i < row.length; i++) place(hidden, at(row, i));
  for (let i = 0; i < PLACES.length; i++) placeAll(hidden, places[at(PLACES, i)]);
  for (let i = 0; i < seats.length; i++) placeAll(hidden, at(seats, i).hand);
  return hidden;
}

function placeAll(hidden: number[], seen: readonly SeenCard[]): void {
  for (let i = 0; i < seen.length; i++) place(hidden, at(seen, i).card);
}

/** A card that the viewer sees is not hidden. */
function place(hidden: number[], name: CardName | null): void {
  if (name === null) return;
  const card = numberOf(name);
  hidden[card] = (hidden[card] ?? 0) - 1;
}

/** One of the hidden cards with that back, every copy with equal chance; it is hidden no longer. */
function drawHidden(hidden: number[], back: Back, rng: Rng): Card {
  const [first, end] = rangeWith(back);
  const card = sampleUnseen({ unseen: hidden }, first, end, rng);
  hidden[card] = at(hidden, card) - 1;
  return card;
}

function handOf({ hand }: SeenPlayer, faceOf: (card: SeenCard) => Card): Card[] {
  const cards: Card[] = [];
  for (const card of hand) addToHand(cards, faceOf(card));
  return cards;
}

/** The recipes of a seat, which are these, in the order received. */
function dealt({ recipes }: SeenPlayer, own: readonly RecipeIndex[]): Player['recipes'] {
  return Object.freeze(own.map((recipe, index) => heldAs(recipe, recipes[index]?.may ?? [])));
}
