import { botNames } from '../../bots/catalogue.ts';
import { flawIn, naming } from '../../bots/flaw.ts';
import { newSecret } from '../../core/chance.ts';
import { type Kit, kitsById } from '../../core/kit.ts';
import { Match } from '../../core/match.ts';
import { checkMembers } from '../../core/match-setup.ts';
import { notARecord } from '../../core/record.ts';
import { readRecord } from '../../core/record-text.ts';
import { excerpt, inLanguage, type Locale, own } from '../../core/wording.ts';
import { nearClauses, passagesOf } from '../law.ts';
import { migrated } from '../migrate.ts';
import type { Answer, Catalogue, Cited, Opened, Result } from './answers.ts';
import { checkFunctions, type OwnBots } from './bots.ts';
import { Feed } from './feed.ts';
import { type Limits, limitsOf } from './limits.ts';
import { LINE_LIMIT, tooLong } from './lines.ts';
import type { Shared } from './match-runner.ts';
import { Quota } from './quota.ts';
import { protocolRefusal, type Refusal, RefusedRequest, refused, refusedSetup } from './refusals.ts';
import { type Copy, copyOf, type Holder, type Request, requestSchema, type Seating } from './requests.ts';
import { type Begun, loading, Table } from './table.ts';
import { TimeSlicer } from './time-slicer.ts';
import { isTooLargeForMove, MEMBERS, VALUES, weightOf } from './weight.ts';

/** Maximum total weight, in bytes, of the open requests. Requests of at most the weight `LIGHT` do not count. */
const MAX_PENDING_BYTES = 2 ** 25;
const LIGHT = 2 ** 10;
/** Maximum length of a record's tags as JSON. A match keeps them in memory. */
const TAGS = 10_000;
const CLAUSES = 100;
const SIZES = { limit: VALUES, members: MEMBERS };

export interface ServerSettings {
  /** The games of the server: `kits` of `feyrules/games`, your own, or both. */
  readonly kits: readonly Kit[];
  readonly limits?: Partial<Limits>;
  /** The host's own bots, by the name that requests use. */
  readonly bots?: OwnBots;
  /** Creates tokens that cannot be guessed, each only once; by default random ones of 128 bits. */
  readonly token?: () => string;
  /**
   * Called with each exception that is answered as `protocol/internal` or occurs when a match begins. If one of the host's own bots fails, it is
   * called with an error whose `cause` is what the bot threw.
   */
  readonly report?: (error: unknown) => void;
}

interface Grant {
  readonly table: Table;
  readonly holder: Holder;
}

/**
 * A referee for any program that can send JSON. It holds many matches; tokens give access to them. Requests about one
 * match are processed in order of arrival, but some overtake requests that wait for bots of this match or for a change.
 * No request waits for the bots of another match.
 */
export class RefereeServer {
  readonly #kits: ReadonlyMap<string, Kit>;
  readonly #limits: Limits;
  readonly #shared: Shared;
  readonly #token: () => string;
  /** By token. `close` replaces the map; a match that is still being opened then knows that it must not begin. */
  #grants = new Map<string, Grant>();
  readonly #tables = new Set<Table>();
  readonly #pendingQuota: Quota = new Quota(MAX_PENDING_BYTES);
  /** Matches whose record is still being replayed. */
  #opening = 0;

  /**
   * @throws Error if two games have the same id, RangeError for an invalid limit or a bot with the name of a built-in
   * one, TypeError for an unknown setting or one that is not a function.
   */
  constructor(settings: ServerSettings) {
    checkMembers('The settings of a server', settings, ['kits', 'limits', 'bots', 'token', 'report']);
    const { kits, limits, bots = {}, token = newSecret, report = () => {} } = settings;
    this.#kits = kitsById(kits);
    this.#limits = limitsOf(limits);
    checkFunctions(bots, { token, report });
    this.#token = token;
    this.#shared = {
      ...{ limits: this.#limits, bots, quota: new Quota(this.#limits.kept), slicer: new TimeSlicer() },
      // If the host's report fails, the client still gets its answer.
      report: (error) => void (async () => report(error))().catch(() => {}),
    };
  }

  /**
   * Answers a request. Both are JSON text; the request has at most 2^20 characters, the answer no line breaks.
   * @returns a promise that is never rejected.
   */
  async answerText(text: string, signal?: AbortSignal): Promise<string> {
    const answer = await this.#read(text, signal);
    try {
      return JSON.stringify(answer);
    } catch (error) {
      // The host's own game may have a view that is not JSON.
      return JSON.stringify({ id: answer.id, error: this.#refusalOf(error) });
    }
  }

  /**
   * Answers a request.
   * @param request any value; its JSON is a {@link Request} if it is valid.
   * @param signal ends the wait of an `observe` for a change; abort it when the client is gone.
   * @returns a promise that is never rejected.
   */
  answer(request: unknown, signal?: AbortSignal): Promise<Answer> {
    return this.#answer(copyOf(request), signal);
  }

  /** Ends all matches, and refuses those that are being opened. */
  close(): void {
    for (const table of this.#tables) table.close();
    this.#tables.clear();
    this.#grants = new Map();
  }

  /** Does not keep the text in memory while answering. */
  #read(text: string, signal?: AbortSignal): Answer | Promise<Answer> {
    if (typeof text !== 'string') return { id: null, error: protocolRefusal('protocol/not-json') };
    if (text.length > LINE_LIMIT) return tooLong();
    if (weightOf(text) === undefined) return { id: null, error: protocolRefusal('protocol/too-large', SIZES) };
    try {
      return this.answer(JSON.parse(text), signal);
    } catch {
      return { id: null, error: protocolRefusal('protocol/not-json') };
    }
  }

  async #answer({ id, locale, request, weight, fault }: Copy, signal?: AbortSignal): Promise<Answer> {
    let taken = 0;
    try {
      if (fault !== undefined) throw refused(...fault);
      taken = this.#take(weight);
      return { id, ok: await this.#ask(this.#checked(request), signal) };
    } catch (error) {
      return { id, error: this.#refusalOf(error, locale) };
    } finally {
      this.#pendingQuota.giveBack(taken);
    }
  }

  /** Reserves memory for a request. @returns its weight, 0 if light. @throws RefusedRequest if memory is short. */
  #take(weight: number | undefined): number {
    if (weight === undefined) throw refused('protocol/too-large', SIZES);
    if (weight <= LIGHT) return 0;
    if (!this.#pendingQuota.take(weight)) throw refused('protocol/busy');
    return weight;
  }

  #checked(request: unknown): Request {
    const { data, error } = requestSchema.safeParse(request, naming);
    if (data !== undefined) return data;
    throw refused('protocol/bad-request', flawIn(error, request, 'request'));
  }

  #refusalOf(error: unknown, locale?: Locale): Refusal {
    if (!(error instanceof RefusedRequest)) {
      this.#shared.report(error);
      return protocolRefusal('protocol/internal', {}, locale);
    }
    try {
      return error.refusalIn(locale);
    } catch (flaw) {
      // The words of the host's own game may throw.
      return this.#refusalOf(flaw, locale);
    }
  }

  async #ask(request: Request, signal?: AbortSignal): Promise<Result> {
    switch (request.do) {
      case 'games':
        return catalogueOf(this.#kits.values(), this.#shared.bots, request.locale);
      case 'law':
        return this.#cited(request.clause, request.locale);
      case 'new':
        return this.#open(request, () => this.#newMatch(request.game, request.options));
      case 'load':
        return this.#open(request, () => this.#loadedMatch(request.record));
      default: {
        const grant = this.#grants.get(request.token);
        if (grant === undefined) throw refused('protocol/unknown-token');
        if (request.do === 'close' && grant.holder === 'referee') this.#forget(grant.table);
        return grant.table.ask(request, grant.holder, signal);
      }
    }
  }

  async #cited(clause: string, locale: Locale | undefined): Promise<Cited> {
    const kits = [...this.#kits.values()];
    const parts = (await passagesOf(kits, clause, locale)).flatMap((passage) => passage.parts);
    if (parts.length > 0) return { clauses: parts.filter((part) => 'section' in part).slice(0, CLAUSES) };
    const near = (await nearClauses(kits, clause.toUpperCase())).join(', ') || '–';
    throw refused('protocol/unknown-clause', { clause: excerpt(clause, 40), near });
  }

  async #open(seating: Seating, begin: () => Begun | Promise<Begun>): Promise<Opened> {
    const { matches: limit, kept } = this.#limits;
    if (this.#tables.size + this.#opening >= limit) throw refused('protocol/too-many-matches', { limit });
    if (!this.#shared.quota.isLeft) throw refused('protocol/too-many-moves', { limit: kept });
    this.#opening++;
    const grants = this.#grants;
    const added = new Map<string, Grant>();
    let moves = 0;
    try {
      const begun = await begin();
      moves = begun.match.plies;
      if (grants !== this.#grants) throw refused('protocol/unknown-token');
      const table = new Table(begun, seating, this.#shared);
      const hold = (holder: Holder): string => {
        const token = this.#token();
        if (added.has(token) || grants.has(token)) throw new Error('broken host: a token was made twice');
        added.set(token, { table, holder });
        return token;
      };
      const seats = Array.from({ length: table.seats }, (_, seat) => hold(seat));
      const tokens = { referee: hold('referee'), table: hold('table'), seats };
      for (const [token, grant] of added) grants.set(token, grant);
      this.#tables.add(table);
      // Not awaited, because a match of bots alone may take long.
      table.begin().catch(this.#shared.report);
      return { tokens };
    } catch (error) {
      this.#shared.quota.giveBack(moves);
      throw error;
    } finally {
      this.#opening--;
    }
  }

  #newMatch(id: string, options: object | undefined): Begun {
    const kit = this.#kitOf(id);
    try {
      const match = new Match(kit.game, { options: options ?? {} });
      return { kit, match, feed: new Feed(match) };
    } catch (error) {
      throw refusedSetup(error, kit.game);
    }
  }

  async #loadedMatch(given: string | object): Promise<Begun> {
    let kit: Kit | undefined;
    let [taken, weight] = [0, 0];
    const { quota, slicer } = this.#shared;
    try {
      // If the record is a text, the weight of the request counts it as one value. So the text is weighed separately.
      if (typeof given === 'string') weight = this.#take(weightOf(given));
      const record = readRecord(typeof given === 'string' ? given : JSON.stringify(given));
      const plies = record.moves.length;
      if (plies > this.#limits.moves) throw refused('protocol/match-too-long', { limit: this.#limits.moves });
      kit = this.#kitOf(record.game);
      if (JSON.stringify(record.tags).length > TAGS) throw notARecord({ flaw: 'too-large', field: 'tags' });
      const odd = record.moves.findIndex(isTooLargeForMove);
      if (odd >= 0) throw notARecord({ flaw: 'too-large', field: `moves[${odd}]` });
      if (!quota.take(plies)) throw refused('protocol/too-many-moves', { limit: quota.limit });
      taken = plies;
      return await slicer.work(loading(kit, migrated(kit, record)));
    } catch (error) {
      quota.giveBack(taken);
      throw error instanceof RefusedRequest ? error : refusedSetup(error, kit?.game);
    } finally {
      this.#pendingQuota.giveBack(weight);
    }
  }

  #kitOf(id: string): Kit {
    const kit = this.#kits.get(id);
    if (kit !== undefined) return kit;
    throw refused('protocol/unknown-game', { game: excerpt(id, 40), known: [...this.#kits.keys()].join(', ') });
  }

  #forget(table: Table): void {
    table.close();
    this.#tables.delete(table);
    for (const [token, grant] of this.#grants) if (grant.table === table) this.#grants.delete(token);
  }
}

/** The answer to `games`, with the values of options described in this language. */
function catalogueOf(kits: Iterable<Kit>, bots: OwnBots, locale?: Locale): Catalogue {
  const games = [...kits].map(({ game: { id, name, rulesVersion, seats, options, words } }) => ({
    ...{ id, name, rulesVersion, seats },
    options: options.map(({ full, expected, ...option }) => ({
      ...option,
      expected: own(inLanguage(words, locale).options, option.key)?.expected ?? expected,
      ...(full !== undefined && { full: full() }),
    })),
  }));
  return { protocol: 1, games, bots: [...Object.keys(bots), ...botNames] };
}
