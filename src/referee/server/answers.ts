import type { Actor, Tagged } from '../../core/game.ts';
import type { Clause } from '../../core/law.ts';
import type { GameOption } from '../../core/options.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { GameRecord } from '../../core/record.ts';
import type { Telling } from './feed.ts';
import type { Refusal } from './refusals.ts';
import type { Holder } from './requests.ts';

/** The answer to a request. Its `id` is that of the request, or `null` if no id could be read. */
export type Answer =
  | { readonly id: string | number | null; readonly ok: Result }
  | { readonly id: string | number | null; readonly error: Refusal };

/** The content of an answer that is not an error, by verb. */
export type Result = Catalogue | Cited | Opened | Observed | Listing | Verdict | Standing | Drawn | Recorded | Done;

/** The answer to `games`. */
export interface Catalogue {
  /** The version of this protocol. */
  readonly protocol: number;
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    readonly rulesVersion: number;
    readonly seats: { readonly min: number; readonly max: number };
    /** `full` is the table with default options. */
    readonly options: readonly (Omit<GameOption, 'full'> & { readonly full?: unknown })[];
  }[];
  readonly bots: readonly string[];
}

/** The answer to `law`. */
export interface Cited {
  /** One clause, or the first 100 of a section, of a game, or with a word that begins with the text asked for. */
  readonly clauses: readonly Clause[];
}

/** The answer to `new` and `load`. */
export interface Opened {
  /** Secrets: possession of a token grants its rights. */
  readonly tokens: {
    readonly referee: string;
    readonly table: string;
    /** By seat. */
    readonly seats: readonly string[];
  };
}

/** The answer to `play`, `undo` and `resign`: the match after chance and bots have moved. */
export interface Standing {
  readonly actor: Actor;
  readonly outcome: Outcome | null;
}

/** The answer to `observe`. */
export interface Observed extends Standing {
  readonly viewer: Holder;
  /** The view of this viewer; for the referee, the whole state. */
  readonly view: unknown;
  /** The viewer's legal moves; for the referee, the actor's. */
  readonly moves: readonly Tagged[];
  /** Identifies what the viewer (for the referee: a spectator) sees; `play`, `chance` and `undo` take it. */
  readonly seen: string;
  /** The `since` of the next request. */
  readonly next: number;
  /** `true` if the `limit` left out events; they begin at `next`. Otherwise absent. */
  readonly more?: boolean;
  /** Present only if the request has `since`. The referee gets a spectator's events. */
  readonly events?: readonly Telling[];
  /**
   * The moves for which the time limit ended a bot's search early, as 0-based indices in the record. Only for the
   * referee, because a bot's thinking time may depend on what its seat knows. Absent if there are none.
   */
  readonly cut?: readonly number[];
}

/** The answer to `moves`. */
export interface Listing {
  readonly actor: Actor;
  /** The same as in {@link Observed}. */
  readonly seen: string;
  readonly moves: readonly {
    readonly move: Tagged;
    readonly notation: string;
    readonly text: string;
    /** At a chance node: the probability is this divided by the sum of all weights. */
    readonly weight?: number;
  }[];
}

/** The answer to `check`. */
export type Verdict = { readonly legal: true } | { readonly legal: false; readonly refusal: Refusal };

/** The answer to `chance`: the move that was made. */
export interface Drawn extends Standing {
  readonly move: Tagged;
}

/** The answer to `record`. */
export interface Recorded {
  /** A request with `since` or `limit` gets only that part of the moves; all parts joined are the whole record. */
  readonly record: GameRecord;
  /** Pass this as `since` to get the next part. At the end, it is the number of moves. */
  readonly next: number;
  /** `true` if the `limit` left out moves; they begin at `next`. Otherwise absent. */
  readonly more?: boolean;
}

/** The answer to `close`. */
export type Done = Readonly<Record<string, never>>;
