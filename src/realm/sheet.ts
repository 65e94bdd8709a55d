import { at } from '../core/checked-access.ts';
import type { BySeat, Seat } from '../core/game.ts';
import type { Counts } from './counts.ts';
import { COLUMNS, drawMap } from './drawing.ts';
import type { RoadInfo, TownInfo } from './map.ts';
import { TOWNS_TO_VISIT } from './pieces.ts';
import { townPlaces } from './places.ts';
import { listTowns } from './town-list.ts';
import { counterKinds } from './transport.ts';
import type { RealmSeat, RealmView } from './types.ts';
import type { RealmLabel, RealmWords } from './words/words.ts';

/** The words of a {@link Sheet} in one language. */
export interface SheetWords {
  readonly labels: Readonly<Record<RealmLabel | 'display' | 'pile' | 'open' | 'hidden' | 'legend', string>>;
  /** Names, including those of cards and tiles. */
  readonly names: RealmWords['names'] & Readonly<Record<string, string>>;
}

/** The parts of the text table that differ between Elfenland and Elfengold. */
export interface Sheet<SeatView extends RealmSeat> {
  readonly rounds: number;
  readonly phase: string;
  /** Parts of the heading after the starting player. */
  readonly heading: readonly string[];
  roadMark(road: RoadInfo): string;
  /** Text after a town's name. */
  townMark(town: TownInfo): string;
  /** The text after the label of the display. */
  readonly display: string;
  /** Lines about the current action. */
  readonly step: readonly string[];
  /** What a seat owns besides cards, tiles and pieces, as parts of the seat's line. */
  wealth(own: SeatView): readonly string[];
  standing(own: SeatView, seat: Seat): readonly string[];
  /** The towns that the viewer can reach, one line each. */
  readonly reach: readonly string[];
}

/** The text table of a view: the map, the display, the players, and what only the viewer sees. */
export function describeSheet<SeatView extends RealmSeat>(
  view: RealmView & { readonly seats: BySeat<SeatView> },
  sheet: Sheet<SeatView>,
  words: SheetWords,
  columns: number = Infinity,
): string {
  const { viewer, seats, deckSize, discard, pileSize } = view;
  const { labels, names } = words;
  const labelOf = (town: TownInfo): string => `${townLabel(view, town)}${sheet.townMark(town)}`;
  return [
    headingOf(view, sheet, words),
    columns < COLUMNS ? listTowns(sheet.roadMark, labelOf, columns) : drawMap(sheet.roadMark, labelOf),
    labels.legend,
    counterKinds.map((kind) => `${sign(names[kind])} ${names[kind]}`).join(' · '),
    `${labels.display}: ${sheet.display}`,
    `${labels.deck}: ${deckSize} · ${labels.pile}: ${pileSize}`,
    `${labels.discard}: ${countsInWords(discard, names)}`,
    ...sheet.step,
    ...seats.map((own, seat) => seatLine(view, own, seat, sheet, words)),
    ...(typeof viewer === 'number' ? ownLines(at(seats, viewer), sheet.reach, words) : []),
  ].join('\n');
}

/** Pieces with their numbers and names: `2 × dragon, raft`. */
export function countsInWords(counts: Counts, names: SheetWords['names']): string {
  const parts = Object.entries(counts).flatMap(([kind, pieces]) =>
    pieces === 0 ? [] : [`${pieces === 1 ? '' : `${pieces} × `}${names[kind]}`],
  );
  return parts.join(', ') || names.none;
}

function headingOf(
  { round, starter, seats }: RealmView,
  { rounds, phase, heading }: Pick<Sheet<never>, 'rounds' | 'phase' | 'heading'>,
  { labels, names }: SheetWords,
): string {
  const begins = starter === null ? [] : [`${labels.starter}: ${names[at(seats, starter).name]}`];
  return [`${labels.round} ${round} ${labels.of} ${rounds}`, phase, ...begins, ...heading].join(' · ');
}

function seatLine<SeatView extends RealmSeat>(
  { phase, turn }: RealmView,
  own: SeatView,
  seat: Seat,
  { wealth, standing }: Sheet<SeatView>,
  { labels, names }: SheetWords,
): string {
  const parts = [
    `${labels.pieces} ${TOWNS_TO_VISIT - own.pieces.length}`,
    ...wealth(own),
    `${labels.cards} ${own.handSize}`,
    `${labels.open}: ${countsInWords(own.open, names)}`,
    `${labels['face-down']} ${own.faceDownSize}`,
    ...standing(own, seat),
  ];
  return `${seat} ${names[own.name].padEnd(7)}${parts.join(' · ')}${phase !== 'over' && turn === seat ? ' ←' : ''}`;
}

function ownLines(
  { hand, faceDown, townCard }: RealmSeat,
  reach: readonly string[],
  { labels, names }: SheetWords,
): string[] {
  return [
    `${labels.hand}: ${countsInWords(hand ?? {}, names)}`,
    `${labels.hidden}: ${countsInWords(faceDown ?? {}, names)}`,
    ...(townCard === null ? [] : [`${labels['town-card']}: ${names[townCard]}`]),
    ...(reach.length === 0 ? [] : [`${labels.reach}:`, ...reach.map((line) => `  ${line}`)]),
  ];
}

/** Whether the table shows the viewer's routes in this phase. */
export function isAsked({ phase }: { readonly phase: string }): boolean {
  return phase === 'planning' || phase === 'movement';
}

/** The direction of a river, as close as a character can show it; `=` on a lake. */
export function waterMark({ terrain, from, to }: RoadInfo): string {
  if (terrain === 'lake') return '=';
  const [upstream, downstream] = [townPlaces[from], townPlaces[to]];
  const [east, south] = [downstream.x - upstream.x, downstream.y - upstream.y];
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? '>' : '<';
  return south > 0 ? 'v' : '^';
}

/** The name of a town, with a star if the viewer's piece is there, and the seats whose boots are there. */
function townLabel({ viewer, seats }: RealmView, { id, name }: TownInfo): string {
  const star = typeof viewer === 'number' && at(seats, viewer).pieces.includes(id) ? '*' : '';
  const here = seats.flatMap(({ town }, seat) => (town === id ? [`${seat}`] : [])).join('');
  return ` ${star}${name} ${here === '' ? '' : `(${here}) `}`;
}

/** The first two letters of a counter's name. They differ for each kind of counter. */
export function sign(word: string): string {
  return word.charAt(0).toUpperCase() + word.charAt(1);
}
