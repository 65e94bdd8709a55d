import { z } from 'zod';
import type { Seat } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';

/** What every request has. */
export interface Asked<Verb extends string> {
  /** Comes back with the answer. */
  readonly id: string | number;
  readonly do: Verb;
  /** The language of the sentences in the answer; English by default. */
  readonly locale?: Locale;
}

/** A request by the holder of a token. */
export interface AskedOfMatch<Verb extends string> extends Asked<Verb> {
  readonly token: string;
}

/** How a table is laid. */
export interface Seating {
  /** Bots by seat, `{"1": "greedy"}`. */
  readonly bots?: Readonly<Record<string, string>>;
  /**
   * `drawn` (the default): the server draws at once what chance does. `dictated`: chance waits for the referee, who
   * says what the die shows, or has it drawn.
   */
  readonly chance?: 'drawn' | 'dictated';
  /** Makes all draws and bots repeatable, and foreseeable for whoever knows it. Without it nobody can foresee them. */
  readonly seed?: number;
}

/** A move as its JSON or its notation. */
export type Tried = string | Readonly<Record<string, unknown>>;

/** Everything a server can be asked. */
export type Request =
  | Asked<'games'>
  | (Asked<'law'> & { readonly clause: string })
  | (Asked<'new'> & Seating & { readonly game: string; readonly options?: object })
  | (Asked<'load'> & Seating & { readonly record: Tried })
  | (AskedOfMatch<'observe'> & {
      readonly since?: number;
      /** Whether it is answered only when no bot has to move any more. */
      readonly wait?: boolean;
    })
  | AskedOfMatch<'moves'>
  | (AskedOfMatch<'check'> & {
      readonly move: Tried;
      /** Whether a refusal brings along what its clause says. */
      readonly law?: boolean;
    })
  | (AskedOfMatch<'play'> & { readonly move: Tried })
  | (AskedOfMatch<'chance'> & { readonly move?: Tried })
  | AskedOfMatch<'undo'>
  | (AskedOfMatch<'resign'> & { readonly bot?: string })
  | AskedOfMatch<'record'>
  | AskedOfMatch<'close'>;

export type Verb = Request['do'];

/** A request about a match that is open. */
export type MatchRequest = Extract<Request, { readonly token: string }>;

/** Whose eyes and hands a token is: a seat's, a spectator's (`table`), or those of the owner of the match. */
export type Holder = Seat | 'table' | 'referee';

const token = z.string().describe('Says which match it is about, and who asks.');
const move = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .describe('The notation of a move, or its JSON, as `moves` lists both.');
const seating = {
  bots: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe(
      'Bots by seat, {"1": "greedy"}: easy, normal, hard or best; or random, greedy, flat:N or ismcts:N with N iterations, or Nms.',
    ),
  chance: z
    .enum(['drawn', 'dictated'])
    .exactOptional()
    .describe('drawn (the default): dice and decks are drawn at once. dictated: they wait for `chance`.'),
  seed: z.uint32().exactOptional().describe('Makes draws and bots repeatable, and foreseeable for whoever knows it.'),
};

/** The fields of every verb, besides `id`, `do` and `locale`. */
const fields = {
  games: {},
  law: { clause: z.string().describe('The id of a clause, EW-8.4.') },
  new: {
    game: z.string().describe('The id of a game, as `games` lists them.'),
    options: z.record(z.string(), z.unknown()).exactOptional().describe('Options of the game, {"players": 3}.'),
    ...seating,
  },
  load: {
    record: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .describe('A record, as JSON or as text, that is to be gone on with.'),
    ...seating,
  },
  observe: {
    token,
    since: z
      .int()
      .min(0)
      .exactOptional()
      .describe(
        'Tells the events from this number on, 0 for all; `next` of an answer is the number for the next time.',
      ),
    wait: z
      .boolean()
      .exactOptional()
      .describe('true: is answered when no bot has to move any more. By default it is answered at once.'),
  },
  moves: { token },
  check: {
    token,
    move,
    law: z.boolean().exactOptional().describe('true: a refusal has the text of its clause.'),
  },
  play: { token, move },
  chance: { token, move: move.exactOptional() },
  undo: { token },
  resign: { token, bot: z.string().exactOptional().describe('The bot that takes over; greedy by default.') },
  record: { token },
  close: { token },
} satisfies Readonly<Record<Verb, z.ZodRawShape>>;

const locale = z.enum(['en', 'it']).exactOptional().describe('The language of sentences: en (the default) or it.');
const id = z.union([z.string(), z.int()]);

function asked<const Name extends Verb, Shape extends z.ZodRawShape>(verb: Name, shape: Shape) {
  return z.strictObject({ ...shape, id, do: z.literal(verb), locale });
}

/** What a request must look like. */
export const requestSchema: z.ZodType<Request> = z.discriminatedUnion('do', [
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

/** The id of what may be no request in any other way. */
export const idSchema: z.ZodType<{ readonly id: string | number }> = z.looseObject({ id });

/** The language of what may be no request in any other way. */
export const localeSchema: z.ZodType<{ readonly locale?: Locale }> = z.looseObject({ locale });

/** A verb as others may offer it. */
export interface Tool {
  /** What it does, in a few sentences. */
  readonly about: string;
  /** Its fields, `id` and `do` apart. */
  readonly input: z.ZodType<object>;
}

/** Every verb. */
export const tools: Readonly<Record<Verb, Tool>> = {
  games: tool('Lists the games, their seats, and the bots.', fields.games),
  law: tool('Tells what a clause of the rules says, and which others it names.', fields.law),
  new: tool(
    'Opens a match. The answer has its tokens: one a seat, one for a spectator, one for the referee, who owns it.',
    fields.new,
  ),
  load: tool('Opens a match that goes on from a record, and answers as `new` does.', fields.load),
  observe: tool(
    'Shows a match as the holder of the token may see it: the view, whose decision it is, his moves, the outcome.',
    fields.observe,
  ),
  moves: tool(
    'Lists what the holder of the token may do now, with the notation and the words of each move.',
    fields.moves,
  ),
  check: tool(
    'Says whether a move is legal, and if not, which clause of the rules says so. Plays nothing.',
    fields.check,
  ),
  play: tool("Makes a move of the token's seat; then chance and the bots do theirs.", fields.play),
  chance: tool('Lets chance decide, by the move given or else by a draw. For the referee.', fields.chance),
  undo: tool("Takes back the seat's last move, unless something has been drawn or shown since.", fields.undo),
  resign: tool('Leaves the seat to a bot for the rest of the match. Its token still observes.', fields.resign),
  record: tool('Gives the record of the match, hidden information included. For the referee.', fields.record),
  close: tool('Ends a match and forgets its tokens. For the referee.', fields.close),
};

function tool(about: string, shape: z.ZodRawShape): Tool {
  return { about, input: z.strictObject({ ...shape, locale }) };
}
