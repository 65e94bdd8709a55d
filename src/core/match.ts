import type { Dice } from './chance.ts';
import { deepFreeze, frozenCopy } from './deep-freeze.ts';
import { IllegalMoveError, PlyError } from './errors.ts';
import { coded, coreFailure } from './failures.ts';
import type { Actor, Game, GameTypes, Seat, Viewer, Violation } from './game.ts';
import type { Happening } from './history.ts';
import { History } from './history.ts';
import type { MatchSetup } from './match-setup.ts';
import { sourceOf, tagsOf } from './match-setup.ts';
import type { FeedEntry, Meant, Sighting } from './observation.ts';
import { mustBeSeen } from './observation.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { beginning, checkResult, nextMove, ownMove, recordOfOwned } from './record.ts';
import type { UndoRefusal } from './refusals.ts';
import { describeUndoRefusal, notYourTurn } from './refusals.ts';
import { checkSeat } from './seats.ts';
import { Witnesses } from './witnesses.ts';

/** Values already returned for this position, so repeated calls return the same objects. */
interface HandedOut<T extends GameTypes> {
  readonly observations: Map<Viewer, Sighting<T>>;
  state?: T['state'];
  outcome?: Outcome | undefined;
  record?: GameRecord;
}

/**
 * One game being played: what a front end or a server keeps for a table. It adds to the rules whose turn it is to
 * speak, a source of chance, a feed of events for each viewer, and undo.
 *
 * It keeps copies of what it is given. What it gives is frozen all the way down, and stays the same object until it
 * changes: state, outcome, record, and the observation and the feed of each viewer, which a hidden move does not change.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #options: GameRecord['options'];
  readonly #tags: GameRecord['tags'];
  readonly #dice: Dice | undefined;
  #history: History<T>;
  #witnesses: Witnesses<T>;
  #handedOut: HandedOut<T> = { observations: new Map() };

  /**
   * @throws OptionsError for options that the game refuses.
   * @throws RecordError for a record that breaks the rules, or tags that no record can have.
   * @throws TypeError for a set-up that contradicts itself, a seed of another type, an rng without `int`.
   * @throws RangeError for a number that is no integer, an empty seed, or an unknown `chance`.
   */
  constructor(game: Game<T>, setup: MatchSetup<T> = {}) {
    const { record, options = record?.options ?? {} } = setup;
    if (record && setup.options) throw coreFailure('core/other-options', {}, { kind: TypeError });
    this.game = game;
    this.#tags = frozenCopy(tagsOf(setup));
    this.#dice = sourceOf(setup);
    const state = record === undefined ? game.setup(options) : beginning(game, record);
    this.#options = frozenCopy(options);
    this.#history = new History(game, state);
    this.#witnesses = new Witnesses(game, this.#history);
    if (record !== undefined) for (const _ of this.#enter(record));
  }

  /**
   * A match that goes on from a record, made move by move, so that a host can do other things while a long one is
   * played through. `next()` makes a move and gives the match as it then stands.
   *
   * It throws what the constructor throws: for all but the moves and the result before the first of them.
   */
  static *loading<T extends GameTypes>(
    game: Game<T>,
    setup: MatchSetup<T> & { readonly record: GameRecord },
  ): Generator<Match<T>, Match<T>, void> {
    const { result: _, ...record } = setup.record;
    const match = new Match(game, { ...setup, record: { ...record, moves: [] } });
    for (const _ of match.#enter(setup.record)) yield match;
    return match;
  }

  /** The whole truth, for a referee; seats get observations. */
  get state(): T['state'] {
    // Of a copy: the next move is made of the state itself, and to copy what is frozen takes twenty times as long.
    this.#handedOut.state ??= deepFreeze(this.game.clone(this.#history.state));
    return this.#handedOut.state;
  }

  /**
   * The state after the first `ply` moves.
   * @throws PlyError for a ply that does not exist.
   */
  stateAt(ply: number): T['state'] {
    this.#checkPly(ply);
    return ply === this.plies ? this.state : deepFreeze(this.game.clone(this.#history.stateAt(ply)));
  }

  get actor(): Actor {
    return this.game.actor(this.#history.state);
  }

  /** Moves made so far, those of chance included. */
  get plies(): number {
    return this.#history.moves.length;
  }

  get outcome(): Outcome | undefined {
    this.#handedOut.outcome ??= deepFreeze(this.game.outcome(this.#history.state));
    return this.#handedOut.outcome;
  }

  /**
   * What a seat, or a spectator, has to go by.
   * @throws RangeError or TypeError for a viewer that does not exist.
   */
  observe(viewer: Viewer): Sighting<T> {
    this.#checkViewer(viewer);
    const { observations } = this.#handedOut;
    const known = observations.get(viewer);
    if (known !== undefined) return known;
    const { game, actor } = this;
    const { state } = this.#history;
    const moves = viewer === actor ? game.legalMoves(state) : [];
    const observation = this.#witnesses.observation(viewer, { viewer, view: game.view(state, viewer), actor, moves });
    observations.set(viewer, observation);
    return observation;
  }

  /**
   * Why the seat may not make this move now, `undefined` if it may.
   * @param move any value.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  violation(seat: Seat, move: unknown): Violation | undefined {
    this.#checkSeat(seat);
    const { game, actor } = this;
    const { state } = this.#history;
    return seat === actor ? game.violation(state, move) : notYourTurn(game, state, seat);
  }

  /**
   * Makes the move.
   * @throws PositionError when the seat has seen another position than the one that is meant.
   * @throws IllegalMoveError when it is not the seat's decision, or the move is refused.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  play(seat: Seat, move: T['move'], meant?: Meant): void {
    mustBeSeen(this, seat, meant);
    const own = ownMove(this.game, move);
    this.#make(own, this.violation(seat, own ?? move));
  }

  /**
   * Lets chance decide: by the move dictated, as read off a real die or deck, or else drawn. What is drawn at a ply stays
   * the same, so that taking a move back does not change what chance does next.
   * @param meant the position as `'table'` has observed it.
   * @returns what chance did.
   * @throws PositionError when that is another one by now.
   * @throws IllegalMoveError when the outcome dictated is impossible.
   * @throws Error when nothing is left to chance now, when there is no move though chance is dictated, or when there is
   * nothing to draw from: neither a seed, nor an rng, nor `crypto`.
   */
  chance(dictated?: T['move'], meant?: Meant): T['move'] {
    mustBeSeen(this, 'table', meant);
    const { game } = this;
    if (this.actor !== 'chance') throw coreFailure('core/not-chance', {});
    const { state } = this.#history;
    const move = dictated ?? (this.#dice && game.sample(state, this.#dice(this.plies)));
    if (move === undefined) throw coreFailure('core/dictated-chance', {});
    const own = ownMove(game, move);
    return this.#make(own, game.violation(state, own ?? move));
  }

  /**
   * Why the seat may not take back the last move, `undefined` if it may. A seat takes back its own last move, as long
   * as neither chance nor another seat has moved since, and the move has turned up nothing hidden.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    this.#checkSeat(seat);
    const { actors, moves } = this.#history;
    const [mover, move] = [actors.at(-1), moves.at(-1)];
    if (move === undefined) return 'nothing-to-undo';
    if (this.actor === 'over') return 'game-over';
    if (mover === 'chance') return 'after-chance';
    if (mover !== seat) return 'another-seat';
    return this.game.reveals(this.#history.stateAt(this.plies - 1), move) ? 'revealing' : undefined;
  }

  /**
   * Takes back the last move.
   * @throws PositionError when the seat has seen another position than the one that is meant.
   * @throws Error when {@link undoRefusal} has an answer; its message is that answer in English.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  undo(seat: Seat, meant?: Meant): void {
    mustBeSeen(this, seat, meant);
    const refused = this.undoRefusal(seat);
    if (refused !== undefined) throw coded(new Error(describeUndoRefusal(refused)), `undo/${refused}`);
    this.rewind(this.plies - 1);
  }

  /**
   * The ply of the seat's last decision, `undefined` if it has decided nothing yet.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  lastDecision(seat: Seat): number | undefined {
    this.#checkSeat(seat);
    const ply = this.#history.actors.lastIndexOf(seat);
    return ply < 0 ? undefined : ply;
  }

  /**
   * Takes back all moves after the first `ply`, by whomever they were made: for a host whose people sit at one screen.
   * @throws PlyError for a ply that does not exist.
   */
  rewind(ply: number): void {
    this.#checkPly(ply);
    this.#witnesses.hear(ply, this.#history.actors.slice(ply));
    this.#history.takeBack(ply);
    this.#witnesses.forget(ply);
    this.#handedOut = { observations: new Map() };
  }

  /**
   * A match of its own that stands as this one did after the first `ply` moves, now by default. No move is judged
   * again, and what is done to either match does not change the other.
   * @throws PlyError for a ply that does not exist.
   */
  fork(ply: number = this.plies): Match<T> {
    this.#checkPly(ply);
    const source = this.#dice === undefined ? { chance: 'dictated' as const } : { rng: this.#dice };
    const fork = new Match(this.game, { options: this.#options, tags: this.#tags, ...source });
    fork.#history = this.#history.fork(ply);
    fork.#witnesses = new Witnesses(this.game, fork.#history);
    return fork;
  }

  /**
   * What the viewer was told, in order. After an undo the entries of the move taken back are gone.
   * @param from the index of the first entry of interest, 0 or more; all by default. The number of entries that were
   * had before gives what is new.
   * @throws RangeError or TypeError for a viewer or an index that does not exist; one that is yet to come has no entries.
   */
  feed(viewer: Viewer, from: number = 0): readonly FeedEntry<T>[] {
    this.#checkViewer(viewer);
    if (!isCount(from)) throw coreFailure('core/no-such-entry', { from }, { kind: RangeError });
    return this.#witnesses.feed(viewer, from);
  }

  /**
   * What happened from that ply on, with all that is hidden in it: for a referee, as {@link state} is.
   * @throws RangeError for what is no ply.
   */
  happened(from: number = 0): readonly Happening<T>[] {
    if (!isCount(from)) throw new PlyError(from, this.plies);
    return this.#history.happened(from);
  }

  /** Everything needed to play the match again, hidden information included. */
  record(): GameRecord {
    const { moves } = this.#history;
    this.#handedOut.record ??= recordOfOwned(this.game, this.#options, [...moves], this.#tags);
    return this.#handedOut.record;
  }

  #checkPly(ply: number): void {
    if (!isCount(ply) || ply > this.plies) throw new PlyError(ply, this.plies);
  }

  #checkViewer(viewer: Viewer): void {
    if (viewer !== 'table') this.#checkSeat(viewer);
  }

  #checkSeat(seat: Seat): void {
    checkSeat(seat, this.#history.state.players);
  }

  /** Makes the moves of a record. */
  *#enter(record: GameRecord): Generator<number, void, void> {
    for (const tried of [...record.moves]) {
      this.#make(nextMove(this.game, this.#history.state, tried, this.plies));
      yield this.plies;
    }
    checkResult(this.game, record, this.#history.state);
  }

  /** Makes a move as it was read once, unless it is refused. */
  #make(move: T['move'] | undefined, refused?: Violation): T['move'] {
    if (refused !== undefined) throw new IllegalMoveError(refused, this.game.describeViolation(refused));
    if (move === undefined) throw coreFailure('core/not-a-move', {}, { kind: TypeError });
    const { actor } = this;
    const own = this.#history.make(move);
    this.#witnesses.hear(this.plies - 1, [actor]);
    this.#handedOut = { observations: new Map() };
    return own;
  }
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}
