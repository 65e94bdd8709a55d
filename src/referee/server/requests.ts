import { z } from 'zod';
import type { Params, Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import type { ProtocolFault } from './refusals.ts';
import { isDeeper, weightOf } from './weight.ts';

/** The fields of every request. */
export interface Asked<Verb extends string> {
  /** Returned with the answer. */
  readonly id: string | number;
  readonly do: Verb;
  /** The language of the sentences in the answer; English by default. */
  readonly locale?: Locale;
}

/** A request by the holder of a token. */
export interface AskedOfMatch<Verb extends string> extends Asked<Verb> {
  readonly token: string;
}

/** How a match is set up. */
export interface Seating {
  /** Bots by seat, `{"1": "greedy"}`. */
  readonly bots?: Readonly<Record<string, string>>;
  /**
   * `drawn` (the default): the server draws the outcomes of chance. `dictated`: the referee gives each outcome, or asks
   * the server, by a `chance` without `move`, to draw it.
   */
  readonly chance?: 'drawn' | 'dictated';
  /** Makes draws and bots repeatable, unless they depend on the clock. Anyone with the seed can predict every draw. */
  readonly seed?: number;
}

/** The part of a long answer to return. */
export interface Part {
  /** The number of the first event or move, from 0. */
  readonly since?: number;
  /** Maximum number of events or moves in the answer; all by default. */
  readonly limit?: number;
}

/** A move as its JSON or its notation. */
export type Tried = string | Readonly<Record<string, unknown>>;

/** Every request. */
export type Request =
  | Asked<'games'>
  | (Asked<'law'> & { readonly clause: string })
  | (Asked<'new'> & Seating & { readonly game: string; readonly options?: object })
  | (Asked<'load'> & Seating & { readonly record: Tried })
  | (AskedOfMatch<'observe'> &
      Part & {
        /** Delay the answer until no bot has to move. With `seen`, also wait for a change in it, at most 30 s. */
        readonly wait?: boolean;
        readonly seen?: string;
      })
  | AskedOfMatch<'moves'>
  | (AskedOfMatch<'check'> & {
      readonly move: Tried;
      /** Include the text of the clause in a refusal. */
      readonly law?: boolean;
    })
  // `seen` comes from an earlier answer. If what the viewer sees has changed since, the request is refused.
  | (AskedOfMatch<'play'> & { readonly seen?: string; readonly move: Tried })
  | (AskedOfMatch<'chance'> & { readonly seen?: string; readonly move?: Tried })
  | (AskedOfMatch<'undo'> & { readonly seen?: string })
  | (AskedOfMatch<'resign'> & { readonly bot?: string })
  | (AskedOfMatch<'record'> & Part)
  | AskedOfMatch<'close'>;

export type Verb = Request['do'];

/** A request about a match that is open. */
export type MatchRequest = Extract<Request, { readonly token: string }>;

/** The role of a token: a seat, a spectator (`table`), or the referee, who owns the match. */
export type Holder = Seat | 'table' | 'referee';

/** Maximum nesting of a request: moves have two levels, records four. */
const DEPTH = 16;

/** Maximum length of an id, of `seen`, and of `bot` in `resign`. */
const NAME = 200;
const SHORT = `string of 0 to ${NAME} characters`;
const short = z.string(SHORT).max(NAME, SHORT);

const token = z.string().describe('Says which match it is about, and who asks.');
const move = z
  .union([z.string(), z.record(z.string(), z.unknown())], 'notation or object')
  .describe('A move by its notation, as `moves` lists it; its JSON is taken, too.');
const seating = {
  bots: z
    .record(z.string(), z.string(), 'object such as {"1": "greedy"}')
    .exactOptional()
    .describe(
      'Bots by seat as JSON, {"1": "greedy"}: easy, normal, hard or best; or random, greedy, flat:N or ismcts:N with N iterations, or Nms.',
    ),
  chance: z
    .enum(['drawn', 'dictated'])
    .exactOptional()
    .describe('drawn (the default): dice and decks are drawn at once. dictated: they wait for `chance`.'),
  seed: z
    .uint32('integer from 0 to 4294967295')
    .exactOptional()
    .describe(
      '0 to 4294967295. Makes draws repeatable, and bots without a time limit; anyone who has it can predict draws.',
    ),
};
const seen = short
  .exactOptional()
  .describe('The `seen` of your last `observe` or `moves`: a call that is repeated is then refused, not done twice.');
const since = z.int('integer from 0').min(0, 'integer from 0').exactOptional();
const limit = z.int('integer from 1').min(1, 'integer from 1').exactOptional();

/** The fields of every verb, besides `id`, `do` and `locale`. */
const fields = {
  games: {},
  law: {
    clause: z.string().describe('A clause, EW-8.4; a section, EW-8; a game, elfenwizards; or a word of clauses, duel.'),
  },
  new: {
    game: z.string().describe('The id of a game, as `games` lists them.'),
    options: z
      .record(z.string(), z.unknown(), 'object such as {"players": 3}')
      .exactOptional()
      .describe('Options of the game as JSON, {"players": 3}.'),
    ...seating,
  },
  load: {
    record: z
      .union([z.string(), z.record(z.string(), z.unknown())], 'string or object')
      .describe('The record of the game to continue, as JSON or as text.'),
    ...seating,
  },
  observe: {
    token,
    since: since.describe('Adds the events from this number on, from 0. The next time give the `next` of the answer.'),
    limit: limit.describe('The most events in the answer, 100 by default. If `more` is true, ask again from `next`.'),
    wait: z
      .boolean()
      .exactOptional()
      .describe(
        'true: is answered when no bot has to move any more; with `seen` when something has changed since, or after 30 seconds. By default it is answered at once.',
      ),
    seen: short.exactOptional().describe('With `wait`: the `seen` of your last `observe`.'),
  },
  moves: { token },
  check: {
    token,
    move,
    law: z.boolean().exactOptional().describe('true: a refusal has the text of its clause.'),
  },
  play: { token, move, seen },
  chance: { token, move: move.exactOptional(), seen },
  undo: { token, seen },
  resign: { token, bot: short.exactOptional().describe('The bot that takes over; greedy by default.') },
  record: {
    token,
    since: since.describe('The number of the first move in the answer, from 0 (the default).'),
    limit: limit.describe('The most moves in the answer, 500 by default. If `more` is true, ask again from `next`.'),
  },
  close: { token },
} satisfies Readonly<Record<Verb, z.ZodRawShape>>;

const locale = z.enum(['en', 'it']).exactOptional().describe('The language of sentences: en (the default) or it.');
const WHOLE = `${SHORT}, or integer from -(2^53 - 1) to 2^53 - 1`;
const id = z.union([short, z.int(WHOLE)], WHOLE);

function asked<const Name extends Verb, Shape extends z.ZodRawShape>(verb: Name, shape: Shape) {
  return z.strictObject({ ...shape, id, do: z.literal(verb), locale });
}

const verbs = z.discriminatedUnion('do', [
  asked('games', fields.games),
  asked('law', fields.law),
  asked('new', fields.new),
  asked('load', fields.load),
  asked('observe', fields.observe),
  asked('moves', fields.moves),
  asked('check', fields.check),
  asked('play', fields.play),
  asked('chance', fields.chance),
  asked('undo', fields.undo),
  asked('resign', fields.resign),
  asked('record', fields.record),
  asked('close', fields.close),
]);

/**
 * The schema of a request. A zod record would silently drop `__proto__`, so that key is refused here. A field that is
 * `undefined`, which a program can pass, counts as missing.
 */
export const requestSchema: z.ZodType<Request> = z.preprocess((given, { issues }) => {
  for (const [field, input] of Object.entries(Object(given))) {
    if (!Object.hasOwn(Object(input), '__proto__')) continue;
    issues.push({ code: 'custom', input, path: [field, '__proto__'], message: 'absent' });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}, verbs);

/** The id and the language of a request, whose other fields may be invalid. */
const head = z.object({ id: id.nullable().catch(null), locale: locale.optional().catch(undefined) });

/** A request that was copied, or the reason why it cannot be. */
export interface Copy {
  readonly id: string | number | null;
  readonly locale?: Locale | undefined;
  readonly request?: unknown;
  readonly weight?: number | undefined;
  readonly fault?: readonly [ProtocolFault, Params];
}

/** Copies any value, because a getter or a proxy may throw, or return something else the next time. */
export function copyOf(request: unknown): Copy {
  let known: Copy = { id: null };
  try {
    known = head.safeParse(request).data ?? known;
    if (isDeeper(request, DEPTH)) return { ...known, fault: ['protocol/too-deep', { limit: DEPTH }] };
    const text = JSON.stringify(request) ?? 'null';
    const copy: unknown = JSON.parse(text);
    return { ...known, ...head.safeParse(copy).data, request: copy, weight: weightOf(text) };
  } catch {
    return { ...known, fault: ['protocol/bad-request', { at: 'request', found: '…', expected: 'JSON' }] };
  }
}

/** A verb, described for other interfaces. */
export interface Tool {
  readonly title: string;
  /** What it does, in a few sentences. */
  readonly about: string;
  /** Its fields, without `id` and `do`. */
  readonly input: z.ZodType<object>;
}

/** Every verb. */
export const tools: Readonly<Record<Verb, Tool>> = {
  games: tool('List the games', 'Lists the games, their seats, and the bots.', fields.games),
  law: tool('Look up rules', 'Gives clauses of the rules, and which others they name, by id or by word.', fields.law),
  new: tool('Open a match', 'Opens a match; gives tokens for its seats, spectators and referee.', fields.new),
  load: tool('Go on from a record', 'Opens a match that goes on from a record. Answers as `new` does.', fields.load),
  observe: tool('Look at a match', 'Shows what the holder may see: view, actor, moves, outcome.', fields.observe),
  moves: tool('List the legal moves', 'Lists what the holder may do now, with notation and words.', fields.moves),
  check: tool('Check a move', 'Says whether a move is legal, or which clause refuses it. Plays nothing.', fields.check),
  play: tool('Make a move', "Makes a move of the token's seat; bots, and chance if drawn, then go on.", fields.play),
  chance: tool('Decide for chance', 'For the referee: makes a move of chance, yours or a draw.', fields.chance),
  undo: tool('Take a move back', "Takes back the last move, if it is the seat's and revealed nothing.", fields.undo),
  resign: tool('Leave a seat to a bot', 'A bot plays the seat to the end. Its token still observes.', fields.resign),
  record: tool('Get the record', 'For the referee: the record of the match, with all that is hidden.', fields.record),
  close: tool('End a match', 'For the referee: ends the match and forgets its tokens.', fields.close),
};

function tool(title: string, about: string, shape: z.ZodRawShape): Tool {
  return { title, about, input: z.strictObject({ ...shape, locale }) };
}
