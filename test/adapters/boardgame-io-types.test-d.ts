import type { Game as HostGame } from 'boardgame.io';
import type { Client } from 'boardgame.io/client';
import type { Local } from 'boardgame.io/multiplayer';
import { expectTypeOf, it } from 'vitest';
import type { ClientG, ServerG, SetupData } from '../../src/adapters/boardgame-io/index.ts';
import { boardgameIo, feyLocal, refusalOf } from '../../src/adapters/boardgame-io/index.ts';
import type { Elfenland, Move, Options, View } from '../../src/games/elfenland/index.ts';
import { elfenland } from '../../src/games/elfenland/index.ts';

type G = ClientG<Elfenland>;

const hosted = boardgameIo({ game: elfenland });

it('the result is a Game of boardgame.io', () => {
  expectTypeOf(hosted).toExtend<HostGame<G, Record<string, unknown>, SetupData<Options>>>();
  expectTypeOf<SetupData<Options>>().toHaveProperty('rounds');
  expectTypeOf<SetupData<Options>>().toHaveProperty('players');
});

it('a client of boardgame.io has the type of its view, without a cast', () => {
  const stateOf = (create: typeof Client) => create({ game: hosted }).getState();
  type State = NonNullable<ReturnType<typeof stateOf>>;
  expectTypeOf<State['G']>().toEqualTypeOf<G>();
  expectTypeOf<State['G']['view']>().toEqualTypeOf<View>();
  expectTypeOf<State['G']['moves']>().toEqualTypeOf<readonly Move[]>();
  expectTypeOf(refusalOf<Elfenland>)
    .parameter(1)
    .toExtend<Pick<State['G'], 'viewer' | 'view' | 'actor'>>();
});

it("the server's state has that type and more", () => {
  expectTypeOf<ServerG<Elfenland>>().toExtend<G>();
  expectTypeOf<G>().not.toHaveProperty('state');
});

it('feyLocal is a multiplayer of boardgame.io', () => {
  const clientOf = (create: typeof Client, local: typeof Local) =>
    create({ game: hosted, multiplayer: feyLocal(hosted, local({})) });
  expectTypeOf(clientOf).toBeFunction();
});
