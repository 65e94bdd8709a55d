import { townCardIds } from '../elfenland/data.ts';
import type { RoadId } from '../elfenland/map.ts';
import {
  caravanNamed,
  keptNamed,
  keptTiles,
  placedNamed,
  read,
  roadNamed,
  seatNamed,
  tile,
  word,
} from '../elfenland/tokens.ts';
import type { CounterKind } from '../elfenland/transport.ts';
import { counterKinds } from '../elfenland/transport.ts';
import { handCardKinds } from './cards.ts';
import { amountField, KEPT, kindField, takeField, townField, valueField } from './data.ts';
import { listedTiles, tileKinds } from './tiles.ts';
import type { Move } from './types.ts';

/**
 * `first:2` · `value:4` a disc · `town:beata` · `dragon` draw · `+?` draw from the deck, `+dragon` of the display,
 * `+gold` the gold pile · `reveal:log` · `bid:7` · `pass` · `dragon@road` place, `(log)@road` a face-down tile ·
 * `&dragon`, `&(dragon)` second counter · `<>road` swap, `dragon<>road:unicorn` with the counters named · `>road` travel,
 * `>road:dragon` by that counter · `>>road:dragon+raft+raft` caravan · `>road*`, `>>…*` with a wizard · `^town` fly ·
 * `end:gold`, `end:cards` · `-dragon` discard · `keep:dragon+(log)`
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'first-seat':
      return `first:${move.seat}`;
    case 'gold-value':
      return `value:${move.value}`;
    case 'town-card':
      return `town:${move.town}`;
    case 'draw':
      return move.kind;
    case 'draw-deck':
      return '+?';
    case 'draw-open':
      return `+${move.card}`;
    case 'take-gold':
      return '+gold';
    case 'reveal':
      return `reveal:${move.tile}`;
    case 'bid':
      return `bid:${move.amount}`;
    case 'pass':
      return 'pass';
    case 'place':
      return `${tile(move.tile, move.hidden)}@${move.road}`;
    case 'add':
      return `&${tile(move.tile, move.hidden)}`;
    case 'swap':
      return `${move.counter ?? ''}<>${move.road}${choice(move.with)}`;
    case 'travel':
      return `>${move.road}${choice(move.by)}${star(move.wizard)}`;
    case 'caravan':
      return `>>${move.road}:${move.cards.join('+')}${star(move.wizard)}`;
    case 'fly':
      return `^${move.town}`;
    case 'end':
      return `end:${move.take}`;
    case 'discard':
      return `-${move.card}`;
    case 'keep':
      return `keep:${keptTiles(move.open, move.hidden)}`;
  }
}

function choice(counter: CounterKind | undefined): string {
  return counter === undefined ? '' : `:${counter}`;
}

function star(wizard: true | undefined): string {
  return wizard ? '*' : '';
}

/** The inverse of {@link choice}, after a road. */
function roadAndChoice(text: string): { readonly road: RoadId; readonly counter: CounterKind | undefined } | undefined {
  const [before = '', after] = text.split(':', 2);
  const road = roadNamed(before);
  const counter = after === undefined ? undefined : word(after, counterKinds);
  if (road === undefined || `${before}${choice(counter)}` !== text) return undefined;
  return { road, counter };
}

/** The inverse of {@link star}. */
function unstarred(text: string): [rest: string, wizard: { readonly wizard?: true }] {
  return text.endsWith('*') ? [text.slice(0, -1), { wizard: true }] : [text, {}];
}

function travelNamed(text: string): Move | undefined {
  const [rest, wizard] = unstarred(text);
  return read(roadAndChoice(rest), ({ road, counter }) => ({
    type: 'travel',
    road,
    ...(counter !== undefined && { by: counter }),
    ...wizard,
  }));
}

function swapNamed(text: string): Move | undefined {
  const [before = '', after = ''] = text.split('<>', 2);
  const counter = before === '' ? undefined : word(before, counterKinds);
  const other = roadAndChoice(after);
  if (other === undefined || `${counter ?? ''}<>${after}` !== text) return undefined;
  return {
    type: 'swap',
    ...(counter !== undefined && { counter }),
    road: other.road,
    ...(other.counter !== undefined && { with: other.counter }),
  };
}

function addNamed(text: string): Move | undefined {
  const [, covered] = /^\((.*)\)$/.exec(text) ?? [];
  return read(word(covered ?? text, counterKinds), (kind) => ({
    type: 'add',
    tile: kind,
    ...(covered !== undefined && { hidden: true }),
  }));
}

/** One of the numbers, as it is printed. */
function numberNamed(text: string, numbers: readonly number[]): number | undefined {
  return numbers.find((number) => String(number) === text);
}

/** By what a notation begins with: the reader of the rest. */
const readers: Readonly<Record<string, (rest: string) => Move | undefined>> = {
  'first:': (rest) => read(seatNamed(rest), (seat) => ({ type: 'first-seat', seat })),
  'value:': (rest) => read(numberNamed(rest, valueField.values), (value) => ({ type: 'gold-value', value })),
  'town:': (rest) => read(word(rest, townCardIds), (town) => ({ type: 'town-card', town })),
  'reveal:': (rest) => read(word(rest, tileKinds), (kind) => ({ type: 'reveal', tile: kind })),
  'bid:': (rest) => read(numberNamed(rest, amountField.values), (amount) => ({ type: 'bid', amount })),
  'end:': (rest) => read(word(rest, takeField.values), (take) => ({ type: 'end', take })),
  'keep:': (rest) => read(keptNamed(rest, listedTiles, KEPT), (kept) => ({ type: 'keep', ...kept })),
  '>>': (rest) => {
    const [caravan, wizard] = unstarred(rest);
    return read(caravanNamed(caravan), (paid) => ({ type: 'caravan', ...paid, ...wizard }));
  },
  '>': travelNamed,
  '+': (rest) => read(word(rest, handCardKinds), (card) => ({ type: 'draw-open', card })),
  '-': (rest) => read(word(rest, handCardKinds), (card) => ({ type: 'discard', card })),
  '^': (rest) => read(word(rest, townField.values), (town) => ({ type: 'fly', town })),
  '&': addNamed,
};

/** The inverse of {@link print}. */
export function parse(text: string): Move | undefined {
  if (text === 'pass') return { type: 'pass' };
  if (text === '+?') return { type: 'draw-deck' };
  if (text === '+gold') return { type: 'take-gold' };
  const [sign = '', reader] = Object.entries(readers).find(([start]) => text.startsWith(start)) ?? [];
  if (reader !== undefined) return reader(text.slice(sign.length));
  return (
    swapNamed(text) ??
    read(word(text, kindField.values), (kind) => ({ type: 'draw', kind })) ??
    read(placedNamed(text, tileKinds), ({ kind, hidden, road }) => ({ type: 'place', tile: kind, road, ...hidden }))
  );
}
