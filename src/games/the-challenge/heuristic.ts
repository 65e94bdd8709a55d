import { exponential } from '../../core/exponential.ts';
import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { countOf, sumOf } from './counts.ts';
import { COPIES, colourOf, seat as seatDomain, VICTORY_POINTS } from './data.ts';
import { learnt } from './learnt.ts';
import type { SeenPlayer, SeenSprite, State, Stone, View } from './types.ts';
import { view as viewOf } from './view.ts';
import type { Weights } from './weights.ts';

/** The game won. */
const WON = 10_000;
/** TC-2.1: of all colours. */
const ALL_STONES = sumOf(COPIES);
const COLOURS = COPIES.length;

/** How well the seat stands, higher is better: what it may expect to score, less the best of its rivals. */
export const heuristic: (view: View, seat: Seat) => number = heuristicBy(learnt);

/** The heuristic with these weights. */
export function heuristicBy(weights: Weights): (view: View, seat: Seat) => number {
  // One list for all calls, all of numbers that are no integers: it is written and read many times in each.
  const stones = new Float64Array(seatDomain.values.length * COLOURS);
  return (view, seat) => {
    const { outcome, seats } = view;
    if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
    for (let own = 0; own < seats.length; own++) countStones(at(seats, own), stones, own * COLOURS);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats.length; other++)
      if (other !== seat) rival = Math.max(rival, prospects(view, stones, other, weights));
    return prospects(view, stones, seat, weights) - weights.rival * rival;
  };
}

/** @param stones by seat, then by colour. */
function prospects(view: View, stones: Float64Array, own: Seat, weights: Weights): number {
  const { stonesLeft, seats, fairyPoints } = view;
  const left = stonesLeft / ALL_STONES;
  const sharpness = Math.max(0, weights.sharpness + weights.sharpening * (1 - left) ** 2);
  const { stones: held, sprites, fairies, kept } = at(seats, own);
  let value = (weights.fairy + weights.early * left) * fairies + weights.inHand * held;
  for (let colour = 0; colour < COLOURS; colour++) {
    const mine = stones[own * COLOURS + colour] ?? 0;
    let best = 0;
    for (let other = 0; other < seats.length; other++) {
      const theirs = stones[other * COLOURS + colour] ?? 0;
      if (other !== own && theirs > best) best = theirs;
    }
    value += countOf(VICTORY_POINTS, colour) / (1 + exponential(-sharpness * (mine - best)));
    value += (weights.stone + weights.fairyPoint * countOf(fairyPoints, colour)) * mine;
  }
  for (let i = 0; i < sprites.length; i++) {
    const { bag, bigger, immune } = seenAt(sprites, i);
    value += weights.sprite + weights.mark * (Number(bigger) + Number(immune));
    if (bag.length === 0) value += weights.ready;
  }
  if (kept !== null)
    for (let kind = 0; kind < kept.length; kind++) value += at(weights.kinds, kind) * left * countOf(kept, kind);
  return value;
}

/** Writes stones by colour, from `first` on; those of a hidden hand in proportion to all copies. */
function countStones({ hand, stones: held, sprites }: SeenPlayer, stones: Float64Array, first: number): void {
  for (let colour = 0; colour < COLOURS; colour++)
    stones[first + colour] = hand === null ? (held * countOf(COPIES, colour)) / ALL_STONES : countOf(hand, colour);
  for (let i = 0; i < sprites.length; i++) {
    const { bag } = seenAt(sprites, i);
    for (let height = 0; height < bag.length; height++) {
      const place = first + colourOf(nameAt(bag, height));
      stones[place] = (stones[place] ?? 0) + 1;
    }
  }
}

// Read by themselves: `at` is slower for the lists of every sort that it has met.
function seenAt(sprites: readonly SeenSprite[], index: number): SeenSprite {
  const sprite = sprites[index];
  if (sprite === undefined) throw new Error(`broken view: no sprite ${index}`);
  return sprite;
}

function nameAt(bag: SeenSprite['bag'], height: number): Stone {
  const stone = bag[height];
  if (stone === undefined) throw new Error(`broken view: no stone ${height} in a bag`);
  return stone;
}

export const evaluate: (state: State, seat: Seat) => number = evaluateBy(learnt);

export function evaluateBy(weights: Weights): (state: State, seat: Seat) => number {
  const judge = heuristicBy(weights);
  return (state, seat) => judge(viewOf(state, seat), seat);
}
