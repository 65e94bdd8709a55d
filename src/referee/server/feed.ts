import type { Tagged, Viewer } from '../../core/game.ts';
import type { Happening } from '../../core/history.ts';
import type { Match } from '../../core/match.ts';
import type { Locale } from '../../core/wording.ts';

/** What a viewer is told: an event with its clause and its sentence, or that the last events do not count any more. */
export type Telling =
  | { readonly event: Tagged; readonly clause: string; readonly text: string }
  | {
      /** How many of the events told before it, those taken back already not counted. */
      readonly takenBack: number;
    };

type Entry = { readonly event: Tagged; readonly clause: string } | { readonly takenBack: number };

/** So many moves lie between two places at which a feed knows its number of entries. */
const STRETCH = 256;

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
    for (const pages of this.#pages.values()) pages.enter(this.#plies);
    this.#plies = this.#match.plies;
  }

  /** To be called before the last move is taken back. */
  takeBack(): void {
    this.catchUp();
    this.#plies--;
    for (const pages of this.#pages.values()) pages.tearOut(this.#plies);
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

/** What one viewer was told: only its length is kept, and what the match no longer tells, since it was taken back. */
class Pages {
  readonly #match: Match;
  readonly #viewer: Viewer;
  /** The entries before every so many plies. */
  readonly #marks: number[] = [];
  /** What was taken back, with the word of it, in its place. */
  readonly #torn: { readonly at: number; readonly entries: readonly Entry[] }[] = [];
  length = 0;

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
  }

  /** Enters what was told from that ply on. */
  enter(from: number): void {
    const told = this.#told(from);
    let next = 0;
    for (let ply = from; ply < this.#match.plies; ply++) {
      if (ply % STRETCH === 0) this.#marks[ply / STRETCH] = this.length;
      for (; told[next]?.ply === ply; next++) this.length++;
    }
  }

  /** Keeps what was told of the last ply, that one, which is taken back. */
  tearOut(ply: number): void {
    this.#marks.length = Math.floor(ply / STRETCH) + 1;
    const events = this.#told(ply).map(({ event, clause }) => ({ event, clause }));
    if (events.length === 0) return;
    const entries: Entry[] = [{ takenBack: events.length }];
    let end = this.length;
    // What was taken back before lies behind these events, if they were not the last ones.
    for (let last = this.#torn.at(-1); last !== undefined; last = this.#torn.at(-1)) {
      if (last.at + last.entries.length !== end) break;
      entries.unshift(...last.entries);
      end = last.at;
      this.#torn.pop();
    }
    this.#torn.push({ at: end - events.length, entries: [...events, ...entries] });
    this.length++;
  }

  /** The entries from that number on. */
  from(since: number): Entry[] {
    if (since >= this.length) return [];
    let mark = this.#marks.length - 1;
    while (mark > 0 && (this.#marks[mark] ?? 0) > since) mark--;
    const start = this.#marks[mark] ?? 0;
    const entries: Entry[] = [];
    const torn = this.#torn.filter(({ at }) => at >= start).values();
    let gap = torn.next().value;
    const weave = (): void => {
      for (; gap?.at === start + entries.length; gap = torn.next().value) entries.push(...gap.entries);
    };
    for (const { event, clause } of this.#told(mark * STRETCH)) {
      weave();
      entries.push({ event, clause });
    }
    weave();
    return entries.slice(since - start);
  }
  /** What the match tells the viewer, by plies, which nobody else gets. */
  #told(from: number): Happening[] {
    return this.#match.happened(from).flatMap((happening) => {
      const event = this.#match.game.redact(happening.event, this.#viewer);
      return event === undefined ? [] : [{ ...happening, event }];
    });
  }
}
