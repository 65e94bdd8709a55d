import { describe, expect, it } from 'vitest';
import type { Target } from '../../src/core/board.ts';
import { choose, placeKey } from '../../src/front/index.ts';
import { board, squareOf } from '../../src/games/strage/board.ts';
import { strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';

const square = (id: string): Target => ({ kind: 'square', id });
const lit = (choice: { readonly lit: readonly Target[] }): string[] => choice.lit.map(placeKey).sort();

/** Two seats, the first with some points and a half-elf on b2. */
function beginning() {
  let state = strage.setup({ players: 2, order: [0, 1] });
  for (const notation of ['6', '@b2']) {
    const move = strage.parse(notation);
    if (move === undefined) throw new Error(notation);
    state = strage.apply(state, move);
  }
  return state;
}

describe('choose', () => {
  const moves = strage.legalMoves(beginning());

  it('lights the places with which legal moves begin', () => {
    const first = choose(moves, board, []);
    expect(lit(first)).toContain('button:end');
    expect(lit(first)).toContain('square:b2');
    expect(lit(first)).not.toContain('square:c3');
    expect(first.complete).toEqual([]);
    expect(first.rest).toHaveLength(moves.length);
  });

  it('continues from one square to the next, and leaves the other choices to words', () => {
    const second = choose(moves, board, [square('b2')]);
    expect(lit(second)).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3'].map((id) => `square:${id}`));
    const third = choose(moves, board, [square('b2'), square('c3')]);
    expect(third.complete).toEqual([false, true].map((carry) => ({ type: 'move', from: 9, to: 18, carry })));
    expect(third).toMatchObject({ lit: [], rest: [] });
  });

  it('offers nothing after a target that leads to no move', () => {
    expect(choose(moves, board, [square('h8')])).toEqual({ lit: [], complete: [], rest: [] });
    expect(choose(moves, board, [square('b2'), square('b2')])).toEqual({ lit: [], complete: [], rest: [] });
    expect(choose([], board, [])).toEqual({ lit: [], complete: [], rest: [] });
  });

  it('accepts targets without a fixed order in any order', () => {
    const caravan = { type: 'caravan' };
    const any = (id: string): Target => ({ kind: 'hand', id, anyOrder: true });
    const targets = (): readonly Target[] => [{ kind: 'road', id: 'r' }, any('raft'), any('raft'), any('elk')];
    const steps = [['road:r'], ['hand:elk', 'hand:raft'], ['hand:raft'], ['hand:raft'], []];
    const touched: Target[] = [];
    for (const [at, id] of ['', 'elk', 'raft', 'raft'].entries()) {
      const choice = choose([caravan], { targets }, touched);
      expect(lit(choice)).toEqual(steps[at]);
      touched.push(at === 0 ? { kind: 'road', id: 'r' } : { kind: 'hand', id });
    }
    expect(choose([caravan], { targets }, touched).complete).toEqual([caravan]);
  });

  it('names squares', () => {
    expect(squareOf('c2')).toBe(10);
    expect(squareOf('c9')).toBeUndefined();
    expect(kit.board).toBe(board);
  });
});
