import type { Viewer } from '../../core/game.ts';
import { lastingList, lastingRows } from '../../core/lasting.ts';
import { backOf, nameOf } from './cards.ts';
import type { Event } from './events.ts';
import { sameLying } from './lying.ts';
import { samePile } from './piles.ts';
import { isCoveredSlot } from './places.ts';
import { sameRecipes, withoutNames } from './recipe-lists.ts';
import { outcome } from './scoring.ts';
import { belongings, cloneStep, cloneTravel } from './state.ts';
import type { Lying, Player, SeenCard, SeenLying, SeenPlayer, State, View } from './types.ts';

/** §11: what that viewer may see. It shares with the state what is frozen. */
export function view(state: State, viewer: Viewer): View {
  const { places, row, seats } = state;
  return {
    phase: state.phase,
    players: state.players,
    lastTravel: state.lastTravel,
    recipes: lastingRows(state.recipes),
    deck: lastingList(state.deck),
    gone: state.gone.slice(),
    firstSeat: state.firstSeat,
    turn: state.turn,
    stage: state.stage,
    hasUsed: state.hasUsed,
    barePasses: state.barePasses,
    piles: state.piles.map(samePile),
    travel: state.travel === null ? null : cloneTravel(state.travel),
    step: cloneStep(state.step),
    viewer,
    places: {
      cave: seePlace(places.cave, viewer),
      meadow: seePlace(places.meadow, viewer),
      wood: seePlace(places.wood, viewer),
      river: seePlace(places.river, viewer),
      hill: seePlace(places.hill, viewer),
    },
    row: row.map(nameOf),
    seats: seats.map((player, seat) => seePlayer(player, viewer === seat, state.phase === 'over')),
    outcome: outcome(state) ?? null,
  };
}

/** FF-11.2, FF-11.3: the faces of open cards, and of covered ones that the viewer knows. */
function seePlace(place: readonly Lying[], viewer: Viewer): SeenLying[] {
  return place.map((lying) => {
    const { card, covered, knownTo } = sameLying(lying);
    const isKnown = !covered || (typeof viewer === 'number' && knownTo.includes(viewer));
    return { back: backOf(card), card: isKnown ? nameOf(card) : null, covered, knownTo };
  });
}

/** FF-11.1: of other seats the backs of the hand, and no recipes until the game is over. */
function seePlayer(player: Player, isOwn: boolean, isOver: boolean): SeenPlayer {
  const hand = player.hand.map((card): SeenCard => ({ back: backOf(card), card: isOwn ? nameOf(card) : null }));
  const { recipes } = player;
  return belongings(player, hand, isOwn || isOver ? sameRecipes(recipes) : withoutNames(recipes));
}

/** FF-11.5: who receives, plays covered or looks at a card knows it, and so with a recipe; to others it is hidden. */
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
