import { lastingList } from '../../core/lasting.ts';
import type { Rng } from '../../core/rng.ts';
import { guess, hasBeenDealt, less, lessCounters } from '../../realm/secrecy.ts';
import { allCards, allTiles, cloneStep } from './state.ts';
import type { State, View } from './types.ts';

/** EL-10.5: what the viewer cannot see, redistributed evenly. */
export function resample(seen: View, rng: Rng): State {
  const { phase, destination } = seen;
  const dealt =
    phase === 'town-card' ? (seat: number) => hasBeenDealt(seen, seat) : () => destination && phase !== 'first-seat';
  const cards = less(allCards, [seen.discard]);
  const tiles = lessCounters(less(allTiles, [seen.display, ...seen.open]), seen.counters);
  const hidden = guess(seen, dealt, cards, tiles, rng);
  return {
    phase: seen.phase,
    players: seen.players,
    rounds: seen.rounds,
    deal: seen.deal,
    finalHandLimit: seen.finalHandLimit,
    destination: seen.destination,
    round: seen.round,
    starter: seen.starter,
    turn: seen.turn,
    boots: [...seen.boots],
    pieces: [...seen.pieces],
    townCards: hidden.townCards,
    counters: [...seen.counters],
    obstacles: lastingList(seen.obstacles),
    obstacleInHand: [...seen.obstacleInHand],
    hands: hidden.hands,
    open: seen.open.map((pool) => [...pool]),
    faceDown: hidden.faceDown,
    display: [...seen.display],
    deck: hidden.deck,
    discard: [...seen.discard],
    pile: hidden.pile,
    step: cloneStep(seen.step),
  };
}
