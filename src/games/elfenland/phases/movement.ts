import { at } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import type { Draft, Listener } from '../../../core/game.ts';
import { add, countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { caravans } from '../../../realm/caravans.ts';
import { caravanField, roadField } from '../../../realm/data.ts';
import type { Way } from '../../../realm/map.ts';
import { roadAt, roadOf, roads, townAt, wayAlong, waysFrom } from '../../../realm/map.ts';
import type { TravelCardKind } from '../../../realm/transport.ts';
import { caravanFare, cardName, counterName, isLand, kindOf, travelCardKinds } from '../../../realm/transport.ts';
import type { Fare } from '../../../realm/travel.ts';
import { arrive, bootOf, fareBy, handOf, hasObstacle, payCards, payFare, wayOfStep } from '../../../realm/travel.ts';
import { cardField } from '../data.ts';
import type { Event } from '../events.ts';
import { endMovement } from '../flow.ts';
import type { Elfenland } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { State } from '../types.ts';

const travels: readonly MoveOf<'travel'>[] = roads.map(({ id }) => Object.freeze({ type: 'travel', road: id }));
const discards: readonly MoveOf<'discard'>[] = travelCardKinds.map((card) => Object.freeze({ type: 'discard', card }));

/** The cost of a way on the current roads; `undefined` for a land road without a counter. */
function fareOf(state: State, way: Way): Fare | undefined {
  const counter = at(state.counters, way.road);
  return way.isLand && counter === null ? undefined : fareBy(way, counter, hasObstacle(state, way.road));
}

/** EL-7.2: travels a land road with the cards that its counter needs; EL-7.3: travels a water road with raft cards. */
const travel: MoveRule<Elfenland, MoveOf<'travel'>> = {
  type: 'travel',
  clause: 'EL-7.2',
  fields: { road: roadField },

  candidates(state, out) {
    const hand = handOf(state);
    const from = waysFrom(bootOf(state));
    for (let i = 0; i < from.length; i++) {
      const way = from[i];
      const fare = way === undefined ? undefined : fareOf(state, way);
      const move = way === undefined ? undefined : travels[way.road];
      if (fare !== undefined && move !== undefined && countOf(hand, fare.card) >= fare.cards) out.push(move);
    }
  },

  violation(state, { road }) {
    const way = wayAlong(bootOf(state), roadOf(road));
    const town = townAt(bootOf(state)).id;
    if (way === undefined && isLand(roadOf(road))) return refuse('boot-elsewhere', 'EL-7.2', { road, town });
    if (way === undefined) return refuse('boot-elsewhere', 'EL-7.3', { road, town });
    const fare = fareOf(state, way);
    if (fare === undefined) return refuse('no-counter', 'EL-7.2', { road });
    const [card, held] = [cardName(fare.card), countOf(handOf(state), fare.card)];
    if (held < fare.cards) return refuse('cannot-pay', 'EL-7.5', { road, card, needed: fare.cards, held });
    return undefined;
  },

  perform(draft, { road }, emit) {
    const way = wayOfStep(draft, roadOf(road));
    const fare = fareOf(draft, way);
    if (fare === undefined) throw new Error('broken state: a step without a counter');
    const paid = payFare(draft, fare);
    if (way.isLand) step(draft, way, counterName(fare.card), paid, 'EL-7.2', emit);
    else step(draft, way, 'raft', paid, 'EL-7.3', emit);
  },
};

/** EL-7.4: travels a land road that has a counter, and pays with cards of any kinds. */
const caravan: MoveRule<Elfenland, MoveOf<'caravan'>> = {
  type: 'caravan',
  clause: 'EL-7.4',
  fields: { road: roadField, cards: caravanField },
  trusted: true,

  candidates(state, out) {
    const hand = handOf(state);
    const from = waysFrom(bootOf(state));
    // By fare: roads of the same fare share the list of payments.
    const payable: ReturnType<typeof caravans>[] = [];
    for (let i = 0; i < from.length; i++) {
      const way = from[i];
      if (way === undefined || state.counters[way.road] === null) continue;
      const road = roadAt(way.road).id;
      const fare = caravanFare(hasObstacle(state, way.road));
      payable[fare] ??= caravans(hand, fare);
      const payments = payable[fare] ?? [];
      for (let j = 0; j < payments.length; j++) out.push({ type: 'caravan', road, cards: payments[j] ?? [] });
    }
  },

  violation(state, { road, cards }) {
    const needed = caravanFare(hasObstacle(state, roadOf(road)));
    const lacking = cards.find(
      (card) => countOf(handOf(state), kindOf(card)) < cards.filter((own) => own === card).length,
    );
    if (!isLand(roadOf(road))) return refuse('water-road', 'EL-7.4', { road });
    if (wayAlong(bootOf(state), roadOf(road)) === undefined)
      return refuse('boot-elsewhere', 'EL-7.4', { road, town: townAt(bootOf(state)).id });
    if (state.counters[roadOf(road)] === null) return refuse('no-counter', 'EL-7.4', { road });
    if (cards.length !== needed) return refuse('caravan-size', 'EL-7.4', { road, needed });
    if (lacking !== undefined) return refuse('not-in-hand', 'EL-7.5', { card: lacking });
    return undefined;
  },

  perform(draft, { road, cards }, emit) {
    const way = wayOfStep(draft, roadOf(road));
    step(draft, way, 'caravan', payCards(draft, cards), 'EL-7.4', emit);
  },
};

/** EL-7.6: moves the boot, after the payment. */
function step(
  draft: Draft<State>,
  { road, to }: Way,
  by: Extract<Event, { type: 'travelled' }>['by'],
  paid: readonly TravelCardKind[],
  clause: string,
  emit: Listener<Elfenland>,
): void {
  const from = bootOf(draft);
  emit?.(
    {
      type: 'travelled',
      seat: draft.turn,
      road: roadAt(road).id,
      from: townAt(from).id,
      to: townAt(to).id,
      by,
      paid: paid.slice(),
    },
    clause,
  );
  arrive(draft, to, emit);
}

/** EL-7.1: ends the movement after any number of steps. */
const end: MoveRule<Elfenland, MoveOf<'end'>> = {
  ...fieldless('end'),
  clause: 'EL-7.1',
  perform(draft, _move, emit) {
    emit?.({ type: 'move-ended', seat: draft.turn }, 'EL-7.1');
    endMovement(draft, emit);
  },
};

/** EL-7.8: discards a card above the hand limit. */
const discard: MoveRule<Elfenland, MoveOf<'discard'>> = {
  type: 'discard',
  clause: 'EL-7.8',
  fields: { card: cardField },

  candidates(state, out) {
    const hand = handOf(state);
    for (let card = 0; card < discards.length; card++) {
      const move = discards[card];
      if (move !== undefined && countOf(hand, card) > 0) out.push(move);
    }
  },

  violation(state, { card }) {
    if (countOf(handOf(state), kindOf(card)) === 0) return refuse('not-in-hand', 'EL-7.8', { card });
    return undefined;
  },

  perform(draft, { card }, emit) {
    remove(at(draft.hands, draft.turn), kindOf(card));
    add(draft.discard, kindOf(card));
    emit?.({ type: 'discarded', seat: draft.turn, card }, 'EL-7.8');
    endMovement(draft, emit);
  },
};

/** §7: the whole movement of the seat whose turn it is. */
export const movement: Phase<Elfenland> = { actor: atTurn, clause: 'EL-7.1', rules: [travel, caravan, end] };

/** EL-7.8: the seat discards down to the hand limit. */
export const discarding: Phase<Elfenland> = { actor: atTurn, clause: 'EL-7.8', rules: [discard] };
