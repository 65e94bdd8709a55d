import type { Rng } from '../../core/rng.ts';
import { poolFrom } from '../../realm/counts.ts';
import { hiddenSampler, less, lessCounters, publicFields } from '../../realm/secrecy.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';
import { allCards, allTiles, clone, cloneStep } from './state.ts';
import type { State, View } from './types.ts';

/** EL-10.5: returns a function that uses {@link hiddenSampler} to draw at random what the viewer cannot see. */
export function determinizer(seen: View): (rng: Rng) => State {
  const { options, seats } = seen;
  const lying = publicFields(seen);
  const open = seats.map((seat) => poolFrom(seat.open, counterKinds));
  const display = poolFrom(seen.display, counterKinds);
  const discard = poolFrom(seen.discard, travelCardKinds);
  const tiles = lessCounters(less(allTiles, [display, ...open]), lying.counters);
  const guess = hiddenSampler(seen, travelCardKinds, counterKinds, less(allCards, [discard]), tiles);
  // A template, so that all guessed states are objects of one shape. Guesses replace the empty lists.
  const shown: State = {
    phase: seen.phase,
    players: seats.length,
    rounds: options.rounds,
    deal: options.deal,
    finalHandLimit: options.finalHandLimit,
    destination: options.destination,
    round: seen.round,
    starter: lying.starter,
    turn: lying.turn,
    boots: lying.boots,
    pieces: lying.pieces,
    townCards: [],
    counters: lying.counters,
    obstacles: lying.obstacles,
    obstacleInHand: seats.map(({ obstacleInHand }) => obstacleInHand),
    hands: [],
    open,
    faceDown: [],
    display,
    deck: [],
    discard,
    pile: [],
    step: cloneStep(seen.step),
  };
  return (rng) => Object.assign(clone(shown), guess(rng));
}
