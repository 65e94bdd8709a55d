import type { Actor, Tagged } from '../../core/game.ts';
import type { Clause } from '../../core/law.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { GameRecord } from '../../core/record.ts';
import type { Telling } from './feed.ts';
import type { Refusal } from './refusals.ts';
import type { Holder } from './requests.ts';

/** What comes back for a request: exactly one, with its id, or `null` where no id could be read. */
export type Answer =
  | { readonly id: string | number | null; readonly ok: Result }
  | { readonly id: string | number | null; readonly error: Refusal };

/** What a request that is not refused gets, by its verb. */
export type Result = Catalogue | Cited | Opened | Observed | Listing | Verdict | Standing | Drawn | Recorded | Done;

/** Of `games`. */
export interface Catalogue {
  /** The version of this protocol. */
  readonly protocol: number;
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    readonly rulesVersion: number;
    readonly seats: { readonly min: number; readonly max: number };
  }[];
  readonly bots: readonly string[];
}

/** Of `law`. */
export interface Cited {
  readonly clause: Clause;
}

/** Of `new` and `load`. */
export interface Opened {
  /** Secrets: whoever has one is its holder. */
  readonly tokens: {
    readonly referee: string;
    readonly table: string;
    /** By seat. */
    readonly seats: readonly string[];
  };
}

/** Of `play`, `undo` and `resign`: how the match stands after chance and bots have had their turns. */
export interface Standing {
  readonly actor: Actor;
  readonly outcome: Outcome | null;
}

/** Of `observe`. */
export interface Observed extends Standing {
  readonly viewer: Holder;
  /** As the game shows it to this viewer; for the referee the whole state. */
  readonly view: unknown;
  /** What the viewer may do now; for the referee, what the actor may do. */
  readonly moves: readonly Tagged[];
  /** A token of the position as the viewer has seen it, for `play`, `chance` and `undo`. The referee's is a spectator's. */
  readonly seen: string;
  /** The `since` for the next time. */
  readonly next: number;
  /** True if a `limit` has left out events from `next` on, else absent. */
  readonly more?: boolean;
  /** With `since` only. The referee is told what a spectator is told. */
  readonly events?: readonly Telling[];
  /**
   * For the referee only, since how long a bot thinks may depend on what its seat alone knows: which moves bots were
   * made to choose before they had thought to the end, by their 0-based index in the record. Absent if there are none.
   */
  readonly cut?: readonly number[];
}

/** Of `moves`. */
export interface Listing {
  readonly actor: Actor;
  /** As of `observe`. */
  readonly seen: string;
  readonly moves: readonly {
    readonly move: Tagged;
    readonly notation: string;
    readonly text: string;
    /** At a chance node: its probability is this divided by the sum of all. */
    readonly weight?: number;
  }[];
}

/** Of `check`. */
export type Verdict = { readonly legal: true } | { readonly legal: false; readonly refusal: Refusal };

/** Of `chance`: what it did. */
export interface Drawn extends Standing {
  readonly move: Tagged;
}

/** Of `record`. */
export interface Recorded {
  /** With `since` and `limit` only those of its moves; several parts make a record when their moves are joined. */
  readonly record: GameRecord;
  /** The `since` of the next part; at the end of the record the number of its moves. */
  readonly next: number;
  /** True if a `limit` has left out moves from `next` on, else absent. */
  readonly more?: boolean;
}

/** Of `close`. */
export type Done = Readonly<Record<string, never>>;
