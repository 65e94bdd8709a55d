import { frozenList } from '../../core/frozen.ts';
import type { Draft } from '../../core/game.ts';
import { emptyPool } from '../../core/pool.ts';
import type { TownId } from '../../realm/map.ts';
import { towns } from '../../realm/map.ts';
import { copies, realm } from '../../realm/state.ts';
import { cardKinds, handCards } from './cards.ts';
import { FIRST_GOLD, standardValues } from './data.ts';
import { beginSetUp } from './flow.ts';
import { optionsOf } from './options.ts';
import { NO_GOLD, NO_SECONDS } from './roads.ts';
import { allTiles, tileKinds } from './tiles.ts';
import type { GoldValues, Options, State, Step } from './types.ts';

/** EG-3: boots and pieces in their places, before any draw. */
export function setup(given: Partial<Options> = {}): State {
  const { players, firstSeat, destination, goldValues, wizards, bidding, handLimit, moveDraw } = optionsOf(given);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { counters, obstacles, ...map } = realm(seats, firstSeat); // EG-3.1
  const state = clone({
    phase: 'first-seat',
    players,
    destination,
    wizards,
    bidding,
    handLimit,
    moveDraw,
    round: 0,
    ...map,
    values: valuesOf(goldValues), // EG-3.2
    gold: seats.map(() => FIRST_GOLD), // EG-3.5
    counters,
    seconds: NO_SECONDS,
    obstacles,
    goldTiles: NO_GOLD,
    hands: seats.map(() => emptyPool(cardKinds)),
    open: seats.map(() => emptyPool(tileKinds)),
    faceDown: seats.map(() => emptyPool(tileKinds)),
    display: emptyPool(cardKinds),
    goldPile: 0, // EG-3.5
    deck: handCards(wizards), // EG-3.4
    discard: emptyPool(cardKinds),
    pile: allTiles, // EG-3.1
    step: { kind: 'none' },
  });
  if (firstSeat !== 'random') beginSetUp(state);
  return state;
}

/** EG-3.2: by town, the value of its disc; 0 for Elvenhold and for towns whose discs are drawn later. */
function valuesOf(given: Options['goldValues']): readonly number[] {
  if (given === 'standard') return standardValues;
  return discsOn(given === 'random' ? {} : given);
}

/** By number of the town: the value of its disc; 0 if it has none. */
export function discsOn(given: Partial<GoldValues>): number[] {
  const values: Partial<Record<TownId, number>> = given;
  return towns.map(({ id }) => values[id] ?? 0);
}

/** A deep copy that shares only frozen parts. Keys are in the order of {@link setup}. */
export function clone(state: State): Draft<State> {
  return {
    phase: state.phase,
    players: state.players,
    destination: state.destination,
    wizards: state.wizards,
    bidding: state.bidding,
    handLimit: state.handLimit,
    moveDraw: state.moveDraw,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    boots: state.boots.slice(),
    pieces: state.pieces.slice(),
    townCards: state.townCards.slice(),
    values: frozenList(state.values),
    gold: state.gold.slice(),
    counters: state.counters.slice(),
    seconds: frozenList(state.seconds),
    obstacles: frozenList(state.obstacles),
    goldTiles: frozenList(state.goldTiles),
    hands: copies(state.hands),
    open: copies(state.open),
    faceDown: copies(state.faceDown),
    display: state.display.slice(),
    goldPile: state.goldPile,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    pile: state.pile.slice(),
    step: cloneStep(state.step),
  };
}

function cloneStep(step: Step): Draft<Step> {
  switch (step.kind) {
    case 'none':
      return { kind: 'none' };
    case 'deal':
      return { kind: 'deal', due: step.due };
    case 'draw':
      return { kind: 'draw', before: step.before, left: step.left };
    case 'tiles':
      return { kind: 'tiles', drawn: step.drawn.slice() };
    case 'lots':
      return { kind: 'lots', lots: step.lots.slice() };
    case 'auction':
      return {
        kind: 'auction',
        lots: step.lots.slice(),
        bid: step.bid,
        bidder: step.bidder,
        passed: step.passed.slice(),
        defaulted: step.defaulted.slice(),
      };
    case 'planning':
      return { kind: 'planning', passes: step.passes };
    case 'spell':
      return { kind: 'spell', spell: step.spell, road: step.road };
    case 'movement':
      return { kind: 'movement', moved: step.moved, earned: step.earned };
    case 'discard':
      return { kind: 'discard', draws: step.draws };
  }
}
