import { at } from '../../core/checked-access.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import type { Road } from '../../realm/map.ts';
import { roadAt } from '../../realm/map.ts';
import { piecesOf } from '../../realm/pool.ts';
import { describeReach } from '../../realm/reach.ts';
import { describeSheet, isAsked, sign, waterMark } from '../../realm/sheet.ts';
import { cardKinds, counterKinds, counterName } from '../../realm/transport.ts';
import { hasObstacle } from '../../realm/travel.ts';
import { listed } from '../../realm/words/words.ts';
import type { Elfenland } from './game.ts';
import { routes } from './routes.ts';
import type { View } from './types.ts';
import { languages } from './words/index.ts';

/**
 * The map, what lies beside it, the players, and what the viewer alone sees.
 * @param columns so many characters fit into a line: where the map does not, the towns are listed with their roads.
 */
export function describeView(view: View, locale?: Locale, columns?: number): string {
  const words = wordsIn(languages, locale);
  const { labels, names, phases } = words;
  const { viewer, phase, rounds, step, display, obstacleInHand } = view;
  return describeSheet(
    view,
    {
      cardKinds,
      tileKinds: counterKinds,
      rounds,
      phase: phases[phase],
      heading: step.kind === 'planning' ? [`${labels.passes}: ${step.passes}`] : [],
      roadMark: (road) => roadMark(view, road, words),
      townMark: () => '',
      display: listed(piecesOf(display, counterKinds), names),
      step: [],
      wealth: () => [],
      standing: (seat) => (at(obstacleInHand, seat) ? [labels.obstacle] : []),
      reach: viewer !== 'table' && isAsked(view) ? describeReach(routes(view, viewer), words) : [],
    },
    words,
    columns,
  );
}

/** A counter with its terrain, and `!` for an obstacle: `[f]`, `[f:Dr!]`. On water the current, or `=`. */
function roadMark(on: Pick<View, 'counters' | 'obstacles'>, road: Road, { names }: Words<Elfenland>): string {
  const { terrain, isLand } = roadAt(road);
  if (!isLand) return waterMark(road, terrain);
  const counter = at(on.counters, road);
  const lying = counter === null ? '' : `:${sign(names[counterName(counter)])}`;
  return `[${terrain.charAt(0)}${lying}${hasObstacle(on, road) ? '!' : ''}]`;
}
