import type { Viewer } from '../../core/game.ts';
import { factsOf, nameOf } from './cards.ts';
import type { Event } from './events.ts';
import { isCoveredSlot } from './places.ts';
import { outcome } from './scoring.ts';
import { belongings, clonePile, cloneStep, cloneTravel } from './state.ts';
import type { Card, Lying, Player, SeenCard, SeenLying, SeenPlayer, State, View } from './types.ts';

/** §11: what that viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { places, row, seats } = state;
  const lying = (card: Lying): SeenLying => seeLying(card, viewer);
  return {
    phase: state.phase,
    players: state.players,
    lastTravel: state.lastTravel,
    recipes: state.recipes.map((objects) => objects.slice()),
    deck: state.deck.slice(),
    gone: state.gone.slice(),
    firstSeat: state.firstSeat,
    turn: state.turn,
    stage: state.stage,
    hasUsed: state.hasUsed,
    barePasses: state.barePasses,
    piles: state.piles.map(clonePile),
    travel: state.travel === null ? null : cloneTravel(state.travel),
    step: cloneStep(state.step),
    viewer,
    places: {
      cave: places.cave.map(lying),
      meadow: places.meadow.map(lying),
      wood: places.wood.map(lying),
      river: places.river.map(lying),
      hill: places.hill.map(lying),
    },
    row: row.map(nameOf),
    seats: seats.map((player, seat) => seePlayer(player, viewer === seat, state.phase === 'over')),
    outcome: outcome(state) ?? null,
  };
}

function seeLying({ card, covered, knownTo }: Lying, viewer: Viewer): SeenLying {
  const known = !covered || (typeof viewer === 'number' && knownTo.includes(viewer)); // FF-11.2, FF-11.3
  const { back, name } = factsOf(card);
  return { back, card: known ? name : null, covered, knownTo: knownTo.slice() };
}

/** FF-11.1: of other seats the backs of the hand, and no recipes until the game is over. */
function seePlayer(player: Player, isOwn: boolean, isOver: boolean): SeenPlayer {
  const hand = player.hand.map((card) => seeCard(card, isOwn));
  const recipes = player.recipes.map(({ recipe, may }) => ({
    recipe: isOwn || isOver ? recipe : null,
    may: may.slice(),
  }));
  return belongings(player, hand, recipes);
}

function seeCard(card: Card, isOwn: boolean): SeenCard {
  const { back, name } = factsOf(card);
  return { back, card: isOwn ? name : null };
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
