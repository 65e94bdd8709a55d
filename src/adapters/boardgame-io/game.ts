import { frozenCopy } from '../../core/deep-freeze.ts';
import { OptionsError } from '../../core/errors.ts';
import type { Game, GameTypes, Viewer } from '../../core/game.ts';
import type { Happening } from '../../core/history.ts';
import type { Kit } from '../../core/kit.ts';
import { checkMembers } from '../../core/match-setup.ts';
import { toldTo } from '../../core/observation.ts';
import { copiedMove, fromNotation, recordOf } from '../../core/record.ts';
import { type Rng, systemRandom } from '../../core/rng.ts';
import { shown } from '../../core/wording.ts';
import type { BoardgameIoGame, BoardgameIoSettings, ClientG, Context, Ctx, ServerG, SetupData } from './types.ts';

const INVALID_MOVE = 'INVALID_MOVE';

/**
 * The game as a `Game` of boardgame.io, with the moves `begin` and `play`. `begin()`, called by player 0, makes the
 * chance moves before the first decision (deal, roll for the start). `play(move)` makes one move of the game, given as
 * an object or in notation; `play(move, move, …)` makes several moves as one action. `play` also makes the chance moves
 * that follow. `ctx.currentPlayer` decides and is the only active player; `ctx.gameover` is the outcome.
 *
 * Moves run only on the server, and each client gets a {@link ClientG}. In the log, only the player who made a move
 * sees its arguments; the `metadata` of an entry are the events that everybody may know.
 * @throws OptionsError if the rules refuse `options` for every number of players, TypeError for an unknown setting.
 */
export function boardgameIo<T extends GameTypes>(
  kit: Kit<T>,
  settings: BoardgameIoSettings<T['options']> = {},
): BoardgameIoGame<ClientG<T>, SetupData<T['options']>, T['move']> {
  checkMembers('The settings of a game for boardgame.io', settings, ['options', 'seed']);
  const { options, seed } = settings;
  const { game } = kit;
  type Move = T['move'];
  type Whole = ServerG<T>;
  type Seen = ClientG<T>;
  if (options !== undefined) checkOptions(game, options);

  function optionsOf(setupData: SetupData<T['options']> | undefined, players: number): object {
    return { ...options, ...setupData, players };
  }

  /** The `G` that the server stores: the whole state, and what a spectator may know. */
  function kept(truth: Omit<Whole, keyof Seen>): Whole {
    return { ...seenBy(truth, 'table'), ...truth };
  }

  /** `G` after these moves and the chance moves that follow. */
  function after(before: Whole, plan: readonly Move[], rng: Rng): Whole {
    const moves = [...before.record.moves];
    const happened: Happening<T>[] = [];
    let { state } = before;
    let undoable = true;
    const make = (next: Move): void => {
      const ply = moves.length;
      undoable &&= typeof game.actor(state) === 'number' && !game.reveals(state, next);
      state = game.apply(state, next, (event, clause) => happened.push({ ply, event: frozenCopy(event), clause }));
      moves.push(game.print(next));
    };
    for (const move of plan) make(move);
    while (game.actor(state) === 'chance') make(game.sample(state, rng));
    undoable &&= typeof game.actor(state) === 'number';
    const told = before.told.map((last, place, { length }) => {
      const viewer = place === length - 1 ? 'table' : place;
      const news = toldTo(game, viewer, happened, (last.at(-1)?.index ?? -1) + 1);
      return news.length > 0 ? news : last;
    });
    return kept({ record: { ...before.record, moves }, state, happened, told, undoable });
  }

  function seenBy({ state, told }: Pick<Whole, 'state' | 'told'>, viewer: Viewer): Seen {
    const actor = game.actor(state);
    const moves = viewer === actor ? game.legalMoves(state) : [];
    const events = told[viewer === 'table' ? told.length - 1 : viewer] ?? [];
    return { viewer, view: game.view(state, viewer), actor, moves, events };
  }

  /** The deciding player's index in `ctx.playOrder`. 0 after the end and before `begin`, which player 0 makes. */
  function position(G: Seen): number {
    const actor = game.actor(whole(G).state);
    return typeof actor === 'number' ? actor : 0;
  }

  function rngOf(random: Context<Seen>['random']): Rng {
    return seed === undefined ? systemRandom() : { int: (below) => random.Die(below) - 1 };
  }

  return {
    name: game.id,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,
    ...(seed !== undefined && { seed }),

    validateSetupData(setupData, numPlayers) {
      // `setupData` comes by HTTP and may be any value.
      if (typeof (setupData ?? {}) !== 'object' || Array.isArray(setupData))
        return `setupData is an object of options, not ${shown(setupData)}.`;
      const { players = numPlayers } = setupData ?? {};
      if (players !== numPlayers)
        return `setupData.players is ${shown(players)}, but numPlayers is ${numPlayers}: leave it out.`;
      try {
        game.setup(optionsOf(setupData, numPlayers));
      } catch (error) {
        if (error instanceof OptionsError) return error.message;
        throw error;
      }
      return undefined;
    },
    // Nothing is dealt here, because boardgame.io sends this state unredacted to every client.
    setup({ ctx }, setupData) {
      const chosen = optionsOf(setupData, ctx.numPlayers);
      const told = Array.from({ length: ctx.numPlayers + 1 }, () => []);
      return kept({
        record: recordOf(game, chosen, []),
        state: game.setup(chosen),
        happened: [],
        told,
        undoable: false,
      });
    },

    moves: {
      begin: {
        move({ G, random }) {
          const before = whole(G);
          if (game.actor(before.state) !== 'chance') return INVALID_MOVE;
          return after(before, [], rngOf(random));
        },
        client: false,
        redact: false,
        undoable: () => false,
      },
      play: {
        move({ G, ctx, playerID, random }, first, ...others) {
          const before = whole(G);
          const plan: Move[] = [];
          let { state } = before;
          for (const tried of [first, ...others]) {
            const move = copiedMove(game, fromNotation(game, tried));
            if (viewerOf(ctx, playerID) !== game.actor(state)) return INVALID_MOVE;
            if (move === undefined || game.violation(state, move) !== undefined) return INVALID_MOVE;
            plan.push(move);
            if (plan.length <= others.length) state = game.apply(state, move);
          }
          return after(before, plan, rngOf(random));
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
    // `false` only hides the event from clients. If a client still sends it, `isInvalid` below rejects the result.
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
        // Does not use `log.setMetadata`, which mutates the previous state, so that `deltaState` would be wrong.
        dangerouslyFlushRawState({ state }) {
          const [entry, ...others] = state.deltalog ?? [];
          if (entry?.action.type !== 'MAKE_MOVE') return state;
          const { happened, events } = whole(state.G);
          const isTold = happened.some(({ event }) => game.redact(event, 'table') !== undefined);
          return { ...state, deltalog: [{ ...entry, metadata: isTold ? events : [] }, ...others] };
        },
        isInvalid({ G, ctx }) {
          const over = game.outcome(whole(G).state) !== undefined;
          const asPlayed =
            ctx.activePlayers === null && ctx.playOrder.length === ctx.numPlayers && ctx.playOrderPos === position(G);
          if (over || (ctx.gameover === undefined && asPlayed)) return false;
          return 'Whose turn it is, and when the game is over, is for the rules to say.';
        },
      },
    ],

    playerView: ({ G, ctx, playerID }) => (isWhole(G) ? seenBy(G, viewerOf(ctx, playerID)) : G),
    ai: {
      enumerate(G, ctx, playerID) {
        if (playerID !== ctx.currentPlayer) return [];
        const { actor, moves } = isWhole(G) ? seenBy(G, viewerOf(ctx, playerID)) : G;
        if (actor === 'chance') return [{ move: 'begin' }];
        return moves.map((move) => ({ move: 'play', args: [move] }));
      },
    },
  };
}

/** @throws OptionsError if the rules refuse the options for every number of players. */
function checkOptions<T extends GameTypes>(game: Game<T>, options: object): void {
  let refused: unknown;
  for (let players = game.seats.min; players <= game.seats.max; players++) {
    try {
      game.setup({ ...options, players });
      return;
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}

function isWhole<T extends GameTypes>(G: ClientG<T>): G is ServerG<T> {
  return 'record' in G;
}

/** The server's `G`. Clients never call this, because moves run only on the server. */
function whole<T extends GameTypes>(G: ClientG<T>): ServerG<T> {
  if (isWhole(G)) return G;
  throw new Error('broken state: the rules run where boardgame.io keeps the whole state; this is what one client sees');
}

/** The viewer with that player ID; a spectator if no player has it. boardgame.io uses several IDs for spectators. */
function viewerOf({ playOrder }: Ctx, playerID: string | null): Viewer {
  const seat = playerID === null ? -1 : playOrder.indexOf(playerID);
  return seat < 0 ? 'table' : seat;
}
