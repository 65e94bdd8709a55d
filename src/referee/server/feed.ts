import type { Tagged, Viewer } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { toldTo } from '../../core/observation.ts';
import type { Locale } from '../../core/wording.ts';

/** What a viewer is told: an event with its clause and its sentence, or that the last events do not count any more. */
export type Telling =
  | { readonly event: Tagged; readonly clause: string; readonly text: string }
  | {
      /** How many of the events told before it, those taken back already not counted. */
      readonly takenBack: number;
    };

type Entry = { readonly event: Tagged; readonly clause: string } | { readonly takenBack: number };

/** Entries that were taken back, and the index in the match's feed that the first of them had. */
interface Torn {
  readonly index: number;
  readonly entries: readonly Entry[];
}

/**
 * What the viewers of a match have been told, so that each can ask for what is new by the number of entries that it
 * has had. That number counts what this viewer was told, not moves: of some moves not everybody hears.
 */
export class Feed {
  readonly #match: Match;
  readonly #pages: ReadonlyMap<Viewer, Pages>;
  /** Moves whose events are entered. */
  #plies: number;

  constructor(match: Match) {
    this.#match = match;
    const seats = Array.from({ length: match.state.players }, (_, seat) => seat);
    this.#pages = new Map([...seats, 'table' as const].map((viewer) => [viewer, new Pages(match, viewer)]));
    this.#plies = 0;
    this.catchUp();
  }

  /** Enters what has happened since. */
  catchUp(): void {
    if (this.#plies === this.#match.plies) return;
    for (const pages of this.#pages.values()) pages.enter();
    this.#plies = this.#match.plies;
  }

  /** To be called before the last move is taken back. */
  takeBack(): void {
    this.catchUp();
    for (const pages of this.#pages.values()) pages.tearOut();
    this.#plies--;
  }

  /** How many entries the viewer has. */
  length(viewer: Viewer): number {
    return this.#pages.get(viewer)?.length ?? 0;
  }

  /** What the viewer was told from that entry on, at most `limit` entries. */
  told(viewer: Viewer, since: number, locale: Locale | undefined, limit?: number): Telling[] {
    const { game } = this.#match;
    const entries = this.#pages.get(viewer)?.from(since).slice(0, limit) ?? [];
    return entries.map((entry) =>
      'event' in entry ? { ...entry, text: game.describeEvent(entry.event, locale) } : entry,
    );
  }
}

/** What one viewer was told. The match has all that still counts; here are only its length and what was taken back. */
class Pages {
  readonly #match: Match;
  readonly #viewer: Viewer;
  /** Entries of the match's feed. */
  #told = 0;
  /** What was taken back, each followed by the note of it, before the entry of the match's feed with that index. */
  #torn: readonly Torn[] = [];

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
  }

  get length(): number {
    return this.#torn.reduce((length, { entries }) => length + entries.length, this.#told);
  }

  /** Enters what was told since. */
  enter(): void {
    this.#told += this.#match.feed(this.#viewer, this.#told).length;
  }

  /** Keeps what was told of the last ply, which is to be taken back. */
  tearOut(): void {
    const last = toldTo(this.#match.game, this.#viewer, this.#match.happened(this.#match.plies - 1));
    if (last.length === 0) return;
    const index = this.#told - last.length;
    const behind = this.#torn.filter((torn) => torn.index > index);
    const entries = [...this.#woven(index, behind), { takenBack: last.length }];
    this.#torn = [...this.#torn.filter((torn) => torn.index <= index), { index, entries }];
    this.#told = index;
  }

  /** The entries from that number on. */
  from(since: number): Entry[] {
    let skipped = 0;
    let next = 0;
    for (const { index, entries } of this.#torn) {
      if (index + skipped + entries.length > since) break;
      skipped += entries.length;
      next++;
    }
    const torn = this.#torn.slice(next);
    const first = Math.min(since - skipped, torn[0]?.index ?? since);
    return this.#woven(first, torn).slice(since - skipped - first);
  }

  /** The match's feed from that index on, with what was torn out there. */
  #woven(first: number, torn: readonly Torn[]): Entry[] {
    const told = this.#match.feed(this.#viewer, first).map(({ event, clause }) => ({ event, clause }));
    const ends = [...torn.map(({ index }) => index - first), told.length];
    return ends.flatMap((end, i) => [...told.slice(i === 0 ? 0 : ends[i - 1], end), ...(torn[i]?.entries ?? [])]);
  }
}
