import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A second, naive implementation of Elfenland, straight from docs/rules/elfenland.md and without a line of the
 * library: names instead of numbers, lists instead of counts, and an agenda of tasks instead of phases. It is slow
 * and simple, so that it can be read beside the rules. Moves are notations.
 */
export interface Table {
  readonly options: NaiveOptions;
  /** The tasks, each with its seat, the next first: `deal 2`, `plan 0`. */
  agenda: string[];
  round: number;
  first: number;
  deck: string[];
  discard: string[];
  pile: string[];
  display: string[];
  passes: number;
  /** The counter of each road. */
  counters: Record<string, string>;
  obstacles: string[];
  seats: NaiveSeat[];
}

interface NaiveSeat {
  boot: string;
  taken: string[];
  hand: string[];
  open: string[];
  faceDown: string[];
  hasObstacle: boolean;
  townCard: string;
}

export interface NaiveOptions {
  readonly players: number;
  readonly firstSeat: number | 'random';
  readonly rounds: number;
  readonly deal: string;
  readonly finalHandLimit: boolean;
  readonly destination: boolean;
}

const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/rules/elfenland.md'), 'utf8');

/** The roads of the page, each `town-town-terrain`. */
export const roads: readonly string[] = [
  ...page.matchAll(/`(\w+-\w+-(?:plain|forest|desert|mountain|river|lake))`(?=,| \|)/g),
]
  .map(([, id = '']) => id)
  .filter((id, at, all) => all.indexOf(id) === at);

/** EL-2.3, as the page has it: `plain dragon` → 1. Kinds that a road does not accept are missing. */
export const chart: ReadonlyMap<string, number> = new Map(
  [...page.matchAll(/^\| `([\w-]+)` \| ([12–]) \| ([12–]) \| ([12–]) \| ([12–]) \|$/gm)].flatMap(([, kind, ...cells]) =>
    ['plain', 'forest', 'desert', 'mountain'].flatMap((terrain, at): [string, number][] =>
      cells[at] === '–' ? [] : [[`${terrain} ${kind}`, Number(cells[at])]],
    ),
  ),
);

export const COUNTERS: readonly string[] = ['dragon', 'elfcycle', 'giant-pig', 'magic-cloud', 'troll-wagon', 'unicorn'];
export const TOWN_CARDS: readonly string[] = /^- EL-2\.6 .*: ([a-z, ]+)\.$/m.exec(page)?.[1]?.split(', ') ?? [];

/** The table before the first move. */
export function begin(given: Partial<NaiveOptions> = {}): Table {
  const defaults = { players: 4, firstSeat: 'random', rounds: 4, deal: 'to-eight', finalHandLimit: true } as const;
  const options: NaiveOptions = { ...defaults, destination: false, ...given };
  const table: Table = {
    options,
    agenda: [],
    round: 0,
    first: options.firstSeat === 'random' ? 0 : options.firstSeat,
    deck: [...COUNTERS.flatMap((kind) => times(10, kind)), ...times(12, 'raft')],
    discard: [],
    pile: COUNTERS.flatMap((kind) => times(8, kind)),
    display: [],
    passes: 0,
    counters: {},
    obstacles: [],
    seats: times(options.players, 0).map(() => ({
      boot: 'elvenhold',
      taken: [],
      hand: [],
      open: [],
      faceDown: [],
      hasObstacle: true,
      townCard: '',
    })),
  };
  if (options.firstSeat === 'random') table.agenda = ['first 0'];
  else setUp(table);
  return table;
}

/** The legal moves; those of chance have weights. */
export function oddsOf(table: Table): Map<string, number> {
  const [task = ''] = table.agenda;
  const drawn = (pieces: readonly string[]): Map<string, number> =>
    new Map(pieces.map((piece) => [piece, pieces.filter((other) => other === piece).length]));
  switch (task.split(' ')[0]) {
    case 'first':
      return new Map(table.seats.map((_, seat) => [`first:${seat}`, 1]));
    case 'town':
      return new Map(
        TOWN_CARDS.filter((town) => table.seats.every(({ townCard }) => townCard !== town)).map((town) => [
          `town:${town}`,
          1,
        ]),
      );
    case 'deal':
      return drawn(table.deck);
    case 'lay':
    case 'down':
    case 'open':
      return drawn(table.pile);
    default:
      return new Map();
  }
}

export function movesOf(table: Table): string[] {
  const [task = ''] = table.agenda;
  const seat = seatOf(table);
  switch (task.split(' ')[0]) {
    case 'choose':
      return unique(['+?', ...table.display.map((counter) => `+${counter}`)]);
    case 'plan':
      return unique([
        'pass',
        ...[...seat.open, ...seat.faceDown.map((counter) => `(${counter})`)].flatMap((lying) =>
          roads.filter((road) => takes(table, road, lying)).map((road) => `${lying}@${road}`),
        ),
        ...roads
          .filter((road) => seat.hasObstacle && table.counters[road] && !table.obstacles.includes(road))
          .map((road) => `obstacle@${road}`),
      ]);
    case 'move':
      return unique(['end', ...roads.flatMap((road) => payments(table, road))]);
    case 'discard':
      return unique(seat.hand.map((card) => `-${card}`));
    case 'keep':
      return unique([...seat.open.map((own) => `keep:${own}`), ...seat.faceDown.map((own) => `keep:(${own})`)]);
    default:
      return [...oddsOf(table).keys()];
  }
}

/** The table after a legal move. */
export function after(before: Table, notation: string): Table {
  const table = structuredClone(before);
  const task = table.agenda.shift() ?? '';
  const [kind = '', who = '0'] = task.split(' ');
  const number = Number(who);
  const seat = table.seats[number];
  if (seat === undefined) throw new Error(`nobody is there for ${task}`);
  const again = (): void => void table.agenda.unshift(task);
  switch (kind) {
    case 'first':
      table.first = Number(notation.split(':')[1]);
      setUp(table);
      break;
    case 'town':
      seat.townCard = notation.split(':')[1] ?? '';
      break;
    case 'lay':
      move(table.pile, table.display, notation);
      break;
    case 'deal':
      move(table.deck, seat.hand, notation);
      break;
    case 'down':
      move(table.pile, seat.faceDown, notation);
      break;
    case 'open':
      move(table.pile, seat.open, notation);
      break;
    case 'choose':
      if (notation === '+?') table.agenda.unshift(`open ${who}`);
      else {
        move(table.display, seat.open, notation.slice(1));
        table.agenda.unshift('lay 0');
      }
      break;
    case 'plan':
      plan(table, seat, notation);
      if (table.passes < table.seats.length) table.agenda.unshift(`plan ${(number + 1) % table.seats.length}`);
      break;
    case 'move': {
      const isLast = table.round === table.options.rounds;
      if (notation !== 'end') {
        step(table, seat, notation);
        again();
      } else if (table.options.finalHandLimit || !isLast) {
        table.agenda.unshift(...times(Math.max(0, seat.hand.length - 4), `discard ${who}`));
      }
      break;
    }
    case 'discard':
      move(seat.hand, table.discard, notation.slice(1));
      break;
    case 'keep': {
      const own = notation.slice('keep:'.length);
      const lies = own.startsWith('(') ? seat.faceDown : seat.open;
      const kept: string[] = [];
      move(lies, kept, own.replace(/[()]/g, ''));
      table.pile.push(...seat.open, ...seat.faceDown);
      seat.open = own.startsWith('(') ? [] : kept;
      seat.faceDown = own.startsWith('(') ? kept : [];
      break;
    }
  }
  if (table.agenda.length === 0) goOn(table, kind);
  return table;
}

/** EL-9.2 and EL-9.3: the scores and the winners of a table with an empty agenda. */
export function resultOf({ seats, options }: Table): { readonly scores: number[]; readonly winners: number[] } {
  const ways = seats.map(({ boot, townCard }) => (options.destination ? apart(boot, townCard) : 0));
  const scores = seats.map(({ taken }, seat) => taken.length - (ways[seat] ?? 0));
  // Hands have fewer than a hundred cards.
  const values = seats.map(({ hand }, seat) => (scores[seat] ?? 0) * 1e2 + hand.length);
  return { scores, winners: values.flatMap((value, seat) => (value === Math.max(...values) ? [seat] : [])) };
}

/** EL-3.3, EL-3.4. */
function setUp(table: Table): void {
  const dealt = table.options.destination ? order(table).map((seat) => `town ${seat}`) : [];
  table.agenda = [...dealt, ...times(5, 'lay 0')];
}

/** The next tasks after the agenda has become empty. */
function goOn(table: Table, done: string): void {
  const seats = order(table);
  if (done === 'plan') table.agenda = seats.map((seat) => `move ${seat}`);
  else if (done === 'lay' && table.round === 0) beginRound(table);
  else if (done === 'open' || done === 'lay') table.agenda = [`plan ${table.first}`];
  else if (done === 'keep') endRound(table);
  else if (!isOver(table)) {
    const keeping = seats.filter((seat) => {
      const own = table.seats[seat];
      return own !== undefined && own.open.length + own.faceDown.length > 1;
    });
    table.agenda = keeping.map((seat) => `keep ${seat}`);
    if (keeping.length === 0) endRound(table);
  }
}

/** EL-9.1. */
function isOver({ round, options, seats }: Table): boolean {
  return round === options.rounds || seats.some(({ taken }) => taken.length === 20);
}

/** EL-8.2. */
function endRound(table: Table): void {
  table.pile.push(...Object.values(table.counters));
  table.counters = {};
  table.obstacles = [];
  table.first = (table.first + 1) % table.seats.length;
  beginRound(table);
}

/** §4 and §5. */
function beginRound(table: Table): void {
  table.round += 1;
  table.passes = 0;
  table.deck.push(...table.discard);
  table.discard = [];
  const seats = order(table);
  const due = (seat: number): number =>
    table.options.deal === 'eight-new' ? 8 : 8 - (table.seats[seat]?.hand.length ?? 0);
  table.agenda = [
    ...seats.flatMap((seat) => times(due(seat), `deal ${seat}`)),
    ...seats.map((seat) => `down ${seat}`),
    ...times(3, 0).flatMap(() => seats.map((seat) => `choose ${seat}`)),
  ];
}

/** §6. */
function plan(table: Table, seat: NaiveSeat, notation: string): void {
  const [lying = '', road = ''] = notation.split('@');
  table.passes = lying === 'pass' ? table.passes + 1 : 0;
  if (lying === 'obstacle') {
    table.obstacles.push(road);
    seat.hasObstacle = false;
  } else if (lying !== 'pass') {
    const counter = lying.replace(/[()]/g, '');
    move(lying === counter ? seat.open : seat.faceDown, [], counter);
    table.counters[road] = counter;
  }
}

/** EL-6.2. */
function takes(table: Table, road: string, lying: string): boolean {
  const [, , terrain] = road.split('-');
  return !table.counters[road] && chart.has(`${terrain} ${lying.replace(/[()]/g, '')}`);
}

/** EL-7.2 to 7.5: the affordable steps along a road. */
function payments(table: Table, road: string): string[] {
  const { boot, hand } = seatOf(table);
  const [from = '', to = '', terrain = ''] = road.split('-');
  if (boot !== from && boot !== to) return [];
  const held = (kind: string): number => hand.filter((card) => card === kind).length;
  const extra = table.obstacles.includes(road) ? 1 : 0;
  const counter = table.counters[road];
  if (terrain === 'river' || terrain === 'lake') {
    return held('raft') >= (terrain === 'river' && boot === from ? 1 : 2) ? [`>${road}`] : [];
  }
  if (counter === undefined) return [];
  const isPaid = held(counter) >= (chart.get(`${terrain} ${counter}`) ?? 0) + extra;
  return [
    ...(isPaid ? [`>${road}`] : []),
    ...choices(hand, 3 + extra).map((cards) => `>>${road}:${[...cards].sort(byCodeUnit).join('+')}`),
  ];
}

function step(table: Table, seat: NaiveSeat, notation: string): void {
  const [road = '', named = ''] = notation.replace(/^>+/, '').split(':');
  const [from = '', to = '', terrain = ''] = road.split('-');
  const counter = table.counters[road] ?? 'raft';
  const onWater = terrain === 'river' ? (seat.boot === from ? 1 : 2) : 2;
  const price = counter === 'raft' ? onWater : (chart.get(`${terrain} ${counter}`) ?? 0);
  const cards = named === '' ? times(price + (table.obstacles.includes(road) ? 1 : 0), counter) : named.split('+');
  for (const card of cards) move(seat.hand, table.discard, card);
  seat.boot = seat.boot === from ? to : from;
  if (seat.boot !== 'elvenhold' && !seat.taken.includes(seat.boot)) seat.taken.push(seat.boot);
}

/** EL-9.2. */
export function apart(a: string, b: string): number {
  let reached = [a];
  for (let steps = 0; ; steps++) {
    if (reached.includes(b)) return steps;
    const ends = roads.map((road) => road.split('-').slice(0, 2));
    reached = unique([...reached, ...ends.filter((pair) => pair.some((town) => reached.includes(town))).flat()]);
  }
}

function seatOf(table: Table): NaiveSeat {
  const seat = table.seats[Number(table.agenda[0]?.split(' ')[1] ?? 0)];
  if (seat === undefined) throw new Error('nobody is there');
  return seat;
}

/** EL-0.1. */
function order({ first, seats }: Table): number[] {
  return seats.map((_, place) => (first + place) % seats.length);
}

/** All selections of this many cards. */
export function choices(cards: readonly string[], many: number): string[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), many - 1).map((others) => [card, ...others]));
}

export function move(from: string[], to: string[], piece: string): void {
  const at = from.indexOf(piece);
  if (at < 0) throw new Error(`no ${piece} there`);
  to.push(...from.splice(at, 1));
}

export function times<T>(many: number, item: T): T[] {
  return Array.from({ length: many }, () => item);
}

export function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
