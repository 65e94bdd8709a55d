import { at } from '../../core/checked-access.ts';
import { frozenRows, itemsOf } from '../../core/frozen.ts';
import type { Actor, Seat, Viewer } from '../../core/game.ts';
import { backOf, byName, nameOf } from './cards.ts';
import type { Event } from './events.ts';
import { internLying } from './lying.ts';
import { internPile } from './piles.ts';
import { byPlace, isCoveredSlot } from './places.ts';
import { internRecipes } from './recipe-lists.ts';
import { outcome } from './scoring.ts';
import { cloneFairies, cloneObjects, cloneStep, cloneTravel } from './state.ts';
import type { Lying, LyingView, SeatView, State, View } from './types.ts';
import { seatNames } from './words/index.ts';

/** §11: the view of a viewer. It shares frozen parts with the state. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  return {
    viewer,
    actor,
    phase: state.phase,
    turn: state.firstSeat === null ? null : state.turn,
    starter: state.firstSeat,
    options: { lastTravel: state.lastTravel, recipes: frozenRows(state.recipes) },
    seats: state.seats.map((_, seat) => seatView(state, seat, viewer)),
    cards: byName(itemsOf(state.deck)),
    gone: byName(state.gone),
    stage: state.stage,
    hasUsed: state.hasUsed,
    barePasses: state.barePasses,
    piles: state.piles.map(internPile),
    places: byPlace(state.places, (on) => placeView(on, viewer)),
    row: state.row.map(nameOf),
    travel: state.travel === null ? null : cloneTravel(state.travel),
    step: cloneStep(state.step),
    outcome: outcome(state) ?? null,
  };
}

/** FF-11.1: of another seat, a viewer sees the backs of the hand cards and, once the game is over, the recipes. */
function seatView({ seats, phase }: State, seat: Seat, viewer: Viewer | 'referee'): SeatView {
  const { hand, recipes, objects, fairies, serpents, petrified } = at(seats, seat);
  const isOpen = viewer === seat || viewer === 'referee';
  const isShown = isOpen || phase === 'over';
  return {
    name: at(seatNames, seat),
    hand: hand.map((card) => ({ back: backOf(card), card: isOpen ? nameOf(card) : null })),
    recipes: itemsOf(internRecipes(recipes)).map(({ recipe, may }) => ({ recipe: isShown ? recipe : null, may })),
    objects: cloneObjects(objects),
    fairies: cloneFairies(fairies),
    serpents,
    petrified,
  };
}

/** FF-11.2, FF-11.3: the cards of a place, with the faces of open cards and of covered ones that the viewer knows. */
function placeView(place: readonly Lying[], viewer: Viewer | 'referee'): LyingView[] {
  return place.map((lying) => {
    const { card, covered, knownTo } = internLying(lying);
    const isKnown = !covered || viewer === 'referee' || (viewer !== 'table' && knownTo.includes(viewer));
    return { back: backOf(card), card: isKnown ? nameOf(card) : null, covered, knownTo };
  });
}

/** FF-11.5: only the seat that receives, plays or looks at a hidden card or recipe sees it. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'recipe-received':
      return event.seat === viewer ? event : { ...event, recipe: null };
    case 'dealt':
    case 'drawn':
    case 'looked-at':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'played':
      return event.seat === viewer || !isCoveredSlot(event.slot) ? event : { ...event, card: null };
    default:
      return event;
  }
}
