import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { elfenland } from '../../src/games/elfenland/index.ts';
import { elfenwizards, type Face } from '../../src/games/elfenwizards/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { theChallenge } from '../../src/games/the-challenge/index.ts';
import { games } from '../../src/index.ts';
import { actionsOf } from '../../src/rl/index.ts';
import { canonical } from '../../src/testing/graph.ts';
import { hereAndThere, specs } from './specs.ts';

describe.each(specs)('the actions of $game.id', (spec) => {
  const { game } = spec;
  const actions = actionsOf(game);

  it('are the moves of its types, one type after another', () => {
    let next = 0;
    for (const { first, size } of actions.families) {
      expect(first).toBe(next);
      next += size;
    }
    expect(next).toBe(actions.size);
    expect(actions.families.map(({ type }) => type)).toEqual(Object.keys(game.moves));
  });

  it('contain every well-formed move once', () => {
    const notations = new Set<string>();
    for (let action = 0; action < actions.size; action++) {
      const move = actions.moveOf(action);
      const notation = game.print(move);
      notations.add(notation);
      if (actions.idOf(move) !== action || canonical(game.parse(notation)) !== canonical(move)) {
        throw new Error(`action ${action} is ${notation}`);
      }
    }
    expect(notations.size).toBe(actions.size);
  });

  it('include all legal moves, and the mask marks exactly these', () => {
    hereAndThere(spec, 4, (state) => {
      const moves = game.legalMoves(state);
      const ids = moves.map(actions.idOf);
      expect(ids.map((id) => game.print(actions.moveOf(id)))).toEqual(moves.map(game.print));
      expect(new Set(ids).size).toBe(moves.length);
      const mask = actions.mask(moves);
      expect(mask.length).toBe(actions.size);
      expect(ids.every((id) => mask[id] === 1)).toBe(true);
      expect(mask.reduce((sum, bit) => sum + bit, 0)).toBe(moves.length);
    });
  });

  it.each([-1, actions.size, 0.5, Number.NaN])('have no number %d', (action) => {
    expect(() => actions.moveOf(action)).toThrow(RangeError);
  });
});

/**
 * By game: the version of its rules and a digest of its moves in the order of their numbers. A difference makes
 * everything learnt with the old numbers useless, so it requires a higher version of the rules.
 */
it.each(Object.values(games))('$id keeps its action numbers within a version of the rules', async (game) => {
  const actions = actionsOf(game);
  const notations = Array.from({ length: actions.size }, (_, action) => game.print(actions.moveOf(action)));
  const digest = createHash('sha256').update(notations.join('\n')).digest('hex').slice(0, 16);
  const file = new URL(`../games/${game.id}/numbering.txt`, import.meta.url);
  await expect(`${game.rulesVersion} ${digest}\n`).toMatchFileSnapshot(fileURLToPath(file));
});

describe('action numbers', () => {
  it('enumerate the values of the fields, the last one fastest', () => {
    const { idOf, moveOf } = actionsOf(strage);
    const [carry, other] = strage.moves['move']?.['carry']?.values.map((value) => value === true) ?? [];
    if (carry === undefined || other === undefined) throw new Error('a walk carries or not');
    const first = idOf({ type: 'move', from: 0, to: 0, carry, retire: true });
    expect(idOf({ type: 'move', from: 0, to: 0, carry })).toBe(first + 1);
    expect(idOf({ type: 'move', from: 0, to: 0, carry: other, retire: true })).toBe(first + 2);
    expect(idOf({ type: 'move', from: 0, to: 1, carry, retire: true })).toBe(first + 4);
    expect(idOf({ type: 'move', from: 1, to: 0, carry, retire: true })).toBe(first + 4 * 64);
    expect(moveOf(first + 1)).toEqual({ type: 'move', from: 0, to: 0, carry });
  });

  it('do not exist for a value that is not a move', () => {
    const { idOf } = actionsOf(theChallenge);
    expect(() => idOf({ type: 'send', sprite: 8, stone: 'red' })).toThrow('A move "send" with this "sprite"');
    expect(() => idOf(JSON.parse('{"type":"draw","kind":["green"]}'))).toThrow('A move "draw" with this "kind"');
    const { idOf: idOfAny } = actionsOf(games['strage'] ?? strage);
    expect(() => idOfAny({ type: 'castle' })).toThrow('There is no move of type "castle".');
    expect(() => idOfAny({ type: 'place' })).toThrow('A move "place" with this "to"');
    for (const type of ['castle', 'place']) expect(() => idOfAny({ type })).toThrow(RangeError);
  });

  it('are computed anew for a frozen move whose list has changed', () => {
    const { idOf, moveOf } = actionsOf(elfenwizards);
    const dice: Face[] = [1];
    const roll = Object.freeze({ type: 'roll', dice } as const);
    expect(moveOf(idOf(roll))).toEqual({ type: 'roll', dice: [1] });
    dice[0] = 6;
    expect(moveOf(idOf(roll))).toEqual({ type: 'roll', dice: [6] });
  });

  it('belong to their own game, even if two games share a move', () => {
    const pass = Object.freeze({ type: 'pass' } as const);
    for (const { idOf, moveOf } of [actionsOf(elfenland), actionsOf(elfenwizards)])
      expect(moveOf(idOf(pass))).toEqual(pass);
  });
});
