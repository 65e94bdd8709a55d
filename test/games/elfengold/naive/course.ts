import { apart, move, times } from '../../elfenland/naive/table.ts';
import { accepts, isWater, priceOf } from './choices.ts';
import type { NaiveSeat, Table } from './table.ts';
import { order, seatOf, setUp, taskOf, VALUED } from './table.ts';

/** The table after a legal move. */
export function after(before: Table, notation: string): Table {
  const table = structuredClone(before);
  const [task, number] = taskOf(table);
  table.agenda.shift();
  const seat = seatOf(table, number);
  const [, value = ''] = notation.split(':');
  const first = (...tasks: readonly string[]): void => void table.agenda.unshift(...tasks);
  switch (task) {
    case 'first':
      table.first = Number(value);
      setUp(table);
      break;
    case 'value':
      table.values[VALUED.find((town) => table.values[town] === undefined) ?? ''] = Number(value);
      break;
    case 'town':
      seat.townCard = value;
      break;
    case 'deal':
      move(table.deck, seat.hand, notation);
      break;
    case 'lay':
      move(table.deck, table.display, notation);
      break;
    case 'draw':
      if (notation === '+?') first(`turn ${number}`);
      else if (notation === '+gold') {
        seat.gold += 3 * table.goldPile;
        table.discard.push(...times(table.goldPile, 'gold'));
        table.goldPile = 0;
      } else {
        move(table.display, seat.hand, notation.slice(1));
        first('short 0');
      }
      break;
    case 'turn':
      if (notation === 'gold') {
        move(table.deck, [], notation);
        table.goldPile += 1;
        first(`draw ${number}`);
      } else move(table.deck, seat.hand, notation);
      reshuffle(table);
      break;
    case 'fill':
      if (notation === 'gold') table.goldPile += 1;
      move(table.deck, notation === 'gold' ? [] : table.display, notation);
      reshuffle(table);
      first('short 0');
      break;
    case 'tile':
      move(table.pile, table.drawn, notation);
      break;
    case 'reveal':
      move(table.drawn, seat.open, value);
      seat.faceDown.push(...table.drawn);
      table.drawn = [];
      break;
    case 'lot':
      move(table.pile, table.lots, notation);
      break;
    case 'bid':
      speak(table, number, notation);
      break;
    case 'plan':
      plan(table, number, notation);
      break;
    case 'add': {
      const tile = notation.replace(/[&()]/g, '');
      move(notation.includes('(') ? seat.faceDown : seat.open, table.counters[table.spell] ?? [], tile);
      first(`plan ${(number + 1) % table.seats.length}`);
      break;
    }
    case 'swap': {
      const [own, far = ''] = notation.split('<>');
      const [road = '', named] = far.split(':');
      const from = table.counters[table.spell] ?? [];
      const to = table.counters[road] ?? [];
      const [leaving, coming] = [own || (from[0] ?? ''), named ?? to[0] ?? ''];
      if (!accepts(road, leaving) || !accepts(table.spell, coming)) throw new Error('a road refuses');
      from[from.indexOf(leaving)] = coming;
      to[to.indexOf(coming)] = leaving;
      table.pile.push('exchange');
      first(`plan ${(number + 1) % table.seats.length}`);
      break;
    }
    case 'move':
      travel(table, seat, number, notation);
      break;
    case 'discard':
      move(seat.hand, table.discard, notation.slice(1));
      break;
    case 'keep': {
      const kept = notation.slice('keep:'.length).split('+');
      const [open, faceDown]: [string[], string[]] = [[], []];
      for (const tile of kept)
        move(
          tile.startsWith('(') ? seat.faceDown : seat.open,
          tile.startsWith('(') ? faceDown : open,
          tile.replace(/[()]/g, ''),
        );
      table.pile.push(...seat.open, ...seat.faceDown);
      seat.open = open;
      seat.faceDown = faceDown;
      break;
    }
  }
  byItself(table);
  return table;
}

/** EG-11.2: scores and places of a table with an empty agenda. */
export function resultOf({ seats, options, round }: Table): { readonly scores: number[]; readonly ranking: number[] } {
  const results = seats.map(({ boot, townCard, taken, gold }) => {
    const way = options.destination ? apart(boot, townCard) : 0;
    const wins = round < 6 && taken.length === 20;
    const score = taken.length - way;
    // One number each: a winner exceeds any score, and only his gold counts.
    return { score, worth: wins ? 1e9 + gold : score * 1e6 + gold };
  });
  return {
    scores: results.map(({ score }) => score),
    ranking: results.map(({ worth }) => 1 + results.filter((other) => other.worth > worth).length),
  };
}

/** EG-4.2: with the draw of the last card; if there is nothing to shuffle then, when a card must be drawn. */
function reshuffle(table: Table): void {
  if (table.deck.length > 0) return;
  table.deck = table.discard;
  table.discard = [];
}

/** Performs the tasks that need no move, as long as one comes next. */
function byItself(table: Table): void {
  for (;;) {
    const [task, number] = taskOf(table);
    const next = (...tasks: readonly string[]): void => void table.agenda.splice(0, 1, ...tasks);
    const hasCards = table.deck.length + table.discard.length > 0;
    if (task === 'turn' || task === 'fill') reshuffle(table);
    if (task === 'begin') {
      table.deck.push(...times(7, 'gold')); // EG-3.4
      next();
      beginRound(table);
    } else if (task === 'short') next(...(table.display.length < 3 && hasCards ? ['fill 0'] : []));
    else if (task === 'income') {
      for (const seat of table.seats) seat.gold += 2;
      next();
    } else if (task === 'open') {
      table.bid = 0;
      table.bidder = -1;
      table.out = [...table.defaulted];
      const speaker = order(table).find((seat) => !table.out.includes(seat));
      next(`bid ${speaker}`);
    } else if (task === 'lost') next(...(hasCards ? [`turn ${number}`] : []));
    else if (task === 'limit') {
      const { handLimit } = table.options;
      const most = handLimit === 'elfenland' ? 4 : (handLimit ?? 99);
      next(...times(Math.max(0, seatOf(table, number).hand.length - most), `discard ${number}`));
    } else if (task === 'start') {
      table.earned = 0;
      table.moved = false;
      next(`move ${number}`);
    } else if (task === 'last') {
      next();
      endMovements(table);
    } else if (task === 'round') {
      next();
      endRound(table);
    } else return;
  }
}

/** EG-3.6. */
function beginRound(table: Table): void {
  table.round += 1;
  table.passes = 0;
  const seats = order(table);
  const draws = times(3, 0).flatMap(() => seats.map((seat) => `draw ${seat}`));
  table.agenda = [
    ...(table.round === 1 ? [] : ['short 0', ...draws, 'income 0']),
    ...seats.flatMap((seat) => [`tile ${seat}`, `tile ${seat}`, `reveal ${seat}`]),
    ...times(2 * seats.length, 'lot 0'),
    'open 0',
  ];
  table.lots = [];
  table.defaulted = [];
}

/** §7. */
function speak(table: Table, number: number, notation: string): void {
  const players = table.seats.length;
  if (notation === 'pass') table.out.push(number);
  else {
    table.bid = Number(notation.split(':')[1]);
    table.bidder = number;
  }
  const left = table.seats.flatMap((_, seat) => (table.out.includes(seat) ? [] : [seat]));
  const lot = table.lots[0] ?? '';
  const nextLot = (): void => {
    table.lots.shift();
    table.defaulted = [];
    table.agenda = table.lots.length > 0 ? ['open 0'] : [`plan ${table.first}`];
  };
  if (left.length === 0) {
    table.pile.push(lot);
    nextLot();
  } else if (left.length > 1 || table.bidder < 0) {
    const after = times(players, 0).map((_, step) => (number + 1 + step) % players);
    table.agenda = [`bid ${after.find((seat) => left.includes(seat))}`];
  } else {
    const winner = seatOf(table, table.bidder);
    if (winner.gold >= table.bid) {
      winner.gold -= table.bid;
      winner.open.push(lot);
      nextLot();
      return;
    }
    winner.gold = 0;
    table.defaulted.push(table.bidder);
    if (table.defaulted.length < players) table.agenda = ['open 0'];
    else {
      table.pile.push(lot);
      nextLot();
    }
  }
}

/** §8. */
function plan(table: Table, number: number, notation: string): void {
  const seat = seatOf(table, number);
  const next = `plan ${(number + 1) % table.seats.length}`;
  if (notation === 'pass') {
    table.passes += 1;
    if (table.passes < table.seats.length) table.agenda = [next];
    else table.agenda = [...order(table).flatMap((own) => [`start ${own}`]), 'last 0'];
    return;
  }
  table.passes = 0;
  const [lying = '', road = ''] = notation.split('@');
  const tile = lying.replace(/[()]/g, '');
  move(lying === tile ? seat.open : seat.faceDown, [], tile);
  table.spell = road;
  table.agenda = [tile === 'double' ? `add ${number}` : tile === 'exchange' ? `swap ${number}` : next];
  if (tile === 'log' || tile === 'sea-monster') table.obstacles.push(road);
  else if (tile === 'gold') table.goldTiles.push(road);
  else if (tile !== 'double' && tile !== 'exchange') table.counters[road] = [tile];
}

/** §9. */
function travel(table: Table, seat: NaiveSeat, number: number, notation: string): void {
  const arrive = (town: string): void => {
    seat.boot = town;
    table.moved = true;
    if (town !== 'elvenhold' && !seat.taken.includes(town)) seat.taken.push(town);
  };
  const conjure = (gold: number): void => {
    move(seat.hand, table.discard, 'wizard');
    seat.gold -= gold;
  };
  if (notation.startsWith('end')) {
    const draw = table.options.moveDraw === 'choice' ? 'draw' : 'lost';
    if (notation === 'end:gold') seat.gold += table.earned;
    const draws = notation === 'end:gold' ? [] : times(2, `${draw} ${number}`);
    const limit = `limit ${number}`; // EG-9.9
    table.agenda.unshift(...(table.options.handLimit === 'elfenland' ? [limit, ...draws] : [...draws, limit]));
    return;
  }
  table.agenda.unshift(`move ${number}`);
  if (notation.startsWith('^')) {
    conjure(3);
    arrive(notation.slice(1));
    return;
  }
  const wizard = notation.endsWith('*');
  const [road = '', named = ''] = notation.replace(/^>+|\*$/g, '').split(':');
  const [from = '', to = ''] = road.split('-');
  const by = isWater(road) ? 'raft' : named || (table.counters[road]?.[0] ?? '');
  const price = notation.startsWith('>>') ? named.split('+') : times(priceOf(table, seat.boot, road, by, wizard), by);
  for (const card of price) move(seat.hand, table.discard, card);
  if (wizard) conjure(1);
  const town = seat.boot === from ? to : from;
  table.earned += (table.values[town] ?? 0) * (table.goldTiles.includes(road) ? 2 : 1);
  arrive(town);
}

/** EG-11.1, EG-10.1. */
function endMovements(table: Table): void {
  if (table.round === 6 || table.seats.some(({ taken }) => taken.length === 20)) return;
  const keeping = order(table).filter((seat) => {
    const { open, faceDown } = seatOf(table, seat);
    return open.length + faceDown.length > 2;
  });
  table.agenda = [...keeping.map((seat) => `keep ${seat}`), 'round 0'];
}

/** EG-10.2. */
function endRound(table: Table): void {
  for (const [, counters] of Object.entries(table.counters))
    table.pile.push(...counters, ...(counters.length === 2 ? ['double'] : []));
  table.pile.push(...table.goldTiles.map(() => 'gold'));
  table.pile.push(...table.obstacles.map((road) => (isWater(road) ? 'sea-monster' : 'log')));
  table.counters = {};
  table.goldTiles = [];
  table.obstacles = [];
  table.first = (table.first + 1) % table.seats.length;
  beginRound(table);
}
