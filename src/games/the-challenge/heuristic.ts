import { exponential } from '../../core/exponential.ts';
import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { add, countOf, sumOf } from './counts.ts';
import { COPIES, colourOf, UNUSED_FAIRY, VICTORY_POINTS } from './data.ts';
import type { SeenPlayer, View } from './types.ts';

/** The game won. */
const WON = 10_000;
/** How sharply a lead of one stone decides a colour. */
const SHARPNESS = 0.6;
/** What any stone is worth, beside its colour: it pays for fairies. */
const STONE = 0.3;
/** A fairy kept, beside the points it brings at the end. */
const FAIRY = 1;
/** A sprite more, and what protects or enlarges one. */
const SPRITE = 1.5;
const PLAYED_ON = 1;

const STONES_IN_ALL = sumOf(COPIES);

/** How well the seat stands, higher is better: what it may expect to score, less the best of its rivals. */
export function heuristic({ outcome, seats }: View, seat: Seat): number {
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
  const stones: number[][] = [];
  for (let own = 0; own < seats.length; own++) stones.push(expectedStones(at(seats, own)));
  let bestRival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats.length; other++)
    if (other !== seat) bestRival = Math.max(bestRival, prospects(at(seats, other), stones, other));
  return prospects(at(seats, seat), stones, seat) - 0.5 * bestRival;
}

function prospects({ fairies, sprites }: SeenPlayer, stones: readonly (readonly number[])[], own: Seat): number {
  let colours = 0;
  for (let colour = 0; colour < VICTORY_POINTS.length; colour++) {
    const mine = stones[own]?.[colour] ?? 0;
    let best = 0;
    for (let other = 0; other < stones.length; other++)
      if (other !== own) best = Math.max(best, stones[other]?.[colour] ?? 0);
    colours += countOf(VICTORY_POINTS, colour) / (1 + exponential(-SHARPNESS * (mine - best)));
    colours += STONE * mine;
  }
  let marks = 0;
  for (let i = 0; i < sprites.length; i++) {
    const { bigger, immune } = at(sprites, i);
    marks += (bigger ? 1 : 0) + (immune ? 1 : 0);
  }
  return colours + (UNUSED_FAIRY + FAIRY) * fairies + SPRITE * sprites.length + PLAYED_ON * marks;
}

/** Stones by colour; those of a hidden hand in proportion to all copies. */
function expectedStones({ hand, stones, sprites }: SeenPlayer): number[] {
  const expected: number[] = [];
  for (let colour = 0; colour < COPIES.length; colour++)
    expected.push(hand === null ? (stones * countOf(COPIES, colour)) / STONES_IN_ALL : countOf(hand, colour));
  for (let i = 0; i < sprites.length; i++) {
    const { bag } = at(sprites, i);
    for (let height = 0; height < bag.length; height++) add(expected, colourOf(at(bag, height)));
  }
  return expected;
}
