import { winShare } from '../bots/simulation.ts';
import { frozenCopy } from '../core/deep-freeze.ts';
import { IllegalMoveError } from '../core/errors.ts';
import type { DraftOf, Game, GameTypes, Seat } from '../core/game.ts';
import type { JsonSchema, Kit } from '../core/kit.ts';
import { checkMembers } from '../core/match-setup.ts';
import { type Rng, seeded } from '../core/rng.ts';
import { checkRange } from '../core/seats.ts';
import { type Action, type Actions, actionsOf } from './actions.ts';
import { cleared } from './cleared.ts';
import { rlFailure } from './failures.ts';
import { type Observations, observationsOf } from './observations.ts';

export interface EnvironmentSettings<Options> {
  readonly options?: Partial<Options>;
  /** The seed of all chance moves, for `seeded` of the core. Default: 0. */
  readonly seed?: number;
  /**
   * An episode is truncated after this many actions of all seats, hidden ones included, because some games have no
   * limit. Default: 10 000.
   */
  readonly maxActions?: number;
}

const MAX_ACTIONS = 10_000;

/** Layouts by schema, then by the game's range of seats and the number of players. */
const layouts = new WeakMap<JsonSchema, Map<string, Observations<unknown>>>();

/**
 * A game as a reinforcement-learning environment, in which the seats act one after the other. It starts at the first
 * decision: chance moves are made automatically, and every seat sees only what it may know.
 */
export class Environment<T extends GameTypes = GameTypes> {
  readonly actions: Actions<T['move']>;
  readonly #kit: Kit<T>;
  readonly #game: Game<T>;
  readonly #options: Partial<T['options']>;
  #observations: Observations<T['view']> | undefined;
  readonly #initial: T['state'];
  readonly #maxActions: number;
  #rng: Rng;
  #state: DraftOf<T>;
  #moves: readonly T['move'][] = [];
  #legal: readonly Action[] = [];
  #player: Seat | null = null;
  #taken = 0;

  /**
   * Starts an episode. For observations, await {@link ready} first.
   * @throws OptionsError if the rules do not allow the options, RangeError or TypeError for any other invalid setting.
   */
  constructor(kit: Kit<T>, settings: EnvironmentSettings<T['options']> = {}) {
    checkMembers('The settings of an environment', settings, ['options', 'seed', 'maxActions']);
    const { game } = kit;
    this.#kit = kit;
    this.#game = game;
    this.#options = frozenCopy(settings.options ?? {});
    this.actions = actionsOf(game);
    this.#initial = game.setup(settings.options);
    this.#maxActions = settings.maxActions ?? MAX_ACTIONS;
    checkRange('maxActions', this.#maxActions, 0);
    this.#rng = seeded(settings.seed ?? 0);
    this.#state = game.clone(this.#initial);
    this.#settle();
  }

  /**
   * Loads the schema of the views, which observations need.
   * @returns this environment.
   * @throws Error for a kit without schemas, or if a schema lacks types or bounds that a fixed vector length needs.
   */
  async ready(): Promise<this> {
    const schemas = await this.#kit.schemas?.();
    if (schemas === undefined) throw rlFailure('rl/no-schemas', { game: this.#game.id });
    this.#observations ??= sharedObservations(this.#game, schemas.view.json, this.players, this.#options);
    return this;
  }

  /**
   * The layout of the observations.
   * @throws Error before {@link ready}.
   */
  get observations(): Observations<T['view']> {
    if (this.#observations === undefined) throw rlFailure('rl/not-ready', {});
    return this.#observations;
  }

  /** The number of seats. */
  get players(): number {
    return this.#initial.players;
  }

  /** The seat to act; `null` once the episode is terminated or truncated. */
  get player(): Seat | null {
    return this.#player;
  }

  /** Whether the game is over. */
  get terminated(): boolean {
    return this.#game.actor(this.#state) === 'over';
  }

  /** Whether the episode was cut off after `maxActions`. */
  get truncated(): boolean {
    return !this.terminated && this.#taken >= this.#maxActions;
  }

  /** The legal actions of the seat to act, in no particular order, frozen; empty if no seat acts. */
  get legalActions(): readonly Action[] {
    return this.#legal;
  }

  /**
   * By action: whether it is legal.
   * @param out an array of `actions.size` numbers to overwrite and return.
   * @throws RangeError for an `out` of another length.
   */
  mask(out?: Uint8Array): Uint8Array {
    const mask = out === undefined ? new Uint8Array(this.actions.size) : cleared(out, this.actions.size);
    const legal = this.#legal;
    for (let i = 0; i < legal.length; i++) mask[legal[i] ?? 0] = 1;
    return mask;
  }

  /**
   * The observation of a seat. Default: the seat to act, or seat 0 after the end.
   * @param out an array of `observations.size` numbers to overwrite and return.
   * @throws Error before {@link ready}.
   * @throws RangeError for an unknown seat, or an `out` of another length; TypeError for a seat that is no number.
   */
  observe(seat: Seat = this.#player ?? 0, out?: Float32Array): Float32Array {
    return this.observations.observe(this.#game.view(this.#state, seat), seat, out);
  }

  /** Starts a new episode. With a seed, chance restarts from the seed. Otherwise, its sequence of draws continues. */
  reset(seed?: number): void {
    if (seed !== undefined) this.#rng = seeded(seed);
    this.#state = this.#game.clone(this.#initial);
    this.#taken = 0;
    this.#settle();
  }

  /**
   * Makes the move of the seat to act, and then all chance moves up to the next decision.
   * @throws IllegalMoveError with code and clause if the action is illegal; the state is then unchanged.
   * @throws RangeError if there is no action with that number, Error after the end of the episode.
   */
  step(action: Action): void {
    if (this.#player === null) throw rlFailure('rl/ended', {});
    const move = this.#moves[this.#legal.indexOf(action)] ?? this.#refuse(this.actions.moveOf(action));
    this.#game.advance(this.#state, move);
    this.#taken += 1;
    this.#settle();
  }

  /**
   * The returns of the episode by seat, from −1 to 1; their sum is 0. A loser gets −1 divided by the number of rivals.
   * The winners get in equal parts what the losers lose: 1 for a single winner. All returns are 0 if all seats win, if
   * no seat wins, and before the end; a single seat always gets 0. There are no rewards during the episode.
   */
  returns(): number[] {
    const { players } = this;
    const outcome = this.#game.outcome(this.#state);
    return Array.from({ length: players }, (_, seat) => {
      if (outcome === undefined || outcome.winners.length === 0 || players === 1) return 0;
      return (winShare(outcome, seat) * players - 1) / (players - 1);
    });
  }

  /** Makes chance moves until a seat decides. */
  #settle(): void {
    const game = this.#game;
    let actor = game.actor(this.#state);
    while (actor === 'chance') {
      game.advance(this.#state, game.sample(this.#state, this.#rng));
      actor = game.actor(this.#state);
    }
    this.#player = actor === 'over' || this.#taken >= this.#maxActions ? null : actor;
    this.#moves = this.#player === null ? [] : game.legalMoves(this.#state);
    // Frozen, because `step` finds the move of an action by its index.
    this.#legal = Object.freeze(this.#moves.map((move) => this.actions.idOf(move)));
  }

  #refuse(move: T['move']): never {
    const refused = this.#game.violation(this.#state, move);
    if (refused === undefined) throw new Error(`broken rules: ${this.#game.print(move)} is legal, but not listed`);
    throw new IllegalMoveError(refused, this.#game.describeViolation(refused));
  }
}

/**
 * The layout that all environments of a game share. With a copy for each of many environments, observations would be
 * slower, because the copies do not fit into the processor's cache.
 */
function sharedObservations<T extends GameTypes>(
  game: Game<T>,
  schema: JsonSchema,
  players: number,
  options: Partial<T['options']>,
): Observations<T['view']> {
  const known = layouts.get(schema) ?? new Map<string, Observations<unknown>>();
  layouts.set(schema, known);
  const key = `${game.seats.min} ${game.seats.max} ${players}`;
  const layout = known.get(key) ?? observationsOf(game, schema, options);
  known.set(key, layout);
  return layout;
}
