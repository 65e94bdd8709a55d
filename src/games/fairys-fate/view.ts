import type { Frozen, Viewer } from '../../core/game.ts';
import { lasting } from '../../core/plain.ts';
import { nameOf } from './cards.ts';
import type { Event } from './events.ts';
import { seeLying, seen } from './lying.ts';
import { samePile } from './piles.ts';
import { isCoveredSlot } from './places.ts';
import { outcome } from './scoring.ts';
import { belongings, cloneStep, cloneTravel } from './state.ts';
import type { Held, Lying, Player, SeenHeld, SeenLying, SeenPlayer, State, View } from './types.ts';

/** §11: what that viewer may see. It shares with the state what is frozen. */
export function view(state: State, viewer: Viewer): View {
  const { places, row, seats } = state;
  return {
    phase: state.phase,
    players: state.players,
    lastTravel: state.lastTravel,
    recipes: lasting(state.recipes),
    deck: lasting(state.deck),
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

function seePlace(lying: readonly Lying[], viewer: Viewer): Frozen<SeenLying>[] {
  return lying.map((card) => seeLying(card, viewer));
}

/** FF-11.1: of other seats the backs of the hand, and no recipes until the game is over. */
function seePlayer(player: Player, isOwn: boolean, isOver: boolean): SeenPlayer {
  const hand = player.hand.map((card) => seen(card, isOwn).inHand);
  const recipes = lasting(player.recipes);
  return belongings(player, hand, isOwn || isOver ? recipes : withoutNames(recipes));
}

/** A loop, since `map` takes several times as long where the list is frozen. */
function withoutNames(recipes: readonly Held[]): SeenHeld[] {
  const held: SeenHeld[] = [];
  for (const { may } of recipes) held.push({ recipe: null, may });
  return held;
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
