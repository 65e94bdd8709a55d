import { createRequire } from 'node:module';
import type { Ctx } from 'boardgame.io';
import type { ClientG, ServerG } from '../../src/adapters/boardgame-io/index.ts';
import type { Game, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { FeedEntry } from '../../src/core/observation.ts';

export type Seen = ClientG;
export type Whole = ServerG;

interface LogEntry {
  readonly action: { readonly payload: { readonly type: string; readonly args: unknown; readonly playerID?: string } };
  readonly metadata?: unknown;
}

interface ClientState {
  readonly G: Seen;
  readonly ctx: Ctx;
  readonly log: readonly LogEntry[];
  readonly isActive: boolean;
}

/** The used parts of boardgame.io's client, some of which are missing from its public types. */
interface Client {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  readonly events: object;
  readonly store: { dispatch(action: object): void };
  readonly transport: {
    readonly master: { readonly storageAPI: { fetch(id: string, what: object): { state: { G: Whole } } } };
  };
  start(): void;
  stop(): void;
  undo(): void;
  redo(): void;
  updatePlayerID(playerID: string): void;
  getState(): ClientState | null;
  getInitialState(): { readonly G: unknown };
}

interface ClientOptions {
  readonly game: object;
  readonly numPlayers?: number;
  readonly playerID?: string;
  readonly matchID?: string;
  readonly credentials?: string;
  readonly multiplayer?: unknown;
  readonly debug: false;
}

// Node cannot import its subpaths as ES modules.
const require = createRequire(import.meta.url);
const client: { Client(options: ClientOptions): Client } = require('boardgame.io/client');
const multiplayer: {
  Local(options?: { readonly bots?: object }): (given: object) => unknown;
} = require('boardgame.io/multiplayer');

export function clientOf(options: ClientOptions): Client {
  const joined = client.Client(options);
  joined.start();
  return joined;
}

const ai: { readonly RandomBot: object } = require('boardgame.io/ai');
/** boardgame.io's own bot, which plays any enumerated move. */
export const randomBot: object = ai.RandomBot;

/** The transport to boardgame.io's server in this process. */
export const local: typeof multiplayer.Local = multiplayer.Local;

/** A match at boardgame.io's own table, with a client for each seat and one for a spectator. */
export class Hosted {
  readonly seats: readonly Client[];
  readonly spectator: Client;
  readonly hosted: object;
  readonly #players: number;

  constructor(hosted: object, players: number) {
    this.#players = players;
    this.hosted = hosted;
    this.seats = Array.from({ length: players }, (_, seat) => this.join(String(seat)));
    this.spectator = this.join();
  }

  join(playerID?: string): Client {
    return clientOf({
      game: this.hosted,
      numPlayers: this.#players,
      ...(playerID !== undefined && { playerID }),
      multiplayer: local(),
      debug: false,
    });
  }

  /** The state that boardgame.io stores. */
  get whole(): Whole {
    return this.spectator.transport.master.storageAPI.fetch('default', { state: true }).state.G;
  }

  clientOf(viewer: Viewer): Client {
    const found = viewer === 'table' ? this.spectator : this.seats[viewer];
    if (found === undefined) throw new Error(`there is no seat ${viewer}`);
    return found;
  }

  state(viewer: Viewer): ClientState {
    const state = this.clientOf(viewer).getState();
    if (state === null) throw new Error('boardgame.io has not let the client in');
    return state;
  }

  /** Seats, then the spectator. */
  get viewers(): Viewer[] {
    return [...this.seats.keys(), 'table'];
  }

  /** Player 0 starts the game. */
  begin(): void {
    this.clientOf(0).moves['begin']?.();
  }

  play(viewer: Viewer, move: unknown): void {
    this.clientOf(viewer).moves['play']?.(move);
  }

  stop(): void {
    for (const viewer of this.viewers) this.clientOf(viewer).stop();
  }
}

/** Our own match, which follows the record in boardgame.io. */
export class Followed {
  readonly match: Match;
  readonly #game: Game;
  /** The first ply of each action, and by viewer the plies of its events. */
  #actions: number[] = [];
  readonly #plies = new Map<Viewer, number[]>();

  constructor(game: Game, options: object) {
    this.#game = game;
    this.match = new Match(game, { options });
  }

  /** The viewer's events of the last action that had any. */
  lastTold(viewer: Viewer): readonly FeedEntry[] {
    const plies = this.#plies.get(viewer) ?? [];
    const start = this.#actions.filter((action) => action <= (plies.at(-1) ?? 0)).at(-1) ?? 0;
    const first = plies.findIndex((ply) => ply >= start);
    return first < 0 ? [] : this.match.feed(viewer, first);
  }

  /** Whether our match has undone a move. */
  undone(): void {
    const { plies } = this.match;
    this.#actions = this.#actions.filter((action) => action < plies);
    for (const [viewer, told] of this.#plies)
      this.#plies.set(
        viewer,
        told.filter((ply) => ply < plies),
      );
  }

  /** Plays the moves that the record has beyond ours, as the given seat or as chance. */
  follow({ record }: Whole): void {
    const { match } = this;
    const from = match.plies;
    for (const notation of record.moves.slice(from)) {
      const move = this.#game.parse(String(notation));
      if (move === undefined) throw new Error(`${notation} is no notation`);
      if (typeof match.actor === 'number') match.play(match.actor, move);
      else match.chance(move);
    }
    if (match.plies === from) return;
    this.#actions.push(from);
    for (const viewer of [...Array(match.state.players).keys(), 'table'] as const) {
      const told = match.happened(from).filter(({ event }) => this.#game.redact(event, viewer) !== undefined);
      this.#plies.set(viewer, [...(this.#plies.get(viewer) ?? []), ...told.map(({ ply }) => ply)]);
    }
  }
}
