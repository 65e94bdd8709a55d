import { IllegalMoveError } from './errors.ts';
import type { Actor, Game, GameTypes, Seat, Viewer, Violation } from './game.ts';
import type { MatchSetup } from './match-setup.ts';
import { sourceOf, tagsOf } from './match-setup.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { recordOf, replay } from './record.ts';
import { undoRefusals } from './refusals.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './wording.ts';
import { shown } from './wording.ts';

/** All that a seat has to go by, and all that a bot gets. */
export interface Observation<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** Whose decision it is. */
  readonly actor: Actor;
  /** What the viewer may do now; `[]` when it is not his decision. */
  readonly moves: readonly T['move'][];
}

/** An event as one viewer was told of it. */
export interface FeedEntry<T extends GameTypes = GameTypes> {
  /** The 0-based index of the move that it belongs to. */
  readonly ply: number;
  readonly event: T['event'];
}

/** Why a move cannot be taken back. */
export type UndoRefusal = 'nothing-to-undo' | 'game-over' | 'after-chance' | 'another-seat' | 'revealing';

interface Ply<T extends GameTypes> {
  readonly before: T['state'];
  readonly actor: Actor;
  readonly move: T['move'];
  readonly reveals: boolean;
  readonly events: readonly T['event'][];
}

/**
 * One game being played: what a front end or a server keeps for a table. It adds to the rules whose turn it is to
 * speak, a source of chance, a feed of events for each viewer, and undo.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #options: GameRecord['options'];
  readonly #tags: GameRecord['tags'];
  readonly #rng: Rng | undefined;
  readonly #plies: Ply<T>[] = [];
  #state: T['state'];

  /**
   * @throws OptionsError for options that the game refuses.
   * @throws RecordError for a record that breaks the rules, or tags that no record can have.
   * @throws TypeError for a set-up that contradicts itself, a seed that is no number, an rng without `int`.
   * @throws RangeError for a seed that is no integer, or an unknown `chance`.
   */
  constructor(game: Game<T>, setup: MatchSetup<T> = {}) {
    if (setup.record !== undefined && setup.options !== undefined) {
      throw new TypeError('A match has the options of the record that it goes on with, and no others.');
    }
    this.game = game;
    this.#options = setup.record?.options ?? setup.options ?? {};
    this.#tags = tagsOf(setup);
    this.#rng = sourceOf(setup);
    this.#state = game.setup(this.#options);
    if (setup.record !== undefined) for (const move of replay(game, setup.record).moves) this.#make(move);
  }

  /** The whole truth, for a referee; seats get observations. */
  get state(): T['state'] {
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

  /**
   * What a seat, or a spectator, has to go by.
   * @throws RangeError or TypeError for a viewer that does not exist.
   */
  observe(viewer: Viewer): Observation<T> {
    this.#checkViewer(viewer);
    const { game, actor } = this;
    return {
      viewer,
      view: game.view(this.#state, viewer),
      actor,
      moves: viewer === actor ? game.legalMoves(this.#state) : [],
    };
  }

  /**
   * Why the seat may not make this move now, `undefined` if it may.
   * @param move anything whatever.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  violation(seat: Seat, move: unknown): Violation | undefined {
    this.#checkSeat(seat);
    const { game, actor } = this;
    if (seat === actor) return game.violation(this.#state, move);
    return notYourTurn(game, this.#state, seat);
  }

  /**
   * Makes the move.
   * @throws IllegalMoveError when it is not the seat's decision, or the move is refused.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  play(seat: Seat, move: T['move']): void {
    const refused = this.violation(seat, move);
    if (refused !== undefined) throw new IllegalMoveError(refused, this.game.describeViolation(refused));
    this.#make(move);
  }

  /**
   * Lets chance decide: by the move dictated, as read off a real die or deck, or else drawn.
   * @returns what chance did.
   * @throws IllegalMoveError when the outcome dictated is impossible.
   * @throws Error when nothing is left to chance now, when there is no move though chance is dictated, or when there is
   * nothing to draw from: neither a seed, nor an rng, nor `crypto`.
   */
  chance(dictated?: T['move']): T['move'] {
    const { game } = this;
    if (this.actor !== 'chance') throw new Error('Nothing is left to chance now.');
    const move = dictated ?? (this.#rng === undefined ? undefined : game.sample(this.#state, this.#rng));
    if (move === undefined) throw new Error('The chance of this match is dictated: it takes a move.');
    this.#make(move);
    return move;
  }

  /**
   * Why the seat may not take back the last move, `undefined` if it may. A seat takes back its own last move, as long
   * as neither chance nor another seat has moved since, and the move has turned up nothing hidden.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    this.#checkSeat(seat);
    const last = this.#plies.at(-1);
    if (last === undefined) return 'nothing-to-undo';
    if (this.actor === 'over') return 'game-over';
    if (last.actor === 'chance') return 'after-chance';
    if (last.actor !== seat) return 'another-seat';
    if (last.reveals) return 'revealing';
    return undefined;
  }

  /**
   * Takes back the last move.
   * @throws Error when {@link undoRefusal} has an answer; its message is that answer in English.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  undo(seat: Seat): void {
    const refused = this.undoRefusal(seat);
    if (refused !== undefined) throw new Error(describeUndoRefusal(refused));
    this.#state = this.#plies.pop()?.before ?? this.#state;
  }

  /**
   * What the viewer was told, in order. After an undo the entries of the move taken back are gone.
   * @param from the first ply of interest, 0 or more; all by default.
   * @throws RangeError or TypeError for a viewer or a ply that does not exist; one that is yet to come has no entries.
   */
  feed(viewer: Viewer, from: number = 0): FeedEntry<T>[] {
    this.#checkViewer(viewer);
    if (!Number.isInteger(from) || from < 0) throw new RangeError(`There is no ply ${from}; the first one is 0.`);
    const entries: FeedEntry<T>[] = [];
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

  #checkViewer(viewer: Viewer): void {
    if (viewer !== 'table') this.#checkSeat(viewer);
  }

  #checkSeat(seat: Seat): void {
    if (typeof seat !== 'number') throw new TypeError(`A seat is a number, not ${shown(seat)}.`);
    const last = this.#state.players - 1;
    if (Number.isInteger(seat) && seat >= 0 && seat <= last) return;
    throw new RangeError(`There is no seat ${seat}; the seats are 0 to ${last}.`);
  }

  #make(move: T['move']): void {
    const { game, actor } = this;
    const before = this.#state;
    const events: T['event'][] = [];
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
