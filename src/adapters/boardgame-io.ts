import type { Game as BoardgameIoGame, Ctx, DefaultPluginAPIs, PlayerID } from 'boardgame.io';
import { OptionsError } from '../core/errors.ts';
import type { BaseOptions, BaseState, Game, Tagged, Viewer, Violation } from '../core/game.ts';
import type { FeedEntry, Observation } from '../core/match.ts';
import type { GameRecord } from '../core/record.ts';
import { recordOf } from '../core/record.ts';
import type { Rng } from '../core/rng.ts';
import { seeded } from '../core/rng.ts';

/** The `G` that boardgame.io keeps: the whole truth. No client gets it. */
export interface ServerG<State, Event> {
  /** The options and every move so far, those of chance included, in notation: what `replay` takes. */
  readonly record: GameRecord;
  readonly state: State;
  /** What the last move has brought about, with all that chance did thereupon. */
  readonly events: readonly FeedEntry<Event>[];
  /** Whether that move may be taken back: it has shown nothing hidden, and no chance followed. */
  readonly undoable: boolean;
}

/** The `G` that a client gets: what its seat, or a spectator, may know. The actor is `'chance'` until `begin`. */
export interface ClientG<View, Move, Event> extends Observation<View, Move> {
  /** What the last move has brought about, as this viewer was told of it. */
  readonly events: readonly FeedEntry<Event>[];
}

/** What a match is created with, besides its number of players: the game's other options. */
export type SetupData<Options extends BaseOptions> = Partial<Omit<Options, 'players'>>;

export interface BoardgameIoSettings<Options extends BaseOptions> {
  /** Options of every match; the `setupData` of a match goes before them. */
  readonly options?: SetupData<Options>;
  /**
   * Lets boardgame.io draw what chance does, so that matches repeat themselves. Every client can then compute all
   * hidden cards, since boardgame.io sends the seed to each of them. Without it the system's random numbers are used.
   */
  readonly seed?: string | number;
}

const INVALID_MOVE = 'INVALID_MOVE';

/**
 * The game as a `Game` of boardgame.io. It has two moves: `begin()`, by player 0, lets chance make the moves that
 * come before the first decision (deal, roll for the start); `play(move)` takes a move of the game, or its notation.
 * Whatever chance does afterwards is drawn along with the move that leads to it. The player whose decision it is is
 * `ctx.currentPlayer`, and nobody else is active; `ctx.gameover` is the game's outcome.
 *
 * Moves run on the server alone, and each client gets a {@link ClientG}. In the log the arguments of a move are shown
 * to its own player alone; the `metadata` of an entry are the events that everybody may know.
 */
export function boardgameIo<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
>(
  game: Game<Options, State, Move, View, Event>,
  { options, seed }: BoardgameIoSettings<Options> = {},
): BoardgameIoGame<ServerG<State, Event> | ClientG<View, Move, Event>, Record<string, unknown>, SetupData<Options>> {
  type Whole = ServerG<State, Event>;
  type Seen = ClientG<View, Move, Event>;

  function optionsOf(setupData: SetupData<Options> | undefined, players: number): object {
    return { ...options, ...setupData, players };
  }

  /** `G` once the move is made, and then whatever is left to chance. */
  function after(before: Whole, move: Move | undefined, rng: Rng): Whole {
    const moves = [...before.record.moves];
    const events: FeedEntry<Event>[] = [];
    let { state } = before;
    const make = (next: Move): void => {
      const ply = moves.length;
      state = game.apply(state, next, (event) => events.push({ ply, event }));
      moves.push(game.print(next));
    };
    if (move !== undefined) make(move);
    const undoable = move !== undefined && typeof game.actor(state) === 'number' && !game.reveals(before.state, move);
    while (game.actor(state) === 'chance') make(game.sample(state, rng));
    return { record: { ...before.record, moves }, state, events, undoable };
  }

  function told(events: Whole['events'], viewer: Viewer): FeedEntry<Event>[] {
    return events.flatMap(({ ply, event }) => {
      const redacted = game.redact(event, viewer);
      return redacted === undefined ? [] : [{ ply, event: redacted }];
    });
  }

  function seenBy({ state, events }: Whole, viewer: Viewer): Seen {
    const actor = game.actor(state);
    const moves = viewer === actor ? game.legalMoves(state) : [];
    return { viewer, view: game.view(state, viewer), actor, moves, events: told(events, viewer) };
  }

  /** The place in `ctx.playOrder`, which is the seating order, of whoever decides; player 0 begins. */
  function position(G: Whole | Seen): number {
    const actor = game.actor(whole(G).state);
    return typeof actor === 'number' ? actor : 0;
  }

  function rngOf({ random }: Pick<DefaultPluginAPIs, 'random'>): Rng {
    return seed === undefined ? system : { int: (below) => random.Die(below) - 1 };
  }

  return {
    name: game.id,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,
    ...(seed !== undefined && { seed }),

    validateSetupData(setupData, numPlayers) {
      try {
        game.setup(optionsOf(setupData, numPlayers));
      } catch (error) {
        if (error instanceof OptionsError) return error.message;
        throw error;
      }
      return undefined;
    },
    // Nothing is dealt here: boardgame.io sends this state to every client as it is.
    setup({ ctx }, setupData) {
      const chosen = optionsOf(setupData, ctx.numPlayers);
      return { record: recordOf(game, chosen, []), state: game.setup(chosen), events: [], undoable: false };
    },

    moves: {
      begin: {
        move({ G, ...plugins }) {
          const before = whole(G);
          if (game.actor(before.state) !== 'chance') return INVALID_MOVE;
          return after(before, undefined, rngOf(plugins));
        },
        client: false,
        undoable: false,
      },
      play: {
        move({ G, ctx, playerID, ...plugins }, tried: unknown) {
          const before = whole(G);
          const move = read(game, tried);
          if (viewerOf(ctx, playerID) !== game.actor(before.state)) return INVALID_MOVE;
          if (!isLegal<Move>(move, game.violation(before.state, move))) return INVALID_MOVE;
          return after(before, move, rngOf(plugins));
        },
        client: false,
        redact: true,
        undoable: ({ G }) => whole(G).undoable,
      },
    },
    turn: {
      order: { first: ({ G }) => position(G), next: ({ G }) => position(G) },
      endIf: ({ G, ctx }) => position(G) !== ctx.playOrderPos,
    },
    endIf: ({ G }) => game.outcome(whole(G).state),
    // A client can send every event of boardgame.io, even those that are switched off and so not offered.
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    plugins: [
      {
        name: 'feyrules',
        setup: () => ({}),
        // `log.setMetadata` would do, but it writes into the state before the move, which spoils `deltaState`.
        dangerouslyFlushRawState({ state }) {
          const [entry, ...others] = state.deltalog ?? [];
          if (entry?.action.type !== 'MAKE_MOVE') return state;
          return { ...state, deltalog: [{ ...entry, metadata: told(whole(state.G).events, 'table') }, ...others] };
        },
        isInvalid({ G, ctx }) {
          const { state } = whole(G);
          const over = game.outcome(state) !== undefined;
          const agrees = ctx.activePlayers === null && ctx.playOrder.length === ctx.numPlayers;
          if (agrees && over === (ctx.gameover !== undefined) && (over || position(G) === ctx.playOrderPos))
            return false;
          return 'Whose turn it is, and when the game is over, is for the rules to say.';
        },
      },
    ],

    playerView: ({ G, ctx, playerID }) => ('record' in G ? seenBy(G, viewerOf(ctx, playerID)) : G),
    ai: {
      enumerate(G, ctx, playerID) {
        if (playerID !== ctx.currentPlayer) return [];
        const { actor, moves } = 'record' in G ? seenBy(G, viewerOf(ctx, playerID)) : G;
        if (actor === 'chance') return [{ move: 'begin' }];
        return moves.map((move) => ({ move: 'play', args: [move] }));
      },
    },
  };
}

/**
 * Why `play(move)` would be refused, `undefined` if it would not: for a client, from what it knows.
 * The sentence comes from `game.describeViolation`.
 */
export function refusalOf<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
>(
  game: Game<Options, State, Move, View, Event>,
  { viewer, view, actor }: ClientG<View, Move, Event>,
  move: unknown,
): Violation | undefined {
  // What is refused, and why, does not depend on what the viewer does not know; so any state that it allows will do.
  const state = game.resample(view, seeded(0));
  if (viewer === actor) return game.violation(state, read(game, move));
  return { code: `${game.id}/not-your-turn`, clause: game.clause(state), params: { seat: viewer, actor } };
}

/** The truth where the rules run. A client has a view in its place, and never gets so far, since its moves do not run. */
function whole<State, View, Move, Event>(G: ServerG<State, Event> | ClientG<View, Move, Event>): ServerG<State, Event> {
  if ('record' in G) return G;
  throw new Error('The rules run where boardgame.io keeps the whole state; this is what one client sees of it.');
}

/** Whoever is no player of the match is a spectator; boardgame.io names them in several ways. */
function viewerOf({ playOrder }: Ctx, playerID: PlayerID | null): Viewer {
  const seat = playerID === null ? -1 : playOrder.indexOf(playerID);
  return seat < 0 ? 'table' : seat;
}

/** A move, or the move of a notation; what is neither stays as it is, to be refused. */
function read<Move>(game: { parse(text: string): Move | undefined }, tried: unknown): unknown {
  return typeof tried === 'string' ? (game.parse(tried) ?? tried) : tried;
}

function isLegal<Move>(_move: unknown, refused: Violation | undefined): _move is Move {
  return refused === undefined;
}

/** How many values 32 random bits have. */
const RANGE = 2 ** 32;

/** The random numbers of the system, which nobody can compute from those seen before. */
const system: Rng = {
  int(below) {
    const fair = RANGE - (RANGE % below);
    let drawn = RANGE;
    while (drawn >= fair) [drawn = RANGE] = crypto.getRandomValues(new Uint32Array(1));
    return drawn % below;
  },
};
