import type { Dice } from './chance.ts';
import { deepFreeze, frozenCopy } from './deep-freeze.ts';
import { PlyError } from './errors.ts';
import { coded, coreFailure } from './failures.ts';
import type { Actor, Game, GameTypes, Seat, Viewer, Violation } from './game.ts';
import type { Happening } from './history.ts';
import { History } from './history.ts';
import type { MatchSetup } from './match-setup.ts';
import { checkMembers, MATCH_MEMBERS, matchDice, tagsOf } from './match-setup.ts';
import type { FeedEntry, Meant, Sighting } from './observation.ts';
import { checkUpToDate } from './observation.ts';
import { ObservationCache } from './observation-cache.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';
import { checkResult, initialState, legalMove, nextMove, recordOfOwned } from './record.ts';
import type { UndoRefusal } from './refusals.ts';
import { describeUndoRefusal, notYourTurn } from './refusals.ts';
import { checkSeat } from './seats.ts';

/** Values already returned for this position, so repeated calls return the same objects. */
interface HandedOut<T extends GameTypes> {
  readonly observations: Map<Viewer, Sighting<T>>;
  state?: T['state'];
  outcome?: Outcome | undefined;
  record?: GameRecord;
}

/**
 * One game in play: what a front end or a server keeps for a table. To the rules it adds turns, a source of chance, a
 * feed of events for each viewer, and undo. It copies its input and deeply freezes its output, except refusals.
 *
 * `state`, `outcome`, `record` and `observe` return the same object until its content changes. So does `feed`, as long
 * as `from` is the same. A move hidden from a viewer does not change that viewer's observation or feed.
 */
export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #options: GameRecord['options'];
  readonly #tags: GameRecord['tags'];
  readonly #dice: Dice | undefined;
  #history: History<T>;
  #cache: ObservationCache<T>;
  #handedOut: HandedOut<T> = { observations: new Map() };

  /**
   * @throws OptionsError if the game refuses the options.
   * @throws RecordError if `replay` refuses the record, or for invalid tags.
   * @throws TypeError for a set-up with an unknown member or a contradiction, or for a wrong seed or rng.
   * @throws RangeError for a seed that is empty or not an integer, or an unknown `chance`.
   */
  constructor(game: Game<T>, setup: MatchSetup<T> = {}) {
    checkMembers('The set-up of a match', setup, MATCH_MEMBERS);
    const { record, options = record?.options ?? {} } = setup;
    if (record && setup.options) throw coreFailure('core/other-options', {}, { kind: TypeError });
    this.game = game;
    this.#tags = frozenCopy(tagsOf(setup));
    this.#dice = matchDice(setup);
    const state = record === undefined ? game.setup(options) : initialState(game, record);
    this.#options = frozenCopy(options);
    this.#history = new History(game, state);
    this.#cache = new ObservationCache(game, this.#history);
    if (record !== undefined) for (const _ of this.#replay(record));
  }

  /**
   * Continues from a record move by move, so that a host can do other work while a long record is replayed. Each
   * `next()` makes one move and yields the match. After the last move, one more `next()` returns the match. Throws
   * what the constructor throws: set-up errors at the first `next()`, errors of a move or the result as they come up.
   */
  static *loading<T extends GameTypes>(
    game: Game<T>,
    setup: MatchSetup<T> & { readonly record: GameRecord },
  ): Generator<Match<T>, Match<T>, void> {
    initialState(game, setup.record);
    const { result: _, ...record } = setup.record;
    const match = new Match(game, { ...setup, record: { ...record, moves: [] } });
    for (const _ of match.#replay(setup.record)) yield match;
    return match;
  }

  /** The full state, for a referee; seats get observations. */
  get state(): T['state'] {
    // Freezes a copy, since the next move clones the state, and cloning a frozen state is much slower.
    this.#handedOut.state ??= deepFreeze(this.game.clone(this.#history.state));
    return this.#handedOut.state;
  }

  /**
   * The state after the first `ply` moves.
   * @throws PlyError if there is no such ply.
   */
  stateAt(ply: number): T['state'] {
    this.#checkPly(ply);
    return ply === this.plies ? this.state : deepFreeze(this.#history.stateAt(ply));
  }

  get actor(): Actor {
    return this.game.actor(this.#history.state);
  }

  /** Number of moves so far, including chance. */
  get plies(): number {
    return this.#history.moves.length;
  }

  get outcome(): Outcome | undefined {
    this.#handedOut.outcome ??= deepFreeze(this.game.outcome(this.#history.state));
    return this.#handedOut.outcome;
  }

  /**
   * All the information of a seat or a spectator.
   * @throws RangeError or TypeError if there is no such viewer.
   */
  observe(viewer: Viewer): Sighting<T> {
    this.#checkViewer(viewer);
    const { observations } = this.#handedOut;
    const known = observations.get(viewer);
    if (known !== undefined) return known;
    const { game, actor } = this;
    const { state } = this.#history;
    const moves = viewer === actor ? game.legalMoves(state) : [];
    const observation = this.#cache.observation(viewer, { viewer, view: game.view(state, viewer), actor, moves });
    observations.set(viewer, observation);
    return observation;
  }

  /**
   * Why the seat may not make this move now, `undefined` if it may.
   * @param move any value.
   * @throws RangeError or TypeError if there is no such seat.
   */
  violation(seat: Seat, move: unknown): Violation | undefined {
    this.#checkSeat(seat);
    const { game, actor } = this;
    const { state } = this.#history;
    return seat === actor ? game.violation(state, move) : notYourTurn(game, state, seat);
  }

  /**
   * Makes the move.
   * @throws PositionError if `meant` is an outdated position.
   * @throws IllegalMoveError if another actor decides, or if the move is refused.
   * @throws RangeError or TypeError if there is no such seat.
   */
  play(seat: Seat, move: T['move'], meant?: Meant): void {
    checkUpToDate(this, seat, meant);
    this.#make(legalMove(this.game, move, (own) => this.violation(seat, own)));
  }

  /**
   * Makes a chance move: the given one, for example that of a real die, or else a drawn one. After an undo, the ply
   * draws with the same numbers again, unless `rng` is one source for all plies.
   * @param given the chance move, and optionally the position that the viewer `'table'` has observed. Without
   * arguments, or with `undefined` and a position, the move is drawn. `undefined` as the only argument is refused,
   * because `parse` returns it for a typo.
   * @returns the move.
   * @throws PositionError if that position is outdated.
   * @throws IllegalMoveError if the given move is impossible.
   * @throws Error if chance does not decide now, if chance is dictated and no move is given, or if there is no source
   * of randomness: neither a seed, nor an rng, nor `crypto`.
   */
  chance(...given: [dictated?: T['move'], meant?: Meant]): T['move'] {
    const [dictated, meant] = given;
    checkUpToDate(this, 'table', meant);
    const { game } = this;
    if (this.actor !== 'chance') throw coreFailure('core/not-chance', {});
    const { state } = this.#history;
    const isDrawn = dictated === undefined && given.length !== 1;
    const move = isDrawn ? this.#dice && game.sample(state, this.#dice(this.plies)) : dictated;
    if (isDrawn && move === undefined) throw coreFailure('core/dictated-chance', {});
    return this.#make(legalMove(game, move, (own) => game.violation(state, own)));
  }

  /**
   * Why the seat may not take back the last move, `undefined` if it may. It may do so if it made the move, if the move
   * revealed nothing hidden, and if the game is not over.
   * @throws RangeError or TypeError if there is no such seat.
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
   * @throws PositionError if `meant` is an outdated position.
   * @throws Error if {@link undoRefusal} returns a refusal; its message is that refusal in English.
   * @throws RangeError or TypeError if there is no such seat.
   */
  undo(seat: Seat, meant?: Meant): void {
    checkUpToDate(this, seat, meant);
    const refused = this.undoRefusal(seat);
    if (refused !== undefined) throw coded(new Error(describeUndoRefusal(refused)), `undo/${refused}`);
    this.rewind(this.plies - 1);
  }

  /**
   * The ply of the seat's last decision, `undefined` if it has made none yet.
   * @throws RangeError or TypeError if there is no such seat.
   */
  lastDecision(seat: Seat): number | undefined {
    this.#checkSeat(seat);
    const ply = this.#history.actors.lastIndexOf(seat);
    return ply < 0 ? undefined : ply;
  }

  /**
   * Takes back the moves of all actors after the first `ply` moves. For a host whose players share one screen.
   * @throws PlyError if there is no such ply.
   */
  rewind(ply: number): void {
    this.#checkPly(ply);
    this.#cache.renew(ply, this.#history.actors.slice(ply));
    this.#history.takeBack(ply);
    this.#cache.forget(ply);
    this.#handedOut = { observations: new Map() };
  }

  /**
   * A separate match that continues after the first `ply` moves (by default all), which are not checked again. Neither
   * match affects the other, unless `rng` is one source for all plies.
   * @throws PlyError if there is no such ply.
   */
  fork(ply: number = this.plies): Match<T> {
    this.#checkPly(ply);
    const source = this.#dice === undefined ? { chance: 'dictated' as const } : { rng: this.#dice };
    const fork = new Match(this.game, { options: this.#options, tags: this.#tags, ...source });
    fork.#history = this.#history.fork(ply);
    fork.#cache = new ObservationCache(this.game, fork.#history);
    return fork;
  }

  /**
   * What the viewer was told, in order. Undo removes the entries of the move.
   * @param from the index of the first entry to return, 0 by default. To get only new entries, pass the number of
   * entries that you have; this works as long as no move is taken back.
   * @throws RangeError or TypeError for an invalid viewer or index. An index beyond the last entry returns no entries.
   */
  feed(viewer: Viewer, from: number = 0): readonly FeedEntry<T>[] {
    this.#checkViewer(viewer);
    if (!isCount(from)) throw coreFailure('core/no-such-entry', { from }, { kind: RangeError });
    return this.#cache.feed(viewer, from);
  }

  /**
   * All events from that ply on, including hidden information. Like {@link state}, it is for a referee.
   * @throws PlyError if `from` is negative or not an integer. A ply beyond the last has no events.
   */
  happened(from: number = 0): readonly Happening<T>[] {
    if (!isCount(from)) throw new PlyError(from, this.plies);
    return this.#history.happened(from);
  }

  /** The record: everything needed to replay the match, including hidden information. */
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
  *#replay(record: GameRecord): Generator<number, void, void> {
    for (const tried of [...record.moves]) {
      this.#make(nextMove(this.game, this.#history.state, tried, this.plies));
      yield this.plies;
    }
    checkResult(this.game, record, this.#history.state);
  }

  /** Makes a legal move. */
  #make(move: T['move']): T['move'] {
    const { actor } = this;
    const own = this.#history.make(move);
    this.#cache.renew(this.plies - 1, [actor]);
    this.#handedOut = { observations: new Map() };
    return own;
  }
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 0;
}
