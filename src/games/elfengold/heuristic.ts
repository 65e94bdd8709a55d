import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { piecesTaken } from '../elfenland/pieces.ts';
import { countOf, emptyPool } from '../elfenland/pool.ts';
import { mayMoveYet, prospects, TAKEN, toTownCard } from '../elfenland/prospects.ts';
import { counterKinds } from '../elfenland/transport.ts';
import { cardKinds } from './cards.ts';
import { ROUNDS } from './data.ts';
import { journeysOf } from './routes.ts';
import { tileKinds } from './tiles.ts';
import type { View } from './types.ts';

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

/** What stands for pools that the view does not show. */
const NO_TILES: readonly number[] = emptyPool(tileKinds);
const NO_CARDS: readonly number[] = emptyPool(cardKinds);

/** How well the seat stands, higher is better. Of other seats it sees too little to compare. */
export function heuristic(view: View, seat: Seat): number {
  const left = at(view.pieces, seat);
  const owned = TAKEN * piecesTaken(left) + CARD * at(view.handSizes, seat) + tilesWorth(view, seat);
  const value = owned + GOLD * at(view.gold, seat) + earnings(view, seat);
  if (isMoveAhead(view, seat)) return value + prospects(journeysOf({ ...view, wizards: false }, seat), left);
  return view.round < ROUNDS ? value : value - toTownCard(view, seat);
}

/** The tiles before the seat; counters are worth the more the more cards it has for them. */
function tilesWorth({ open, faceDown, hands }: View, seat: Seat): number {
  const [covered, hand] = [at(faceDown, seat) ?? NO_TILES, at(hands, seat) ?? NO_CARDS];
  return at(open, seat).reduce(
    (worth, pieces, kind) => worth + (pieces + countOf(covered, kind)) * tileWorth(hand, kind),
    0,
  );
}

function tileWorth(hand: readonly number[], tile: number): number {
  return TILE + (tile < counterKinds.length ? PAIR * countOf(hand, tile) : 0);
}

/** What the seat has earned on its move, or has bid for a tile that may be its own. */
function earnings({ step, turn, gold, hands }: View, seat: Seat): number {
  if (step.kind === 'movement') return turn === seat ? EARNED * step.earned : 0;
  if (step.kind !== 'auction' || step.bidder !== seat) return 0;
  if (step.bid > at(gold, seat)) return -DEFAULT;
  return tileWorth(at(hands, seat) ?? NO_CARDS, at(step.lots, 0)) - GOLD * step.bid;
}

/** Whether the seat's move in this round is still to come or under way. */
function isMoveAhead(view: View, seat: Seat): boolean {
  const { phase, step } = view;
  const isDrawing = step.kind === 'draw' && step.before === 'turn';
  if (phase === 'movement' || phase === 'discard' || isDrawing) return mayMoveYet(view, seat);
  return phase !== 'keep' && phase !== 'over';
}
