import { askForMove } from '../bots/ask.ts';
import { type Bot, shownTo } from '../bots/bot.ts';
import { type Sources, sourcesOf } from '../core/chance.ts';
import { coded, coreFailure } from '../core/failures.ts';
import type { Actor, ChanceOutcome, GameTypes, Seat, Viewer, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { Match } from '../core/match.ts';
import { checkMembers, MATCH_MEMBERS } from '../core/match-setup.ts';
import { checkUpToDate, type FeedEntry, type Meant, type Sighting } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { fromNotation, type GameRecord, legalMove } from '../core/record.ts';
import { printRecord, readRecord } from '../core/record-text.ts';
import { checkSeat } from '../core/seats.ts';
import { shown } from '../core/wording.ts';
import { frontFailure } from './failures.ts';
import { Listeners } from './listeners.ts';
import type { Failure, Position, SessionSetup, Sitter, TakeBackRefusal } from './session-types.ts';
import { describeTakeBackRefusal, positionOf } from './session-types.ts';

/** Maximum number of cached positions. */
const POSITIONS = 64;

/**
 * A match as a store for a front end: it notifies subscribers of every change, makes the moves of chance and bots, and
 * returns the same observation object until the observation changes, so that you can compare by identity.
 *
 * It is for one screen: moves that are hidden from a viewer also notify subscribers and raise `plies`. A host of
 * several screens sends each screen the results of `observe` and `feed` for its viewer whenever they have changed.
 */
export class Session<T extends GameTypes = GameTypes> implements Position<T> {
  readonly kit: Kit<T>;
  #sitters: readonly Sitter<T>[];
  readonly #isDictated: boolean;
  readonly #sources: Sources;
  readonly #listeners = new Listeners();
  readonly #match: Match<T>;
  /** By ply: the positions that {@link at} has returned last. */
  readonly #past = new Map<number, Position<T>>();
  #thinking: { readonly seat: Seat; readonly stop: AbortController } | undefined;
  #failure: Failure | undefined;
  #chances: readonly ChanceOutcome<T['move']>[] | undefined;
  #isClosed = false;

  /**
   * @throws what `new Match` throws.
   * @throws RangeError for more sitters than seats.
   * @throws TypeError for an invalid sitter.
   */
  constructor(kit: Kit<T>, setup: SessionSetup<T> = {}) {
    checkMembers('The set-up of a session', setup, ['seats', ...MATCH_MEMBERS]);
    const { seats = [], ...ofMatch } = setup;
    this.kit = kit;
    this.#match = new Match(kit.game, ofMatch);
    this.#isDictated = setup.chance === 'dictated';
    this.#sources = sourcesOf(setup.seed);
    const { players } = this.#match.state;
    if (seats.length > players)
      throw frontFailure('front/too-many-sitters', { players, sitters: seats.length }, { kind: RangeError });
    this.#sitters = Object.freeze(Array.from({ length: players }, (_, seat) => checkedSitter(seats[seat])));
    this.#goOn();
  }

  /**
   * A session that continues from what {@link save} returned, or from any record, as JSON or text.
   * @throws RecordError if it is not a record, is of another game or version, or breaks the rules.
   */
  static load<T extends GameTypes>(
    kit: Kit<T>,
    text: string,
    setup: Omit<SessionSetup<T>, 'record' | 'options'> = {},
  ): Session<T> {
    return new Session(kit, { ...setup, record: readRecord(text) });
  }

  /**
   * Calls the listener after every change: a move, an undo, a bot that starts to think or fails. The method is the same
   * function for the whole session, as `useSyncExternalStore` requires.
   * @returns a function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void = this.#listeners.subscribe;

  /** Number of moves so far, including chance. */
  get plies(): number {
    return this.#match.plies;
  }

  get actor(): Actor {
    return this.#match.actor;
  }

  get phase(): T['state']['phase'] {
    return this.#match.state.phase;
  }

  /** The outcomes of chance now, with weights, to enter what real dice and cards show. The same list until a change. */
  get chances(): readonly ChanceOutcome<T['move']>[] {
    this.#chances ??= Object.freeze([...this.kit.game.chances(this.#match.state)]);
    return this.#chances;
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome;
  }

  /** The seat whose bot is thinking, `undefined` if none. */
  get thinking(): Seat | undefined {
    return this.#thinking?.seat;
  }

  /** The bot that has failed, or `'chance'` if its source has thrown. {@link sit} lets it try again or replaces it. */
  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** By seat: who plays it. The same list until {@link sit} changes it. */
  get sitters(): readonly Sitter<T>[] {
    return this.#sitters;
  }

  /**
   * All the information of a seat or a spectator: the same object until the information changes.
   * @throws RangeError or TypeError if there is no such viewer.
   */
  observe(viewer: Viewer): Sighting<T> {
    return this.#match.observe(viewer);
  }

  /**
   * What the viewer was told, in order: the same list until the feed or `from` changes.
   * @param from the index of the first entry to return, 0 by default.
   * @throws RangeError or TypeError for an invalid viewer or index.
   */
  feed(viewer: Viewer, from: number = 0): readonly FeedEntry<T>[] {
    return this.#match.feed(viewer, from);
  }

  /**
   * Why the seat may not make this move now, `undefined` if it may.
   * @param move a move, or its notation.
   * @throws RangeError or TypeError if there is no such seat.
   */
  violation(seat: Seat, move: unknown): Violation | undefined {
    return this.#match.violation(seat, fromNotation(this.kit.game, move));
  }

  /**
   * Makes a person's move, or a move that has arrived from a remote seat. Chance and bots then move automatically.
   * @param move a move, or its notation.
   * @throws PositionError if `meant` is an outdated position.
   * @throws IllegalMoveError if the move is refused.
   * @throws RangeError or TypeError if there is no such seat.
   */
  play(seat: Seat, move: unknown, meant?: Meant): void {
    const { game } = this.kit;
    checkUpToDate(this, seat, meant);
    const own = legalMove(game, fromNotation(game, move), (tried) => this.#match.violation(seat, tried));
    this.#match.play(seat, own);
    this.#goOn();
  }

  /**
   * Enters the result of real dice or cards, if chance is dictated.
   * @param move an outcome of chance, or its notation.
   * @param meant the position that the viewer `'table'` has observed.
   * @throws PositionError if that position is outdated.
   * @throws IllegalMoveError if the move is impossible.
   * @throws Error if chance does not decide now.
   */
  chance(move: unknown, meant?: Meant): void {
    const { game } = this.kit;
    checkUpToDate(this, 'table', meant);
    if (this.actor !== 'chance') throw coreFailure('core/not-chance', {});
    const own = legalMove(game, fromNotation(game, move), (tried) => game.violation(this.#match.state, tried));
    this.#match.chance(own);
    this.#goOn();
  }

  /**
   * The position after that number of moves, current or past, for display: the same object as long as those moves are
   * not taken back, and fewer than 64 other positions have been requested since.
   * @param ply 0 … `plies`.
   * @throws PlyError if there is no such ply.
   */
  at(ply: number): Position<T> {
    const position = this.#past.get(ply) ?? positionOf(this.#match.fork(ply));
    this.#past.delete(ply);
    this.#past.set(ply, position);
    const [oldest] = this.#past.keys();
    if (this.#past.size > POSITIONS && oldest !== undefined) this.#past.delete(oldest);
    return position;
  }

  /**
   * Why the seat may not take back its last decision: it has made none, or a seat of the session is remote.
   * `undefined` if it may.
   * @throws RangeError or TypeError if there is no such seat.
   */
  takeBackRefusal(seat: Seat): TakeBackRefusal | undefined {
    const way = this.#wayBack(seat);
    return typeof way === 'number' ? undefined : way;
  }

  /**
   * Takes back the last decision of the seat and all moves since. After that, each ply of chance draws with the same
   * numbers again, unless `rng` is one source for all plies.
   * @throws PositionError if `meant` is an outdated position.
   * @throws Error if {@link takeBackRefusal} returns a refusal; its message is that refusal in English.
   * @throws RangeError or TypeError if there is no such seat.
   */
  takeBack(seat: Seat, meant?: Meant): void {
    checkUpToDate(this, seat, meant);
    const way = this.#wayBack(seat);
    if (typeof way !== 'number') throw coded(new Error(describeTakeBackRefusal(way)), `undo/${way}`);
    this.#match.rewind(way);
    for (const ply of this.#past.keys()) if (ply > way) this.#past.delete(ply);
    this.#goOn();
  }

  /**
   * Gives the seat to another player, or lets the same bot try again after a failure. Bots of other seats go on
   * thinking. After a failure of chance, a call for any seat lets chance try again.
   * @throws RangeError or TypeError if there is no such seat.
   * @throws TypeError for an invalid sitter.
   */
  sit(seat: Seat, sitter: Sitter<T>): void {
    checkSeat(seat, this.#sitters.length);
    this.#sitters = Object.freeze(this.#sitters.map((other, at) => (at === seat ? checkedSitter(sitter) : other)));
    if (seat === this.actor || this.actor === 'chance') this.#goOn();
    else this.#listeners.tell();
  }

  /** The record: everything needed to replay the match, including hidden information. */
  record(): GameRecord {
    return this.#match.record();
  }

  /** The record as text, for a file or browser storage. */
  save(): string {
    return printRecord(this.kit.game, this.record());
  }

  /** Stops the bots and removes all subscribers. It is final: a closed session asks no bot again. */
  close(): void {
    this.#isClosed = true;
    this.#thinking?.stop.abort();
    this.#thinking = undefined;
    this.#listeners.clear();
  }

  /** The ply of the seat's last decision, or why it may not be taken back. */
  #wayBack(seat: Seat): number | TakeBackRefusal {
    checkSeat(seat, this.#sitters.length);
    if (this.#sitters.includes('remote')) return 'remote-seat';
    return this.#match.lastDecision(seat) ?? 'nothing-to-take-back';
  }

  /** Lets chance and bots move, after every change. After the failure of a bot, it waits. */
  #goOn(failure?: Failure): void {
    this.#thinking?.stop.abort();
    this.#thinking = undefined;
    this.#failure = failure;
    try {
      while (!this.#isDictated && this.actor === 'chance') this.#match.chance();
    } catch (error) {
      this.#failure = { seat: 'chance', error };
    }
    this.#chances = undefined;
    const { actor } = this;
    const sitter = typeof actor === 'number' && failure === undefined ? this.#sitters[actor] : undefined;
    if (!this.#isClosed && typeof actor === 'number' && typeof sitter === 'object') void this.#ask(actor, sitter);
    this.#listeners.tell();
  }

  async #ask(seat: Seat, bot: Bot<T>): Promise<void> {
    const stop = new AbortController();
    this.#thinking = { seat, stop };
    let failure: Failure | undefined;
    try {
      // Gives the page time to show the move of a person before the bot answers.
      await new Promise((resolve) => setTimeout(resolve));
      if (stop.signal.aborted) return;
      const options = { rng: this.#sources.ofBot(seat), signal: stop.signal };
      const decide = (): unknown => bot.decide(shownTo(bot, this, seat), options);
      const move = await askForMove(this.kit.game, decide, stop.signal);
      if (stop.signal.aborted) return;
      this.#match.play(seat, move);
    } catch (error) {
      if (stop.signal.aborted) return;
      failure = { seat, error };
    }
    this.#goOn(failure);
  }
}

/** The sitter; a person by default. @throws TypeError for an invalid sitter. */
function checkedSitter<T extends GameTypes>(sitter: Sitter<T> | undefined = 'person'): Sitter<T> {
  if (sitter === 'person' || sitter === 'remote') return sitter;
  if (typeof sitter === 'object' && typeof sitter?.decide === 'function') return sitter;
  throw frontFailure('front/bad-sitter', { sitter: shown(sitter) }, { kind: TypeError });
}
