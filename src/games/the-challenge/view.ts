import type { Viewer } from '../../core/game.ts';
import { at } from '../../core/intact.ts';
import { countOf, sumOf } from './counts.ts';
import { stoneOf } from './data.ts';
import type { Event } from './events.ts';
import { outcome } from './scoring.ts';
import { playerOf } from './seats.ts';
import { cloneStep } from './state.ts';
import type { Player, SeenPlayer, SeenSprite, SeenStep, Sprite, State, Step, Stone, View } from './types.ts';

/** §12: what that viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { phase, turn } = state;
  const seats: SeenPlayer[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    seats.push(seePlayer(playerOf(state, seat), viewer === seat || phase === 'over'));
  }
  return {
    phase,
    players: state.players,
    fairyPoints: state.fairyPoints.slice(),
    blueAlone: state.blueAlone,
    firstSeat: state.firstSeat,
    turn,
    forest: state.forest.slice(),
    forestFairies: state.forestFairies.slice(),
    eliminated: state.eliminated.slice(),
    used: state.used.slice(),
    viewer,
    stonesLeft: sumOf(state.deck),
    fairiesLeft: sumOf(state.fairyDeck),
    seats,
    step: seeStep(cloneStep(state.step), viewer === turn),
    outcome: outcome(state) ?? null,
  };
}

/** TC-12.1, TC-12.2, TC-12.3: of other seats the numbers of stones and fairies, and the sprites. */
function seePlayer({ hand, kept, sprites }: Player, isOpen: boolean): SeenPlayer {
  const seen: SeenSprite[] = [];
  for (let i = 0; i < sprites.length; i++) seen.push(seeSprite(at(sprites, i)));
  return {
    stones: sumOf(hand),
    hand: isOpen ? hand.slice() : null,
    fairies: sumOf(kept),
    kept: isOpen ? kept.slice() : null,
    sprites: seen,
  };
}

function seeSprite({ bag, bigger, immune }: Sprite): SeenSprite {
  const stones: Stone[] = [];
  for (let height = 0; height < bag.length; height++) stones.push(stoneOf(countOf(bag, height)));
  return { bag: stones, bigger, immune };
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
