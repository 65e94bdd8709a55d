import { isLater } from '../../bots/ask.ts';
import { type Sources, sourcesOf } from '../../core/chance.ts';
import type { Seat, Tagged } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import type { Match } from '../../core/match.ts';
import { excerpt, type Locale } from '../../core/wording.ts';
import { Bots, type OwnBots } from './bots.ts';
import { RefusedRequest, refused } from './refusals.ts';
import type { Seating } from './requests.ts';
import type { Room } from './room.ts';
import { TAKEN_BACK } from './room.ts';

/** Moves that a seat may take back in a match. */
const UNDOS = 500;

/** The bounds of a match. */
export interface CourseLimits {
  /** Moves after which nobody moves any more. */
  readonly moves: number;
  /** Milliseconds that a bot may think about a move. */
  readonly thinking: number;
}

/** The course of a match: its moves, of which chance and bots make theirs by themselves. */
export class Course {
  readonly match: Match;
  readonly bots: Bots;
  /** The moves, by their index, that bots were made to choose before they had spent their budget. */
  readonly cut: number[] = [];
  /** The seat whose bot has come to no move in time, or has failed, so that nobody moves any more. */
  stalled: { readonly seat: Seat; readonly by: 'slowness' | 'failure' } | undefined;
  #isClosed = false;
  readonly #sources: Sources;
  readonly #isDrawn: boolean;
  readonly #isSeeded: boolean;
  readonly #limits: CourseLimits;
  readonly #room: Room;
  /** Moves kept, for which there was room. */
  #kept: number;
  /** Moves taken back, by seat: the feed tells of them all. */
  readonly #takenBack = new Map<Seat, number>();

  /** @throws RefusedRequest for a seat or a bot that does not exist. */
  constructor(
    kit: Kit,
    own: OwnBots,
    match: Match,
    { bots = {}, chance = 'drawn', seed }: Seating,
    limits: CourseLimits,
    room: Room,
    locale?: Locale,
  ) {
    this.match = match;
    this.#sources = sourcesOf(seed);
    this.#isDrawn = chance === 'drawn';
    this.#isSeeded = seed !== undefined;
    this.#limits = limits;
    this.#room = room;
    this.#kept = match.plies;
    this.bots = new Bots(kit, match.record().options, own, this.#sources, limits.thinking);
    const last = match.state.players - 1;
    for (const [seat, bot] of Object.entries(bots)) {
      if (!/^\d$/.test(seat) || Number(seat) > last) {
        throw refused('protocol/unknown-seat', { seat: excerpt(seat, 40), last }, locale);
      }
      this.bots.add(Number(seat), bot, locale);
    }
  }

  /** What chance does next. */
  draw(): Tagged {
    return this.match.game.sample(this.match.state, this.#sources.dice(this.match.plies));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nobody moves any more, also in the middle of what bots are doing. */
  close(): void {
    if (!this.#isClosed) this.#room.giveBack(this.#kept);
    this.#isClosed = true;
    this.bots.close();
  }

  /** To be called before a move is taken back. @throws RefusedRequest for one too many, or one too many to keep. */
  keepTakenBack(seat: Seat, locale: Locale | undefined): void {
    const times = (this.#takenBack.get(seat) ?? 0) + 1;
    if (times > UNDOS) throw refused('protocol/too-many-undos', { limit: UNDOS }, locale);
    this.#keep(TAKEN_BACK - 1, locale);
    this.#takenBack.set(seat, times);
  }

  /** A legal move of a seat or, dictated, of chance. @throws RefusedRequest when there are too many. */
  make(actor: Seat | 'chance', move: Tagged, locale?: Locale): void {
    const { moves: limit } = this.#limits;
    if (this.match.plies >= limit) throw refused('protocol/match-too-long', { limit }, locale);
    this.#keep(1, locale);
    if (actor === 'chance') this.match.chance(move);
    else this.match.play(actor, move);
  }

  /** The moves of chance and of bots, as long as it is for them to decide. It pauses where a bot has to. */
  *proceed(): Generator<PromiseLike<unknown> | undefined, void, undefined> {
    const { match } = this;
    while (!this.#isClosed && this.stalled === undefined && match.plies < this.#limits.moves && this.#room.isLeft) {
      const { actor } = match;
      if (actor === 'chance' && this.#isDrawn) this.make(actor, this.draw());
      else if (typeof actor === 'number' && this.bots.has(actor)) yield* this.#botMove(actor);
      else return;
    }
  }

  #keep(moves: number, locale: Locale | undefined): void {
    if (!this.#room.take(moves)) throw refused('protocol/too-many-moves', { limit: this.#room.limit }, locale);
    this.#kept += moves;
  }

  /** @throws whatever the bot throws, or the match of what it answers; then nobody moves any more. */
  *#botMove(seat: Seat): Generator<PromiseLike<unknown> | undefined, void, undefined> {
    yield;
    try {
      for (const step of this.bots.think(seat, this.match)) {
        if (this.#isClosed) return;
        if (step === undefined || isLater(step)) yield step;
        // Others may have taken the last room meanwhile.
        else if (!this.#room.isLeft) return;
        // Whoever gave a seed relies on the move that the bot would have come to.
        else if (step === 'late' || (step.isCut && this.#isSeeded)) this.stalled = { seat, by: 'slowness' };
        else {
          if (step.isCut) this.cut.push(this.match.plies);
          this.make(seat, step.move);
        }
      }
    } catch (error) {
      // A bot of the library is at fault only if the game is.
      if (this.bots.isOwn(seat) && !(error instanceof RefusedRequest)) this.stalled = { seat, by: 'failure' };
      throw error;
    }
  }
}
