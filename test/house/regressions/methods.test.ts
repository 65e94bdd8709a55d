import { expect, it } from 'vitest';
import { boardgameIo } from '../../../src/adapters/boardgame-io/index.ts';
import { Match } from '../../../src/core/match.ts';
import { kit } from '../../../src/games/strage/kit.ts';
import { Environment } from '../../../src/rl/index.ts';

/** The game as an instance of a class, whose methods need their `this`. */
const game = new Proxy(
  { ...kit.game },
  {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return function (this: unknown, ...given: unknown[]): unknown {
        expect(this).toBe(receiver);
        return Reflect.apply(member, target, given);
      };
    },
  },
);

/** Two adapters took `setup` from the game and called it alone. */
it.each<[string, () => unknown]>([
  ['a match', () => new Match(game, { seed: 1 }).chance()],
  ['boardgame.io', () => boardgameIo({ game })],
  ['an environment', async () => (await new Environment({ ...kit, game }).ready()).observations.size],
])('%s calls the methods of a game on the game', async (_, act) => {
  expect(await act()).toBeTruthy();
});
