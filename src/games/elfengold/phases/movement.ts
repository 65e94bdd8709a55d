import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { itemsOf } from '../../../core/frozen.ts';
import type { Draft, Listener } from '../../../core/game.ts';
import { countOf } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { caravans } from '../../../realm/caravans.ts';
import { roadField } from '../../../realm/data.ts';
import type { Road, Way } from '../../../realm/map.ts';
import { roadAt, roadOf, roads, townAt, wayAlong, waysFrom } from '../../../realm/map.ts';
import type { TravelCardKind } from '../../../realm/transport.ts';
import { caravanFare, cardName, counterKinds, counterName, isLand, kindOf } from '../../../realm/transport.ts';
import { arrive, bootOf, fareBy, handOf, hasObstacle, payCards, payFare, wayOfStep } from '../../../realm/travel.ts';
import type { HandCardKind } from '../cards.ts';
import { caravanField, choiceField, WIZARD_FEE, wizardField } from '../data.ts';
import type { Event } from '../events.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { malformed, refuse } from '../refusals.ts';
import { counterRefusal, firstOn, hasGold, isMixed, picked, secondOn } from '../roads.ts';
import type { State } from '../types.ts';
import { payWizard, wizardRefusal } from '../wizardry.ts';
import { end } from './end.ts';
import { fly } from './fly.ts';

/** One travel move, without and with a wizard. */
interface Forms {
  readonly plain: MoveOf<'travel'>;
  readonly wizard: MoveOf<'travel'>;
}

const formsOf = (move: MoveOf<'travel'>): Forms => ({
  plain: Object.freeze(move),
  wizard: Object.freeze({ ...move, wizard: true }),
});

/** By road: the moves for roads without two kinds of counters. */
const travels: readonly Forms[] = roads.map(({ id }) => formsOf({ type: 'travel', road: id }));
/** By road and counter: the moves for roads with two kinds of counters (EG-0.1). */
const choices: readonly (readonly Forms[])[] = roads.map(({ id }) =>
  counterKinds.map((by) => formsOf({ type: 'travel', road: id, by })),
);

/** EG-9.4: whether an obstacle on the road makes the step dearer: not if a wizard passes it. */
function isHindered(on: Pick<State, 'obstacles'>, road: Road, wizard: true | undefined): boolean {
  return hasObstacle(on, road) && wizard === undefined;
}

/** EL-7.2: travels a land road by one of its counters; EL-7.3: travels a water road by raft. */
const travel: MoveRule<Elfengold, MoveOf<'travel'>> = {
  type: 'travel',
  clause: 'EG-9.1',
  fields: { road: roadField, by: choiceField, wizard: wizardField },

  candidates(state, out) {
    const from = waysFrom(bootOf(state));
    for (let i = 0; i < from.length; i++) {
      const { road } = from[i] ?? { road: 0 };
      const forms = isMixed(state, road)
        ? [firstOn(state, road), secondOn(state, road)].map((counter) => choices[road]?.[counter ?? 0])
        : [travels[road]];
      for (const form of forms) {
        if (form === undefined) continue;
        out.push(form.plain);
        if (state.wizards) out.push(form.wizard);
      }
    }
  },

  violation(state, { road: id, by, wizard }) {
    const road = roadOf(id);
    const way = wayAlong(bootOf(state), road);
    const town = townAt(bootOf(state)).id;
    if (way === undefined && isLand(road)) return refuse('boot-elsewhere', 'EL-7.2', { road: id, town });
    if (way === undefined) return refuse('boot-elsewhere', 'EL-7.3', { road: id, town });
    if (way.isLand && firstOn(state, road) === null) return refuse('no-counter', 'EL-7.2', { road: id });
    const wrong = counterRefusal(state, road, by) ?? (wizard && wizardRefusal(state, road));
    if (wrong !== undefined) return wrong;
    const fare = fareBy(way, picked(state, road, by), isHindered(state, road, wizard));
    const [card, held] = [cardName(fare.card), countOf(handOf(state), fare.card)];
    if (held < fare.cards) return refuse('cannot-pay', 'EL-7.5', { road: id, card, needed: fare.cards, held });
    return undefined;
  },

  perform(draft, { road: id, by, wizard }, emit) {
    const way = wayOfStep(draft, roadOf(id));
    const counter = picked(draft, way.road, by);
    const paid = payFare(draft, fareBy(way, counter, isHindered(draft, way.road, wizard)));
    step(draft, way, counter === null ? 'raft' : counterName(counter), paid, wizard, emit);
  },
};

/** EL-7.4: travels a land road that has a counter, and pays with travel cards of any kinds. */
const caravan: MoveRule<Elfengold, MoveOf<'caravan'>> = {
  type: 'caravan',
  clause: 'EG-9.1',
  fields: { road: roadField, cards: caravanField, wizard: wizardField },
  trusted: true,

  candidates(state, out) {
    const from = waysFrom(bootOf(state));
    const small = caravans(handOf(state), caravanFare(false));
    for (let i = 0; i < from.length; i++) {
      const way = from[i];
      if (way === undefined || state.counters[way.road] === null) continue;
      const road = roadAt(way.road).id;
      const obstacle = hasObstacle(state, way.road);
      const payments = obstacle ? caravans(handOf(state), caravanFare(true)) : small;
      for (let j = 0; j < payments.length; j++) out.push({ type: 'caravan', road, cards: payments[j] ?? [] });
      if (wizardRefusal(state, way.road) !== undefined) continue;
      for (let j = 0; j < small.length; j++) out.push({ type: 'caravan', road, cards: small[j] ?? [], wizard: true });
    }
  },

  violation(state, { road: id, cards, wizard }) {
    const road = roadOf(id);
    const paysTravelCards = areTravelCards(cards);
    // EG-9.4: without the variant `wizards`, a wizard is not a card.
    if (!paysTravelCards && !state.wizards) return malformed('caravan', 'cards', 'wizard', 'EG-9.1');
    if (!isLand(road)) return refuse('water-road', 'EL-7.4', { road: id });
    if (wayAlong(bootOf(state), road) === undefined)
      return refuse('boot-elsewhere', 'EL-7.4', { road: id, town: townAt(bootOf(state)).id });
    if (firstOn(state, road) === null) return refuse('no-counter', 'EL-7.4', { road: id });
    if (!paysTravelCards) return refuse('wizard-in-caravan', 'EG-9.4');
    const wrong = wizard && wizardRefusal(state, road);
    if (wrong !== undefined) return wrong;
    const needed = caravanFare(isHindered(state, road, wizard));
    if (cards.length !== needed) return refuse('caravan-size', 'EG-9.1', { road: id, needed });
    const lacking = cards.find(
      (card) => countOf(handOf(state), kindOf(card)) < cards.filter((own) => own === card).length,
    );
    if (lacking !== undefined) return refuse('not-in-hand', 'EL-7.5', { card: lacking });
    return undefined;
  },

  perform(draft, { road: id, cards, wizard }, emit) {
    if (!areTravelCards(cards)) throw new Error('broken move: a wizard among the cards of a caravan');
    const way = wayOfStep(draft, roadOf(id));
    step(draft, way, 'caravan', payCards(draft, cards), wizard, emit);
  },
};

/** EG-9.4: whether no card is a wizard. */
function areTravelCards(cards: readonly HandCardKind[]): cards is readonly TravelCardKind[] {
  return !cards.includes('wizard');
}

/** EL-7.6: moves the boot, after the payment; EG-9.3: adds the gold earned. */
function step(
  draft: Draft<State>,
  { road, to }: Way,
  by: Extract<Event, { type: 'travelled' }>['by'],
  paid: readonly TravelCardKind[],
  wizard: true | undefined,
  emit: Listener<Elfengold>,
): void {
  const from = bootOf(draft);
  const earned = at(itemsOf(draft.values), to) * (hasGold(draft, road) ? 2 : 1);
  if (wizard) payWizard(draft, WIZARD_FEE);
  const own = stepOf(draft.step, 'movement');
  own.moved = true;
  own.earned += earned;
  emit?.(
    {
      type: 'travelled',
      seat: draft.turn,
      road: roadAt(road).id,
      from: townAt(from).id,
      to: townAt(to).id,
      by,
      paid: paid.slice(),
      gold: wizard ? WIZARD_FEE : 0,
      earned,
    },
    wizard ? 'EG-9.4' : by === 'raft' ? 'EL-7.3' : 'EG-9.1',
  );
  arrive(draft, to, emit);
}

/** §9: the whole movement of the seat whose turn it is. */
export const movement: Phase<Elfengold> = {
  actor: atTurn,
  clause: 'EL-7.1',
  rules: [travel, caravan, fly, end],
};
