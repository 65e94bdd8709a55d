import type { Move } from './moves.ts';
import { squares } from './squares.ts';
import type { Square } from './types.ts';

/** By square: its name, a1 … h8. */
const names: readonly string[] = squares.map((square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`);

/** The name of a square as in chess: 0 is `a1`, 63 is `h8`. */
export function nameOf(square: Square): string {
  return names[square] ?? '?';
}

/** The square with this name, or `undefined`. The inverse of {@link nameOf}. */
export function squareOf(name: string): Square | undefined {
  const square = names.indexOf(name);
  return square < 0 ? undefined : square;
}

/**
 * The notation of a move: `4` (roll) · `@c2` (place) · `c2-c3` (move) · `c2=c3` (carry) · `c7=c8^` (carry and retire) ·
 * `xd4` (attack) · `end` · `O@d4` (place an orc) · `Od4-e5` (move an orc) · `Oxd4` (orc attack)
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'roll':
      return String(move.die);
    case 'place':
      return `@${nameOf(move.to)}`;
    case 'move':
      return `${nameOf(move.from)}${move.carry ? '=' : '-'}${nameOf(move.to)}${move.retire ? '^' : ''}`;
    case 'attack':
      return `x${nameOf(move.at)}`;
    case 'end':
      return 'end';
    case 'place-orc':
      return `O@${nameOf(move.to)}`;
    case 'move-orc':
      return `O${nameOf(move.from)}-${nameOf(move.to)}`;
    case 'orc-attack':
      return `Ox${nameOf(move.at)}`;
  }
}

const NOTATION =
  /^(?:(?<die>[1-6])|(?<end>end)|(?<sign>O?[@x])(?<at>[a-h][1-8])|(?<orc>O?)(?<from>[a-h][1-8])(?<step>[-=])(?<to>[a-h][1-8])(?<retire>\^?))$/;

/** The inverse of {@link print}; `undefined` if the text is not the notation of a move. */
export function parse(text: string): Move | undefined {
  const { die, end, sign, at, orc, from, step, to, retire } = NOTATION.exec(text)?.groups ?? {};
  if (die !== undefined) return { type: 'roll', die: Number(die) };
  if (end !== undefined) return { type: 'end' };
  if (at !== undefined) {
    const square = names.indexOf(at);
    if (sign === '@') return { type: 'place', to: square };
    if (sign === 'x') return { type: 'attack', at: square };
    if (sign === 'O@') return { type: 'place-orc', to: square };
    return { type: 'orc-attack', at: square };
  }
  if (from === undefined || to === undefined) return undefined;
  const squaresOf = { from: names.indexOf(from), to: names.indexOf(to) };
  if (orc === 'O') return step === '-' && retire === '' ? { type: 'move-orc', ...squaresOf } : undefined;
  return { type: 'move', ...squaresOf, carry: step === '=', ...(retire === '^' && { retire: true }) };
}
