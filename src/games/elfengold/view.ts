import { at } from '../../core/checked-access.ts';
import { itemsOf } from '../../core/frozen.ts';
import type { Actor, Viewer } from '../../core/game.ts';
import { sizeOf } from '../../core/pool.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt, townOf } from '../../realm/map.ts';
import { redacted } from '../../realm/secrecy.ts';
import { nameOf, roadsSeen, seatSeen, turnSeen } from '../../realm/view.ts';
import { cardsOf, handCardsOf } from './cards.ts';
import { townsWithDiscs } from './data.ts';
import type { Event } from './events.ts';
import type { Roads } from './roads.ts';
import { plainLists } from './roads.ts';
import { outcome } from './scoring.ts';
import { tileName, tilesOf } from './tiles.ts';
import type { GoldValues, RoadView, State, Step, StepView, View } from './types.ts';

/** EG-12.1, EG-12.2: the view of a viewer. */
export function view(state: State, viewer: Viewer | 'referee', actor: Actor): View {
  const { destination, wizards, bidding, handLimit, moveDraw, turn } = state;
  const lists = plainLists(state);
  return {
    viewer,
    actor,
    phase: state.phase,
    round: state.round,
    turn: turnSeen(state),
    starter: state.starter,
    options: { destination, wizards, bidding, handLimit, moveDraw },
    seats: state.gold.map((gold, seat) => Object.assign(seatSeen(state, seat, viewer, handCardsOf, tilesOf), { gold })),
    values: valuesSeen(itemsOf(state.values)),
    roads: roadsSeen((road) => lyingOn(lists, road)),
    display: handCardsOf(state.display),
    goldPile: state.goldPile,
    deckSize: sizeOf(state.deck),
    discard: cardsOf(state.discard),
    pileSize: sizeOf(state.pile),
    step: stepSeen(state.step, turn === viewer || viewer === 'referee'),
    outcome: outcome(state) ?? null,
  };
}

function valuesSeen(values: readonly number[]): Partial<GoldValues> {
  const seen: { -readonly [Town in keyof GoldValues]?: GoldValues[Town] } = {};
  for (const id of townsWithDiscs) {
    const value = at(values, townOf(id));
    if (value > 0) seen[id] = value;
  }
  return seen;
}

function lyingOn({ counters, seconds, obstacles, goldTiles }: Roads, road: Road): RoadView | undefined {
  const [counter, second] = [counters[road] ?? null, seconds[road] ?? null];
  const [obstacle, gold] = [obstacles[road] === true, goldTiles[road] === true];
  if (counter === null && !obstacle && !gold) return undefined;
  return { counter: nameOf(counter), second: nameOf(second), obstacle, gold };
}

/** The step as a viewer sees it. @param isOwn whether the viewer sees the tiles just drawn (EG-12.2). */
function stepSeen(step: Step, isOwn: boolean): StepView {
  switch (step.kind) {
    case 'tiles':
      return { kind: step.kind, drawnSize: step.drawn.length, drawn: isOwn ? step.drawn.map(tileName) : null };
    case 'lots':
      return { kind: step.kind, lots: step.lots.map(tileName) };
    case 'auction':
      return {
        kind: step.kind,
        lots: step.lots.map(tileName),
        bid: step.bid,
        bidder: step.bidder,
        passed: step.passed.slice(),
        defaulted: step.defaulted.slice(),
      };
    case 'spell':
      return { kind: step.kind, spell: tileName(step.spell), road: roadAt(step.road).id };
    default:
      return { ...step };
  }
}

/** EG-12.3: an event as a viewer sees it. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'card-drawn':
    case 'tile-drawn':
    case 'town-card-dealt':
    case 'kept':
      return event.seat === viewer ? event : redacted(event);
    case 'card-taken-up':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}
