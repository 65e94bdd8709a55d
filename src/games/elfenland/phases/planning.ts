import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { itemsOf, withItem } from '../../../core/frozen.ts';
import { countOf, remove } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { hiddenField, roadField } from '../../../realm/data.ts';
import { roadOf, roads } from '../../../realm/map.ts';
import { placeCounter } from '../../../realm/placements.ts';
import { accepts, counterKinds, isLand, kindOf } from '../../../realm/transport.ts';
import { tileField } from '../data.ts';
import { continuePlanning } from '../flow.ts';
import type { Elfenland } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

const obstacles: readonly MoveOf<'obstacle'>[] = roads.map(({ id }) => Object.freeze({ type: 'obstacle', road: id }));

/** EL-6.2: puts one of the player's counters on a road that accepts it and has no counter. */
const place: MoveRule<Elfenland, MoveOf<'place'>> = {
  type: 'place',
  clause: 'EL-6.2',
  fields: { tile: tileField, road: roadField, hidden: hiddenField },
  trusted: true,

  candidates({ turn, open, faceDown, counters }, out) {
    const [lying, covered] = [at(open, turn), at(faceDown, turn)];
    for (let counter = 0; counter < counterKinds.length; counter++) {
      const [own, unseen] = [countOf(lying, counter), countOf(covered, counter)];
      if (own + unseen > 0) placeCounter(counters, counter, own, unseen, out);
    }
  },

  violation({ turn, open, faceDown, counters }, { tile, road, hidden }) {
    const counter = kindOf(tile);
    if (hidden === undefined && countOf(at(open, turn), counter) === 0)
      return refuse('no-such-tile', 'EL-6.2', { tile });
    if (hidden && countOf(at(faceDown, turn), counter) === 0) return refuse('no-such-hidden-tile', 'EL-0.4', { tile });
    if (!isLand(roadOf(road))) return refuse('water-road', 'EL-6.2', { road });
    if (counters[roadOf(road)] !== null) return refuse('road-has-counter', 'EL-6.2', { road });
    if (!accepts(roadOf(road), counter)) return refuse('road-refuses', 'EL-2.3', { road, tile });
    return undefined;
  },

  perform(draft, { tile, road, hidden = false }, emit) {
    const counter = kindOf(tile);
    remove(at(hidden ? draft.faceDown : draft.open, draft.turn), counter);
    draft.counters[roadOf(road)] = counter;
    emit?.({ type: 'placed', seat: draft.turn, tile, road, hidden }, 'EL-6.2');
    continuePlanning(draft, 0);
  },
};

/** EL-6.3: once per game, puts the player's obstacle on a land road that has a counter. */
const obstacle: MoveRule<Elfenland, MoveOf<'obstacle'>> = {
  type: 'obstacle',
  clause: 'EL-6.3',
  fields: { road: roadField },

  closed: ({ turn, obstacleInHand }) => (at(obstacleInHand, turn) ? undefined : refuse('obstacle-used', 'EL-6.3')),

  candidates({ counters, obstacles: lying }, out) {
    const placed = itemsOf(lying);
    for (let road = 0; road < obstacles.length; road++) {
      if (counters[road] !== null && !placed[road]) out.push(at(obstacles, road));
    }
  },

  violation({ obstacles: placed, counters }, { road }) {
    if (!isLand(roadOf(road))) return refuse('water-road', 'EL-6.3', { road });
    if (counters[roadOf(road)] === null) return refuse('no-counter', 'EL-6.3', { road });
    if (itemsOf(placed)[roadOf(road)]) return refuse('road-has-obstacle', 'EL-6.3', { road });
    return undefined;
  },

  perform(draft, { road }, emit) {
    draft.obstacleInHand[draft.turn] = false;
    draft.obstacles = withItem(draft.obstacles, roadOf(road), true);
    emit?.({ type: 'obstacle-placed', seat: draft.turn, road }, 'EL-6.3');
    continuePlanning(draft, 0);
  },
};

/** EL-6.4: the player may act again on a later turn. */
const pass: MoveRule<Elfenland, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'EL-6.4',
  perform(draft, _move, emit) {
    emit?.({ type: 'passed', seat: draft.turn }, 'EL-6.4');
    continuePlanning(draft, stepOf(draft.step, 'planning').passes + 1);
  },
};

/** §6: in each turn a player places a counter or the obstacle, or passes (EL-6.1). */
export const planning: Phase<Elfenland> = {
  actor: atTurn,
  clause: 'EL-6.1',
  rules: [place, obstacle, pass],
};
