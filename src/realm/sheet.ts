import { at } from '../core/checked-access.ts';
import type { Seat, Viewer } from '../core/game.ts';
import { drawMap } from './drawing.ts';
import type { Road, Terrain, Town } from './map.ts';
import { roadAt, townAt } from './map.ts';
import { liesIn, piecesTaken } from './pieces.ts';
import { townPlaces } from './places.ts';
import type { Pool } from './pool.ts';
import { piecesOf } from './pool.ts';
import { listTowns } from './town-list.ts';
import { counterKinds } from './transport.ts';
import type { RealmView } from './types.ts';
import type { RealmLabel, RealmWords } from './words/words.ts';
import { colours, listed } from './words/words.ts';

/** The words of a sheet in one language. */
export interface SheetWords<Card extends string, Tile extends string> {
  readonly labels: Readonly<Record<RealmLabel | 'display' | 'pile' | 'open' | 'hidden' | 'legend', string>>;
  readonly names: RealmWords['names'] & Readonly<Record<Card | Tile, string>>;
}

/** What of the table as text is a game's own. */
export interface Sheet<Card extends string, Tile extends string> {
  readonly cardKinds: readonly Card[];
  readonly tileKinds: readonly Tile[];
  readonly rounds: number;
  /** The name of the phase, and what else stands in the heading. */
  readonly phase: string;
  readonly heading: readonly string[];
  roadMark(road: Road): string;
  /** What stands behind a town's name. */
  townMark(town: Town): string;
  /** What lies in the display, and beside it. */
  readonly display: string;
  /** What is going on. */
  readonly step: readonly string[];
  /** What a seat owns besides cards, tiles and pieces, and how it stands. */
  wealth(seat: Seat): readonly string[];
  standing(seat: Seat): readonly string[];
  /** What the viewer can reach, a line a town. */
  readonly reach: readonly string[];
}

/** Fewer characters a line than the map takes. */
const NARROW = 100;

type Seen = RealmView & { readonly phase: string; readonly round: number };

/** The map, what lies beside it, the players, and what the viewer alone sees. */
export function describeSheet<Card extends string, Tile extends string>(
  view: Seen,
  sheet: Sheet<Card, Tile>,
  words: SheetWords<Card, Tile>,
  columns: number = Infinity,
): string {
  const { viewer, players, deckSize, pileSize } = view;
  const { labels, names } = words;
  const labelOf = (town: Town): string => `${townLabel(view, town)}${sheet.townMark(town)}`;
  return [
    headingOf(view, sheet, words),
    columns < NARROW ? listTowns(sheet.roadMark, labelOf, columns) : drawMap(sheet.roadMark, labelOf),
    labels.legend,
    counterKinds.map((kind) => `${sign(names[kind])} ${names[kind]}`).join(' · '),
    `${labels.display}: ${sheet.display}`,
    `${labels.deck}: ${deckSize} · ${labels.pile}: ${pileSize}`,
    `${labels.discard}: ${listed<Card>(piecesOf(view.discard, sheet.cardKinds), names)}`,
    ...sheet.step,
    ...Array.from({ length: players }, (_, seat) => seatLine(view, seat, sheet, words)),
    ...(viewer === 'table' ? [] : ownLines(view, viewer, sheet, words)),
  ].join('\n');
}

function headingOf<Card extends string, Tile extends string>(
  { round, starter }: Seen,
  { rounds, phase, heading }: Sheet<Card, Tile>,
  { labels, names }: SheetWords<Card, Tile>,
): string {
  const begins = starter === null ? [] : [`${labels.starter}: ${names[at(colours, starter)]}`];
  return [`${labels.round} ${round} ${labels.of} ${rounds}`, phase, ...begins, ...heading].join(' · ');
}

function seatLine<Card extends string, Tile extends string>(
  view: Seen,
  seat: Seat,
  { tileKinds, wealth, standing }: Sheet<Card, Tile>,
  { labels, names }: SheetWords<Card, Tile>,
): string {
  const parts = [
    `${labels.pieces} ${piecesTaken(at(view.pieces, seat))}`,
    ...wealth(seat),
    `${labels.cards} ${at(view.handSizes, seat)}`,
    `${labels.open}: ${listed<Tile>(piecesOf(at(view.open, seat), tileKinds), names)}`,
    `${labels['face-down']} ${at(view.faceDownSizes, seat)}`,
    ...standing(seat),
  ];
  const turn = view.phase !== 'over' && view.phase !== 'first-seat' && view.turn === seat ? ' ←' : '';
  return `${seat} ${names[at(colours, seat)].padEnd(7)}${parts.join(' · ')}${turn}`;
}

function ownLines<Card extends string, Tile extends string>(
  { hands, faceDown, townCards }: Seen,
  viewer: Seat,
  { cardKinds, tileKinds, reach }: Sheet<Card, Tile>,
  { labels, names }: SheetWords<Card, Tile>,
): string[] {
  const town = at(townCards, viewer);
  return [
    `${labels.hand}: ${listed<Card>(shown(at(hands, viewer), cardKinds), names)}`,
    `${labels.hidden}: ${listed<Tile>(shown(at(faceDown, viewer), tileKinds), names)}`,
    ...(town === null ? [] : [`${labels['town-card']}: ${townAt(town).name}`]),
    ...(reach.length === 0 ? [] : [`${labels.reach}:`, ...reach.map((line) => `  ${line}`)]),
  ];
}

/** The pieces of a pool that the view shows. */
function shown<Kind>(pool: Pool | null, kinds: readonly Kind[]): readonly Kind[] {
  return pool === null ? [] : piecesOf(pool, kinds);
}

/** Whether the viewer's routes are worth a look. */
export function isAsked({ phase }: { readonly phase: string }): boolean {
  return phase === 'planning' || phase === 'movement';
}

/** Which way a river runs, as nearly as a character can say; `=` on a lake. */
export function waterMark(road: Road, terrain: Terrain): string {
  if (terrain === 'lake') return '=';
  const { from, to } = roadAt(road);
  const [upstream, downstream] = [at(townPlaces, from), at(townPlaces, to)];
  const [east, south] = [downstream.x - upstream.x, downstream.y - upstream.y];
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? '>' : '<';
  return south > 0 ? 'v' : '^';
}

/** The name, a star if the viewer's piece lies there, and the seats of the boots. */
function townLabel(
  { viewer, pieces, boots }: { readonly viewer: Viewer } & Pick<RealmView, 'pieces' | 'boots'>,
  town: Town,
): string {
  const star = viewer !== 'table' && liesIn(at(pieces, viewer), town) ? '*' : '';
  const here = boots.flatMap((boot, seat) => (boot === town ? [`${seat}`] : [])).join('');
  return ` ${star}${townAt(town).name} ${here === '' ? '' : `(${here}) `}`;
}

/** The first two letters; no two counters share them. */
export function sign(word: string): string {
  return word.charAt(0).toUpperCase() + word.charAt(1);
}
