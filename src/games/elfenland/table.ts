import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import type { RoadInfo } from '../../realm/map.ts';
import { describeReach } from '../../realm/reach.ts';
import { countsInWords, describeSheet, isAsked, sign, waterMark } from '../../realm/sheet.ts';
import type { Elfenland } from './game.ts';
import { routes } from './routes.ts';
import type { View } from './types.ts';
import { languages } from './words/index.ts';

/**
 * The text table of a view: the map, the display, the players, and what only the viewer sees.
 * @param columns line width in characters. If the map does not fit, a list of the towns with their roads replaces it.
 */
export function describeView(view: View, locale?: Locale, columns?: number): string {
  const words = wordsIn(languages, locale);
  const { labels, names, phases } = words;
  const { viewer, phase, options, step, display } = view;
  return describeSheet(
    view,
    {
      rounds: options.rounds,
      phase: phases[phase],
      heading: step.kind === 'planning' ? [`${labels.passes}: ${step.passes}`] : [],
      roadMark: (road) => roadMark(view, road, words),
      townMark: () => '',
      display: countsInWords(display, names),
      step: [],
      wealth: () => [],
      standing: ({ obstacleInHand }) => (obstacleInHand ? [labels.obstacle] : []),
      reach: typeof viewer === 'number' && isAsked(view) ? describeReach(routes(view, viewer), words) : [],
    },
    words,
    columns,
  );
}

/** The mark of a road, such as `[f]` or `[f:Dr!]`: terrain, counter, `!` for an obstacle. Water: {@link waterMark}. */
function roadMark({ roads }: View, road: RoadInfo, { names }: Words<Elfenland>): string {
  if (!road.isLand) return waterMark(road);
  const { counter, obstacle } = roads[road.id] ?? { counter: null, obstacle: false };
  const lying = counter === null ? '' : `:${sign(names[counter])}`;
  return `[${road.terrain.charAt(0)}${lying}${obstacle ? '!' : ''}]`;
}
