import type { Draft } from '../../core/game.ts';
import { copyOf, none, stoneCounts } from './counts.ts';
import { COPIES, FAIRY_COPIES, spritesAtFirst } from './data.ts';
import { optionsOf } from './options.ts';
import { interned, newSprite } from './sprites.ts';
import type { Options, Player, State, Step } from './types.ts';

/** §3: all cards are covered and all bags empty. Then chance turns cards up and deals them. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, fairyPoints, blueAlone } = optionsOf(given);
  return {
    phase: firstSeat === 'random' ? 'first-seat' : 'deal-fairy',
    players,
    fairyPoints: stoneCounts(fairyPoints),
    blueAlone,
    firstSeat: firstSeat === 'random' ? null : firstSeat,
    turn: firstSeat === 'random' ? 0 : firstSeat,
    forest: none(),
    forestFairies: none(),
    eliminated: none(),
    used: none(),
    deck: COPIES.slice(),
    fairyDeck: FAIRY_COPIES.slice(),
    seats: Array.from({ length: players }, () => ({
      hand: none(),
      kept: none(),
      sprites: Array.from({ length: spritesAtFirst(players) }, () => newSprite),
    })),
    step: { kind: 'none' },
  };
}

/** A copy that shares only sprites, which are frozen. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    fairyPoints: copyOf(state.fairyPoints),
    blueAlone: state.blueAlone,
    firstSeat: state.firstSeat,
    turn: state.turn,
    forest: copyOf(state.forest),
    forestFairies: copyOf(state.forestFairies),
    eliminated: copyOf(state.eliminated),
    used: copyOf(state.used),
    deck: copyOf(state.deck),
    fairyDeck: copyOf(state.fairyDeck),
    seats: state.seats.map(clonePlayer),
    step: cloneStep(state.step),
  };
}

function clonePlayer({ hand, kept, sprites }: Player): Draft<Player> {
  return { hand: copyOf(hand), kept: copyOf(kept), sprites: sprites.map(interned) };
}

function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'gather':
      return { kind: 'gather', left: step.left, mayKeep: step.mayKeep };
    case 'offer':
      return { kind: 'offer', paid: step.paid };
    case 'fairies':
      return { kind: 'fairies', drawn: copyOf(step.drawn), left: step.left };
    case 'obtained':
      return { kind: 'obtained', fairy: step.fairy };
    case 'harvest':
      return { kind: 'harvest', left: step.left };
    case 'steal':
      return { kind: 'steal', victim: step.victim, left: step.left };
    case 'rearrange':
      return { kind: 'rearrange', pool: copyOf(step.pool), planned: step.planned.map((bag) => bag.slice()) };
  }
}
