import { townCardIds } from '../../realm/data.ts';
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
} from '../../realm/tokens.ts';
import { counterKinds, listedCards, travelCardKinds } from '../../realm/transport.ts';
import type { Move } from './moves.ts';

/**
 * The notation of a move: `first:2` · `town:beata` · `dragon` (draw it) · `+dragon` (take it) · `+?` (take blind) ·
 * `dragon@road` (place) · `(dragon)@road` (turn up and place) · `obstacle@road` · `pass` · `>road` (travel) ·
 * `>>road:dragon+raft+raft` (caravan) · `end` · `-dragon` (discard) · `keep:dragon` · `keep:(dragon)`
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'first-seat':
      return `first:${move.seat}`;
    case 'town-card':
      return `town:${move.town}`;
    case 'draw':
      return move.kind;
    case 'take':
      return `+${move.tile}`;
    case 'take-blind':
      return '+?';
    case 'place':
      return `${tile(move.tile, move.hidden)}@${move.road}`;
    case 'obstacle':
      return `obstacle@${move.road}`;
    case 'pass':
    case 'end':
      return move.type;
    case 'travel':
      return `>${move.road}`;
    case 'caravan':
      return `>>${move.road}:${move.cards.join('+')}`;
    case 'discard':
      return `-${move.card}`;
    case 'keep':
      return `keep:${keptTiles(move.open, move.hidden)}`;
  }
}

/** By prefix of a notation: the function that reads the rest. */
const readers: Readonly<Record<string, (rest: string) => Move | undefined>> = {
  'first:': (rest) => read(seatNamed(rest), (seat) => ({ type: 'first-seat', seat })),
  'town:': (rest) => read(word(rest, townCardIds), (town) => ({ type: 'town-card', town })),
  'keep:': (rest) => read(keptNamed(rest, counterKinds, 1), (kept) => ({ type: 'keep', ...kept })),
  'obstacle@': (rest) => read(roadNamed(rest), (road) => ({ type: 'obstacle', road })),
  '>>': (rest) => read(caravanNamed(rest, listedCards), (caravan) => ({ type: 'caravan', ...caravan })),
  '>': (rest) => read(roadNamed(rest), (road) => ({ type: 'travel', road })),
  '+': (rest) => read(word(rest, counterKinds), (kind) => ({ type: 'take', tile: kind })),
  '-': (rest) => read(word(rest, travelCardKinds), (card) => ({ type: 'discard', card })),
};

/** The inverse of {@link print}; `undefined` if the text is not the notation of a move. */
export function parse(text: string): Move | undefined {
  if (text === 'pass' || text === 'end') return { type: text };
  if (text === '+?') return { type: 'take-blind' };
  const [sign = '', reader] = Object.entries(readers).find(([start]) => text.startsWith(start)) ?? [];
  if (reader !== undefined) return reader(text.slice(sign.length));
  return (
    read(word(text, travelCardKinds), (kind) => ({ type: 'draw', kind })) ??
    read(placedNamed(text, counterKinds), ({ kind, hidden, road }) => ({ type: 'place', tile: kind, road, ...hidden }))
  );
}
