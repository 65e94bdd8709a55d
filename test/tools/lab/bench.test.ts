import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import { expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { byChessJs, byChessops } from './bench/chess.ts';
import type { Growth } from './bench/growth.ts';
import { pictureOf } from './bench/picture.ts';
import { digits, time } from './bench/units.ts';

it.each([1, 2, 3])('two libraries list the same moves of random chess (seed %i)', (seed) => {
  const rng = seeded(seed);
  const [one, other] = [new ChessJs(), Chessops.default()];
  for (let ply = 0; ply < 200; ply++) {
    const moves = one.moves();
    // A pawn that reaches the last rank has one destination and four moves.
    const ends = new Set(one.moves({ verbose: true }).map(({ from, to }) => from + to));
    expect([...other.allDests().values()].reduce((sum, dests) => sum + dests.size(), 0)).toBe(ends.size);
    const san = moves[rng.int(moves.length)];
    if (san === undefined) break;
    const move = parseSan(other, san);
    if (move === undefined) throw new Error(san);
    one.move(san);
    other.play(move);
    expect(makeFen(other.toSetup()).split(' ')[0]).toBe(one.fen().split(' ')[0]);
  }
});

it('plays the same games of chess in every measurement', () => {
  for (const play of [byChessJs, byChessops]) {
    const [one, other] = [play(seeded(7)), play(seeded(7))];
    const plies = Array.from({ length: 3 }, () => one());
    expect(Array.from({ length: 3 }, () => other())).toEqual(plies);
    for (const played of plies) expect(played).toBeGreaterThan(5);
  }
});

it('draws a standalone picture for light and dark mode', () => {
  const growth: Growth = {
    move: [
      [0, 5],
      [50, 6],
    ],
    memory: [[0, 1]],
    seats: [[2, 1.5]],
    moves: [[7, 0.3]],
  };
  const picture = pictureOf({ 'La Strage': growth, Elfenland: growth });
  expect(picture).toMatch(/^<svg[^>]*><style>.*prefers-color-scheme:dark.*<\/style>/);
  for (const text of ['La Strage', 'Elfenland', 'seats', 'legal moves']) expect(picture).toContain(text);
  expect(picture.replace(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:|href=|NaN/);
});

it('shows times and numbers with three digits', () => {
  expect([12.345, 1_234, 5_678_900, 2.5e9].map(time)).toEqual(['12.3 ns', '1.23 µs', '5.68 ms', '2.5 s']);
  expect([0.0369, 17.1, 867_432].map(digits)).toEqual(['0.0369', '17.1', '867 000']);
});
