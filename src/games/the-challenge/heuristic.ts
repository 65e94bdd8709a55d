import { exponential } from '../../core/exponential.ts';
import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { add } from './counts.ts';
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

/** How well the seat stands, higher is better: what it may expect to score, less the best of its rivals. */
export function heuristic(view: View, seat: Seat): number {
  const { outcome, seats } = view;
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON;
  const stones = seats.map(expectedStones);
  const worth = seats.map((player, own) => prospects(player, stones, own));
  return at(worth, seat) - 0.5 * Math.max(...worth.filter((_, other) => other !== seat));
}

function prospects({ fairies, sprites }: SeenPlayer, stones: readonly (readonly number[])[], own: Seat): number {
  const colours = VICTORY_POINTS.reduce((sum, points, colour) => {
    const mine = at(at(stones, own), colour);
    const best = Math.max(...stones.map((other, seat) => (seat === own ? 0 : at(other, colour))));
    return sum + points / (1 + exponential(-SHARPNESS * (mine - best))) + STONE * mine;
  }, 0);
  const marks = sprites.filter(({ bigger }) => bigger).length + sprites.filter(({ immune }) => immune).length;
  return colours + (UNUSED_FAIRY + FAIRY) * fairies + SPRITE * sprites.length + PLAYED_ON * marks;
}

/** Stones by colour; those of a hidden hand in proportion to all copies. */
function expectedStones({ hand, stones, sprites }: SeenPlayer): number[] {
  const total = COPIES.reduce((sum, copies) => sum + copies, 0);
  const expected = COPIES.map((copies, colour) => (hand === null ? (stones * copies) / total : at(hand, colour)));
  for (const { bag } of sprites) for (const stone of bag) add(expected, colourOf(stone));
  return expected;
}
