import type { Seat } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import type { Journey } from './journeys.ts';
import { cardsOf } from './journeys.ts';
import { distance } from './map.ts';
import { placeInOrder } from './order.ts';
import { liesIn } from './pieces.ts';
import type { RealmView } from './types.ts';

/** A piece taken, in points of the heuristics of both games. */
export const TAKEN = 100;
/** A piece within reach, less a share of it for every card that the way there costs. */
const IN_REACH = 40;

/** The pieces that one journey could take, each worth the more the fewer cards it costs. */
export function prospects(journeys: readonly Journey<unknown>[], left: number): number {
  const worth: number[] = [];
  for (const { to, price } of journeys) {
    if (liesIn(left, to)) worth[to] = Math.max(worth[to] ?? 0, IN_REACH / cardsOf(price));
  }
  return worth.reduce((sum, own) => sum + own, 0);
}

/** In the movement: whether the seat's move in this round is still to come or under way. */
export function mayMoveYet(view: RealmView & { readonly phase: string }, seat: Seat): boolean {
  return placeInOrder(view, seat) > placeInOrder(view, view.turn) || (seat === view.turn && view.phase === 'movement');
}

/** EL-9.2: what the way to the town of one's card would cost if the game were over, as far as the view shows the card. */
export function toTownCard({ townCards, boots }: RealmView, seat: Seat): number {
  const town = at(townCards, seat);
  return town === null ? 0 : TAKEN * distance(at(boots, seat), town);
}
