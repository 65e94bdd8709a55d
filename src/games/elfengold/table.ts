import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { loose } from '../../core/lasting.ts';
import type { Locale } from '../../core/wording.ts';
import type { Words } from '../../core/words.ts';
import { wordsIn } from '../../core/words.ts';
import type { Road, Town } from '../../realm/map.ts';
import { roadAt } from '../../realm/map.ts';
import { piecesOf } from '../../realm/pool.ts';
import { describeReach } from '../../realm/reach.ts';
import { describeSheet, isAsked, sign, waterMark } from '../../realm/sheet.ts';
import { counterName } from '../../realm/transport.ts';
import { hasObstacle } from '../../realm/travel.ts';
import { colours, listed } from '../../realm/words/words.ts';
import { cardKinds } from './cards.ts';
import { ROUNDS } from './data.ts';
import type { Elfengold } from './game.ts';
import { firstOn, hasGold, secondOn } from './roads.ts';
import type { Route } from './routes.ts';
import { routes } from './routes.ts';
import { tileKinds, tileName } from './tiles.ts';
import type { View, ViewStep } from './types.ts';
import { languages } from './words/index.ts';

/**
 * The map, what lies beside it, the players, and what the viewer alone sees.
 * @param columns so many characters fit into a line: where the map does not, the towns are listed with their roads.
 */
export function describeView(view: View, locale?: Locale, columns?: number): string {
  const words = wordsIn(languages, locale);
  const { labels, names, phases } = words;
  const { viewer, phase, gold, display, goldPile, step } = view;
  const magic = (route: Route): string[] => describeMagic(route, words);
  return describeSheet(
    view,
    {
      cardKinds,
      tileKinds,
      rounds: ROUNDS,
      phase: phases[phase],
      heading: [],
      roadMark: (road) => roadMark(view, road, words),
      townMark: (town) => valueMark(view, town),
      display: `${listed(piecesOf(display, cardKinds), names)} · ${labels['gold-pile']}: ${goldPile}`,
      step: stepLines(step, words),
      wealth: (seat) => [`${labels.gold} ${at(gold, seat)}`],
      standing: (seat) => (isOut(step, seat) ? [labels.out] : []),
      reach: viewer !== 'table' && isAsked(view) ? describeReach(routes(view, viewer), words, magic) : [],
    },
    words,
    columns,
  );
}

/** Counters with their terrain, `!` for an obstacle and `$` for a gold tile: `[f]`, `[f:Dr+El!]`. On water the current. */
function roadMark(view: View, road: Road, { names }: Words<Elfengold>): string {
  const { terrain, isLand } = roadAt(road);
  const obstacle = hasObstacle(view, road) ? '!' : '';
  if (!isLand) return `${waterMark(road, terrain)}${obstacle}`;
  const signs = [firstOn(view, road), secondOn(view, road)].flatMap((counter) =>
    counter === null ? [] : [sign(names[counterName(counter)])],
  );
  const lying = signs.length === 0 ? '' : `:${signs.join('+')}`;
  return `[${terrain.charAt(0)}${lying}${obstacle}${hasGold(view, road) ? '$' : ''}]`;
}

/** The value of the town's disc, where there is one. */
function valueMark({ values }: View, town: Town): string {
  const value = at(loose(values), town);
  return value === 0 ? '' : `${value} `;
}

function stepLines(step: ViewStep, { labels, names }: Words<Elfengold>): string[] {
  switch (step.kind) {
    case 'planning':
      return [`${labels.passes}: ${step.passes}`];
    case 'movement':
      return [`${labels.earned}: ${step.earned}`];
    case 'spell':
      return [`${labels.spell}: ${names[tileName(step.spell)]} @ ${names[roadAt(step.road).id]}`];
    case 'tiles': {
      const drawn = step.drawn.map((tile) => (tile === null ? '?' : names[tileName(tile)]));
      return [`${labels.drawn}: ${drawn.join(', ') || '–'}`];
    }
    case 'lots':
    case 'auction': {
      const lots = step.lots.map((tile) => names[tileName(tile)]).join(', ') || '–';
      const bid =
        step.kind === 'auction' && step.bidder !== null
          ? ` · ${labels.bid}: ${step.bid} (${names[at(colours, step.bidder)]})`
          : '';
      return [`${labels.lots}: ${lots}${bid}`];
    }
    default:
      return [];
  }
}

/** EG-7.2, EG-7.5: whether the seat is out for the lot. */
function isOut(step: ViewStep, seat: Seat): boolean {
  return step.kind === 'auction' && (at(step.passed, seat) || at(step.defaulted, seat));
}

/** What wizards cost on a route. */
function describeMagic({ wizards, gold }: Route, { labels, names }: Words<Elfengold>): string[] {
  return wizards === 0 ? [] : [`${wizards} × ${names.wizard} ${labels.and} ${gold} ${labels['in-gold']}`];
}
