import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { withItem } from '../../../core/frozen.ts';
import type { Violation } from '../../../core/game.ts';
import { countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { hiddenField, roadField } from '../../../realm/data.ts';
import type { RoadId } from '../../../realm/map.ts';
import { roadOf } from '../../../realm/map.ts';
import type { Placement } from '../../../realm/placements.ts';
import { placementOf } from '../../../realm/placements.ts';
import { accepts, isLand } from '../../../realm/transport.ts';
import { hasObstacle } from '../../../realm/travel.ts';
import { tileField } from '../data.ts';
import { continuePlanning } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { hasGold, hasSecondFor, landRoads, secondOn, waterRoads } from '../roads.ts';
import { swapsFrom } from '../swaps.ts';
import type { TileKind } from '../tiles.ts';
import { DOUBLE, EXCHANGE, GOLD_TILE, LOG, SEA_MONSTER, tileKinds, tileOf } from '../tiles.ts';
import type { State } from '../types.ts';

/** By tile: its placements on all land roads; for sea monsters, on all water roads. */
const placements: readonly (readonly Placement<TileKind>[])[] = tileKinds.map((kind, tile) =>
  (tile === SEA_MONSTER ? waterRoads : landRoads).map((road) => placementOf(kind, road)),
);

/** The refusal if a tile may not go on a road: EL-6.2 for counters, EG-8.2 to 8.6 for special tiles. */
function placementRefusal(state: State, tile: TileKind, id: RoadId): Violation | undefined {
  const road = roadOf(id);
  const where = { road: id };
  const hasCounter = state.counters[road] !== null;
  switch (tile) {
    case 'log':
      if (!isLand(road)) return refuse('water-road', 'EG-8.2', where);
      if (!hasCounter) return refuse('no-counter', 'EG-8.2', where);
      if (hasObstacle(state, road)) return refuse('road-has-obstacle', 'EG-8.2', where);
      if (hasGold(state, road)) return refuse('road-has-gold', 'EG-8.4', where);
      return undefined;
    case 'sea-monster':
      if (isLand(road)) return refuse('land-road', 'EG-8.3', where);
      if (hasObstacle(state, road)) return refuse('road-has-obstacle', 'EG-8.3', where);
      return undefined;
    case 'gold':
      if (!isLand(road)) return refuse('water-road', 'EG-8.4', where);
      if (!hasCounter) return refuse('no-counter', 'EG-8.4', where);
      if (hasObstacle(state, road)) return refuse('road-has-obstacle', 'EG-8.4', where);
      if (hasGold(state, road)) return refuse('road-has-gold', 'EG-8.4', where);
      return undefined;
    case 'double':
      if (!isLand(road)) return refuse('water-road', 'EG-8.5', where);
      if (!hasCounter) return refuse('no-counter', 'EG-8.5', where);
      if (secondOn(state, road) !== null) return refuse('road-has-double', 'EG-8.5', where);
      if (!hasSecondFor(state, road)) return refuse('no-second-counter', 'EG-8.5', where);
      return undefined;
    case 'exchange':
      if (!isLand(road)) return refuse('water-road', 'EG-8.6', where);
      if (!hasCounter) return refuse('no-counter', 'EG-8.6', where);
      if (swapsFrom(state, road, 1).length === 0) return refuse('no-swap', 'EG-8.6', where);
      return undefined;
    default:
      if (!isLand(road)) return refuse('water-road', 'EL-6.2', where);
      if (hasCounter) return refuse('road-has-counter', 'EL-6.2', where);
      if (!accepts(road, tileOf(tile))) return refuse('road-refuses', 'EL-2.3', { road: id, tile });
      return undefined;
  }
}

/** By tile: the clause that the event of its placement cites. */
const placing: Readonly<Record<TileKind, string>> = {
  dragon: 'EL-6.2',
  elfcycle: 'EL-6.2',
  'giant-pig': 'EL-6.2',
  'magic-cloud': 'EL-6.2',
  'troll-wagon': 'EL-6.2',
  unicorn: 'EL-6.2',
  log: 'EG-8.2',
  'sea-monster': 'EG-8.3',
  gold: 'EG-8.4',
  double: 'EG-8.5',
  exchange: 'EG-8.6',
};

/** EG-8.1: places one of the player's tiles, of any kind. */
const place: MoveRule<Elfengold, MoveOf<'place'>> = {
  type: 'place',
  clause: 'EG-8.1',
  fields: { tile: tileField, road: roadField, hidden: hiddenField },

  candidates({ turn, open, faceDown, counters }, out) {
    for (let tile = 0; tile < tileKinds.length; tile++) {
      const lying = countOf(at(open, turn), tile) > 0;
      const covered = countOf(at(faceDown, turn), tile) > 0;
      const needsCounter = tile >= GOLD_TILE && tile !== SEA_MONSTER;
      const all = lying || covered ? (placements[tile] ?? []) : [];
      for (let i = 0; i < all.length; i++) {
        const placement = all[i];
        // Counters go on roads without a counter, sea monsters on water, other special tiles on roads with a counter.
        if (placement === undefined || (counters[placement.road] === null) === needsCounter) continue;
        if (lying) out.push(placement.open);
        if (covered) out.push(placement.hidden);
      }
    }
  },

  violation(state, { tile, road, hidden }) {
    const { turn, open, faceDown } = state;
    if (hidden === undefined && countOf(at(open, turn), tileOf(tile)) === 0)
      return refuse('no-such-tile', 'EG-8.1', { tile });
    if (hidden && countOf(at(faceDown, turn), tileOf(tile)) === 0)
      return refuse('no-such-hidden-tile', 'EL-0.4', { tile });
    return placementRefusal(state, tile, road);
  },

  perform(draft, { tile, road: id, hidden = false }, emit) {
    const [road, number] = [roadOf(id), tileOf(tile)];
    remove(at(hidden ? draft.faceDown : draft.open, draft.turn), number);
    emit?.({ type: 'placed', seat: draft.turn, tile, road: id, hidden }, placing[tile]);
    if (number === DOUBLE || number === EXCHANGE) {
      // EG-8.5, EG-8.6: the same player acts again at once.
      draft.phase = number === DOUBLE ? 'add' : 'swap';
      draft.step = { kind: 'spell', spell: number, road };
      return;
    }
    if (number === GOLD_TILE) draft.goldTiles = withItem(draft.goldTiles, road, true);
    else if (number === LOG || number === SEA_MONSTER) draft.obstacles = withItem(draft.obstacles, road, true);
    else draft.counters[road] = number;
    continuePlanning(draft, 0);
  },
};

/** EL-6.4: the player may act again on a later turn. */
const pass: MoveRule<Elfengold, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'EL-6.4',
  perform(draft, _move, emit) {
    emit?.({ type: 'passed', seat: draft.turn }, 'EL-6.4');
    continuePlanning(draft, stepOf(draft.step, 'planning').passes + 1);
  },
};

/** §8: in each turn a player places a tile or passes. */
export const planning: Phase<Elfengold> = { actor: atTurn, clause: 'EG-8.1', rules: [place, pass] };
