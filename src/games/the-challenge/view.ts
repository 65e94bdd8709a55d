import type { Viewer } from '../../core/game.ts';
import { copyOf, sumOf } from './counts.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { asSeen } from './sprites.ts';
import { cloneStep } from './state.ts';
import type { Player, SeenPlayer, SeenStep, State, Step, View } from './types.ts';

/** §12: what that viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { phase, turn } = state;
  return {
    phase,
    players: state.players,
    fairyPoints: copyOf(state.fairyPoints),
    blueAlone: state.blueAlone,
    firstSeat: state.firstSeat,
    turn,
    forest: copyOf(state.forest),
    forestFairies: copyOf(state.forestFairies),
    eliminated: copyOf(state.eliminated),
    used: copyOf(state.used),
    viewer,
    stonesLeft: sumOf(state.deck),
    fairiesLeft: sumOf(state.fairyDeck),
    seats: state.seats.map((player, seat) => seePlayer(player, viewer === seat || phase === 'over')),
    step: seeStep(cloneStep(state.step), viewer === turn),
    outcome: outcome(state) ?? null,
  };
}

/** TC-12.1, TC-12.2, TC-12.3: of other seats the numbers of stones and fairies, and the sprites. */
function seePlayer({ hand, kept, sprites }: Player, isOpen: boolean): SeenPlayer {
  return {
    stones: sumOf(hand),
    hand: isOpen ? copyOf(hand) : null,
    fairies: sumOf(kept),
    kept: isOpen ? copyOf(kept) : null,
    sprites: sprites.map(asSeen),
  };
}

/** TC-12.1, TC-12.2: others see that somebody chooses, uses or plans, and not what. */
function seeStep(step: Step, isOwn: boolean): SeenStep {
  switch (step.kind) {
    case 'fairies':
      return { kind: 'fairies', drawn: isOwn ? step.drawn : null, count: sumOf(step.drawn), left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: isOwn ? step.fairy : null };
    case 'rearrange':
      return { kind: 'rearrange', pool: isOwn ? step.pool : null, planned: isOwn ? step.planned : null };
    default:
      return step;
  }
}

/** TC-12.4: a covered card is shown to who draws it, a stolen stone to its owner too, a plan to nobody else. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'drawn':
      return event.seat === viewer ? event : { ...event, stone: null };
    case 'fairy-drawn':
    case 'fairy-chosen':
      return event.seat === viewer ? event : { ...event, fairy: null };
    case 'stolen-from-hand':
      return event.seat === viewer || event.victim === viewer ? event : { ...event, stone: null };
    case 'laid':
    case 'held':
      return event.seat === viewer ? event : undefined;
    default:
      return event;
  }
}
