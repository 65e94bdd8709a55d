import type { Game, Seat, Tagged, Viewer, Violation } from '../../core/game.ts';
import type { Kit } from '../../core/kit.ts';
import { Match } from '../../core/match.ts';
import { fromNotation, type GameRecord, legalMove } from '../../core/record.ts';
import { type Locale, own } from '../../core/wording.ts';
import type { Drawn, Listing, Observed, Recorded, Result, Standing, Verdict } from './answers.ts';
import { Feed } from './feed.ts';
import { MatchRunner, type Shared } from './match-runner.ts';
import { isChange, Queue } from './queue.ts';
import {
  anotherPosition,
  type RefusedRequest,
  refused,
  refusedByRules,
  refusedUndo,
  violationRefusal,
} from './refusals.ts';
import type { Holder, MatchRequest, Part, Seating, Tried } from './requests.ts';
import type { TimeSlicer } from './time-slicer.ts';
import { isTooLargeForMove } from './weight.ts';

const DEFAULT_BOT = 'greedy';

/** A match and its feeds. */
export interface Begun {
  readonly kit: Kit;
  readonly match: Match;
  readonly feed: Feed;
}

/** A match with its participants: clients that send requests, bots, and chance. */
export class Table {
  readonly #kit: Kit;
  readonly #game: Game;
  readonly #match: Match;
  readonly #runner: MatchRunner;
  readonly #feed: Feed;
  readonly #slicer: TimeSlicer;
  readonly #queue: Queue = new Queue(
    (request, holder) => this.#answer(request, holder),
    (request, holder) => 'seen' in request && this.#isUnchanged(holder, request.seen),
  );

  /** @throws RefusedRequest for a seat or a bot that does not exist. */
  constructor({ kit, match, feed }: Begun, seating: Seating, shared: Shared) {
    this.#kit = kit;
    this.#game = match.game;
    this.#match = match;
    this.#runner = new MatchRunner(kit, match, seating, shared);
    this.#feed = feed;
    this.#slicer = shared.slicer;
  }

  get seats(): number {
    return this.#match.state.players;
  }

  /** Starts the match. @returns a promise that resolves when a client has to decide. */
  begin(): Promise<void> {
    return this.#queue.busy(() => this.#slicer.work(this.#runner.proceed()));
  }

  /** Ends the match, even while bots think. */
  close(): void {
    this.#runner.close();
    this.#queue.close();
  }

  /** @throws RefusedRequest when it is refused. */
  ask(request: MatchRequest, holder: Holder, signal?: AbortSignal): Promise<Result> {
    // A value that cannot be a move in any position is refused at once.
    const isHopeless = 'move' in request && request.move !== undefined && !this.#canBeMove(request.move);
    return isHopeless ? this.#answer(request, holder) : this.#queue.ask(request, holder, signal);
  }

  async #answer(request: MatchRequest, holder: Holder): Promise<Result> {
    const { locale } = request;
    // Comes first: if a request is sent again after it was carried out, the refusal of an illegal move would mislead.
    if (isChange(request) && 'seen' in request && request.seen !== this.#seenBy(holder)) throw anotherPosition();
    const { stalled } = this.#runner;
    const isReplacement = request.do === 'resign' && holder === stalled?.seat;
    if (isChange(request) && !isReplacement && stalled !== undefined) throw stalled.refusal;
    switch (request.do) {
      case 'observe':
        if (request.wait && this.#stop !== undefined) throw this.#stop;
        return this.#observe(holder, request, locale);
      case 'moves':
        return this.#moves(holder, locale);
      case 'check':
        return this.#check(holder, request);
      case 'play':
        return this.#play(holder, request.move);
      case 'chance':
        return this.#chance(holder, request.move);
      case 'undo':
        return this.#undo(holder);
      case 'resign':
        return this.#resign(holder, request.bot ?? DEFAULT_BOT);
      case 'record':
        return this.#record(holder, request);
      case 'close':
        onlyReferee(holder);
        return {};
    }
  }

  #observe(holder: Holder, { since, limit }: Part, locale: Locale | undefined): Observed {
    const [match, { cut }] = [this.#match, this.#runner];
    this.#feed.catchUp();
    const viewer = viewerOf(holder);
    const seen = match.observe(viewer);
    const { view, moves } =
      holder === 'referee' ? { view: match.state, moves: this.#game.legalMoves(match.state) } : seen;
    return {
      viewer: holder,
      ...this.#standing(),
      view,
      moves,
      seen: seen.seen,
      ...endOf(this.#feed.length(viewer), since, limit),
      ...(since !== undefined && { events: this.#feed.told(viewer, since, locale, limit) }),
      ...(holder === 'referee' && cut.length > 0 && { cut: [...cut] }),
    };
  }

  #seenBy(holder: Holder): string {
    return this.#match.observe(viewerOf(holder)).seen;
  }

  /** The refusal for those who wait for a move, if a bot or a limit has stopped the match. */
  get #stop(): RefusedRequest | undefined {
    return this.#match.actor === 'over' ? undefined : (this.#runner.stalled?.refusal ?? this.#runner.full);
  }

  /** Whether the holder still sees `seen`, and the match is neither over nor stopped, so this can change. */
  #isUnchanged(holder: Holder, seen: string | undefined): boolean {
    return this.#match.actor !== 'over' && this.#stop === undefined && seen === this.#seenBy(holder);
  }

  #moves(holder: Holder, locale: Locale | undefined): Listing {
    const [game, { actor, state }] = [this.#game, this.#match];
    const weights = actor === 'chance' ? game.chances(state).map(({ weight }) => weight) : undefined;
    const moves = holder === 'referee' || holder === actor ? game.legalMoves(state) : [];
    return {
      actor,
      seen: this.#seenBy(holder),
      moves: moves.map((move, index) => ({
        move,
        notation: game.print(move),
        text: game.describe(move, locale),
        ...(weights !== undefined && { weight: weights[index] ?? 0 }),
      })),
    };
  }

  /** A refusal has the text of its clause, if the client asks for it and the game has a law. */
  async #check(holder: Holder, { move, law, locale }: Extract<MatchRequest, { do: 'check' }>): Promise<Verdict> {
    const tried = fromNotation(this.#game, move);
    const violation =
      holder === 'referee'
        ? this.#game.violation(this.#match.state, tried)
        : this.#match.violation(seatOf(holder), tried);
    if (violation === undefined) return { legal: true };
    const refusal = violationRefusal(this.#game, violation, locale);
    const text = law ? (await this.#kit.law?.(locale))?.find(violation.clause)?.text : undefined;
    return { legal: false, refusal: { ...refusal, ...(text !== undefined && { text }) } };
  }

  async #play(holder: Holder, tried: Tried): Promise<Standing> {
    const seat = this.#ownSeat(holder);
    const move = this.#legal(tried, (own) => this.#match.violation(seat, own));
    this.#runner.make(seat, move);
    return this.#settled();
  }

  async #chance(holder: Holder, tried: Tried | undefined): Promise<Drawn> {
    onlyReferee(holder);
    const { actor, state } = this.#match;
    if (actor !== 'chance') throw refused('protocol/not-chance');
    const violationOf = (own: unknown): Violation | undefined => this.#game.violation(state, own);
    const move = tried === undefined ? this.#runner.draw() : this.#legal(tried, violationOf);
    this.#runner.make('chance', move);
    return { move, ...(await this.#settled()) };
  }

  async #undo(holder: Holder): Promise<Standing> {
    const seat = this.#ownSeat(holder);
    const reason = this.#match.undoRefusal(seat);
    if (reason !== undefined) throw refusedUndo(reason);
    this.#runner.keepTakenBack(seat);
    this.#feed.takeBack();
    this.#match.undo(seat);
    return this.#settled();
  }

  async #resign(holder: Holder, bot: string): Promise<Standing> {
    this.#runner.seatBot(this.#ownSeat(holder), bot);
    return this.#settled();
  }

  #record(holder: Holder, { since = 0, limit }: Part): Recorded {
    onlyReferee(holder);
    const record: GameRecord = this.#match.record();
    const end = endOf(record.moves.length, since, limit);
    return { record: { ...record, moves: record.moves.slice(since, end.next) }, ...end };
  }

  #standing(): Standing {
    return { actor: this.#match.actor, outcome: this.#match.outcome ?? null };
  }

  /** Lets chance and bots move until a client has to decide, or the match stops. */
  async #settled(): Promise<Standing> {
    await this.#slicer.work(this.#runner.proceed());
    return this.#standing();
  }

  #canBeMove(tried: Tried): boolean {
    if (isTooLargeForMove(tried)) return false;
    return typeof tried === 'string'
      ? this.#game.parse(tried) !== undefined
      : own(this.#game.moves, tried['type']) !== undefined;
  }

  /** @throws RefusedRequest if the move is refused. */
  #legal(tried: Tried, violationOf: (move: unknown) => Violation | undefined): Tagged {
    const game = this.#game;
    return legalMove(game, fromNotation(game, tried), violationOf, (violation) => refusedByRules(game, violation));
  }

  /** The holder's seat, if the holder plays it, or its bot has stopped the match and may be replaced. */
  #ownSeat(holder: Holder): Seat {
    const seat = seatOf(holder);
    if (this.#runner.bots.has(seat) && seat !== this.#runner.stalled?.seat) throw refused('protocol/resigned');
    return seat;
  }
}

/** Where a part of a list ends, and whether more follows. Without `since`, the part is empty. */
function endOf(length: number, since: number = length, limit: number = length): { next: number; more?: boolean } {
  const next = Math.min(since + limit, length);
  return { next, ...(next < length && { more: true }) };
}

/** The holder of a token gets the feed and `seen` of this viewer. The referee gets those of a spectator. */
function viewerOf(holder: Holder): Viewer {
  return holder === 'referee' ? 'table' : holder;
}

function seatOf(holder: Holder): Seat {
  if (typeof holder !== 'number') throw refused('protocol/no-seat');
  return holder;
}

function onlyReferee(holder: Holder): void {
  if (holder !== 'referee') throw refused('protocol/not-the-referee');
}

/** Continues a match from a record, step by step. */
export function* loading(kit: Kit, record: GameRecord): Generator<undefined, Begun, undefined> {
  const steps = Match.loading(kit.game, { record });
  let feed: Feed | undefined;
  for (;;) {
    const { value: match, done } = steps.next();
    feed ??= new Feed(match);
    feed.catchUp();
    if (done) return { kit, match, feed };
    yield;
  }
}
