import { at } from '../../core/checked-access.ts';
import type { Rng } from '../../core/rng.ts';
import { playerOf } from '../../core/seats.ts';
import { add, copyOf, countOf, dealFrom, drawFrom, none, sumOf } from './counts.ts';
import { COPIES, colourOf, FAIRY_COPIES, kindOf, PRICE, spritesAtFirst } from './data.ts';
import { stonesOf, worthOf } from './seats.ts';
import { spriteOf } from './sprites.ts';
import { cloneStep } from './state.ts';
import type { Counts, Known, Player, SeenPlayer, SeenStep, State, Step, View } from './types.ts';

/** TC-12.5: a state that the viewer cannot tell from the true one, and in which is true what it knows besides. */
export function resample(seen: View, rng: Rng, known?: Known): State {
  const { seats, step } = seen;
  const fairies = unseenFairies(seen);
  if (known !== undefined)
    setAside(
      fairies,
      seats.map(({ kept }) => kept),
      known.kept,
    );
  const drawn = step.kind === 'fairies' ? [...(step.drawn ?? dealFrom(fairies, step.count, rng))] : none();
  const kept = seats.map((player, seat) => [
    ...(player.kept ?? dealBeside(known?.kept[seat], fairies, player.fairies, rng)),
  ]);
  const { hands, deck } = dealHands(seen, rng, known);
  const players = seats.map((player, seat) => ({
    hand: at(hands, seat),
    kept: at(kept, seat),
    sprites: bagsOf(player),
  }));
  return {
    phase: seen.phase,
    players: seen.players,
    fairyPoints: copyOf(seen.fairyPoints),
    blueAlone: seen.blueAlone,
    firstSeat: seen.firstSeat,
    turn: seen.turn,
    forest: copyOf(seen.forest),
    forestFairies: copyOf(seen.forestFairies),
    eliminated: copyOf(seen.eliminated),
    used: copyOf(seen.used),
    deck,
    fairyDeck: fairies, // all that is left
    seats: players,
    step: cloneStep(stepIn(step, drawn, playerOf({ seats: players }, seen.turn), rng)),
  };
}

/** The stones that the viewer does not see, over the other hands and the deck. */
function dealHands(
  seen: View,
  rng: Rng,
  known: Known | undefined,
): { readonly hands: readonly Counts[]; readonly deck: Counts } {
  const { seats, step, turn, fairyPoints } = seen;
  for (;;) {
    const deck = unseenStones(seen);
    if (known !== undefined)
      setAside(
        deck,
        seats.map(({ hand }) => hand),
        known.hands,
      );
    const hands = seats.map((player, seat) => [
      ...(player.hand ?? dealBeside(known?.hands[seat], deck, player.stones, rng)),
    ]);
    if (step.kind !== 'offer') return { hands, deck };
    // TC-8.1: the offer was legal, so it can be brought to its price.
    const own = { hand: at(hands, turn), sprites: bagsOf(at(seats, turn)), kept: none() };
    if (step.paid + worthOf(own, fairyPoints) >= PRICE) return { hands, deck };
  }
}

/** What others are known to hold is not to be dealt any more. */
function setAside(unseen: number[], seen: readonly (Counts | null)[], known: readonly Counts[]): void {
  seen.forEach((counts, seat) => {
    if (counts === null) takeFrom(unseen, at(known, seat));
  });
  if (unseen.some((number) => number < 0)) throw contradiction();
}

/** So many cards, of which some are known; these are set aside. */
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

function unseenStones({ forest, eliminated, seats }: View): number[] {
  const unseen = COPIES.slice();
  takeFrom(unseen, forest);
  takeFrom(unseen, eliminated);
  for (const { hand, sprites } of seats) {
    if (hand !== null) takeFrom(unseen, hand);
    for (const { bag } of sprites) {
      for (let i = 0; i < bag.length; i++) add(unseen, colourOf(at(bag, i)), -1);
    }
  }
  return unseen;
}

function unseenFairies({ players, forestFairies, used, seats, step }: View): number[] {
  const unseen = FAIRY_COPIES.slice();
  takeFrom(unseen, forestFairies);
  takeFrom(unseen, used);
  for (const { kept, sprites } of seats) {
    add(unseen, kindOf('extra-sprite'), spritesAtFirst(players) - sprites.length);
    for (const { bigger, immune } of sprites) {
      if (bigger) add(unseen, kindOf('bigger-bag'), -1);
      if (immune) add(unseen, kindOf('immunity'), -1);
    }
    if (kept !== null) takeFrom(unseen, kept);
  }
  const drawn = step.kind === 'fairies' ? step.drawn : null;
  if (drawn !== null) takeFrom(unseen, drawn);
  return unseen;
}

function takeFrom(counts: number[], others: Counts): void {
  for (let kind = 0; kind < counts.length; kind++) add(counts, kind, 0 - countOf(others, kind));
}

function bagsOf({ sprites }: SeenPlayer): Player['sprites'] {
  return sprites.map(spriteOf);
}

/** Another seat has obtained one of the fairies it keeps, and has laid nothing (TC-12.5). */
function stepIn(step: SeenStep, drawn: Counts, own: Player, rng: Rng): Step {
  switch (step.kind) {
    case 'fairies':
      return { kind: 'fairies', drawn, left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: step.fairy ?? drawFrom(own.kept, rng) };
    case 'rearrange':
      return {
        kind: 'rearrange',
        pool: step.pool ?? stonesOf(own),
        planned: step.planned ?? own.sprites.map(() => []),
      };
    default:
      return step;
  }
}
