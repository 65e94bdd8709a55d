import { deepFreeze } from './deep-freeze.ts';
import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { History } from './history.ts';
import type { FeedEntry, Observation, Sighting } from './observation.ts';
import { toldTo } from './observation.ts';

/** Keeps few checkpoints: a new one replaces the last if fewer plies than this separate it from the second-last. */
const CHECKPOINT_INTERVAL = 256;
const START = { ply: 0, index: 0 };

/** What one viewer saw last. */
interface ViewerCache<T extends GameTypes> {
  /** Number of positions shown to the viewer so far. The last token contains it. */
  positions: number;
  observation?: Sighting<T> | undefined;
  /** The last feed, held weakly because a whole game's feed is large. */
  feed?: { readonly from: number; readonly entries: WeakRef<readonly FeedEntry<T>[]> } | undefined;
  /** Checkpoints in order: before the ply `ply`, the viewer's feed had `index` entries. */
  readonly marks: (typeof START)[];
}

/**
 * Caches what each viewer saw. A viewer gets the same objects until it sees or is told something else, so object
 * identity does not reveal a hidden move.
 */
export class ObservationCache<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #history: History<T>;
  readonly #caches = new Map<Viewer, ViewerCache<T>>();

  constructor(game: Game<T>, history: History<T>) {
    this.#game = game;
    this.#history = history;
  }

  /** The viewer's last observation if `now` equals it and `renew` has not dropped it; else `now` with a new token. */
  observation(viewer: Viewer, now: Observation<T>): Sighting<T> {
    const shown = this.#of(viewer);
    const { observation: last } = shown;
    if (last !== undefined && JSON.stringify(last) === JSON.stringify({ ...now, seen: last.seen })) return last;
    shown.positions++;
    shown.observation = deepFreeze({ ...now, seen: `p${shown.positions}` });
    return shown.observation;
  }

  /** The viewer's feed from the entry with that index on. */
  feed(viewer: Viewer, from: number): readonly FeedEntry<T>[] {
    const shown = this.#of(viewer);
    const known = shown.feed?.from === from ? shown.feed.entries.deref() : undefined;
    if (known !== undefined) return known;
    const { marks } = shown;
    const { ply, index } = marks.filter((mark) => mark.index <= from).at(-1) ?? START;
    const told = toldTo(this.#game, viewer, this.#history.happened(ply), index);
    const now = { ply: this.#history.moves.length, index: index + told.length };
    if (now.ply - (marks.at(-2) ?? START).ply < CHECKPOINT_INTERVAL) marks.pop();
    marks.push(now);
    const entries = deepFreeze(told.slice(Math.max(0, from - index)));
    shown.feed = { from, entries: new WeakRef(entries) };
    return entries;
  }

  /** Renews the token of each viewer that moved or was told of an event since that ply. `'table'` moves for chance. */
  renew(from: number, movers: readonly Actor[]): void {
    const others = [...this.#caches].filter(([, { observation, feed }]) => observation ?? feed);
    if (others.length === 0) return;
    const happened = this.#history.happened(from);
    for (const [viewer, { positions, marks }] of others) {
      const hasMoved = movers.includes(viewer === 'table' ? 'chance' : viewer);
      if (hasMoved || happened.some(({ event }) => this.#game.redact(event, viewer) !== undefined))
        this.#caches.set(viewer, { positions, marks });
    }
  }

  /** Removes the marks after that ply, because that ply and all later ones are being taken back. */
  forget(ply: number): void {
    for (const { marks } of this.#caches.values()) while ((marks.at(-1) ?? START).ply > ply) marks.pop();
  }

  #of(viewer: Viewer): ViewerCache<T> {
    const known = this.#caches.get(viewer) ?? { positions: 0, marks: [] };
    this.#caches.set(viewer, known);
    return known;
  }
}
