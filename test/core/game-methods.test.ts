import { expect, it } from 'vitest';
import { gameMethods } from '../../src/core/game-methods.ts';
import { kit } from '../../src/games/strage/kit.ts';

it('lists all methods of a game', () => {
  const methods = Object.entries(kit.game).flatMap(([name, member]) => (typeof member === 'function' ? [name] : []));
  expect([...gameMethods].sort()).toEqual(methods.sort());
});
