import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Layout, Motion, Piece, Place } from '../../src/core/board.ts';
import { motionsBetween, moved, pieceKey } from '../../src/front/pieces.ts';

const place = (id: string): Place => ({ kind: 'square', id });
const orc = (id: string): Piece => ({ kind: 'orc', owner: null, face: null, at: place(id) });
const card = (face: string | null, id: string): Piece => ({ kind: 'card', owner: null, face, at: place(id) });

/** The squares of one row, a step apart; `z` has no position. */
const ROW = ['a', 'b', 'c', 'd', 'e', 'f'];
const layout: Layout = {
  width: ROW.length,
  height: 1,
  spots: ROW.map((id, x) => ({ ...place(id), x, y: 0.5, width: 1, height: 1 })),
};

const pieces: fc.Arbitrary<Piece[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('card', 'orc'),
    owner: fc.constantFrom(null, 0, 1),
    face: fc.constantFrom(null, 'dragon', 'raft'),
    at: fc.constantFrom(...ROW, 'z').map(place),
  }),
  { maxLength: 12 },
);

/** Checks a property of the motions between any two lists of pieces. */
function always(check: (motions: readonly Motion[], before: readonly Piece[], after: readonly Piece[]) => void): void {
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      check(motionsBetween(before, after, layout), before, after);
    }),
    { numRuns: 500 },
  );
}

const keys = (all: readonly Piece[]): string[] => all.map(pieceKey).sort();
const departures = (motions: readonly Motion[]): Piece[] =>
  motions.flatMap(({ piece, from }) => (from === null ? [] : [{ ...piece, at: from }]));
const arrivals = (motions: readonly Motion[]): Piece[] =>
  motions.flatMap(({ piece, to, becomes }) => (to === null ? [] : [{ ...piece, ...becomes, at: to }]));
const far = (from: Place, to: Place): number =>
  from.id === 'z' || to.id === 'z' ? Number.MAX_VALUE : Math.abs(ROW.indexOf(from.id) - ROW.indexOf(to.id));

describe('moving pieces', () => {
  it('removes them from their places and adds them at their destinations', () => {
    const motion = { piece: orc('a1'), from: place('a1'), to: place('c3') };
    const after = moved([orc('a1'), orc('b2'), orc('a1')], [motion]);
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining([orc('a1'), orc('b2'), orc('c3')]));
  });

  it('fails if the piece is not there', () => {
    const motion = { piece: orc('a1'), from: place('a1'), to: null };
    expect(() => moved([orc('b2')], [motion])).toThrow(
      'There is no piece ["orc",null,null,"square","a1"] to be moved.',
    );
    expect(() => moved([], [motion])).toThrow('There is no piece');
  });
});

describe('the motions between pieces', () => {
  it('lead from the pieces before to the pieces after', () => {
    always((motions, before, after) => expect(keys(moved(before, motions))).toEqual(keys(after)));
  });

  it('leave unchanged pieces alone, and depart and arrive exactly where something changed', () => {
    always((motions, before, after) => {
      const surplus = (some: readonly Piece[], others: readonly Piece[]): string[] => {
        const left = keys(others);
        return keys(some).filter((key) => {
          const found = left.indexOf(key);
          if (found >= 0) left.splice(found, 1);
          return found < 0;
        });
      };
      expect(keys(departures(motions))).toEqual(surplus(before, after));
      expect(keys(arrivals(motions))).toEqual(surplus(after, before));
    });
  });

  it('never turn a piece over while its face moves elsewhere, and never change one face into another', () => {
    const isShownElsewhere = (piece: Piece, others: readonly Piece[]): boolean =>
      others.some(({ kind, owner, face }) => kind === piece.kind && owner === piece.owner && face === piece.face);
    always((motions) => {
      const changed = motions.filter(({ from, to, becomes }) => from === null || to === null || becomes !== undefined);
      const [lost, gained] = [departures(changed), arrivals(changed)];
      expect(lost.filter((piece) => isShownElsewhere(piece, gained))).toEqual([]);
      const faces = motions.map(({ piece, becomes }) => [piece.face, becomes?.face]);
      expect(faces.filter(([before, then]) => typeof before === 'string' && typeof then === 'string')).toEqual([]);
    });
  });

  it('let no piece vanish while a matching one appears', () => {
    always((motions) => {
      const gone = motions.filter(({ to }) => to === null).map(({ piece }) => piece);
      const come = motions.filter(({ from }) => from === null).map(({ piece }) => piece);
      const both = gone.filter(({ kind, owner, face }) =>
        come.some((other) => kind === other.kind && owner === other.owner && (face === null || other.face === null)),
      );
      expect(both).toEqual([]);
    });
  });

  it('take the shortest distances', () => {
    always((motions) => {
      const ways = motions.flatMap(({ piece, from, to, becomes }) =>
        from === null || to === null
          ? []
          : [{ of: JSON.stringify([piece.kind, piece.owner, piece.face, becomes]), from, to, far: far(from, to) }],
      );
      for (const one of ways) {
        for (const other of ways.filter(({ of }) => of === one.of)) {
          expect(far(one.from, other.to)).toBeGreaterThanOrEqual(Math.min(one.far, other.far));
        }
      }
    });
  });

  it('turn a card over where it lies when its face becomes known', () => {
    expect(
      motionsBetween([card(null, 'a'), card('raft', 'b')], [card('raft', 'a'), card('raft', 'b')], layout),
    ).toEqual([{ piece: card(null, 'a'), from: place('a'), to: place('a'), becomes: { face: 'raft' } }]);
  });
});
