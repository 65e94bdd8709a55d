import type { BaseOptions, GameTypes } from '../../core/game.ts';
import type { Happening } from '../../core/history.ts';
import type { FeedEntry, Observation } from '../../core/observation.ts';
import type { GameRecord } from '../../core/record.ts';

/** The `G` that a client gets: what its seat, or a spectator, may know. The actor is `'chance'` until `begin`. */
export interface ClientG<T extends GameTypes = GameTypes> extends Observation<T> {
  /**
   * The events of the last move that this viewer was told of, and of the chance that followed. Each entry has its index
   * in the viewer's feed, which shows whether it is new.
   */
  readonly events: readonly FeedEntry<T>[];
}

/**
 * The `G` that boardgame.io keeps: what a spectator gets, and beside it the whole truth, which no client gets.
 * boardgame.io has one type for both; so what a client has is what both have.
 */
export interface ServerG<T extends GameTypes = GameTypes> extends ClientG<T> {
  /** The options and every move so far, those of chance included, in notation: what `replay` takes. */
  readonly record: GameRecord;
  readonly state: T['state'];
  /** What the last move has brought about, hidden things included. */
  readonly happened: readonly Happening<T>[];
  /** By seat, and last for spectators: the `events` of each. */
  readonly told: readonly (readonly FeedEntry<T>[])[];
  /** Whether that move may be taken back: it has shown nothing hidden, and no chance followed. */
  readonly undoable: boolean;
}

/** What a match is created with: the game's options. `players` may be left out, and must else be boardgame.io's number. */
export type SetupData<Options extends BaseOptions> = Partial<Options>;

export interface BoardgameIoSettings<Options extends BaseOptions> {
  /** Options of every match; the `setupData` of a match takes precedence over them. */
  readonly options?: Partial<Omit<Options, 'players'>>;
  /**
   * Lets boardgame.io draw what chance does, so that matches repeat themselves. Every client can then compute all
   * hidden cards, since boardgame.io sends the seed to each of them. Without it the system's random numbers are used.
   */
  readonly seed?: string | number;
}

/** The part of boardgame.io's `Ctx` that is looked at. */
export interface Ctx {
  readonly numPlayers: number;
  readonly playOrder: readonly string[];
  readonly playOrderPos: number;
  readonly currentPlayer: string;
  readonly activePlayers: object | null;
  readonly gameover?: unknown;
}

/** What boardgame.io hands to a move or a hook. */
export interface Context<Kept> {
  readonly G: Kept;
  readonly ctx: Ctx;
  readonly random: { readonly Die: (spots: number) => number };
}

/** A move of boardgame.io that runs on the server alone. */
export interface ServerMove<Kept> {
  readonly move: (
    context: Context<Kept> & { readonly playerID: string },
    ...args: readonly unknown[]
  ) => Kept | 'INVALID_MOVE';
  readonly client: false;
  /** Its arguments are shown to its own player alone. */
  readonly redact: boolean;
  readonly undoable: (context: { readonly G: Kept }) => boolean;
}

/** The part of boardgame.io's `State` that is looked at. */
export interface Entry<Kept> {
  readonly G: Kept;
  readonly deltalog?: { readonly action: { readonly type: string } }[];
}

/** A plugin of boardgame.io that looks at every state before it is kept. */
export interface Plugin<Kept> {
  readonly name: string;
  setup(): object;
  dangerouslyFlushRawState<State extends Entry<Kept>>(context: { readonly state: State }): State;
  isInvalid(context: Pick<Context<Kept>, 'G' | 'ctx'>): false | string;
}

/**
 * A `Game` of boardgame.io 0.50, as far as its parts are used here. It is spelt out since boardgame.io's own
 * declarations do not pass the compiler without `skipLibCheck`.
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
