import type { Event, Move, Square, State } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { kit } from '../../../src/games/strage/kit.ts';
import { EMPTY, halfElf, ORC, piece, SPRITE, squares } from '../../../src/games/strage/squares.ts';
import { schemasOf } from '../../testing/kit-schemas.ts';
import { refusalOf } from '../refusal.ts';
import { wellFormed } from '../well-formed.ts';
import { spec as strageSpec } from './spec.ts';

const schemas = await schemasOf(kit);

/** The letter of each piece by its code, without a sprite. */
const LETTERS = '.rgbyx';

/**
 * A position in the middle of Red's actions, with three clans and five points unless told otherwise.
 *
 * The diagram has a line a rank, the eighth first, and a letter a square: `r g b y` half-elves, `R G B Y` escorting
 * a sprite, `s` a lone sprite, `x` an orc, `.` nothing. Ranks left out at the bottom are empty. Everybody not on
 * the board is off it; sprites not on the board have been killed, unless they have been saved.
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

/** The board as a diagram of {@link position}, to be compared with the {@link lines} of one. */
export function diagram(state: State): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => squares.slice(rank * 8, rank * 8 + 8));
  return ranks.map((rank) => rank.map((square) => letterOf(state.board[square] ?? EMPTY)).join('')).join('\n');
}

/** A diagram without its indentation. */
export function lines(text: string): string {
  return text.trim().split(/\s+/).join('\n');
}

/** What stands on a square, as its letter in a diagram. */
export function on(state: State, name: string): string {
  return letterOf(state.board[squareOf(name)] ?? EMPTY);
}

/** The square of a name. */
export function squareOf(name: string): Square {
  return 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
}

/** The move of a notation. */
function move(notation: string): Move {
  const parsed = strage.parse(notation);
  if (parsed === undefined) throw new Error(`no notation: ${notation}`);
  return parsed;
}

/** The state after these moves, given in notation. */
export function play(state: State, notations: string, emit?: (event: Event) => void): State {
  const seen = wellFormed(strage, schemas, state, emit);
  return notations.split(' ').reduce((reached, notation) => strage.apply(reached, move(notation), seen), state);
}

/** What happens during these moves. */
export function eventsOf(state: State, notations: string): Event[] {
  const events: Event[] = [];
  play(state, notations, (event) => events.push(event));
  return events;
}

/** The refusal of a move, as `code clause`; `legal` if there is none. */
export function refused(state: State, notation: string): string {
  return refusalOf(strage, state, move(notation));
}

/** The legal moves in notation, sorted; those that begin with a prefix if one is given. */
export function legal(state: State, prefix: string = ''): string {
  const notations = strage.legalMoves(state).map((listed) => strage.print(listed));
  return notations
    .filter((notation) => notation.startsWith(prefix))
    .sort()
    .join(' ');
}

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
