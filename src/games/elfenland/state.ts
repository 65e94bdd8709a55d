import { frozenList } from '../../core/frozen.ts';
import type { Draft } from '../../core/game.ts';
import type { Pool } from '../../core/pool.ts';
import { emptyPool } from '../../core/pool.ts';
import { copies, realm } from '../../realm/state.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';
import { CARDS_OF_A_KIND, COUNTERS_OF_A_KIND, RAFTS } from './data.ts';
import { optionsOf } from './options.ts';
import type { Options, State, Step } from './types.ts';

/** EL-2.1: all cards of the game, and all counters. */
export const allCards: Pool = travelCardKinds.map((kind) => (kind === 'raft' ? RAFTS : CARDS_OF_A_KIND));
export const allTiles: Pool = counterKinds.map(() => COUNTERS_OF_A_KIND);

/** EL-3: boots, pieces and obstacles in their places, before any draw. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, rounds, deal, finalHandLimit, destination } = optionsOf(given);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    phase: firstSeat === 'random' ? 'first-seat' : destination ? 'town-card' : 'display',
    players,
    rounds,
    deal,
    finalHandLimit,
    destination,
    round: 0,
    ...realm(seats, firstSeat),
    obstacleInHand: seats.map(() => true), // EL-3.2
    hands: seats.map(() => emptyPool(travelCardKinds)),
    open: seats.map(() => emptyPool(counterKinds)),
    faceDown: seats.map(() => emptyPool(counterKinds)),
    display: emptyPool(counterKinds),
    deck: allCards.slice(), // EL-3.2
    discard: emptyPool(travelCardKinds),
    pile: allTiles.slice(), // EL-3.2
    step: { kind: 'none' },
  };
}

/** A deep copy that shares only frozen parts. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    rounds: state.rounds,
    deal: state.deal,
    finalHandLimit: state.finalHandLimit,
    destination: state.destination,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    boots: state.boots.slice(),
    pieces: state.pieces.slice(),
    townCards: state.townCards.slice(),
    counters: state.counters.slice(),
    obstacles: frozenList(state.obstacles),
    obstacleInHand: state.obstacleInHand.slice(),
    hands: copies(state.hands),
    open: copies(state.open),
    faceDown: copies(state.faceDown),
    display: state.display.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pile: state.pile.slice(),
    step: cloneStep(state.step),
  };
}

export function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'deal':
      return { kind: 'deal', due: step.due };
    case 'counters':
      return { kind: 'counters', lap: step.lap };
    case 'planning':
      return { kind: 'planning', passes: step.passes };
  }
}
