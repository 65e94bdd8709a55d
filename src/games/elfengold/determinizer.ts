import { at, stepOf } from '../../core/checked-access.ts';
import { coreFailure } from '../../core/failures.ts';
import { frozenList } from '../../core/frozen.ts';
import type { Pool } from '../../core/pool.ts';
import { add, countOf, drawnFrom, emptyPool, remove } from '../../core/pool.ts';
import type { Rng } from '../../core/rng.ts';
import { poolFrom } from '../../realm/counts.ts';
import { roadOf } from '../../realm/map.ts';
import { byRoad, hiddenSampler, less, publicFields } from '../../realm/secrecy.ts';
import { kindOf } from '../../realm/transport.ts';
import { cardKinds, GOLD_CARD, GOLD_CARDS, handCards } from './cards.ts';
import { hasSecondFor, tilesOnRoads } from './roads.ts';
import { clone, discsOn } from './state.ts';
import type { Tile, TileKind } from './tiles.ts';
import { allTiles, tileKinds, tileOf } from './tiles.ts';
import type { Known, State, Step, StepView, View } from './types.ts';

/** EG-12.4: returns a function that draws states which fit the view and, if given, what the viewer remembers. */
export function determinizer(seen: View, known?: Known): (rng: Rng) => State {
  const { options, round, seats, goldPile } = seen;
  const { starter, turn, boots, pieces, counters, obstacles } = publicFields(seen);
  const seconds = frozenList(byRoad(seen.roads, null, ({ second }) => second && kindOf(second)));
  const goldTiles = frozenList(byRoad(seen.roads, false, ({ gold }) => gold));
  const open = seats.map((seat) => poolFrom(seat.open, tileKinds));
  const display = poolFrom(seen.display, cardKinds);
  const discard = poolFrom(seen.discard, cardKinds);
  const discarded = discard.map((cards, kind) => (kind === GOLD_CARD ? 0 : cards));
  const cards = less(handCards(options.wizards), [discarded, display]);
  const onRoads = tilesOnRoads({ counters, seconds, obstacles, goldTiles });
  const tiles = less(allTiles, [onRoads, ...open, tilesOfStep(seen.step)]);
  const sure = known?.seats.map(({ hand }) => poolFrom(hand, cardKinds));
  const guess = hiddenSampler(seen, cardKinds, tileKinds, cards, tiles, sure);
  // From EG-3.4 on, gold cards that are neither in the gold pile nor in the discard pile are in the deck.
  const goldInDeck = round === 0 ? 0 : GOLD_CARDS - goldPile - countOf(discard, GOLD_CARD);
  // A template, so that all guessed states are objects of one shape. Guesses replace the hidden parts.
  const shown: State = {
    phase: seen.phase,
    players: seats.length,
    destination: options.destination,
    wizards: options.wizards,
    bidding: options.bidding,
    handLimit: options.handLimit,
    moveDraw: options.moveDraw,
    round,
    starter,
    turn,
    boots,
    pieces,
    townCards: [],
    values: frozenList(discsOn(seen.values)),
    gold: seats.map(({ gold }) => gold),
    counters,
    seconds,
    obstacles,
    goldTiles,
    hands: [],
    open,
    faceDown: [],
    display,
    goldPile,
    deck: [],
    discard,
    pile: [],
    step: { kind: 'none' },
  };
  // EG-8.5: the double was legal, so the seat has a counter that fits. If the dealt tiles include none, deals again.
  const road = seen.phase === 'add' ? roadOf(stepOf(seen.step, 'spell').road) : undefined;
  const fits = (faceDown: State['faceDown']): boolean =>
    road === undefined || hasSecondFor({ counters, open, faceDown, turn }, road);
  if (road !== undefined && !fits(mostFaceDown(seen, tiles)))
    throw coreFailure('core/contradiction', { holder: 'seat' });
  return (rng) => {
    let hidden = guess(rng);
    while (!fits(hidden.faceDown)) hidden = guess(rng);
    hidden.deck[GOLD_CARD] = goldInDeck;
    return Object.assign(clone(shown), hidden, { step: guessed(seen.step, hidden.pile, rng) });
  };
}

/** By seat: its face-down tiles if the viewer sees them; otherwise all tiles that may be among them. */
function mostFaceDown({ seats }: View, tiles: Pool): Pool[] {
  const own = seats.map(({ faceDown }) => faceDown && poolFrom(faceDown, tileKinds));
  const unseen = less(
    tiles,
    own.filter((pool) => pool !== null),
  );
  return seats.map(({ faceDownSize }, seat) => at(own, seat) ?? (faceDownSize > 0 ? unseen : emptyPool(tileKinds)));
}

/** The pool of the tiles that the viewer sees in the step. */
function tilesOfStep(step: StepView): number[] {
  const pool = emptyPool(tileKinds);
  for (const tile of tilesShown(step)) add(pool, tileOf(tile));
  return pool;
}

function tilesShown(step: StepView): readonly TileKind[] {
  if (step.kind === 'tiles') return step.drawn ?? [];
  if (step.kind === 'spell') return [step.spell];
  return step.kind === 'lots' || step.kind === 'auction' ? step.lots : [];
}

/** A step of a state for this view. Random tiles of the pile replace the tiles that another seat has just drawn. */
function guessed(step: StepView, pile: number[], rng: Rng): Step {
  switch (step.kind) {
    case 'tiles':
      return { kind: step.kind, drawn: step.drawn?.map(tileOf) ?? drawnTiles(step.drawnSize, pile, rng) };
    case 'lots':
      return { kind: step.kind, lots: step.lots.map(tileOf) };
    case 'auction':
      return {
        kind: step.kind,
        lots: step.lots.map(tileOf),
        bid: step.bid,
        bidder: step.bidder,
        passed: step.passed.slice(),
        defaulted: step.defaulted.slice(),
      };
    case 'spell':
      return { kind: step.kind, spell: tileOf(step.spell), road: roadOf(step.road) };
    default:
      return { ...step };
  }
}

function drawnTiles(size: number, pile: number[], rng: Rng): Tile[] {
  return Array.from({ length: size }, () => {
    const tile = drawnFrom(pile, rng);
    remove(pile, tile);
    return tile;
  });
}
