import { at } from '../../core/intact.ts';
import type { Rng } from '../../core/rng.ts';
import { numberOf, rangeWith } from './cards.ts';
import { PLACES } from './data.ts';
import { addToHand } from './hands.ts';
import { sampleUnseen } from './piles.ts';
import { dealRecipes } from './recipe-deal.ts';
import { belongings, clonePile, cloneStep, cloneTravel } from './state.ts';
import type { Back, Card, CardName, Lying, SeenCard, SeenLying, SeenPlayer, State, View } from './types.ts';

/** FF-11.6: a state that the viewer cannot tell from the true one. */
export function resample(seen: View, rng: Rng): State {
  const { places, row, seats } = seen;
  const hidden = hiddenCards(seen);
  const faceOf = ({ back, card }: SeenCard): Card => (card === null ? drawHidden(hidden, back, rng) : numberOf(card));
  const lying = (on: SeenLying): Lying => ({ card: faceOf(on), covered: on.covered, knownTo: [...on.knownTo] });
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
    belongings(
      player,
      handOf(player, faceOf),
      player.recipes.map(({ may }, index) => ({ recipe: at(at(recipes, seat), index), may: [...may] })),
    ),
  );
  return {
    phase: seen.phase,
    players: seen.players,
    lastTravel: seen.lastTravel,
    recipes: seen.recipes.map((objects) => [...objects]),
    deck: [...seen.deck],
    gone: [...seen.gone],
    firstSeat: seen.firstSeat,
    turn: seen.turn,
    stage: seen.stage,
    hasUsed: seen.hasUsed,
    barePasses: seen.barePasses,
    piles: seen.piles.map(clonePile),
    travel: seen.travel === null ? null : cloneTravel(seen.travel),
    step: cloneStep(seen.step),
    unseen: hidden, // all that is left, when places and hands have got theirs
    places: lyingAt,
    row: row.map(numberOf),
    seats: players,
  };
}

/** By card: copies that the viewer cannot place, in other hands, under covers or unseen. */
function hiddenCards(seen: View): number[] {
  const hidden = [...seen.deck];
  for (let card = 0; card < hidden.length; card++) hidden[card] = at(hidden, card) - at(seen.gone, card);
  for (const name of seen.row) place(hidden, name);
  for (const where of PLACES) for (const { card } of seen.places[where]) place(hidden, card);
  for (const { hand } of seen.seats) for (const { card } of hand) place(hidden, card);
  return hidden;
}

/** A card that the viewer sees is not hidden. */
function place(hidden: number[], name: CardName | null): void {
  if (name === null) return;
  const card = numberOf(name);
  hidden[card] = at(hidden, card) - 1;
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
