import { at } from '../core/checked-access.ts';
import type { ChanceRule } from '../core/define.ts';
import { firstSeatDraw } from '../core/first-seat.ts';
import type { BaseState, Draft, Emit, GameTypes, Seat } from '../core/game.ts';
import { seatField, townCardField, townCardIds } from './data.ts';
import type { RealmEvent } from './events.ts';
import type { TownId } from './map.ts';
import { townAt, townOf } from './map.ts';
import type { FirstSeatMove, TownCardMove } from './moves.ts';
import type { Realm } from './types.ts';

/** The part of a chance rule that both games share; each game adds `violation` and `perform`. */
type Opening<Move extends RealmMove> = Omit<ChanceRule<RealmTypes, Move>, 'violation' | 'perform'>;
type RealmMove = FirstSeatMove | TownCardMove;

interface RealmTypes extends GameTypes {
  state: Realm & BaseState;
  move: RealmMove;
  event: RealmEvent;
}

const townCards: readonly TownCardMove[] = townCardIds.map((town) => Object.freeze({ type: 'town-card', town }));

/** EL-1.2: every seat may be the starting player, each with weight 1. */
export const firstSeatOpening: Opening<FirstSeatMove> = firstSeatDraw('EL-1.2', seatField);

/** EL-3.3: every town card that has not been dealt, each with weight 1. */
export const townCardOpening: Opening<TownCardMove> = {
  type: 'town-card',
  clause: 'EL-3.3',
  fields: { town: townCardField },
  candidates(realm, out) {
    for (const move of townCards) if (!isDealt(realm, move.town)) out.push(move);
  },
  weight: () => 1,
  sample(realm, rng) {
    const undealt = townCards.filter(({ town }) => !isDealt(realm, town));
    return at(undealt, rng.int(undealt.length));
  },
};

/** EL-1.2: the drawn seat begins the game. */
export function settleStarter(draft: Draft<Realm>, seat: Seat, emit: Emit<RealmEvent> | undefined): void {
  draft.starter = seat;
  draft.turn = seat;
  emit?.({ type: 'first-seat', seat }, 'EL-1.2');
}

/** EL-3.3: deals the town card to the player whose turn it is. */
export function dealTownCard(draft: Draft<Realm>, town: TownId, emit: Emit<RealmEvent> | undefined): void {
  draft.townCards[draft.turn] = townOf(town);
  emit?.({ type: 'town-card-dealt', seat: draft.turn, town }, 'EL-3.3');
}

/** EL-10.1: at the end of the game, the town card of every seat is revealed. */
export function showTownCards(draft: Draft<Realm>, emit: Emit<RealmEvent> | undefined): void {
  for (const [seat, town] of draft.townCards.entries()) {
    if (town !== null) emit?.({ type: 'town-card-shown', seat, town: townAt(town).id }, 'EL-10.1');
  }
}

/** Whether some player has the town card. */
export function isDealt(realm: Pick<Realm, 'townCards'>, town: TownId): boolean {
  return realm.townCards.includes(townOf(town));
}
