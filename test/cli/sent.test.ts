import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { readAnswer, readPiece } from '../../src/cli/check/sent.ts';

describe('a piece for a worker', () => {
  it('may name modules only if the worker takes them', () => {
    const own = { cuts: [{ line: 1, text: 'a record' }], modules: ['./mine.mjs'], rules: {} };
    expect(readPiece(own, true)).toEqual(own);
    expect(() => readPiece(own, false)).toThrow(expect.objectContaining({ code: 'cli/modules-refused' }));
    expect(readPiece({ ...own, modules: [] }, false)).toEqual({ ...own, modules: [] });
  });

  it('is refused if its records are too long together', () => {
    const cuts = [1, 2, 3].map((line) => ({ line, text: ' '.repeat(12 * 2 ** 20) }));
    const params = expect.objectContaining({ at: 'cuts', expected: 'at most 33554432 characters' });
    expect(() => readPiece({ cuts, modules: [], rules: {} }, false)).toThrow(expect.objectContaining({ params }));
    expect(readPiece({ cuts: cuts.slice(1), modules: [], rules: {} }, false).cuts).toHaveLength(2);
  });
});

describe('the answer of a worker', () => {
  const piece = readPiece({ cuts: [{ line: 3 }, { line: 9 }], modules: [], rules: { strage: 1 } }, false);
  const legal = (line: number, game: string): object => {
    return { line, game, players: '2', verdict: { kind: 'legal', game, moves: 1, outcome: null } };
  };
  const unknown = { line: 9, game: 'chess', players: '2', verdict: { kind: 'unknown-game', game: 'chess' } };

  it('has a verdict for each record, also if it does not know the game', () => {
    const answer = { judged: [legal(3, 'strage'), unknown] };
    expect(readAnswer(answer, piece)).toEqual(answer);
  });

  it.each([
    ['lacks a verdict', [legal(3, 'strage')]],
    ['has one too many', [legal(3, 'strage'), legal(9, 'strage'), unknown]],
    ['is of another line', [legal(3, 'strage'), legal(8, 'strage')]],
    ['is of a game of which the piece has no rules', [legal(3, 'strage'), legal(9, 'elfenland')]],
  ])('is refused if it %s', (_, judged) => {
    const params = { version, line: 3 };
    const refused = expect.objectContaining({ code: 'cli/bad-answer', params });
    expect(() => readAnswer({ judged }, piece)).toThrow(refused);
  });
});
