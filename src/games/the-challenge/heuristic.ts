import { exponential } from '../../core/exponential.ts';
import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { add, countOf, sumOf } from './counts.ts';
import { COPIES, colourOf, VICTORY_POINTS } from './data.ts';
import { learnt } from './learnt.ts';
import type { SeenPlayer, View } from './types.ts';
import type { Weights } from './weights.ts';

/** The game won. */
const WON = 10_000;
/** TC-2.1: of all colours. */
const ALL_STONES = sumOf(COPIES);

/** How well the seat stands, higher is better: what it may expect to score, less the best of its rivals. */
export const heuristic: (view: View, seat: Seat) => number = heuristicBy(learnt);

/** The heuristic with these weights. */
export function heuristicBy(weights: Weights): (view: View, seat: Seat) => number {
  return (view, seat) => {
    const { outcome, seats } = view;
    if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
    const stones: number[][] = [];
    for (let own = 0; own < seats.length; own++) stones.push(expectedStones(at(seats, own)));
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats.length; other++)
      if (other !== seat) rival = Math.max(rival, prospects(view, stones, other, weights));
    return prospects(view, stones, seat, weights) - weights.rival * rival;
  };
}

function prospects(view: View, stones: readonly (readonly number[])[], own: Seat, weights: Weights): number {
  const { stonesLeft, seats, fairyPoints } = view;
  const left = stonesLeft / ALL_STONES;
  const sharpness = Math.max(0, weights.sharpness + weights.sharpening * (1 - left) ** 2);
  const { stones: held, sprites, fairies, kept } = at(seats, own);
  let value = (weights.fairy + weights.early * left) * fairies + weights.inHand * held;
  for (let colour = 0; colour < VICTORY_POINTS.length; colour++) {
    const mine = at(at(stones, own), colour);
    let best = 0;
    for (let other = 0; other < stones.length; other++)
      if (other !== own) best = Math.max(best, at(at(stones, other), colour));
    value += at(VICTORY_POINTS, colour) / (1 + exponential(-sharpness * (mine - best)));
    value += (weights.stone + weights.fairyPoint * at(fairyPoints, colour)) * mine;
  }
  for (const { bag, bigger, immune } of sprites) {
    value += weights.sprite + weights.mark * (Number(bigger) + Number(immune));
    if (bag.length === 0) value += weights.ready;
  }
  if (kept !== null)
    for (let kind = 0; kind < kept.length; kind++) value += at(weights.kinds, kind) * left * at(kept, kind);
  return value;
}

/** Stones by colour; those of a hidden hand in proportion to all copies. */
function expectedStones({ hand, stones, sprites }: SeenPlayer): number[] {
  const expected: number[] = [];
  for (let colour = 0; colour < COPIES.length; colour++)
    expected.push(hand === null ? (stones * countOf(COPIES, colour)) / ALL_STONES : countOf(hand, colour));
  for (let i = 0; i < sprites.length; i++) {
    const { bag } = at(sprites, i);
    for (let height = 0; height < bag.length; height++) add(expected, colourOf(at(bag, height)));
  }
  return expected;
}
