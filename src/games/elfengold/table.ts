import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import type { RoadInfo, TownId } from '../../realm/map.ts';
import { describeReach } from '../../realm/reach.ts';
import { countsInWords, describeSheet, isAsked, sign, waterMark } from '../../realm/sheet.ts';
import { ROUNDS } from './data.ts';
import type { Elfengold } from './game.ts';
import type { Route } from './routes.ts';
import { routes } from './routes.ts';
import type { StepView, View } from './types.ts';
import { languages } from './words/index.ts';

/**
 * The text table of a view: the map, the display, the players, and what only the viewer sees.
 * @param columns line width in characters. If the map does not fit, a list of the towns with their roads replaces it.
 */
export function describeView(view: View, locale?: Locale, columns?: number): string {
  const words = wordsIn(languages, locale);
  const { labels, names, phases } = words;
  const { viewer, phase, display, goldPile, step } = view;
  const values: Readonly<Partial<Record<TownId, number>>> = view.values;
  const magic = ({ wizards, gold }: Route): string[] =>
    wizards === 0 ? [] : [`${wizards} × ${names.wizard} ${labels.and} ${gold} ${labels['in-gold']}`];
  return describeSheet(
    view,
    {
      rounds: ROUNDS,
      phase: phases[phase],
      heading: [],
      roadMark: (road) => roadMark(view, road, words),
      townMark: ({ id }) => (values[id] === undefined ? '' : `${values[id]} `),
      display: `${countsInWords(display, names)} · ${labels['gold-pile']}: ${goldPile}`,
      step: stepLines(view, words),
      wealth: ({ gold }) => [`${labels.gold} ${gold}`],
      standing: (_own, seat) => (isOut(step, seat) ? [labels.out] : []),
      reach: typeof viewer === 'number' && isAsked(view) ? describeReach(routes(view, viewer), words, magic) : [],
    },
    words,
    columns,
  );
}

/** The mark of a road: terrain, counters, `!` for obstacles, `$` for gold: `[f:Dr+El!]`. Water: {@link waterMark}. */
function roadMark({ roads }: View, road: RoadInfo, { names }: Words<Elfengold>): string {
  const { counter = null, second = null, obstacle = false, gold = false } = roads[road.id] ?? {};
  const hindered = obstacle ? '!' : '';
  if (!road.isLand) return `${waterMark(road)}${hindered}`;
  const signs = [counter, second].flatMap((kind) => (kind === null ? [] : [sign(names[kind])]));
  const lying = signs.length === 0 ? '' : `:${signs.join('+')}`;
  return `[${road.terrain.charAt(0)}${lying}${hindered}${gold ? '$' : ''}]`;
}

function stepLines({ step, seats }: View, { labels, names }: Words<Elfengold>): string[] {
  switch (step.kind) {
    case 'planning':
      return [`${labels.passes}: ${step.passes}`];
    case 'movement':
      return [`${labels.earned}: ${step.earned}`];
    case 'spell':
      return [`${labels.spell}: ${names[step.spell]} @ ${names[step.road]}`];
    case 'tiles': {
      const drawn = step.drawn?.map((tile) => names[tile]) ?? Array.from({ length: step.drawnSize }, () => '?');
      return [`${labels.drawn}: ${drawn.join(', ') || '–'}`];
    }
    case 'lots':
    case 'auction': {
      const lots = step.lots.map((tile) => names[tile]).join(', ') || '–';
      const bid =
        step.kind === 'auction' && step.bidder !== null
          ? ` · ${labels.bid}: ${step.bid} (${names[at(seats, step.bidder).name]})`
          : '';
      return [`${labels.lots}: ${lots}${bid}`];
    }
    default:
      return [];
  }
}

/** EG-7.2, EG-7.5: whether the seat is out for the current lot. */
function isOut(step: StepView, seat: Seat): boolean {
  return step.kind === 'auction' && (at(step.passed, seat) || at(step.defaulted, seat));
}
