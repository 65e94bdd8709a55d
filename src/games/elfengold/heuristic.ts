import type { Seat } from '../../core/game.ts';
import { cardsOf } from '../elfenland/journeys.ts';
import { distance } from '../elfenland/map.ts';
import { liesIn, piecesTaken } from '../elfenland/pieces.ts';
import { countOf } from '../elfenland/pool.ts';
import { counterKinds } from '../elfenland/transport.ts';
import { ROUNDS } from './data.ts';
import { journeysOf } from './routes.ts';
import type { View } from './types.ts';

/** A piece taken, in points of this heuristic. */
const TAKEN = 100;
/** A piece within reach, less a share of it for every card that the way there costs. */
const IN_REACH = 40;
/** A card in hand, for later; with a counter of its kind it is worth more. */
const CARD = 3;
const PAIR = 0.5;
/** A counter or a special tile. */
const TILE = 5;
/** A piece of gold; what has been earned on the move is not in hand yet. */
const GOLD = 1;
const EARNED = 0.9;
/** A bid that cannot be paid. */
const DEFAULT = 50;

/** How well the seat stands, higher is better. Of other seats it sees too little to compare. */
export function heuristic(view: View, seat: Seat): number {
  const left = view.pieces[seat] ?? 0;
  const owned = TAKEN * piecesTaken(left) + CARD * (view.handSizes[seat] ?? 0) + tilesWorth(view, seat);
  const value = owned + GOLD * (view.gold[seat] ?? 0) + earnings(view, seat);
  return mayMoveYet(view, seat) ? value + prospects(view, seat, left) : value - toTownCard(view, seat);
}

/** The tiles before the seat; counters are worth the more the more cards it has for them. */
function tilesWorth({ open, faceDown, hands }: View, seat: Seat): number {
  const [lying, covered, hand] = [open[seat] ?? [], faceDown[seat] ?? [], hands[seat] ?? []];
  return lying.reduce((worth, pieces, kind) => worth + (pieces + countOf(covered, kind)) * tileWorth(hand, kind), 0);
}

function tileWorth(hand: readonly number[], tile: number): number {
  return TILE + (tile < counterKinds.length ? PAIR * countOf(hand, tile) : 0);
}

/** What the seat has earned on its move, or has bid for a tile that may be its own. */
function earnings({ step, turn, gold, hands }: View, seat: Seat): number {
  if (step.kind === 'movement') return turn === seat ? EARNED * step.earned : 0;
  if (step.kind !== 'auction' || step.bidder !== seat) return 0;
  if (step.bid > (gold[seat] ?? 0)) return -DEFAULT;
  return tileWorth(hands[seat] ?? [], step.lots[0] ?? 0) - GOLD * step.bid;
}

/** The pieces that one journey could take, each worth the more the fewer cards it costs. */
function prospects(view: View, seat: Seat, left: number): number {
  const worth: number[] = [];
  for (const { to, price } of journeysOf({ ...view, wizards: false }, seat)) {
    if (liesIn(left, to)) worth[to] = Math.max(worth[to] ?? 0, IN_REACH / cardsOf(price));
  }
  return worth.reduce((sum, own) => sum + own, 0);
}

/** Whether the seat's move in this round is still to come or under way. */
function mayMoveYet({ phase, starter, turn, players, step }: View, seat: Seat): boolean {
  const isDrawing = step.kind === 'draw' && step.before === 'turn';
  if (phase !== 'movement' && phase !== 'discard' && !isDrawing) return phase !== 'keep' && phase !== 'over';
  const place = (of: Seat): number => (of - (starter ?? 0) + players) % players;
  return place(seat) > place(turn) || (seat === turn && phase === 'movement');
}

/** EL-9.2: what the way to the town of one's card would cost if the game were over. */
function toTownCard({ townCards, boots, round }: View, seat: Seat): number {
  const town = townCards[seat] ?? null;
  return town === null || round < ROUNDS ? 0 : TAKEN * distance(boots[seat] ?? 0, town);
}
