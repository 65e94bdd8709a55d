import { at } from '../../core/checked-access.ts';
import type { Rng } from '../../core/rng.ts';
import { playerOf } from '../../core/seats.ts';
import { add, countOf, dealFrom, drawFrom, fairyCounts, none, stoneCounts, sumOf } from './counts.ts';
import { COPIES, colourOf, FAIRY_COPIES, kindOf, PRICE, spritesAtFirst } from './data.ts';
import { stonesOf, worthOf } from './seats.ts';
import { spriteOf } from './sprites.ts';
import type { Counts, Known, Player, SeatView, State, Step, StepView, View } from './types.ts';

/** TC-12.5: a state that the viewer cannot tell from the true one, and in which is true what it knows besides. */
export function resample(view: View, rng: Rng, known?: Known): State {
  const { seats, step, options } = view;
  const turn = view.turn ?? 0;
  const fairyDeck = unseenFairies(view, known);
  const drawn = step.kind !== 'fairies' ? none() : drawnIn(step, fairyDeck, rng);
  const kept = seats.map((player, seat) =>
    player.kept === null
      ? dealBeside(known && fairyCounts(at(known.seats, seat).kept), fairyDeck, player.keptSize, rng)
      : fairyCounts(player.kept),
  );
  const { hands, deck } = dealHands(view, rng, known);
  const players = seats.map((player, seat) => ({
    hand: at(hands, seat),
    kept: at(kept, seat),
    sprites: bagsOf(player),
  }));
  return {
    phase: view.phase,
    players: seats.length,
    fairyPoints: stoneCounts(options.fairyPoints),
    blueAlone: options.blueAlone,
    firstSeat: view.starter,
    turn,
    forest: stoneCounts(view.forest),
    forestFairies: fairyCounts(view.forestFairies),
    eliminated: stoneCounts(view.eliminated),
    used: fairyCounts(view.used),
    deck, // all that is left, as in the other
    fairyDeck,
    seats: players,
    step: stepIn(step, drawn, playerOf({ seats: players }, turn), rng),
  };
}

/** The stones that the viewer does not see, over the other hands and the deck. */
function dealHands(
  view: View,
  rng: Rng,
  known: Known | undefined,
): { readonly hands: readonly Counts[]; readonly deck: Counts } {
  const { seats, step, options } = view;
  const turn = view.turn ?? 0;
  for (;;) {
    const deck = unseenStones(view, known);
    const hands = seats.map(({ hand, handSize }, seat) =>
      hand === null
        ? dealBeside(known && stoneCounts(at(known.seats, seat).hand), deck, handSize, rng)
        : stoneCounts(hand),
    );
    if (step.kind !== 'offer') return { hands, deck };
    // TC-8.1: the offer was legal, so it can be brought to its price.
    const own = { hand: at(hands, turn), sprites: bagsOf(at(seats, turn)), kept: none() };
    if (step.paid + worthOf(own, stoneCounts(options.fairyPoints)) >= PRICE) return { hands, deck };
  }
}

/** So many cards, of which some are known; these are set aside already. */
function dealBeside(known: Counts | undefined, unseen: number[], cards: number, rng: Rng): number[] {
  if (known === undefined) return dealFrom(unseen, cards, rng);
  const missing = cards - sumOf(known);
  if (missing < 0) throw contradiction();
  const dealt = dealFrom(unseen, missing, rng);
  for (let kind = 0; kind < dealt.length; kind++) add(dealt, kind, countOf(known, kind));
  return dealt;
}

function contradiction(): Error {
  return new Error('What is known contradicts the view: a seat cannot hold it.');
}

/** The stones that the viewer neither sees nor knows of. */
function unseenStones({ forest, eliminated, seats }: View, known: Known | undefined): number[] {
  const unseen = COPIES.slice();
  takeFrom(unseen, stoneCounts(forest));
  takeFrom(unseen, stoneCounts(eliminated));
  for (let seat = 0; seat < seats.length; seat++) {
    const { hand, sprites } = at(seats, seat);
    const sure = hand ?? (known && at(known.seats, seat).hand);
    if (sure !== undefined) takeFrom(unseen, stoneCounts(sure));
    for (const { bag } of sprites) for (const stone of bag) add(unseen, colourOf(stone), -1);
  }
  if (known !== undefined) checkEnough(unseen);
  return unseen;
}

/** The fairies that the viewer neither sees nor knows of. */
function unseenFairies({ forestFairies, used, seats, step }: View, known: Known | undefined): number[] {
  const unseen = FAIRY_COPIES.slice();
  takeFrom(unseen, fairyCounts(forestFairies));
  takeFrom(unseen, fairyCounts(used));
  for (let seat = 0; seat < seats.length; seat++) {
    const { kept, sprites } = at(seats, seat);
    add(unseen, kindOf('extra-sprite'), spritesAtFirst(seats.length) - sprites.length);
    for (const { bigger, immune } of sprites) {
      if (bigger) add(unseen, kindOf('bigger-bag'), -1);
      if (immune) add(unseen, kindOf('immunity'), -1);
    }
    const sure = kept ?? (known && at(known.seats, seat).kept);
    if (sure !== undefined) takeFrom(unseen, fairyCounts(sure));
  }
  const drawn = step.kind === 'fairies' ? step.drawn : null;
  if (drawn !== null) takeFrom(unseen, fairyCounts(drawn));
  if (known !== undefined) checkEnough(unseen);
  return unseen;
}

function takeFrom(counts: number[], others: Counts): void {
  for (let kind = 0; kind < counts.length; kind++) add(counts, kind, 0 - countOf(others, kind));
}

/** What others are known to hold has not been seen elsewhere. */
function checkEnough(unseen: Counts): void {
  if (unseen.some((number) => number < 0)) throw contradiction();
}

function bagsOf({ sprites }: SeatView): Player['sprites'] {
  return sprites.map(spriteOf);
}

function drawnIn(
  { drawn, drawnSize }: Extract<StepView, { readonly kind: 'fairies' }>,
  unseen: number[],
  rng: Rng,
): Counts {
  return drawn === null ? dealFrom(unseen, drawnSize, rng) : fairyCounts(drawn);
}

/** Another seat has obtained one of the fairies it keeps, and has laid nothing (TC-12.5). */
function stepIn(step: StepView, drawn: Counts, own: Player, rng: Rng): Step {
  switch (step.kind) {
    case 'fairies':
      return { kind: 'fairies', drawn, left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: step.fairy === null ? drawFrom(own.kept, rng) : kindOf(step.fairy) };
    case 'rearrange':
      return {
        kind: 'rearrange',
        pool: step.pool === null ? stonesOf(own) : stoneCounts(step.pool),
        planned: step.planned?.map((bag) => bag.map(colourOf)) ?? own.sprites.map(() => []),
      };
    default:
      return { ...step };
  }
}
