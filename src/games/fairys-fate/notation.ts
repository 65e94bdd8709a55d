import type { Move } from './moves.ts';
import { allMoves } from './moves.ts';

/**
 * The notation of a move: its type and values, separated by colons: `play:light-serpent:cave` · `travel:cave` ·
 * `draw:2` · `use:wisdom` · `look:river:0` · `pick:hill:3` · `drop:wood` · `ask:1` · `answer:leaf` ·
 * `discard:nature-leaf` · `lose:leaf` · `take` · `pass` · `end` · `first-seat:1` · `recipe:4` ·
 * `card:sprite-leaf` · `top:light`
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'first-seat':
    case 'ask':
      return `${move.type}:${move.seat}`;
    case 'recipe':
      return `${move.type}:${move.recipe}`;
    case 'card':
    case 'discard':
      return `${move.type}:${move.card}`;
    case 'top':
      return `${move.type}:${move.back}`;
    case 'play':
      return `${move.type}:${move.card}:${move.place}`;
    case 'travel':
    case 'drop':
      return `${move.type}:${move.place}`;
    case 'draw':
      return `${move.type}:${move.pile}`;
    case 'use':
      return `${move.type}:${move.fairy}`;
    case 'lose':
      return `${move.type}:${move.object}`;
    case 'look':
    case 'pick':
      return `${move.type}:${move.place}:${move.slot}`;
    case 'answer':
      return `${move.type}:${move.lacks}`;
    case 'pass':
    case 'take':
    case 'end':
      return move.type;
  }
}

const byNotation = new Map<string, Move>(allMoves.map((move) => [print(move), move]));

/** The inverse of {@link print}; `undefined` if the text is not the notation of a move. */
export function parse(text: string): Move | undefined {
  return byNotation.get(text);
}
