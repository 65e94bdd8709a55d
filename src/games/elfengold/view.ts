import type { Viewer } from '../../core/game.ts';
import type { Rng } from '../../core/rng.ts';
import { add, countOf, drawnFrom, emptyPool, remove } from '../elfenland/pool.ts';
import { guess, hasBeenDealt, less, redactRealm, seenOf } from '../elfenland/secrecy.ts';
import { GOLD_CARD, GOLD_CARDS, handCards } from './cards.ts';
import { tilesOnRoads } from './roads.ts';
import { outcome } from './scoring.ts';
import { clone } from './state.ts';
import { allTiles, tileKinds } from './tiles.ts';
import type { Event, State, Step, View, ViewStep } from './types.ts';

/** §12: what the viewer may see. */
export function view(state: State, viewer: Viewer): View {
  const { hands: _hands, faceDown: _faceDown, townCards: _townCards, deck: _deck, pile: _pile, ...open } = clone(state);
  return {
    viewer,
    ...open,
    ...seenOf(state, viewer, state.phase === 'over'),
    step: open.step.kind === 'tiles' && state.turn !== viewer ? unseen(open.step) : open.step,
    outcome: outcome(state) ?? null,
  };
}

/** EG-12.2: the tiles that another has just drawn. */
function unseen({ kind, drawn }: Extract<Step, { kind: 'tiles' }>): ViewStep {
  return { kind, drawn: drawn.map(() => null) };
}

/** EG-12.4. */
export function resample(seen: View, rng: Rng): State {
  const { phase, round, destination, wizards, discard, display, open, goldPile, step } = seen;
  const dealt =
    phase === 'town-card'
      ? (seat: number) => hasBeenDealt(seen, seat)
      : () => destination && phase !== 'first-seat' && phase !== 'gold-value';
  const cards = less(handCards(wizards), [discard.slice(0, GOLD_CARD), display]);
  const tiles = less(allTiles, [tilesOnRoads(seen), ...open, tilesOfStep(step)]);
  const hidden = guess(seen, dealt, cards, tiles, rng);
  // Gold cards in neither gold nor discard pile are in the deck, from EG-3.4 on.
  hidden.deck[GOLD_CARD] = round === 0 ? 0 : GOLD_CARDS - goldPile - countOf(discard, GOLD_CARD);
  return clone({ ...seen, ...hidden, step: guessed(step, hidden.pile, rng) });
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
  if (step.kind !== 'tiles') return step;
  const drawn = step.drawn.map((tile) => {
    if (tile !== null) return tile;
    const unknown = drawnFrom(pile, rng);
    remove(pile, unknown);
    return unknown;
  });
  return { kind: 'tiles', drawn };
}

/** EG-12.3. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'card-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'tile-drawn':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'kept':
      return event.seat === viewer || typeof event.hidden === 'number'
        ? event
        : { ...event, hidden: event.hidden.length };
    case 'town-card-dealt':
      return redactRealm(event, viewer);
    default:
      return event;
  }
}
