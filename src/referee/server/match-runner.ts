import { isPromiseLike } from '../../bots/ask.ts';
import { botFailure } from '../../bots/failures.ts';
import { textOf } from '../../bots/sent-error.ts';
import { type Sources, sourcesOf } from '../../core/chance.ts';
import type { Seat, Tagged } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import type { Match } from '../../core/match.ts';
import { excerpt } from '../../core/wording.ts';
import { MatchBots, type OwnBots } from './bots.ts';
import { type Quota, TAKEN_BACK } from './quota.ts';
import { RefusedRequest, refused } from './refusals.ts';
import type { Seating } from './requests.ts';
import type { TimeSlicer } from './time-slicer.ts';

/** Maximum number of moves that a seat may take back in a match. */
const UNDOS = 500;

/** What all matches of a server share. */
export interface Shared {
  /** `moves`: maximum number of moves of a match; `thinking`: milliseconds that a bot may think about a move. */
  readonly limits: { readonly moves: number; readonly thinking: number };
  readonly bots: OwnBots;
  readonly quota: Quota;
  readonly slicer: TimeSlicer;
  report(error: unknown): void;
}

/** Runs a match: chance and bots move automatically. */
export class MatchRunner {
  readonly match: Match;
  readonly bots: MatchBots;
  /** The indices of moves for which the time limit ended a bot's search early. */
  readonly cut: number[] = [];
  /** The refusal after a bot was late or failed, which stops the match. */
  stalled: { readonly seat: Seat; readonly refusal: RefusedRequest } | undefined;
  #isClosed = false;
  readonly #sources: Sources;
  readonly #isDrawn: boolean;
  readonly #isSeeded: boolean;
  readonly #shared: Shared;
  /** Number of moves kept in memory. */
  #kept: number;
  /** By seat: how many of its moves were taken back. The feed keeps the events of all of them. */
  readonly #takenBack = new Map<Seat, number>();

  /** @throws RefusedRequest for a seat or a bot that does not exist. */
  constructor(kit: Kit, match: Match, { bots = {}, chance = 'drawn', seed }: Seating, shared: Shared) {
    this.match = match;
    this.#sources = sourcesOf(seed);
    this.#isDrawn = chance === 'drawn';
    this.#isSeeded = seed !== undefined;
    this.#shared = shared;
    this.#kept = match.plies;
    const { players } = match.state;
    const options = { ...match.record().options, players };
    this.bots = new MatchBots(kit, options, shared.bots, this.#sources, shared.limits.thinking);
    const last = players - 1;
    for (const [seat, bot] of Object.entries(bots)) {
      if (!/^(0|[1-9]\d*)$/.test(seat) || Number(seat) > last) {
        throw refused('protocol/unknown-seat', { seat: excerpt(seat, 40), last });
      }
      this.bots.add(Number(seat), bot);
    }
  }

  /** The refusal of every further move, at the limit of moves or if memory is full. */
  get full(): RefusedRequest | undefined {
    const { limits, quota } = this.#shared;
    if (this.match.plies >= limits.moves) return refused('protocol/match-too-long', { limit: limits.moves });
    return quota.isLeft ? undefined : refused('protocol/too-many-moves', { limit: quota.limit });
  }

  /** Draws the next outcome of chance. */
  draw(): Tagged {
    return this.match.game.sample(this.match.state, this.#sources.dice(this.match.plies));
  }

  /** Gives a seat to a bot. A match that stopped at this seat can go on. @throws RefusedRequest for an unknown bot. */
  seatBot(seat: Seat, bot: string): void {
    this.bots.add(seat, bot);
    if (seat === this.stalled?.seat) this.stalled = undefined;
  }

  /** Stops the match, even while bots think. */
  close(): void {
    if (!this.#isClosed) this.#shared.quota.giveBack(this.#kept);
    this.#isClosed = true;
    this.bots.close();
  }

  /** Counts a move that is about to be taken back. @throws RefusedRequest at the seat's limit, or if memory is full. */
  keepTakenBack(seat: Seat): void {
    const times = (this.#takenBack.get(seat) ?? 0) + 1;
    if (times > UNDOS) throw refused('protocol/too-many-undos', { limit: UNDOS });
    this.#keep(TAKEN_BACK - 1);
    this.#takenBack.set(seat, times);
  }

  /** Makes a legal move of a seat or of chance. @throws RefusedRequest at the limit of moves, or if memory is full. */
  make(actor: Seat | 'chance', move: Tagged): void {
    const { full } = this;
    if (full !== undefined) throw full;
    this.#keep(1);
    if (actor === 'chance') this.match.chance(move);
    else this.match.play(actor, move);
  }

  /** Makes the moves of chance and bots until a client has to decide. Pauses while a bot thinks. */
  *proceed(): Generator<PromiseLike<unknown> | undefined, void, undefined> {
    const { match } = this;
    while (!this.#isClosed && this.stalled === undefined && this.full === undefined) {
      const { actor } = match;
      if (actor === 'chance' && this.#isDrawn) this.make(actor, this.draw());
      else if (typeof actor === 'number' && this.bots.has(actor)) yield* this.#botMove(actor);
      else return;
    }
  }

  #keep(moves: number): void {
    const { quota } = this.#shared;
    if (!quota.take(moves)) throw refused('protocol/too-many-moves', { limit: quota.limit });
    this.#kept += moves;
  }

  /**
   * If a bot is late, or one of the host's own bots fails, the match stops.
   * @throws the error of a built-in bot, or of the match.
   */
  *#botMove(seat: Seat): Generator<PromiseLike<unknown> | undefined, void, undefined> {
    yield;
    try {
      for (const step of this.bots.think(seat, this.match)) {
        if (this.#isClosed) return;
        if (step === undefined || isPromiseLike(step)) yield step;
        // Other matches may have filled the memory meanwhile.
        else if (!this.#shared.quota.isLeft) return;
        // With a seed the move must be repeatable, so a search that was cut short is not used.
        else if (step === 'late' || (step.isCut && this.#isSeeded)) {
          this.stalled = {
            seat,
            refusal: refused('protocol/bot-too-slow', { seat, limit: this.#shared.limits.thinking }),
          };
        } else {
          if (step.isCut) this.cut.push(this.match.plies);
          this.make(seat, step.move);
        }
      }
    } catch (error) {
      const bot = this.bots.ownOn(seat);
      // A built-in bot fails only if the game does.
      if (bot === undefined || error instanceof RefusedRequest) throw error;
      this.stalled = { seat, refusal: refused('protocol/bot-failed', { seat }) };
      const params = { bot: excerpt(bot), seat, reason: textOf(error) };
      this.#shared.report(botFailure('bots/failed', params, { cause: error }));
    }
  }
}
