import type { Square, State, Strage } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { kit } from '../../../src/games/strage/kit.ts';
import { EMPTY, halfElf, ORC, piece, SPRITE, squares } from '../../../src/games/strage/squares.ts';
import { type InNotation, inNotation } from '../notation.ts';
import { spec as strageSpec } from './spec.ts';

/** The letter of each piece by its code, without a sprite. */
const LETTERS = '.rgbyx';

/**
 * A position during Red's actions, by default with three clans and five points. The diagram has a line per rank, the
 * eighth first, and a letter per square: `r g b y` half-elves, `R G B Y` escorting a sprite, `s` a lone sprite, `x`
 * an orc, `.` empty. Ranks left out at the bottom are empty. All other half-elves and orcs are off the board; sprites
 * not on the board have been killed, unless they have been saved.
 */
export function position(diagram: string, change: Partial<State> = {}): State {
  const { players = 3, saved = Array.from({ length: players }, () => 0) } = change;
  const seats = saved.map((_, seat) => seat);
  const ranks = lines(diagram).split('\n');
  const board = squares.map((square) => occupantsOf(ranks[7 - (square >> 3)]?.[square & 7] ?? '.'));
  const count = (is: (square: Square) => boolean): number => squares.filter(is).length;
  const sprites = count((square) => (board[square] ?? EMPTY) >= SPRITE);
  const state: State = {
    ...strage.setup({ order: [0, 1, 2] }),
    phase: 'actions',
    players,
    order: seats,
    points: 5,
    board,
    reserve: seats.map((seat) => 6 - count((square) => piece(board, square) === halfElf(seat))),
    orcReserve: 8 - count((square) => piece(board, square) === ORC),
    saved,
    killed: 16 - sprites - saved.reduce((sum, rescued) => sum + rescued, 0),
    ...change,
  };
  const flaws = strageSpec.broken(state);
  if (flaws.length > 0) throw new Error(`no position of the game: ${flaws.join(', ')}\n${diagram}`);
  return state;
}

/** The board as a diagram of {@link position}, to compare with the {@link lines} of one. */
export function diagram(state: State): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => squares.slice(rank * 8, rank * 8 + 8));
  return ranks.map((rank) => rank.map((square) => letterOf(state.board[square] ?? EMPTY)).join('')).join('\n');
}

/** A diagram without its indentation. */
export function lines(text: string): string {
  return text.trim().split(/\s+/).join('\n');
}

/** The contents of a square, as its letter in a diagram. */
export function on(state: State, name: string): string {
  return letterOf(state.board[squareOf(name)] ?? EMPTY);
}

/** The square with this name. */
export function squareOf(name: string): Square {
  return 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
}

const inGame = await inNotation(kit);

export const play: InNotation<Strage>['play'] = inGame.play;
export const eventsOf: InNotation<Strage>['eventsOf'] = inGame.eventsOf;
export const refused: InNotation<Strage>['refused'] = inGame.refused;
export const legal = (state: State, prefix?: string): string => inGame.legal(state, prefix).join(' ');

function occupantsOf(letter: string): number {
  if (letter === 's') return SPRITE;
  const code = LETTERS.indexOf(letter.toLowerCase());
  if (code < 0) throw new Error(`no such piece: ${letter}`);
  return /[RGBY]/.test(letter) ? code + SPRITE : code;
}

function letterOf(occupants: number): string {
  if (occupants === SPRITE) return 's';
  const letter = LETTERS.charAt(occupants & 7);
  return occupants > SPRITE ? letter.toUpperCase() : letter;
}
