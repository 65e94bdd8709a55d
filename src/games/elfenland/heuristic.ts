import type { Seat } from '../../core/game.ts';
import { cardsOf } from './journeys.ts';
import { distance } from './map.ts';
import { liesIn, piecesTaken } from './pieces.ts';
import { countOf } from './pool.ts';
import { journeysOf } from './routes.ts';
import type { View } from './types.ts';

/** A piece taken, in points of this heuristic. */
const TAKEN = 100;
/** A piece within reach, less a share of it for every card that the way there costs. */
const IN_REACH = 40;
/** A card or a counter in hand, for later. */
const IN_HAND = 1;
/** A counter in hand and a card of its kind. */
const PAIR = 0.5;

/** How well the seat stands, higher is better. Of other seats it sees too little to compare. */
export function heuristic(view: View, seat: Seat): number {
  const left = view.pieces[seat] ?? 0;
  const value = TAKEN * piecesTaken(left) + IN_HAND * (view.handSizes[seat] ?? 0) + counterWorth(view, seat);
  return mayMoveYet(view, seat) ? value + prospects(view, seat, left) : value - toTownCard(view, seat);
}

/** The counters before the seat, each worth the more the more cards it has for it. */
function counterWorth({ open, faceDown, hands }: View, seat: Seat): number {
  const [lying, covered, hand] = [open[seat] ?? [], faceDown[seat] ?? [], hands[seat] ?? []];
  return lying.reduce((worth, pieces, kind) => {
    return worth + (pieces + countOf(covered, kind)) * (IN_HAND + PAIR * countOf(hand, kind));
  }, 0);
}

/** The pieces that one journey could take, each worth the more the fewer cards it costs. */
function prospects(view: View, seat: Seat, left: number): number {
  const worth: number[] = [];
  for (const { to, price } of journeysOf(view, seat)) {
    if (liesIn(left, to)) worth[to] = Math.max(worth[to] ?? 0, IN_REACH / cardsOf(price));
  }
  return worth.reduce((sum, own) => sum + own, 0);
}

/** Whether the seat's move in this round is still to come or under way. */
function mayMoveYet({ phase, starter, turn, players }: View, seat: Seat): boolean {
  if (phase !== 'movement' && phase !== 'discard') return phase !== 'keep' && phase !== 'over';
  const place = (of: Seat): number => (of - (starter ?? 0) + players) % players;
  return place(seat) > place(turn) || (seat === turn && phase === 'movement');
}

/** EL-9.2: what the way to the town of one's card would cost if the game were over. */
function toTownCard({ townCards, boots, round, rounds }: View, seat: Seat): number {
  const town = townCards[seat] ?? null;
  return town === null || round < rounds ? 0 : TAKEN * distance(boots[seat] ?? 0, town);
}
