import { byCodeUnit, COUNTERS, chart, choices, roads, TOWN_CARDS, unique } from '../../elfenland/naive/table.ts';
import type { NaiveSeat, Table } from './table.ts';
import { DISCS, seatOf, taskOf, VALUED } from './table.ts';

const terrainOf = (road: string): string => road.split('-')[2] ?? '';
export const isWater = (road: string): boolean => ['river', 'lake'].includes(terrainOf(road));
const countersOn = (table: Table, road: string): string[] => table.counters[road] ?? [];
export const accepts = (road: string, counter: string): boolean => chart.has(`${terrainOf(road)} ${counter}`);
const hasTwoKinds = (table: Table, road: string): boolean => unique(countersOn(table, road)).length === 2;

/** The moves of chance, with their weights. */
export function oddsOf(table: Table): Map<string, number> {
  const drawn = (pieces: readonly string[]): Map<string, number> =>
    new Map(pieces.map((piece) => [piece, pieces.filter((other) => other === piece).length]));
  const [task] = taskOf(table);
  switch (task) {
    case 'first':
      return new Map(table.seats.map((_, seat) => [`first:${seat}`, 1]));
    case 'value': {
      const laid = VALUED.flatMap((town) => table.values[town] ?? []);
      const left = unique(DISCS.map(String)).map((disc): [string, number] => [
        `value:${disc}`,
        DISCS.filter((own) => String(own) === disc).length - laid.filter((own) => String(own) === disc).length,
      ]);
      return new Map(left.filter(([, weight]) => weight > 0));
    }
    case 'town': {
      const left = TOWN_CARDS.filter((town) => table.seats.every(({ townCard }) => townCard !== town));
      return new Map(left.map((town) => [`town:${town}`, 1]));
    }
    case 'deal':
    case 'lay':
    case 'turn':
    case 'fill':
      return drawn(table.deck);
    case 'tile':
    case 'lot':
      return drawn(table.pile);
    default:
      return new Map();
  }
}

export function movesOf(table: Table): string[] {
  const [task, number] = taskOf(table);
  if (task === 'over') return [];
  const seat = seatOf(table, number);
  switch (task) {
    case 'draw':
      return [
        ...(table.deck.length + table.discard.length > 0 ? ['+?'] : []),
        ...unique(table.display.map((card) => `+${card}`)),
        ...(table.goldPile > 0 ? ['+gold'] : []),
      ];
    case 'reveal':
      return unique(table.drawn.map((tile) => `reveal:${tile}`));
    case 'bid': {
      const amounts = Array.from({ length: 300 }, (_, at) => at + 1);
      const allowed = amounts.filter(
        (own) => own > table.bid && (table.options.bidding === 'penalty' || own <= seat.gold),
      );
      return ['pass', ...allowed.map((own) => `bid:${own}`)];
    }
    case 'plan':
      return unique([
        'pass',
        ...[...seat.open, ...seat.faceDown.map((tile) => `(${tile})`)].flatMap((lying) =>
          roads
            .filter((road) => takes(table, seat, road, lying.replace(/[()]/g, '')))
            .map((road) => `${lying}@${road}`),
        ),
      ]);
    case 'add':
      return unique([
        ...seat.open.filter((tile) => isSecond(table, table.spell, tile)).map((tile) => `&${tile}`),
        ...seat.faceDown.filter((tile) => isSecond(table, table.spell, tile)).map((tile) => `&(${tile})`),
      ]);
    case 'swap':
      return swaps(table, table.spell);
    case 'move':
      return unique([
        'end:cards',
        ...(table.moved ? ['end:gold'] : []),
        ...roads.flatMap((road) => steps(table, seat, road)),
        ...(table.options.wizards && seat.hand.includes('wizard') && seat.gold >= 3
          ? ['elvenhold', ...VALUED].filter((town) => town !== seat.boot).map((town) => `^${town}`)
          : []),
      ]);
    case 'discard':
      return unique(seat.hand.map((card) => `-${card}`));
    case 'keep':
      return unique(
        choices([...seat.open, ...seat.faceDown.map((tile) => `(${tile})`)], 2).map((two) => {
          const open = two.filter((tile) => !tile.startsWith('(')).sort(byCodeUnit);
          return `keep:${[...open, ...two.filter((tile) => tile.startsWith('(')).sort(byCodeUnit)].join('+')}`;
        }),
      );
    default:
      return [...oddsOf(table).keys()];
  }
}

/** EL-6.2, EG-8.2 to 8.6. */
function takes(table: Table, seat: NaiveSeat, road: string, tile: string): boolean {
  const on = countersOn(table, road);
  const isFree = !table.obstacles.includes(road) && !table.goldTiles.includes(road);
  switch (tile) {
    case 'sea-monster':
      return isWater(road) && !table.obstacles.includes(road);
    case 'log':
    case 'gold':
      return on.length > 0 && isFree;
    case 'double':
      return on.length === 1 && [...seat.open, ...seat.faceDown].some((own) => isSecond(table, road, own));
    case 'exchange':
      return on.length > 0 && swaps(table, road).length > 0;
    default:
      return on.length === 0 && accepts(road, tile);
  }
}

/** EG-8.5. */
function isSecond(table: Table, road: string, tile: string): boolean {
  return COUNTERS.includes(tile) && accepts(road, tile) && !countersOn(table, road).includes(tile);
}

/** EG-8.6, EG-0.1. */
function swaps(table: Table, from: string): string[] {
  return roads.flatMap((to) =>
    to === from
      ? []
      : unique(countersOn(table, from)).flatMap((own) =>
          unique(countersOn(table, to))
            .filter((other) => own !== other && accepts(from, other) && accepts(to, own))
            .map(
              (other) => `${hasTwoKinds(table, from) ? own : ''}<>${to}${hasTwoKinds(table, to) ? `:${other}` : ''}`,
            ),
        ),
  );
}

/** EG-9.2: the price of a step along the road by that counter, or by raft. */
export function priceOf(table: Table, boot: string, road: string, by: string, wizard: boolean): number {
  const hindrance = table.obstacles.includes(road) && !wizard ? 1 : 0;
  const [from] = road.split('-');
  if (isWater(road)) return (terrainOf(road) === 'river' && boot === from ? 1 : 2) + hindrance;
  return (by === 'caravan' ? 3 : (chart.get(`${terrainOf(road)} ${by}`) ?? 0)) + hindrance;
}

/** EL-7.2 to 7.5, EG-9.1, EG-9.4. */
function steps(table: Table, { boot, hand, gold }: NaiveSeat, road: string): string[] {
  const [from = '', to = ''] = road.split('-');
  if (boot !== from && boot !== to) return [];
  const held = (kind: string): number => hand.filter((card) => card === kind).length;
  const conjures = table.options.wizards && table.obstacles.includes(road) && held('wizard') > 0 && gold >= 1;
  const means = isWater(road) ? ['raft'] : unique(countersOn(table, road));
  return (conjures ? [false, true] : [false]).flatMap((wizard) => {
    const star = wizard ? '*' : '';
    const affordable = means.filter((by) => held(by) >= priceOf(table, boot, road, by, wizard));
    const caravans = isWater(road) || means.length === 0 ? 0 : priceOf(table, boot, road, 'caravan', wizard);
    const loads = choices(
      hand.filter((card) => card !== 'wizard'),
      caravans,
    );
    return [
      ...affordable.map((by) => `>${road}${hasTwoKinds(table, road) ? `:${by}` : ''}${star}`),
      ...(caravans === 0 ? [] : loads.map((cards) => `>>${road}:${[...cards].sort(byCodeUnit).join('+')}${star}`)),
    ];
  });
}
