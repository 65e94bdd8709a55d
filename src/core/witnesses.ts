import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { History } from './history.ts';
import type { FeedEntry, Observation } from './match.ts';
import { frozen } from './plain.ts';

const START = { ply: 0, index: 0 };

/** What one viewer was shown last. */
interface Shown<T extends GameTypes> {
  observation?: Observation<T> | undefined;
  /** The last feed, for as long as somebody keeps it: one of a whole game is long. */
  feed?: { readonly from: number; readonly entries: WeakRef<readonly FeedEntry<T>[]> } | undefined;
  /** Before that ply the viewer was told so many entries. */
  mark: typeof START;
}

/**
 * What the viewers of a match were shown. It stays the same object until that viewer sees or is told something else, so
 * that nobody learns by it of a hidden move.
 */
export class Witnesses<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #history: History<T>;
  readonly #shown = new Map<Viewer, Shown<T>>();

  constructor(game: Game<T>, history: History<T>) {
    this.#game = game;
    this.#history = history;
  }

  /** The observation, or the viewer's last one if it is equal. */
  observation(viewer: Viewer, now: Observation<T>): Observation<T> {
    const shown = this.#of(viewer);
    const last = shown.observation;
    if (last !== undefined && JSON.stringify(last) === JSON.stringify(now)) return last;
    shown.observation = frozen(now);
    return now;
  }

  /** What the viewer was told from that entry on. */
  feed(viewer: Viewer, from: number): readonly FeedEntry<T>[] {
    const shown = this.#of(viewer);
    const known = shown.feed?.from === from ? shown.feed.entries.deref() : undefined;
    if (known !== undefined) return known;
    const entries: FeedEntry<T>[] = [];
    let { ply, index } = shown.mark.index <= from ? shown.mark : START;
    this.#history.tell(ply, (event, clause) => {
      const told = this.#game.redact(event, viewer);
      if (told === undefined) return;
      if (index >= from) entries.push({ index, event: told, clause });
      index++;
    });
    ply = this.#history.moves.length;
    shown.mark = { ply, index };
    shown.feed = { from, entries: new WeakRef(frozen(entries)) };
    return entries;
  }

  /** Whoever is told of what happens from that ply on has news, and so has the mover; of chance everybody sees. */
  hear(from: number, mover: Actor): void {
    const others = [...this.#shown].filter(([, { observation, feed }]) => observation ?? feed);
    if (others.length === 0) return;
    const news = new Set<Viewer>([typeof mover === 'number' ? mover : 'table']);
    this.#history.tell(from, (event) => {
      for (const [viewer] of others) if (this.#game.redact(event, viewer) !== undefined) news.add(viewer);
    });
    for (const [viewer, { mark }] of others) if (news.has(viewer)) this.#shown.set(viewer, { mark });
  }

  /** What happened from that ply on is taken back. */
  forget(ply: number): void {
    for (const shown of this.#shown.values()) if (shown.mark.ply > ply) shown.mark = START;
  }

  #of(viewer: Viewer): Shown<T> {
    const known = this.#shown.get(viewer) ?? { mark: START };
    this.#shown.set(viewer, known);
    return known;
  }
}
