import { describe, expect, it } from 'vitest';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { choose, placeKey, touchOf } from '../../src/front/index.ts';
import { board } from '../../src/games/elfenwizards/board.ts';
import { elfenwizards } from '../../src/games/elfenwizards/index.ts';
import { kits } from '../../src/games/index.ts';
import { anyOf } from '../core/at-random.ts';

describe('touching a piece', () => {
  it('selects the lit place beneath it', () => {
    let found = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const match = new Match(elfenwizards, { options: { players: 3 }, seed });
      const rng = seeded(seed);
      while (match.actor !== 'over' && match.plies < 1_500) {
        if (match.actor === 'chance') {
          match.chance();
          continue;
        }
        const { moves, view } = match.observe(match.actor);
        const { lit } = choose(moves, board, []);
        const spaces = new Set(lit.filter(({ kind }) => kind === 'space').map(placeKey));
        for (const piece of board.pieces(view)) {
          if (!spaces.has(placeKey(piece.at))) continue;
          found += 1;
          // On its own it would select the wizard, which no move names now.
          expect(board.touch(piece, match.actor)).toMatchObject({ kind: 'wizard' });
          expect(touchOf(board, piece, match.actor, lit)).toEqual(piece.at);
        }
        match.play(match.actor, anyOf(moves, rng));
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('selects the piece if that is lit, and its default target if neither is', () => {
    const at = { kind: 'space', id: 'wizard-1' };
    const wizard = { kind: 'wizard', owner: 0, face: '2', at } as const;
    const itself = { kind: 'wizard', id: 'R2' };
    expect(touchOf(board, wizard, 0, [at, itself])).toEqual(itself);
    expect(touchOf(board, wizard, 0, [])).toEqual(itself);
    expect(touchOf(board, { ...wizard, owner: null }, 0, [])).toBeUndefined();
  });
});

describe('a layout', () => {
  it.each(kits.map((kit) => ({ id: kit.game.id, kit })))('of $id refuses impossible numbers', ({ kit }) => {
    const { board, game } = kit;
    const { min, max } = game.seats;
    for (let players = min; players <= max; players++) expect(board?.layout(players).spots.length).toBeGreaterThan(0);
    for (const players of [min - 1, max + 1, 0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => board?.layout(players)).toThrow(RangeError);
    expect(() => board?.layout(9)).toThrow(/^There is no table for 9 players, only for [23], .*\([A-Z]{2}-1\.\d\)\.$/);
  });
});
