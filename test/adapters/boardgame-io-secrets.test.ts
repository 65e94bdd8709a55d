import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { ServerG } from '../../src/adapters/boardgame-io/index.ts';
import { boardgameIo } from '../../src/adapters/boardgame-io/index.ts';
import type { BaseState, Game, Viewer } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import { anyOf } from '../core/at-random.ts';
import { kitOf } from '../games/kit-of.ts';
import { tries } from '../testing/effort.ts';
import { HIDING } from '../testing/leaks.ts';

type G = ServerG;

interface MasterState {
  readonly G: G;
  readonly ctx: object;
  readonly _stateID: number;
}

interface Stored {
  readonly state: MasterState;
  readonly initialState: object;
  readonly metadata: object;
  readonly log: readonly object[];
}

/** A message before it is filtered, with a `playerID` if it is for one client. */
type Payload = object & { readonly playerID?: string };

interface Master {
  onUpdate(action: object, stateID: number, matchID: string, playerID: string): Promise<unknown>;
  onSync(matchID: string, playerID: string | null): Promise<unknown>;
}

type Filter = (playerID: string | null, payload: object) => unknown;

const require = createRequire(import.meta.url);
const { Master }: { Master: new (game: object, storage: object, transport: object) => Master } =
  require('boardgame.io/master');
const {
  createMatch,
  getFilterPlayerView,
  ProcessGameConfig,
}: {
  createMatch(match: object): { readonly initialState: MasterState; readonly metadata: object };
  getFilterPlayerView(game: object): Filter;
  ProcessGameConfig(game: object): object;
} = require('boardgame.io/internal');

/** boardgame.io's server with JSON storage, and the messages it sends to one client, as transmitted. */
class Server {
  readonly #game: object;
  readonly #master: Master;
  readonly #filter: Filter;
  readonly #sent: Payload[] = [];
  #stored: string;

  constructor(game: object, stored: Stored) {
    this.#game = game;
    this.#stored = JSON.stringify(stored);
    this.#filter = getFilterPlayerView(game);
    const keep = (part: Partial<Stored>): void => {
      this.#stored = JSON.stringify({ ...this.stored, ...part });
    };
    const storage = {
      type: () => 0,
      fetch: () => this.stored,
      setState: (_: string, state: MasterState, news: readonly object[] = []) =>
        keep({ state, log: [...this.stored.log, ...news] }),
      setMetadata: (_: string, metadata: object) => keep({ metadata }),
    };
    const transport = {
      send: (payload: Payload) => this.#sent.push(payload),
      sendAll: (payload: Payload) => this.#sent.push(payload),
    };
    this.#master = new Master(game, storage, transport);
  }

  static of(game: Game, players: number): Server {
    const hosted = ProcessGameConfig(boardgameIo({ game }, { seed: game.id }));
    const match = createMatch({ game: hosted, numPlayers: players, setupData: undefined, unlisted: true });
    return new Server(hosted, {
      state: match.initialState,
      initialState: match.initialState,
      metadata: match.metadata,
      log: [],
    });
  }

  get stored(): Stored {
    return JSON.parse(this.#stored);
  }

  get G(): G {
    return this.stored.state.G;
  }

  /** A second server, with a different state of the game. */
  twin(state: BaseState): Server {
    const { stored } = this;
    return new Server(this.#game, { ...stored, state: { ...stored.state, G: { ...stored.state.G, state } } });
  }

  async act(playerID: string, type: string, ...args: unknown[]): Promise<void> {
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    await this.#master.onUpdate(action, this.stored.state._stateID, 'match', playerID);
  }

  /** Everything that a client receives: while connected, and after reconnecting. */
  async wire(viewer: Viewer): Promise<string> {
    const playerID = viewer === 'table' ? null : String(viewer);
    const live = this.#sent.filter((payload) => !('playerID' in payload));
    await this.#master.onSync('match', playerID);
    const [back] = this.#sent.splice(-1);
    return JSON.stringify([...live, back ?? {}].map((payload) => this.#filter(playerID, payload)));
  }
}

/** The viewer's knowledge after the last move, by the rules alone. */
function known(game: Game, { state, happened }: G, viewer: Viewer): string {
  const told = happened.map(({ event }) => ({ event: game.redact(event, viewer) }));
  const moves = game.actor(state) === viewer ? game.legalMoves(state) : [];
  return JSON.stringify([
    game.view(state, viewer),
    game.actor(state),
    moves,
    told.filter(({ event }) => event !== undefined),
  ]);
}

/** Number of moves checked, and minimum number of them with matches that differ only in hidden information. */
const TRIED = tries(120, 30);
const PAIRS = tries(25, 5);
const PLAYERS = 3;

describe('the messages that boardgame.io sends to a client', () => {
  it.each(HIDING)('of %s do not depend on hidden information', async (id) => {
    const { game } = kitOf(id);
    const rng = seeded(17);
    const viewers: Viewer[] = [...Array(PLAYERS).keys(), 'table'];
    let alike = 0;
    let server = Server.of(game, PLAYERS);
    for (let tried = 0; tried < TRIED; tried++) {
      const { state } = server.G;
      const actor = game.actor(state);
      if (actor === 'over') server = Server.of(game, PLAYERS);
      if (actor === 'chance') await server.act('0', 'begin');
      if (typeof actor !== 'number') continue;
      const viewer = anyOf(viewers, rng);
      const other = game.resample(game.view(state, viewer), rng);
      expect(game.actor(other)).toBe(actor);
      const move = anyOf(game.legalMoves(state), rng);
      const likes = viewer === actor ? [move] : game.legalMoves(other).filter(({ type }) => type === move.type);
      if (likes.length > 0) {
        const [here, there] = [server.twin(state), server.twin(other)];
        await here.act(String(actor), 'play', move);
        await there.act(String(actor), 'play', anyOf(likes, rng));
        const differ = JSON.stringify(here.G) !== JSON.stringify(there.G);
        if (differ && known(game, here.G, viewer) === known(game, there.G, viewer)) {
          alike += 1;
          expect(await there.wire(viewer)).toBe(await here.wire(viewer));
        }
      }
      await server.act(String(actor), 'play', move);
    }
    expect(alike).toBeGreaterThan(PAIRS);
  });
});
