import { askForMove } from '../bots/ask.ts';
import { type Bot, shownTo } from '../bots/bot.ts';
import { type Sources, sourcesOf } from '../core/chance.ts';
import { coded } from '../core/failures.ts';
import type { Actor, ChanceOutcome, GameTypes, Seat, Viewer, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { Match } from '../core/match.ts';
import type { FeedEntry } from '../core/observation.ts';
import { type Meant, mustBeSeen, type Sighting } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { type GameRecord, isLegal } from '../core/record.ts';
import { printRecord, readRecord } from '../core/record-text.ts';
import { checkSeat } from '../core/seats.ts';
import { shown } from '../core/wording.ts';
import { frontFailure } from './failures.ts';
import { Listeners } from './listeners.ts';
import { illegal, readMove } from './refusal.ts';
import type { Failure, Position, SessionSetup, Sitter, TakeBackRefusal } from './session-types.ts';
import { describeTakeBackRefusal, positionOf } from './session-types.ts';

/**
 * A match as a front end holds it: subscribers are told of every change, chance and bots move by themselves, and
 * what is observed stays the same object until it changes, so that it can be compared by identity.
 *
 * It is for one screen: subscribers are called, and `plies` counts, for moves too that are hidden from a viewer. A host
 * of several screens sends each of them what `observe` and `feed` give for it, when those have changed.
 */
export class Session<T extends GameTypes = GameTypes> implements Position<T> {
  readonly kit: Kit<T>;
  readonly #sitters: Sitter<T>[];
  readonly #isDictated: boolean;
  readonly #sources: Sources;
  readonly #listeners = new Listeners();
  readonly #match: Match<T>;
  /** The position that was looked back at last. */
  #past: Match<T> | undefined;
  #thinking: { readonly seat: Seat; readonly stop: AbortController } | undefined;
  #failure: Failure | undefined;
  #isClosed = false;

  /**
   * @throws what `new Match` throws.
   * @throws RangeError for more sitters than seats.
   * @throws TypeError for who cannot sit on one.
   */
  constructor(kit: Kit<T>, { seats = [], ...setup }: SessionSetup<T> = {}) {
    this.kit = kit;
    this.#match = new Match(kit.game, setup);
    this.#isDictated = setup.chance === 'dictated';
    this.#sources = sourcesOf(setup.seed);
    const { players } = this.#match.state;
    if (seats.length > players)
      throw frontFailure('front/too-many-sitters', { players, sitters: seats.length }, { kind: RangeError });
    this.#sitters = Array.from({ length: players }, (_, seat) => checkedSitter(seats[seat]));
    this.#goOn();
  }

  /**
   * A session that goes on from what {@link save} gives, or from any record, in JSON or in text.
   * @throws RecordError for what is no record, is one of another game or version, or breaks the rules.
   */
  static load<T extends GameTypes>(
    kit: Kit<T>,
    text: string,
    setup: Omit<SessionSetup<T>, 'record' | 'options'> = {},
  ): Session<T> {
    return new Session(kit, { ...setup, record: readRecord(text) });
  }

  /**
   * Calls the listener after every change: a move, one taken back, a bot that begins to think, or fails. It is the
   * same function for as long as the session lasts, fit for `useSyncExternalStore`.
   * @returns what ends it.
   */
  readonly subscribe: (listener: () => void) => () => void = this.#listeners.subscribe;

  /** Moves made so far, those of chance included. */
  get plies(): number {
    return this.#match.plies;
  }

  get actor(): Actor {
    return this.#match.actor;
  }

  get phase(): T['state']['phase'] {
    return this.#match.state.phase;
  }

  /** What chance may do now, each outcome with its weight, for entering what real dice and cards show. */
  get chances(): readonly ChanceOutcome<T['move']>[] {
    return this.kit.game.chances(this.#match.state);
  }

  get outcome(): Outcome | undefined {
    return this.#match.outcome;
  }

  /** The seat whose bot is thinking, `undefined` if none is. */
  get thinking(): Seat | undefined {
    return this.#thinking?.seat;
  }

  /** The bot that has failed; {@link sit} gives it another try, or its seat to another. */
  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** By seat: who sits there. */
  get sitters(): readonly Sitter<T>[] {
    return [...this.#sitters];
  }

  /**
   * What a seat, or a spectator, has to go by: the same object until that changes.
   * @throws RangeError or TypeError for a viewer that does not exist.
   */
  observe(viewer: Viewer): Sighting<T> {
    return this.#match.observe(viewer);
  }

  /**
   * What the viewer was told, in order: the same list until he is told more.
   * @param from the index of the first entry of interest, 0 or more; all by default.
   * @throws RangeError or TypeError for a viewer or an index that does not exist.
   */
  feed(viewer: Viewer, from: number = 0): readonly FeedEntry<T>[] {
    return this.#match.feed(viewer, from);
  }

  /**
   * Why the seat may not make this move now, `undefined` if it may.
   * @param move a move, or its notation.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  violation(seat: Seat, move: unknown): Violation | undefined {
    return this.#match.violation(seat, readMove(this.kit.game, move));
  }

  /**
   * Makes the move of a person, or that of a remote seat as it comes in. Chance and bots go on by themselves.
   * @param move a move, or its notation.
   * @throws PositionError when the seat has seen another position than the one that is meant.
   * @throws IllegalMoveError when it is refused.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  play(seat: Seat, move: unknown, meant?: Meant): void {
    const { game } = this.kit;
    mustBeSeen(this, seat, meant);
    const tried = readMove(game, move);
    const violation = this.#match.violation(seat, tried);
    if (!isLegal<T['move']>(tried, violation)) throw illegal(game, violation);
    this.#match.play(seat, tried);
    this.#goOn();
  }

  /**
   * Enters what real dice and cards show, where chance is dictated.
   * @param move an outcome of chance, or its notation.
   * @param meant the position as `'table'` has observed it.
   * @throws PositionError when that is another one by now.
   * @throws IllegalMoveError when it is impossible.
   * @throws Error when nothing is left to chance now.
   */
  chance(move: unknown, meant?: Meant): void {
    const { game } = this.kit;
    mustBeSeen(this, 'table', meant);
    const tried = readMove(game, move);
    const violation = this.actor === 'chance' ? game.violation(this.#match.state, tried) : undefined;
    if (!isLegal<T['move']>(tried, violation)) throw illegal(game, violation);
    this.#match.chance(tried);
    this.#goOn();
  }

  /**
   * The position after that number of moves, past or present, for looking at. Of all past positions it keeps one.
   * @param ply 0 … `plies`.
   * @throws PlyError for a ply that does not exist.
   */
  at(ply: number): Position<T> {
    if (this.#past?.plies !== ply) this.#past = this.#match.fork(ply);
    return positionOf(this.#past);
  }

  /**
   * Why the seat may not take back its last decision, `undefined` if it may. In a game where all sit at one screen it
   * may, and so takes back what bots and dice have done since.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  takeBackRefusal(seat: Seat): TakeBackRefusal | undefined {
    const way = this.#wayBack(seat);
    return typeof way === 'number' ? undefined : way;
  }

  /**
   * Goes back to the last decision of the seat. Where the same is decided again, chance does the same again.
   * @throws PositionError when the seat has seen another position than the one that is meant.
   * @throws Error when {@link takeBackRefusal} has an answer; its message is that answer in English.
   * @throws RangeError or TypeError for a seat that does not exist.
   */
  takeBack(seat: Seat, meant?: Meant): void {
    mustBeSeen(this, seat, meant);
    const way = this.#wayBack(seat);
    if (typeof way !== 'number') throw coded(new Error(describeTakeBackRefusal(way)), `undo/${way}`);
    this.#match.rewind(way);
    this.#past = undefined;
    this.#goOn();
  }

  /**
   * Gives the seat to somebody else, or to the same bot once more, as after a failure.
   * @throws RangeError or TypeError for a seat that does not exist.
   * @throws TypeError for who cannot sit on one.
   */
  sit(seat: Seat, sitter: Sitter<T>): void {
    checkSeat(seat, this.#sitters.length);
    this.#sitters[seat] = checkedSitter(sitter);
    this.#goOn();
  }

  /** Everything needed to play the match again, hidden information included. */
  record(): GameRecord {
    return this.#match.record();
  }

  /** The record as text, for a file or the browser's storage. */
  save(): string {
    return printRecord(this.kit.game, this.record());
  }

  /** Stops the bots that think, and notifies no subscriber any more. */
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

  /** Lets chance and bots have their turns, after every change. */
  #goOn(): void {
    this.#thinking?.stop.abort();
    this.#thinking = undefined;
    this.#failure = undefined;
    while (!this.#isDictated && this.actor === 'chance') this.#match.chance();
    const { actor } = this;
    const sitter = typeof actor === 'number' ? this.#sitters[actor] : undefined;
    if (!this.#isClosed && typeof actor === 'number' && typeof sitter === 'object') void this.#ask(actor, sitter);
    this.#listeners.tell();
  }

  async #ask(seat: Seat, bot: Bot<T>): Promise<void> {
    const stop = new AbortController();
    this.#thinking = { seat, stop };
    try {
      // Not at once: a person sees their own move before the answer.
      await new Promise((resolve) => setTimeout(resolve));
      if (stop.signal.aborted) return;
      const options = { rng: this.#sources.ofBot(seat), signal: stop.signal };
      const decide = (): unknown => bot.decide(shownTo(bot, this, seat), options);
      const move = await askForMove(this.kit.game, decide, stop.signal);
      if (!stop.signal.aborted) this.play(seat, move);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#thinking = undefined;
      this.#failure = { seat, error };
      this.#listeners.tell();
    }
  }
}

/**
 * The sitter, a person for nobody in particular.
 * @throws TypeError for who cannot sit on a seat.
 */
function checkedSitter<T extends GameTypes>(sitter: Sitter<T> | undefined = 'person'): Sitter<T> {
  if (sitter === 'person' || sitter === 'remote') return sitter;
  if (typeof sitter === 'object' && typeof sitter?.decide === 'function') return sitter;
  throw frontFailure('front/bad-sitter', { sitter: shown(sitter) }, { kind: TypeError });
}
