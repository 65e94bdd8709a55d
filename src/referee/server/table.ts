import { parseBudget } from '../../bots/bot.ts';
import { botNames, botOf } from '../../bots/catalogue.ts';
import type { Game, Seat, Tagged, Violation } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { GameRecord } from '../../core/record.ts';
import { isLegal } from '../../core/record.ts';
import type { Locale } from '../../core/wording.ts';
import type { Drawn, Listing, Observed, Recorded, Result, Standing, Verdict } from './answers.ts';
import type { Sources } from './chance.ts';
import { sourcesOf } from './chance.ts';
import { Feed } from './feed.ts';
import { RefusedRequest, refused, undoRefusal, violationRefusal } from './refusals.ts';
import type { Holder, MatchRequest, Seating, Tried } from './requests.ts';

/** The greatest budget of a bot, in iterations or milliseconds: it holds up every other match. */
const MOST = 1_000;
/** So long a table goes on with chance and bots before others get their turn. */
const SLICE_MS = 20;
/** Requests that wait at a table: whoever sends more has not read the answers. */
const WAITING = 32;
const USUAL_BOT = 'greedy';

/** A match with whoever sits around it: people and programs that ask, bots, and chance. */
export class Table {
  readonly #game: Game;
  readonly #match: Match;
  readonly #feed: Feed;
  readonly #sources: Sources;
  readonly #isDrawn: boolean;
  /** What makes the move of a bot, by seat. */
  readonly #bots = new Map<Seat, () => void>();
  /** Moves after which nobody moves any more. */
  readonly #most: number;
  /** Moves made, those taken back included: the feed tells of them all. */
  #made: number;
  #waiting = 0;
  /** Ends when all that was asked before is answered. */
  #busy: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** @throws RefusedRequest for a seat or a bot that does not exist. */
  constructor(match: Match, { bots = {}, chance = 'drawn', seed }: Seating, most: number, locale?: Locale) {
    this.#game = match.game;
    this.#match = match;
    this.#feed = new Feed(match);
    this.#sources = sourcesOf(seed);
    this.#isDrawn = chance === 'drawn';
    this.#most = most;
    this.#made = match.plies;
    const last = this.seats - 1;
    for (const [seat, bot] of Object.entries(bots)) {
      if (!/^\d$/.test(seat) || Number(seat) > last) {
        throw refused('protocol/unknown-seat', { seat: seat.slice(0, 40), last }, locale);
      }
      this.#seat(Number(seat), bot, locale);
    }
  }

  get seats(): number {
    return this.#match.state.players;
  }

  /** Lets chance and bots begin. */
  begin(): Promise<void> {
    return this.#inTurn(() => this.#settle());
  }

  /** Ends the match, also in the middle of what bots are doing. */
  close(): void {
    this.#isClosed = true;
  }

  /** Answers one request after the other. @throws RefusedRequest when it is refused. */
  async ask(request: MatchRequest, holder: Holder): Promise<Result> {
    const { locale } = request;
    const isLast = request.do === 'close' && holder === 'referee';
    if (this.#waiting >= WAITING && !isLast) throw refused('protocol/too-many-requests', { limit: WAITING }, locale);
    this.#waiting++;
    try {
      return await this.#inTurn(async () => {
        const result = await this.#answer(request, holder);
        if (this.#isClosed && request.do !== 'close') throw refused('protocol/unknown-token', {}, locale);
        return result;
      });
    } finally {
      this.#waiting--;
    }
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#busy.then(action);
    this.#busy = result.catch(() => {});
    return result;
  }

  async #answer(request: MatchRequest, holder: Holder): Promise<Result> {
    const { locale } = request;
    switch (request.do) {
      case 'observe':
        return this.#observe(holder, request.since, locale);
      case 'moves':
        return this.#moves(holder, locale);
      case 'check':
        return this.#check(holder, request.move, locale);
      case 'play':
        return this.#play(holder, request.move, locale);
      case 'chance':
        return this.#chance(holder, request.move, locale);
      case 'undo':
        return this.#undo(holder, locale);
      case 'resign':
        return this.#resign(holder, request.bot ?? USUAL_BOT, locale);
      case 'record':
        return this.#record(holder, locale);
      case 'close':
        onlyReferee(holder, locale);
        this.close();
        return {};
    }
  }

  #observe(holder: Holder, since: number | undefined, locale: Locale | undefined): Observed {
    const match = this.#match;
    const viewer = holder === 'referee' ? 'table' : holder;
    const seen =
      holder === 'referee'
        ? { view: this.#game.clone(match.state), moves: this.#game.legalMoves(match.state) }
        : match.observe(holder);
    return {
      viewer: holder,
      ...this.#standing(),
      view: seen.view,
      moves: seen.moves,
      next: this.#feed.length(viewer),
      ...(since !== undefined && { events: this.#feed.told(viewer, since, locale) }),
    };
  }

  #moves(holder: Holder, locale: Locale | undefined): Listing {
    const [game, { actor, state }] = [this.#game, this.#match];
    const weights = actor === 'chance' ? game.chances(state).map(({ weight }) => weight) : undefined;
    const moves = holder === 'referee' || holder === actor ? game.legalMoves(state) : [];
    return {
      actor,
      moves: moves.map((move, index) => ({
        move,
        notation: game.print(move),
        text: game.describe(move, locale),
        ...(weights !== undefined && { weight: weights[index] ?? 0 }),
      })),
    };
  }

  #check(holder: Holder, tried: Tried, locale: Locale | undefined): Verdict {
    const move = this.#read(tried);
    const violation =
      holder === 'referee'
        ? this.#game.violation(this.#match.state, move)
        : this.#match.violation(seatOf(holder, locale), move);
    if (violation === undefined) return { legal: true };
    return { legal: false, refusal: violationRefusal(this.#game, violation, locale) };
  }

  async #play(holder: Holder, tried: Tried, locale: Locale | undefined): Promise<Standing> {
    const seat = this.#ownSeat(holder, locale);
    const move = this.#read(tried);
    const violation = this.#match.violation(seat, move);
    if (!isLegal<Tagged>(move, violation)) throw this.#illegal(violation, locale);
    this.#leaveRoom(locale);
    this.#made++;
    this.#match.play(seat, move);
    await this.#settle();
    return this.#standing();
  }

  async #chance(holder: Holder, tried: Tried | undefined, locale: Locale | undefined): Promise<Drawn> {
    onlyReferee(holder, locale);
    const match = this.#match;
    if (match.actor !== 'chance') throw refused('protocol/not-chance', {}, locale);
    const move = tried === undefined ? this.#draw() : this.#read(tried);
    const violation = this.#game.violation(match.state, move);
    if (!isLegal<Tagged>(move, violation)) throw this.#illegal(violation, locale);
    this.#leaveRoom(locale);
    this.#made++;
    match.chance(move);
    await this.#settle();
    return { move, ...this.#standing() };
  }

  async #undo(holder: Holder, locale: Locale | undefined): Promise<Standing> {
    const seat = this.#ownSeat(holder, locale);
    const reason = this.#match.undoRefusal(seat);
    if (reason !== undefined) throw new RefusedRequest(undoRefusal(reason, locale));
    this.#feed.takeBack();
    this.#match.undo(seat);
    await this.#settle();
    return this.#standing();
  }

  async #resign(holder: Holder, bot: string, locale: Locale | undefined): Promise<Standing> {
    this.#seat(this.#ownSeat(holder, locale), bot, locale);
    await this.#settle();
    return this.#standing();
  }

  #record(holder: Holder, locale: Locale | undefined): Recorded {
    onlyReferee(holder, locale);
    const record: GameRecord = this.#match.record();
    return { record };
  }

  #standing(): Standing {
    return { actor: this.#match.actor, outcome: this.#match.outcome ?? null };
  }

  /** Goes on for as long as it is for chance or a bot to decide, and gives way to other tables meanwhile. */
  async #settle(): Promise<void> {
    let since = performance.now();
    try {
      while (this.#proceed()) {
        if (performance.now() - since < SLICE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    } finally {
      this.#feed.catchUp();
    }
  }

  /** Makes the next move, if that is up to chance or a bot. @returns whether it was. */
  #proceed(): boolean {
    const match = this.#match;
    const { actor } = match;
    if (this.#isClosed || this.#made >= this.#most) return false;
    if (actor === 'chance' && this.#isDrawn) {
      this.#made++;
      match.chance(this.#draw());
      return true;
    }
    const bot = typeof actor === 'number' ? this.#bots.get(actor) : undefined;
    if (typeof actor !== 'number' || bot === undefined) return false;
    this.#made++;
    bot();
    return true;
  }

  #draw(): Tagged {
    return this.#game.sample(this.#match.state, this.#sources.dice);
  }

  #read(tried: Tried): unknown {
    return typeof tried === 'string' ? (this.#game.parse(tried) ?? tried) : tried;
  }

  #seat(seat: Seat, name: string, locale: Locale | undefined): void {
    const bot = isAffordable(name) ? botOf(name, this.#game.id) : undefined;
    if (bot === undefined) {
      throw refused('protocol/unknown-bot', { bot: name.slice(0, 40), known: botNames.join(', '), most: MOST }, locale);
    }
    const [match, source] = [this.#match, this.#sources.ofBot(seat)];
    this.#bots.set(seat, () => match.play(seat, bot(match.observe(seat), source)));
  }

  /** The seat that the holder plays himself. */
  #ownSeat(holder: Holder, locale: Locale | undefined): Seat {
    const seat = seatOf(holder, locale);
    if (this.#bots.has(seat)) throw refused('protocol/resigned', {}, locale);
    return seat;
  }

  #leaveRoom(locale: Locale | undefined): void {
    if (this.#made >= this.#most) throw refused('protocol/match-too-long', { limit: this.#most }, locale);
  }

  #illegal(violation: Violation | undefined, locale: Locale | undefined): Error {
    if (violation === undefined) return new Error('a legal move was refused');
    return new RefusedRequest(violationRefusal(this.#game, violation, locale));
  }
}

function seatOf(holder: Holder, locale: Locale | undefined): Seat {
  if (typeof holder !== 'number') throw refused('protocol/no-seat', {}, locale);
  return holder;
}

function onlyReferee(holder: Holder, locale: Locale | undefined): void {
  if (holder !== 'referee') throw refused('protocol/not-the-referee', {}, locale);
}

function isAffordable(name: string): boolean {
  const colon = name.indexOf(':');
  const budget = colon < 0 ? { iterations: 1 } : parseBudget(name.slice(colon + 1));
  if (budget === undefined) return false;
  return ('iterations' in budget ? budget.iterations : budget.milliseconds) <= MOST;
}
