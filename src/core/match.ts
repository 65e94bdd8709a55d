import { IllegalMoveError } from './errors.ts';
import type { Actor, BaseOptions, BaseState, Game, Seat, Tagged, Viewer, Violation } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { recordOf, replay } from './record.ts';
import { undoRefusals } from './refusals.ts';
import type { Rng } from './rng.ts';
import { seeded } from './rng.ts';
import type { Locale } from './wording.ts';

/** All that a seat has to go by, and all that a bot gets. */
export interface Observation<View, Move> {
  readonly viewer: Viewer;
  readonly view: View;
  /** Whose decision it is. */
  readonly actor: Actor;
  /** What the viewer may do now; `[]` when it is not his decision. */
  readonly moves: readonly Move[];
}

/** An event as one viewer was told of it. */
export interface FeedEntry<Event> {
  /** The 0-based index of the move that it belongs to. */
  readonly ply: number;
  readonly event: Event;
}

/** Why a move cannot be taken back. */
export type UndoRefusal = 'nothing-to-undo' | 'game-over' | 'after-chance' | 'another-seat' | 'revealing';

export interface MatchSetup<Options> {
  readonly options?: Partial<Options>;
  /** Draws what chance does; without it every outcome is dictated. An integer of 32 bits. */
  readonly seed?: number;
  /** A game to go on with, in place of `options`. */
  readonly record?: GameRecord;
}

interface Ply<State, Move, Event> {
  readonly before: State;
  readonly actor: Actor;
  readonly move: Move;
  readonly reveals: boolean;
  readonly events: readonly Event[];
}

/**
 * One game being played: what a front end or a server keeps for a table. It adds to the rules whose turn it is to
 * speak, a source of chance, a feed of events for each viewer, and undo.
 */
export class Match<
  Options extends BaseOptions,
  State extends BaseState,
  Move extends Tagged,
  View,
  Event extends Tagged,
> {
  readonly game: Game<Options, State, Move, View, Event>;
  readonly #options: GameRecord['options'];
  readonly #tags: GameRecord['tags'];
  readonly #rng: Rng | undefined;
  readonly #plies: Ply<State, Move, Event>[] = [];
  #state: State;

  /**
   * @throws OptionsError for options that the game refuses.
   * @throws RecordError for a record that breaks the rules.
   */
  constructor(game: Game<Options, State, Move, View, Event>, setup: MatchSetup<Options> = {}) {
    this.game = game;
    this.#options = setup.record?.options ?? setup.options ?? {};
    this.#tags = setup.record?.tags ?? {};
    this.#rng = setup.seed === undefined ? undefined : seeded(setup.seed);
    this.#state = game.setup(this.#options);
    if (setup.record !== undefined) for (const move of replay(game, setup.record).moves) this.#make(move);
  }

  /** The whole truth, for a referee; seats get observations. */
  get state(): State {
    return this.#state;
  }

  get actor(): Actor {
    return this.game.actor(this.#state);
  }

  /** Moves made so far, those of chance included. */
  get plies(): number {
    return this.#plies.length;
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state);
  }

  observe(viewer: Viewer): Observation<View, Move> {
    const { game, actor } = this;
    return {
      viewer,
      view: game.view(this.#state, viewer),
      actor,
      moves: viewer === actor ? game.legalMoves(this.#state) : [],
    };
  }

  /** Why the seat may not make this move now, `undefined` if it may. */
  violation(seat: Seat, move: unknown): Violation | undefined {
    const { game, actor } = this;
    if (seat === actor) return game.violation(this.#state, move);
    return notYourTurn(game, this.#state, seat);
  }

  /** @throws IllegalMoveError when it is not the seat's decision, or the move is refused. */
  play(seat: Seat, move: Move): void {
    const refused = this.violation(seat, move);
    if (refused !== undefined) throw new IllegalMoveError(refused, this.game.describeViolation(refused));
    this.#make(move);
  }

  /**
   * Lets chance decide: by the move dictated, as read off a real die or deck, or else drawn by the seed.
   * @returns what chance did.
   * @throws IllegalMoveError when the outcome dictated is impossible.
   * @throws Error when nothing is left to chance now, or there is neither a seed nor a move.
   */
  chance(dictated?: Move): Move {
    const { game } = this;
    if (this.actor !== 'chance') throw new Error('Nothing is left to chance now.');
    const move = dictated ?? (this.#rng === undefined ? undefined : game.sample(this.#state, this.#rng));
    if (move === undefined) throw new Error('This match has no seed; its chance moves are dictated.');
    this.#make(move);
    return move;
  }

  /**
   * Why the seat may not take back the last move, `undefined` if it may. A seat takes back its own last move, as long
   * as neither chance nor another seat has moved since, and the move has turned up nothing hidden.
   */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    const last = this.#plies.at(-1);
    if (last === undefined) return 'nothing-to-undo';
    if (this.actor === 'over') return 'game-over';
    if (last.actor === 'chance') return 'after-chance';
    if (last.actor !== seat) return 'another-seat';
    if (last.reveals) return 'revealing';
    return undefined;
  }

  /** @throws Error when {@link undoRefusal} has an answer; its message is that answer in English. */
  undo(seat: Seat): void {
    const refused = this.undoRefusal(seat);
    if (refused !== undefined) throw new Error(describeUndoRefusal(refused));
    this.#state = this.#plies.pop()?.before ?? this.#state;
  }

  /**
   * What the viewer was told, in order. After an undo the entries of the move taken back are gone.
   * @param from the first ply of interest; all by default.
   */
  feed(viewer: Viewer, from: number = 0): FeedEntry<Event>[] {
    const entries: FeedEntry<Event>[] = [];
    for (let ply = from; ply < this.#plies.length; ply++) {
      for (const event of this.#plies[ply]?.events ?? []) {
        const told = this.game.redact(event, viewer);
        if (told !== undefined) entries.push({ ply, event: told });
      }
    }
    return entries;
  }

  /** Everything needed to play the match again, hidden information included. */
  record(): GameRecord {
    return recordOf(
      this.game,
      this.#options,
      this.#plies.map(({ move }) => move),
      this.#tags,
    );
  }

  #make(move: Move): void {
    const { game, actor } = this;
    const before = this.#state;
    const events: Event[] = [];
    const reveals = game.reveals(before, move);
    this.#state = game.apply(before, move, (event) => events.push(event));
    this.#plies.push({ before, actor, move, reveals, events });
  }
}

/** Why whoever is not the actor may make no move at all. */
export function notYourTurn<State>(
  game: { readonly id: string; clause(state: State): string; actor(state: State): Actor },
  state: State,
  seat: Viewer,
): Violation {
  return { code: `${game.id}/not-your-turn`, clause: game.clause(state), params: { seat, actor: game.actor(state) } };
}

/** The sentence for a player who wants a move back. */
export function describeUndoRefusal(refusal: UndoRefusal, locale: Locale = 'en'): string {
  return undoRefusals[refusal][locale];
}
