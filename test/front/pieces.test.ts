import { describe, expect, it } from 'vitest';
import type { Piece, Place } from '../../src/core/board.ts';
import { moved } from '../../src/front/pieces.ts';

const place = (id: string): Place => ({ kind: 'square', id });
const orc = (id: string): Piece => ({ kind: 'orc', owner: null, face: null, at: place(id) });

describe('pieces that move', () => {
  it('leave where they lay, and lie where they went', () => {
    const motion = { piece: orc('a1'), from: place('a1'), to: place('c3') };
    const after = moved([orc('a1'), orc('b2'), orc('a1')], [motion]);
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining([orc('a1'), orc('b2'), orc('c3')]));
  });

  it('cannot leave where they do not lie', () => {
    const motion = { piece: orc('a1'), from: place('a1'), to: null };
    expect(() => moved([orc('b2')], [motion])).toThrow(
      'There is no piece ["orc",null,null,"square","a1"] to be moved.',
    );
    expect(() => moved([], [motion])).toThrow('There is no piece');
  });
});
