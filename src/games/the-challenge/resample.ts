import type { Draft } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import type { Rng } from '../../core/rng.ts';
import { add, drawFrom, none } from './counts.ts';
import { COPIES, colourOf, FAIRY_COPIES, kindOf, PRICE, spritesAtFirst } from './data.ts';
import { playerOf, stonesOf, worthOf } from './seats.ts';
import { clone } from './state.ts';
import type { Counts, Player, SeenPlayer, SeenStep, State, Step, View } from './types.ts';

/** TC-12.5: a state that the viewer cannot tell from the true one. */
export function resample(seen: View, rng: Rng): State {
  const { seats, step } = seen;
  const fairies = unseenFairies(seen);
  const drawn = step.kind === 'fairies' ? (step.drawn ?? deal(fairies, step.count, rng)) : none();
  const kept = seats.map((player) => player.kept ?? deal(fairies, player.fairies, rng));
  const { hands, deck } = dealHands(seen, rng);
  const players = seats.map((player, seat) => ({
    hand: at(hands, seat),
    kept: at(kept, seat),
    sprites: bagsOf(player),
  }));
  return clone({
    ...seen,
    deck,
    fairyDeck: fairies, // all that is left
    seats: players,
    step: stepIn(step, drawn, playerOf({ seats: players }, seen.turn), rng),
  });
}

/** The stones that the viewer does not see, over the other hands and the deck. */
function dealHands(seen: View, rng: Rng): { readonly hands: readonly Counts[]; readonly deck: Counts } {
  const { seats, step, turn, fairyPoints } = seen;
  for (;;) {
    const deck = unseenStones(seen);
    const hands = seats.map((player) => player.hand ?? deal(deck, player.stones, rng));
    if (step.kind !== 'offer') return { hands, deck };
    // TC-8.1: the offer was legal, so it can be brought to its price.
    const own = { hand: at(hands, turn), sprites: bagsOf(at(seats, turn)), kept: none() };
    if (step.paid + worthOf(own, fairyPoints) >= PRICE) return { hands, deck };
  }
}

function unseenStones({ forest, eliminated, seats }: View): number[] {
  const unseen = COPIES.map((copies, colour) => copies - at(forest, colour) - at(eliminated, colour));
  for (const player of seats) {
    const placed = stonesOf({ hand: player.hand ?? none(), sprites: bagsOf(player), kept: none() });
    for (const [colour, stones] of placed.entries()) add(unseen, colour, -stones);
  }
  return unseen;
}

function unseenFairies({ players, forestFairies, used, seats, step }: View): number[] {
  const unseen = FAIRY_COPIES.map((copies, kind) => copies - at(forestFairies, kind) - at(used, kind));
  for (const { kept, sprites } of seats) {
    add(unseen, kindOf('extra-sprite'), spritesAtFirst(players) - sprites.length);
    for (const { bigger, immune } of sprites) {
      if (bigger) add(unseen, kindOf('bigger-bag'), -1);
      if (immune) add(unseen, kindOf('immunity'), -1);
    }
    for (const [kind, own] of (kept ?? []).entries()) add(unseen, kind, -own);
  }
  const drawn = step.kind === 'fairies' ? step.drawn : null;
  for (const [kind, own] of (drawn ?? []).entries()) add(unseen, kind, -own);
  return unseen;
}

/** So many cards, every one of those left with equal chance; they are left no longer. */
function deal(left: number[], cards: number, rng: Rng): number[] {
  const dealt = none();
  for (let card = 0; card < cards; card++) {
    const kind = drawFrom(left, rng);
    add(left, kind, -1);
    add(dealt, kind);
  }
  return dealt;
}

function bagsOf({ sprites }: SeenPlayer): Draft<Player['sprites']> {
  return sprites.map(({ bag, bigger, immune }) => ({ bag: bag.map(colourOf), bigger, immune }));
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
