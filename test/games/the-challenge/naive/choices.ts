/**
 * A second, naive implementation of `docs/rules/the-challenge.md`: cards are names in lists, a move is its notation,
 * and every bag is checked against the whole of TC-4.3. It shares no code with the game.
 */

const STONES = ['blue', 'red', 'yellow', 'purple', 'black', 'green'];
const COPIES = [8, 10, 12, 14, 17, 19];
const FAIRIES = ['extra-sprite', 'bigger-bag', 'immunity', 'collective-harvest', 'steal', 'leaky-bag'];
const FAIRY_COPIES = [5, 5, 7, 5, 4, 4];
const POINTS: Readonly<Record<string, number>> = { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 1 };
const VICTORY: Readonly<Record<string, number>> = { blue: 8, red: 7, yellow: 6, purple: 5, black: 4, green: 3 };

interface Sprite {
  bag: string[];
  big: boolean;
  safe: boolean;
}

interface Seat {
  hand: string[];
  kept: string[];
  sprites: Sprite[];
}

export interface Table {
  /** Fairy points by colour. */
  points: Readonly<Record<string, number>>;
  /** Whether a blue stone must lie alone in its bag. */
  blueAlone: 'colour' | 'stone';
  first: number;
  turn: number;
  /** The current phase, by the name that the game uses. */
  now: string;
  deck: string[];
  fairyDeck: string[];
  forest: string[];
  open: string[];
  gone: string[];
  used: string[];
  seats: Seat[];
  /** Draws, picks or thefts left; points paid. */
  left: number;
  victim: number;
  drawn: string[];
  obtained: string;
  pool: string[];
  plan: string[][];
}

export interface Choices {
  readonly players: number;
  readonly firstSeat?: number | 'random';
  readonly fairyPoints?: Readonly<Record<string, number>>;
  readonly blueAlone?: 'colour' | 'stone';
}

export function begin({ players, firstSeat = 'random', fairyPoints = POINTS, blueAlone = 'colour' }: Choices): Table {
  const lay = (names: readonly string[], copies: readonly number[]): string[] =>
    names.flatMap((name, kind) => Array<string>(copies[kind] ?? 0).fill(name));
  return {
    points: fairyPoints,
    blueAlone,
    first: firstSeat === 'random' ? -1 : firstSeat,
    turn: firstSeat === 'random' ? 0 : firstSeat,
    now: firstSeat === 'random' ? 'first-seat' : 'deal-fairy',
    deck: lay(STONES, COPIES),
    fairyDeck: lay(FAIRIES, FAIRY_COPIES),
    forest: [],
    open: [],
    gone: [],
    used: [],
    seats: Array.from({ length: players }, () => ({
      hand: [],
      kept: [],
      sprites: Array.from({ length: players > 4 ? 2 : 3 }, () => ({ bag: [], big: false, safe: false })),
    })),
    left: 0,
    victim: -1,
    drawn: [],
    obtained: '',
    pool: [],
    plan: [],
  };
}

/** TC-4.3. */
export function isValid({ blueAlone }: Table, bag: readonly string[], big: boolean): boolean {
  const text = bag.join(' ');
  const changes = bag.filter((stone, at) => at > 0 && bag[at - 1] !== stone).length;
  if (bag.length > (big ? 10 : 5) || new Set(bag).size > 2 || changes > 1) return false;
  if (text.includes('blue') && (blueAlone === 'stone' ? bag.length > 1 : new Set(bag).size > 1)) return false;
  return big || (text.match(/red|yellow/g) ?? []).length <= 2;
}

const fits = (table: Table, { bag, big }: Sprite, stone: string): boolean => isValid(table, [...bag, stone], big);
const kinds = (names: readonly string[]): string[] => [...new Set(names)];
const own = (table: Table): Seat => seatOf(table, table.turn);
const count = (names: readonly string[], name: string): number => names.filter((other) => other === name).length;
const stonesOf = ({ hand, sprites }: Seat): string[] => [...hand, ...sprites.flatMap(({ bag }) => bag)];
const worth = ({ points }: Table, stones: readonly string[]): number =>
  stones.reduce((sum, stone) => sum + (points[stone] ?? 0), 0);
const canBeRobbed = ({ bag, safe }: Sprite): boolean => bag.length > 0 && !safe;

function seatOf(table: Table, seat: number): Seat {
  const found = table.seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** The outcomes that chance draws from, with repeats; empty if it is not chance's turn. */
function drawnFrom(table: Table): string[] {
  switch (table.now) {
    case 'deal-fairy':
    case 'draw-fairy':
      return table.fairyDeck;
    case 'deal-stone':
    case 'gather':
    case 'harvest-draw':
      return table.deck;
    case 'steal-draw':
      return seatOf(table, table.victim).hand;
    default:
      return [];
  }
}

export function weightsOf(table: Table): Record<string, number> {
  if (table.now === 'first-seat') return Object.fromEntries(table.seats.map((_, seat) => [`first-seat:p${seat}`, 1]));
  const names = drawnFrom(table);
  return Object.fromEntries(kinds(names).map((name) => [`draw:${name}`, count(names, name)]));
}

export function movesOf(table: Table): string[] {
  const { hand, sprites } = own(table);
  const onSprites = (stone: string): string[] =>
    sprites.flatMap((sprite, index) => (fits(table, sprite, stone) ? [`s${index}`] : []));
  const sources = [...kinds(hand), ...sprites.flatMap(({ bag }, index) => (bag.length > 0 ? [`s${index}`] : []))];
  switch (table.now) {
    case 'turn':
      return [
        'gather',
        ...sprites.flatMap(({ bag, big }, index) =>
          bag.length > 0 && !big
            ? []
            : kinds(table.forest)
                .filter((stone) => isValid(table, [...bag, stone], big))
                .map((stone) => `send:s${index}:${stone}`),
        ),
        ...(worth(table, stonesOf(own(table))) >= 4 && table.open.length + table.fairyDeck.length > 0
          ? sources.map((source) => `offer:${source}`)
          : []),
        ...kinds(own(table).kept).flatMap((fairy) => plays(table, fairy)),
        ...(stonesOf(own(table)).length > 0 ? ['rearrange'] : []),
      ];
    case 'discard':
      return [...kinds(hand).map((stone) => `discard:${stone}`), ...(table.left === 1 ? ['keep-stones'] : [])];
    case 'overflow':
      return kinds(hand).flatMap((stone) => ['forest', ...onSprites(stone)].map((to) => `place:${stone}:${to}`));
    case 'offer':
      return [
        ...sources.map((source) => `offer:${source}`),
        ...(table.left >= 4 ? kinds(table.open).map((fairy) => `take:${fairy}`) : []),
        ...(table.left >= 4 && table.fairyDeck.length > 0 ? ['draw-fairies'] : []),
      ];
    case 'choose':
      return kinds(table.drawn).map((fairy) => `choose:${fairy}`);
    case 'obtained':
      return [...plays(table, table.obtained), 'keep-fairy'];
    case 'harvest':
      return [
        ...(table.deck.length > 0 ? ['pick-covered'] : []),
        ...kinds(table.forest).flatMap((stone) => onSprites(stone).map((to) => `pick:${stone}:${to}`)),
        ...(table.left < 4 ? ['stop'] : []),
      ];
    case 'steal': {
      const victim = seatOf(table, table.victim);
      return [
        ...(victim.hand.length > 0 ? ['steal-hand'] : []),
        ...victim.sprites.flatMap((sprite, index) => {
          const top = sprite.bag.at(-1);
          if (top === undefined || sprite.safe) return [];
          const goals = onSprites(top);
          return (goals.length > 0 ? goals : ['forest']).map((to) => `steal:s${index}:${to}`);
        }),
      ];
    }
    case 'rearrange':
      return [
        ...kinds(table.pool).flatMap((stone) =>
          table.plan.flatMap((bag, index) =>
            isValid(table, [...bag, stone], sprites[index]?.big === true) ? [`lay:${stone}:s${index}`] : [],
          ),
        ),
        ...(table.pool.length <= 3 ? ['finish'] : []),
        'restore',
      ];
    default:
      return Object.keys(weightsOf(table));
  }
}

function plays(table: Table, fairy: string): string[] {
  const { sprites } = own(table);
  const others = table.seats.flatMap((seat, number) => (number === table.turn ? [] : [{ seat, number }]));
  const on = (isFree: (sprite: Sprite) => boolean): string[] =>
    sprites.flatMap((sprite, index) => (isFree(sprite) ? [`play:${fairy}:s${index}`] : []));
  switch (fairy) {
    case 'bigger-bag':
      return on(({ big }) => !big);
    case 'immunity':
      return on(({ safe }) => !safe);
    case 'leaky-bag':
      return others.flatMap(({ seat, number }) =>
        seat.sprites.flatMap((sprite, index) => (canBeRobbed(sprite) ? [`play:${fairy}:p${number}:s${index}`] : [])),
      );
    case 'steal':
      return others
        .filter(({ seat }) => seat.hand.length > 0 || seat.sprites.some(canBeRobbed))
        .map(({ number }) => `play:${fairy}:p${number}`);
    default:
      return [`play:${fairy}`];
  }
}

export function scoresOf({ seats }: Table): number[] {
  const owned = seats.map(stonesOf);
  return seats.map(({ kept }, seat) => {
    const won = STONES.filter((stone) => {
      const mine = count(owned[seat] ?? [], stone);
      return mine > 0 && owned.every((other) => count(other, stone) <= mine);
    });
    return won.reduce((sum, stone) => sum + (VICTORY[stone] ?? 0), 0) + 2 * kept.length;
  });
}
