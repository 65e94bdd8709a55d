import { expect, it } from 'vitest';
import { boardgameIo } from '../../src/adapters/boardgame-io/index.ts';
import type { Game } from '../../src/core/game.ts';
import { gameMethods } from '../../src/core/game-methods.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { observationsOf } from '../../src/rl/index.ts';

it('lists all methods of a game', () => {
  const methods = Object.entries(kit.game).flatMap(([name, member]) => (typeof member === 'function' ? [name] : []));
  expect([...gameMethods].sort()).toEqual(methods.sort());
});

it('the methods of a game are called on it, which may be an instance of a class', () => {
  const whole: Game = kit.game;
  const game: Game = {
    ...whole,
    setup(options) {
      expect(this).toBe(game);
      return whole.setup(options);
    },
  };
  expect(boardgameIo({ game }).name).toBe('strage');
  expect(observationsOf(game, { type: 'object', properties: {} }).size).toBe(3);
});
