import { isValid, type Table } from './choices.ts';

/** The table after a move of `movesOf`, given by its notation. */
export function after(before: Table, notation: string): Table {
  const table: Table = JSON.parse(JSON.stringify(before));
  const [type = '', ...values] = notation.split(':');
  const [value = '', second = ''] = values;
  const seat = at(table.seats, table.turn);
  const sprite = (mark: string): Table['seats'][number]['sprites'][number] => at(seat.sprites, Number(mark.slice(1)));
  const put = (stone: string, to: string): void => {
    if (to === 'forest') table.forest.push(stone);
    else sprite(to).bag.push(stone);
  };
  switch (type) {
    case 'first-seat':
      table.first = Number(value.slice(1));
      table.turn = table.first;
      table.now = 'deal-fairy';
      break;
    case 'draw':
      draw(table, value);
      break;
    case 'gather':
      table.left = 0;
      table.now = 'gather';
      break;
    case 'discard':
      take(seat.hand, value);
      table.forest.push(value);
      finish(table);
      break;
    case 'place':
      take(seat.hand, value);
      put(value, second);
      finish(table);
      break;
    case 'send': {
      const { bag, big } = sprite(value);
      while (table.forest.includes(second) && isValid(table, [...bag, second], big))
        bag.push(take(table.forest, second));
      finish(table);
      break;
    }
    case 'offer': {
      const stone = /^s\d$/.test(value) ? last(sprite(value).bag) : take(seat.hand, value);
      table.gone.push(stone);
      table.left = (table.now === 'offer' ? table.left : 0) + (table.points[stone] ?? 0);
      table.now = 'offer';
      break;
    }
    case 'take':
      obtain(table, take(table.open, value));
      break;
    case 'draw-fairies':
      table.drawn = [];
      table.left = Math.min(2, table.fairyDeck.length);
      table.now = 'draw-fairy';
      break;
    case 'choose':
      take(table.drawn, value);
      table.open.push(...table.drawn);
      table.drawn = [];
      obtain(table, value);
      break;
    case 'play':
      take(seat.kept, value);
      playFairy(table, value, values.slice(1));
      break;
    case 'pick-covered':
      table.now = 'harvest-draw';
      break;
    case 'pick':
      put(take(table.forest, value), second);
      countDown(table);
      break;
    case 'steal-hand':
      table.now = 'steal-draw';
      break;
    case 'steal':
      put(last(at(at(table.seats, table.victim).sprites, Number(value.slice(1))).bag), second);
      countDown(table);
      break;
    case 'rearrange':
      table.pool = [...seat.hand, ...seat.sprites.flatMap(({ bag }) => bag)];
      table.plan = seat.sprites.map(() => []);
      table.now = 'rearrange';
      break;
    case 'lay':
      at(table.plan, Number(second.slice(1))).push(take(table.pool, value));
      break;
    case 'finish':
      seat.hand = table.pool;
      for (const [index, bag] of table.plan.entries()) at(seat.sprites, index).bag = bag;
      finish(table);
      break;
    default: // keep-stones, keep-fairy, stop, restore
      finish(table);
  }
  return table;
}

function draw(table: Table, name: string): void {
  const { hand } = at(table.seats, table.turn);
  switch (table.now) {
    case 'deal-fairy':
      table.open.push(take(table.fairyDeck, name));
      if (table.open.length === 5) table.now = 'deal-stone';
      break;
    case 'deal-stone':
      hand.push(take(table.deck, name));
      table.turn = (table.turn + 1) % table.seats.length;
      if (table.turn === table.first) table.now = 'turn';
      break;
    case 'gather':
      hand.push(take(table.deck, name));
      table.left += 1;
      if (table.left === 2 || table.deck.length === 0) table.now = 'discard';
      break;
    case 'draw-fairy':
      table.drawn.push(take(table.fairyDeck, name));
      table.left -= 1;
      if (table.left === 0) table.now = 'choose';
      break;
    case 'harvest-draw':
      hand.push(take(table.deck, name));
      table.now = 'harvest';
      countDown(table);
      break;
    default: // steal-draw
      hand.push(take(at(table.seats, table.victim).hand, name));
      table.now = 'steal';
      countDown(table);
  }
}

function playFairy(table: Table, fairy: string, [first = '', second = '']: readonly string[]): void {
  const { sprites } = at(table.seats, table.turn);
  const number = Number(first.slice(1));
  switch (fairy) {
    case 'extra-sprite':
      sprites.push({ bag: [], big: false, safe: false });
      break;
    case 'bigger-bag':
      at(sprites, number).big = true;
      break;
    case 'immunity':
      at(sprites, number).safe = true;
      break;
    case 'leaky-bag': {
      const { bag } = at(at(table.seats, number).sprites, Number(second.slice(1)));
      table.used.push(fairy);
      for (let lost = 0; lost < 3 && bag.length > 0; lost++) table.gone.push(last(bag));
      break;
    }
    case 'collective-harvest':
      table.used.push(fairy);
      table.left = 4;
      table.now = 'harvest';
      return;
    default: // steal
      table.used.push(fairy);
      table.victim = number;
      table.left = 2;
      table.now = 'steal';
      return;
  }
  finish(table);
}

function obtain(table: Table, fairy: string): void {
  at(table.seats, table.turn).kept.push(fairy);
  table.obtained = fairy;
  table.now = 'obtained';
}

/** One stone of a harvest or a theft has been taken. */
function countDown(table: Table): void {
  table.left -= 1;
  const victim = table.seats[table.victim];
  const isStripped = victim?.hand.length === 0 && victim.sprites.every(({ bag, safe }) => safe || bag.length === 0);
  if (table.left === 0 || (table.now === 'steal' && isStripped)) finish(table);
}

function finish(table: Table): void {
  if (at(table.seats, table.turn).hand.length > 3) table.now = 'overflow';
  else if (table.deck.length === 0) table.now = 'over';
  else {
    table.turn = (table.turn + 1) % table.seats.length;
    table.now = 'turn';
  }
}

function take(names: string[], name: string): string {
  const [taken] = names.splice(names.indexOf(name), 1);
  if (taken !== name) throw new Error(`no ${name} here`);
  return name;
}

function last(bag: string[]): string {
  const top = bag.pop();
  if (top === undefined) throw new Error('an empty bag');
  return top;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}
