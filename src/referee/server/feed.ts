import type { Tagged, Viewer } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { toldTo } from '../../core/observation.ts';
import type { Locale } from '../../core/wording.ts';

/** An entry of a viewer's feed: an event with its clause and sentence, or how many events were taken back. */
export type Telling =
  | { readonly event: Tagged; readonly clause: string; readonly text: string }
  | {
      /** Number of events of the move that was taken back. */
      readonly takenBack: number;
    };

type FeedItem = { readonly event: Tagged; readonly clause: string } | { readonly takenBack: number };

/** Entries that were taken back, with their `takenBack` notes. `index` is where the first was in the match's feed. */
interface TakenBack {
  readonly index: number;
  readonly entries: readonly FeedItem[];
}

/**
 * The feeds of the viewers of a match. A viewer that asks for new entries says how many entries it has. This number
 * counts the viewer's own entries, not moves: some moves are hidden from some viewers.
 */
export class Feed {
  readonly #match: Match;
  readonly #feeds: ReadonlyMap<Viewer, ViewerFeed>;
  /** Number of moves whose events have been entered. */
  #plies = 0;

  constructor(match: Match) {
    this.#match = match;
    const seats = Array.from({ length: match.state.players }, (_, seat) => seat);
    this.#feeds = new Map([...seats, 'table' as const].map((viewer) => [viewer, new ViewerFeed(match, viewer)]));
    this.catchUp();
  }

  /** Enters the events since the last call. */
  catchUp(): void {
    if (this.#plies === this.#match.plies) return;
    for (const feed of this.#feeds.values()) feed.enter();
    this.#plies = this.#match.plies;
  }

  /** Call before the last move is taken back. */
  takeBack(): void {
    this.catchUp();
    for (const feed of this.#feeds.values()) feed.takeBack();
    this.#plies--;
  }

  /** Number of entries of the viewer. */
  length(viewer: Viewer): number {
    return this.#feeds.get(viewer)?.length ?? 0;
  }

  /** The viewer's entries from this index on, at most `limit`. */
  told(viewer: Viewer, since: number, locale: Locale | undefined, limit?: number): Telling[] {
    const { game } = this.#match;
    const entries = this.#feeds.get(viewer)?.from(since).slice(0, limit) ?? [];
    return entries.map((entry) =>
      'event' in entry ? { ...entry, text: game.describeEvent(entry.event, locale) } : entry,
    );
  }
}

/** The feed of one viewer. It stores the entries that were taken back; the match stores the others. */
class ViewerFeed {
  readonly #match: Match;
  readonly #viewer: Viewer;
  /** Number of entries in the match's feed. */
  #told = 0;
  /** Groups of entries that were taken back. Each ends with a note, and precedes entry `index` of the match's feed. */
  #takenBack: readonly TakenBack[] = [];

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
  }

  get length(): number {
    return this.#takenBack.reduce((length, { entries }) => length + entries.length, this.#told);
  }

  /** Enters the new entries. */
  enter(): void {
    this.#told += this.#match.feed(this.#viewer, this.#told).length;
  }

  /** Keeps the entries of the last ply, which is about to be taken back. */
  takeBack(): void {
    const last = toldTo(this.#match.game, this.#viewer, this.#match.happened(this.#match.plies - 1));
    if (last.length === 0) return;
    const index = this.#told - last.length;
    const behind = this.#takenBack.filter((group) => group.index > index);
    const entries = [...this.#merged(index, behind), { takenBack: last.length }];
    this.#takenBack = [...this.#takenBack.filter((group) => group.index <= index), { index, entries }];
    this.#told = index;
  }

  /** The entries from this index on. */
  from(since: number): FeedItem[] {
    let skipped = 0;
    let next = 0;
    for (const { index, entries } of this.#takenBack) {
      if (index + skipped + entries.length > since) break;
      skipped += entries.length;
      next++;
    }
    const groups = this.#takenBack.slice(next);
    const first = Math.min(since - skipped, groups[0]?.index ?? since);
    return this.#merged(first, groups).slice(since - skipped - first);
  }

  /** The match's feed from this index on, with the entries that were taken back there. */
  #merged(first: number, groups: readonly TakenBack[]): FeedItem[] {
    const told = this.#match.feed(this.#viewer, first).map(({ event, clause }) => ({ event, clause }));
    const ends = [...groups.map(({ index }) => index - first), told.length];
    return ends.flatMap((end, i) => [...told.slice(i === 0 ? 0 : ends[i - 1], end), ...(groups[i]?.entries ?? [])]);
  }
}
