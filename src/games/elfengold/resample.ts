import { lastingList } from '../../core/lasting.ts';
import type { Rng } from '../../core/rng.ts';
import { add, countOf, drawnFrom, emptyPool, remove } from '../../realm/pool.ts';
import { guess, hasBeenDealt, less } from '../../realm/secrecy.ts';
import { GOLD_CARD, GOLD_CARDS, handCards } from './cards.ts';
import { tilesOnRoads } from './roads.ts';
import { cloneStep } from './state.ts';
import { allTiles, tileKinds } from './tiles.ts';
import type { Known, State, Step, View, ViewStep } from './types.ts';

/** EG-12.4: a state that the viewer cannot tell from the real one, and in which is true what it knows besides. */
export function resample(seen: View, rng: Rng, known?: Known): State {
  const { phase, round, destination, wizards, discard, display, open, goldPile, step } = seen;
  const dealt =
    phase === 'town-card'
      ? (seat: number) => hasBeenDealt(seen, seat)
      : () => destination && phase !== 'first-seat' && phase !== 'gold-value';
  const discarded = discard.map((cards, kind) => (kind === GOLD_CARD ? 0 : cards));
  const cards = less(handCards(wizards), [discarded, display]);
  const tiles = less(allTiles, [tilesOnRoads(seen), ...open, tilesOfStep(step)]);
  const hidden = guess(seen, dealt, cards, tiles, rng, known?.hands);
  // Gold cards in neither gold nor discard pile are in the deck, from EG-3.4 on.
  hidden.deck[GOLD_CARD] = round === 0 ? 0 : GOLD_CARDS - goldPile - countOf(discard, GOLD_CARD);
  const drawn = guessed(step, hidden.pile, rng);
  return {
    phase: seen.phase,
    players: seen.players,
    destination: seen.destination,
    wizards: seen.wizards,
    bidding: seen.bidding,
    handLimit: seen.handLimit,
    moveDraw: seen.moveDraw,
    round: seen.round,
    starter: seen.starter,
    turn: seen.turn,
    boots: [...seen.boots],
    pieces: [...seen.pieces],
    townCards: hidden.townCards,
    values: lastingList(seen.values),
    gold: [...seen.gold],
    counters: [...seen.counters],
    seconds: lastingList(seen.seconds),
    obstacles: lastingList(seen.obstacles),
    goldTiles: lastingList(seen.goldTiles),
    hands: hidden.hands,
    open: seen.open.map((pool) => [...pool]),
    faceDown: hidden.faceDown,
    display: [...seen.display],
    goldPile: seen.goldPile,
    deck: hidden.deck,
    discard: [...seen.discard],
    pile: hidden.pile,
    step: drawn,
  };
}

/** The tiles that the step shows. */
function tilesOfStep(step: ViewStep): number[] {
  const pool = emptyPool(tileKinds);
  const shown = step.kind === 'tiles' ? step.drawn : step.kind === 'lots' || step.kind === 'auction' ? step.lots : [];
  for (const tile of shown) if (tile !== null) add(pool, tile);
  if (step.kind === 'spell') add(pool, step.spell);
  return pool;
}

/** What another has just drawn is as likely any unseen tile. */
function guessed(step: ViewStep, pile: number[], rng: Rng): Step {
  if (step.kind !== 'tiles') return cloneStep(step);
  const drawn = step.drawn.map((tile) => {
    if (tile !== null) return tile;
    const unknown = drawnFrom(pile, rng);
    remove(pile, unknown);
    return unknown;
  });
  return { kind: 'tiles', drawn };
}
