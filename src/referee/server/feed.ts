import type { Game, Tagged, Viewer } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Locale } from '../../core/wording.ts';

/** What a viewer is told: an event with its sentence, or that the last events do not count any more. */
export type Telling =
  | { readonly event: Tagged; readonly text: string }
  | {
      /** How many of the events told before it, those taken back already not counted. */
      readonly takenBack: number;
    };

type Entry = { readonly event: Tagged } | { readonly takenBack: number };

/**
 * What the viewers of a match have been told, so that each can ask for what is new by the number of entries that it
 * has had. That number counts what this viewer was told, not moves: of some moves not everybody hears.
 */
export class Feed {
  readonly #match: Match;
  readonly #entries: ReadonlyMap<Viewer, Entry[]>;
  /** Moves whose events are entered. */
  #plies: number;

  constructor(match: Match) {
    this.#match = match;
    const seats = Array.from({ length: match.state.players }, (_, seat) => seat);
    this.#entries = new Map([...seats, 'table' as const].map((viewer) => [viewer, []]));
    this.#plies = 0;
    this.catchUp();
  }

  /** Enters what has happened since. */
  catchUp(): void {
    for (const [viewer, entries] of this.#entries) {
      for (const { event } of this.#match.feed(viewer, this.#plies)) entries.push({ event });
    }
    this.#plies = this.#match.plies;
  }

  /** To be called before the last move is taken back. */
  takeBack(): void {
    this.catchUp();
    this.#plies = this.#match.plies - 1;
    for (const [viewer, entries] of this.#entries) {
      const takenBack = this.#match.feed(viewer, this.#plies).length;
      if (takenBack > 0) entries.push({ takenBack });
    }
  }

  /** How many entries the viewer has. */
  length(viewer: Viewer): number {
    return this.#entries.get(viewer)?.length ?? 0;
  }

  told(viewer: Viewer, since: number, locale: Locale | undefined): Telling[] {
    const { game }: { readonly game: Game } = this.#match;
    return (this.#entries.get(viewer) ?? [])
      .slice(since)
      .map((entry) => ('event' in entry ? { ...entry, text: game.describeEvent(entry.event, locale) } : entry));
  }
}
