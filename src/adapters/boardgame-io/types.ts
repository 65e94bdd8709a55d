import type { BaseOptions, GameTypes } from '../../core/game.ts';
import type { Happening } from '../../core/history.ts';
import type { FeedEntry, Observation } from '../../core/observation.ts';
import type { GameRecord } from '../../core/record.ts';

/** The `G` that a client gets: what its seat, or a spectator, may know. The actor is `'chance'` if `begin` is due. */
export interface ClientG<T extends GameTypes = GameTypes> extends Observation<T> {
  /**
   * What this viewer was told of the last action and the chance moves after it; if nothing, the previous entries stay.
   * Each entry has its index in the viewer's feed, so clients know what is new. After an undo, indices are used again.
   */
  readonly events: readonly FeedEntry<T>[];
}

/**
 * The `G` that the server stores: a spectator's `G` and the whole state, which no client gets. It extends `ClientG`
 * because boardgame.io has one type for both.
 */
export interface ServerG<T extends GameTypes = GameTypes> extends ClientG<T> {
  /** The options and every move so far, chance moves included, in notation: input for `replay`. */
  readonly record: GameRecord;
  readonly state: T['state'];
  /** All events of the last action, hidden ones included. */
  readonly happened: readonly Happening<T>[];
  /** The `events` of each viewer: by seat, spectators last. */
  readonly told: readonly (readonly FeedEntry<T>[])[];
  /** Whether the last action may be undone: it revealed nothing hidden, and a player decides right after it. */
  readonly undoable: boolean;
}

/** The game's options for one match. `players`, if given, must be boardgame.io's number of players. */
export type SetupData<Options extends BaseOptions> = Partial<Options>;

export interface BoardgameIoSettings<Options extends BaseOptions> {
  /** Options of every match; the `setupData` of a match takes precedence over them. */
  readonly options?: Partial<Omit<Options, 'players'>>;
  /**
   * Seed of boardgame.io's random numbers. With a seed, these numbers decide all chance moves, so matches can be
   * repeated. Not for real games: boardgame.io sends the seed to every client, which can compute all hidden cards.
   * Without a seed, chance moves use the system's random numbers.
   */
  readonly seed?: string | number;
}

/** The part of boardgame.io's `Ctx` that this adapter reads. */
export interface Ctx {
  readonly numPlayers: number;
  readonly playOrder: readonly string[];
  readonly playOrderPos: number;
  readonly currentPlayer: string;
  readonly activePlayers: object | null;
  readonly gameover?: unknown;
}

/** The argument that boardgame.io passes to moves and hooks. */
export interface Context<Kept> {
  readonly G: Kept;
  readonly ctx: Ctx;
  readonly random: { readonly Die: (spots: number) => number };
}

/** A move of boardgame.io that runs only on the server. */
export interface ServerMove<Kept> {
  readonly move: (
    context: Context<Kept> & { readonly playerID: string },
    ...args: readonly unknown[]
  ) => Kept | 'INVALID_MOVE';
  readonly client: false;
  /** Whether the log hides the arguments from other players. */
  readonly redact: boolean;
  readonly undoable: (context: { readonly G: Kept }) => boolean;
}

/** The part of boardgame.io's `State` that this adapter reads. */
export interface Entry<Kept> {
  readonly G: Kept;
  readonly deltalog?: { readonly action: { readonly type: string } }[];
}

/** A plugin of boardgame.io that sees every state before it is stored. */
export interface Plugin<Kept> {
  readonly name: string;
  setup(): object;
  dangerouslyFlushRawState<State extends Entry<Kept>>(context: { readonly state: State }): State;
  isInvalid(context: Pick<Context<Kept>, 'G' | 'ctx'>): false | string;
}

/**
 * The parts of boardgame.io 0.50's `Game` that this adapter uses. They are declared here because boardgame.io's own
 * declarations do not compile without `skipLibCheck`.
 */
export interface BoardgameIoGame<Kept, SetupData, Move> {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly seed?: string | number;
  readonly validateSetupData: (setupData: SetupData | undefined, numPlayers: number) => string | undefined;
  readonly setup: (context: { readonly ctx: Pick<Ctx, 'numPlayers'> }, setupData?: SetupData) => Kept;
  readonly moves: { readonly begin: ServerMove<Kept>; readonly play: ServerMove<Kept> };
  readonly turn: {
    readonly order: {
      readonly first: (context: Context<Kept>) => number;
      readonly next: (context: Context<Kept>) => number;
    };
    readonly endIf: (context: Context<Kept>) => boolean;
  };
  readonly endIf: (context: Context<Kept>) => unknown;
  readonly events: Readonly<
    Record<
      'endGame' | 'endPhase' | 'endTurn' | 'setPhase' | 'endStage' | 'setStage' | 'pass' | 'setActivePlayers',
      false
    >
  >;
  readonly plugins: Plugin<Kept>[];
  readonly playerView: (context: Pick<Context<Kept>, 'G' | 'ctx'> & { readonly playerID: string | null }) => Kept;
  readonly ai: {
    readonly enumerate: (G: Kept, ctx: Ctx, playerID: string) => { readonly move: string; readonly args?: Move[] }[];
  };
}
