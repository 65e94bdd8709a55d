import type { Game, Seat } from '../../../src/core/game.ts';
import type { Kit } from '../../../src/core/kit.ts';
import type { Observation } from '../../../src/core/observation.ts';
import type { Rng } from '../../../src/core/rng.ts';

type State = ReturnType<Game['setup']>;
type Move = ReturnType<Game['legalMoves']>[number];
type Decide = (observation: Observation, rng: Rng) => Move;

/** What a module that plays in such a game may know beside what its seat sees. */
export interface Position {
  /** The whole truth: for a bot that cheats. */
  readonly state: State;
  /** The game of today itself. */
  readonly game: Game;
  /** The same decision as the earlier build has it, decided by a bot of that build; a move of today. */
  earlier(decide: Decide, rng: Rng): Move;
}

const positions = new WeakMap<object, Position>();

/**
 * What lies behind a view that a twofold game has handed out.
 * @throws Error for any other view.
 */
export function positionOf(view: unknown): Position {
  const found = typeof view === 'object' && view !== null ? positions.get(view) : undefined;
  if (found === undefined) throw new Error('This view is none of a twofold game.');
  return found;
}

/** The earlier build's state of a game. */
interface Shadow {
  readonly state: State;
  /** Where the two builds have parted, and how. */
  readonly parting: string | null;
}

/**
 * The kit of today's game, in which the same game of an earlier build goes along, move by move, by notation: so that a
 * bot of that build is asked in its own terms. Today's game is the referee. As soon as the builds disagree about who
 * acts, what is legal or how it came out, the game is over without an outcome, and counts for nobody.
 * @param options what the earlier build is told, so that it plays the same game.
 * @param onParting hears how they disagree.
 */
export function twofold(kit: Kit, earlier: Game, options: object, onParting: (how: string) => void): Kit {
  const { game } = kit;
  const shadows = new WeakMap<State, Shadow>();

  const follow = (state: State, shadow: State): State => {
    const parting = difference(game, state, earlier, shadow);
    if (parting !== null) onParting(parting);
    shadows.set(state, { state: shadow, parting });
    return state;
  };
  const hasParted = (state: State): boolean => (shadows.get(state)?.parting ?? null) !== null;

  return {
    ...kit,
    game: {
      ...game,
      setup: (given) => {
        const players = given?.players;
        return follow(game.setup(given), earlier.setup({ ...options, ...(players !== undefined && { players }) }));
      },
      apply: (state, move, emit) => {
        const shadow = shadows.get(state);
        const next = game.apply(state, move, emit);
        if (shadow === undefined) return next;
        const same = earlier.parse(game.print(move));
        if (same === undefined) throw new Error(`The earlier build cannot read ${game.print(move)}.`);
        return follow(next, earlier.apply(shadow.state, same));
      },
      actor: (state) => (hasParted(state) ? 'over' : game.actor(state)),
      outcome: (state) => (hasParted(state) ? undefined : game.outcome(state)),
      view: (state, viewer) => {
        const view = game.view(state, viewer);
        const shadow = shadows.get(state);
        if (shadow !== undefined && typeof view === 'object' && view !== null && typeof viewer === 'number') {
          positions.set(view, {
            state,
            game,
            earlier: (decide, rng) => decided(game, earlier, shadow.state, viewer, decide, rng),
          });
        }
        return view;
      },
    },
  };
}

/** Asks a bot of the earlier build. */
function decided(game: Game, earlier: Game, state: State, seat: Seat, decide: Decide, rng: Rng): Move {
  const moves = earlier.legalMoves(state);
  const move = decide({ viewer: seat, view: earlier.view(state, seat), actor: seat, moves }, rng);
  const same = game.parse(earlier.print(move));
  if (same === undefined) throw new Error(`Today's build cannot read ${earlier.print(move)}.`);
  return same;
}

/** How two builds disagree about one position; `null` if they do not. */
function difference(game: Game, state: State, earlier: Game, shadow: State): string | null {
  const [actor, before] = [game.actor(state), earlier.actor(shadow)];
  if (actor !== before) return `${state.phase}: ${actor} acts, ${before} before`;
  if (actor === 'over') {
    const [places, once] = [game, earlier].map((build, at) => build.outcome(at === 0 ? state : shadow)?.ranking.join());
    return places === once ? null : `places ${places}, ${once} before`;
  }
  if (actor === 'chance') return null;
  const [now, then] = [new Set(game.legalMoves(state).map(game.print)), earlier.legalMoves(shadow).map(earlier.print)];
  const lost = then.find((move) => !now.delete(move));
  if (lost !== undefined) return `${state.phase}: ${lost} no longer legal`;
  const [gained] = now;
  return gained === undefined ? null : `${state.phase}: ${gained} newly legal`;
}
