import { COUNTERS, times } from '../../elfenland/naive/table.ts';

/**
 * A second, naive implementation of Elfengold, straight from docs/rules/elfengold.md and without a line of the
 * library: names instead of numbers, lists instead of counts, and an agenda of tasks instead of phases. Moves are
 * notations.
 */
export interface Table {
  readonly options: NaiveOptions;
  /** The tasks, each with its seat, the next first: `draw 2`, `plan 0`. */
  agenda: string[];
  round: number;
  first: number;
  deck: string[];
  discard: string[];
  display: string[];
  /** Cards in the gold pile. */
  goldPile: number;
  pile: string[];
  /** By town. */
  values: Record<string, number>;
  passes: number;
  /** By road: its counters, one or two. */
  counters: Record<string, string[]>;
  obstacles: string[];
  goldTiles: string[];
  /** The tiles just drawn, then the road of a spell. */
  drawn: string[];
  spell: string;
  lots: string[];
  bid: number;
  bidder: number;
  out: number[];
  defaulted: number[];
  /** Of the moving seat. */
  earned: number;
  moved: boolean;
  seats: NaiveSeat[];
}

export interface NaiveSeat {
  boot: string;
  taken: string[];
  gold: number;
  hand: string[];
  open: string[];
  faceDown: string[];
  townCard: string;
}

export interface NaiveOptions {
  readonly players: number;
  readonly firstSeat: number | 'random';
  readonly destination: boolean;
  readonly goldValues: 'standard' | 'random' | Readonly<Record<string, number>>;
  readonly wizards: boolean;
  readonly bidding: string;
  readonly handLimit: 'elfenland' | number | null;
  readonly moveDraw: string;
}

const SPECIALS: readonly string[] = ['gold', 'double', 'exchange', 'log', 'sea-monster'];
const TILES: Readonly<Record<string, number>> = {
  dragon: 4,
  'magic-cloud': 4,
  unicorn: 5,
  elfcycle: 8,
  'troll-wagon': 8,
  'giant-pig': 9,
};
/** EG-2.3. */
export const DISCS: readonly number[] = [2, 2, ...times(6, 3), ...times(6, 4), ...times(4, 5), 6, 7];
/** The towns in ascending order of id; the discs of the standard game. */
const STANDARD =
  'albaran 7 beata 2 dagamura 4 ergeren 5 feodor 4 grangor 5 ixara 3 jaccaranda 5 kihromah 6 lapphalya 2 mahdavikia 5 parundia 4 rivinia 3 strykhaven 4 throtmanni 3 tichih 3 usselen 4 virst 3 wylhien 3 yttar 4'.split(
    ' ',
  );
export const VALUED: readonly string[] = STANDARD.filter((_, at) => at % 2 === 0);

/** The table before the first move. */
export function begin(given: Partial<NaiveOptions>): Table {
  const options: NaiveOptions = {
    players: 4,
    firstSeat: 'random',
    destination: false,
    goldValues: 'standard',
    wizards: false,
    bidding: 'penalty',
    handLimit: 'elfenland',
    moveDraw: 'deck',
    ...given,
  };
  const { players, firstSeat, goldValues, wizards } = options;
  const standard = Object.fromEntries(VALUED.map((town, at) => [town, Number(STANDARD[2 * at + 1])]));
  const table: Table = {
    options,
    agenda: firstSeat === 'random' ? ['first 0'] : [],
    round: 0,
    first: firstSeat === 'random' ? 0 : firstSeat,
    deck: [...[...COUNTERS, 'raft'].flatMap((kind) => times(9, kind)), ...(wizards ? times(6, 'wizard') : [])],
    discard: [],
    display: [],
    goldPile: 0,
    pile: [...COUNTERS.flatMap((kind) => times(TILES[kind] ?? 0, kind)), ...SPECIALS.flatMap((kind) => [kind, kind])],
    values: goldValues === 'standard' ? standard : goldValues === 'random' ? {} : { ...goldValues },
    passes: 0,
    counters: {},
    obstacles: [],
    goldTiles: [],
    drawn: [],
    spell: '',
    lots: [],
    bid: 0,
    bidder: -1,
    out: [],
    defaulted: [],
    earned: 0,
    moved: false,
    seats: times(players, 0).map(() => ({
      boot: 'elvenhold',
      taken: [],
      gold: 12,
      hand: [],
      open: [],
      faceDown: [],
      townCard: '',
    })),
  };
  if (firstSeat !== 'random') setUp(table);
  return table;
}

/** EG-3.2 to 3.4. */
export function setUp(table: Table): void {
  const seats = order(table);
  table.agenda = [
    ...(table.options.goldValues === 'random' ? times(20, 'value 0') : []),
    ...(table.options.destination ? seats.map((seat) => `town ${seat}`) : []),
    ...seats.flatMap((seat) => times(5, `deal ${seat}`)),
    ...times(3, 'lay 0'),
    'begin 0',
  ];
}

/** EL-0.1. */
export function order({ first, seats }: Pick<Table, 'first' | 'seats'>): number[] {
  return seats.map((_, place) => (first + place) % seats.length);
}

export function seatOf(table: Table, number: number): NaiveSeat {
  const seat = table.seats[number];
  if (seat === undefined) throw new Error(`nobody is at ${number}`);
  return seat;
}

/** The next task and its seat. */
export function taskOf({ agenda }: Table): readonly [task: string, seat: number] {
  const [task = 'over', who = '0'] = (agenda[0] ?? '').split(' ');
  return [task || 'over', Number(who)];
}
