import { createRequire } from 'node:module';
import type { Move, State } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';

interface Context {
  readonly G: State;
}

interface Reduced extends Context {
  readonly ctx: { readonly turn: number };
}

interface Internals {
  CreateGameReducer(setup: { game: object }): (state: Reduced, action: object) => Reduced;
  InitializeGame(setup: { game: object; numPlayers: number }): Reduced;
}

// Node cannot import its ES modules.
const { CreateGameReducer, InitializeGame }: Internals = createRequire(import.meta.url)(
  'boardgame.io/dist/cjs/internal.js',
);

/** A game of La Strage degli Innocenti in boardgame.io. */
export interface Hosted {
  readonly state: State;
  play(move: Move): void;
}

/**
 * The same rules as moves of boardgame.io 0.50.2, in the fastest way that it allows: in place on its draft, only with
 * its reducer, without a client, undo or log, and with chance drawn outside.
 */
export function hosted(rules: typeof strage = strage): Hosted {
  const game = {
    name: 'strage',
    setup: () => rules.setup({ players: 3, order: [0, 1, 2] }),
    turn: { activePlayers: { all: null } },
    moves: {
      play: {
        move: ({ G }: { G: ReturnType<typeof rules.clone> }, move: Move) => rules.advance(G, move),
        noLimit: true,
      },
    },
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 3 });
  return {
    get state() {
      return state.G;
    },
    play(move) {
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: '0' } });
    },
  };
}
