import type { Viewer } from '../../core/game.ts';
import { backOf, nameOf } from './cards.ts';
import type { Event } from './events.ts';
import { isCoveredSlot } from './places.ts';
import { outcome } from './scoring.ts';
import { clone } from './state.ts';
import type { Lying, Player, SeenLying, SeenPlayer, State, View } from './types.ts';

/** §11: what that viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const seen = clone(state);
  const { places, row, seats } = seen;
  const lying = (card: Lying): SeenLying => seeLying(card, viewer);
  return {
    phase: seen.phase,
    players: seen.players,
    lastTravel: seen.lastTravel,
    recipes: seen.recipes,
    deck: seen.deck,
    gone: seen.gone,
    firstSeat: seen.firstSeat,
    turn: seen.turn,
    stage: seen.stage,
    hasUsed: seen.hasUsed,
    barePasses: seen.barePasses,
    piles: seen.piles,
    travel: seen.travel,
    step: seen.step,
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
  const known = !covered || knownTo.some((seat) => seat === viewer); // FF-11.2, FF-11.3
  return { back: backOf(card), card: known ? nameOf(card) : null, covered, knownTo };
}

/** FF-11.1: of other seats the backs of the hand, and no recipes until the game is over. */
function seePlayer(player: Player, isOwn: boolean, isOver: boolean): SeenPlayer {
  return {
    ...player,
    hand: player.hand.map((card) => ({ back: backOf(card), card: isOwn ? nameOf(card) : null })),
    recipes: player.recipes.map(({ recipe, may }) => ({ recipe: isOwn || isOver ? recipe : null, may })),
  };
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
