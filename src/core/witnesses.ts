import { PositionError } from './errors.ts';
import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { History } from './history.ts';
import type { FeedEntry, Observation } from './match.ts';
import { frozen } from './plain.ts';

const START = { ply: 0, index: 0 };

/** What a viewer of a match has to go by as it stands. */
export interface Sighting<T extends GameTypes = GameTypes> extends Observation<T> {
  /**
   * A short token of the position as this viewer has seen it. It is another one whenever the viewer has moved, is told
   * or sees something else, and never comes again in the same match, also after a take-back. A hidden move that the
   * viewer sees nothing of does not change it.
   */
  readonly seen: string;
}

/** Which position a caller means, so that a request that is sent twice is made once. */
export interface Meant {
  /** The token of what the caller has observed. Without it what is asked is done in whatever position there is. */
  readonly seen?: string | undefined;
}

/** What one viewer was shown last. */
interface Shown<T extends GameTypes> {
  /** How many positions it was shown: what it makes the token of the next one of. */
  positions: number;
  observation?: Sighting<T> | undefined;
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

  /** The observation with a new token, or the viewer's last one if it is equal. */
  observation(viewer: Viewer, now: Observation<T>): Sighting<T> {
    const shown = this.#of(viewer);
    const { observation: last } = shown;
    if (last !== undefined && JSON.stringify(last) === JSON.stringify({ ...now, seen: last.seen })) return last;
    shown.positions++;
    shown.observation = frozen({ ...now, seen: `p${shown.positions}` });
    return shown.observation;
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
    for (const [viewer, { positions, mark }] of others)
      if (news.has(viewer)) this.#shown.set(viewer, { positions, mark });
  }

  /** What happened from that ply on is taken back. */
  forget(ply: number): void {
    for (const shown of this.#shown.values()) if (shown.mark.ply > ply) shown.mark = START;
  }

  #of(viewer: Viewer): Shown<T> {
    const known = this.#shown.get(viewer) ?? { positions: 0, mark: START };
    this.#shown.set(viewer, known);
    return known;
  }
}

/** @throws PositionError when the caller means another position than the viewer sees. */
export function mustBeSeen(watched: { observe(viewer: Viewer): Sighting }, viewer: Viewer, { seen }: Meant = {}): void {
  if (seen !== undefined && seen !== watched.observe(viewer).seen) throw new PositionError();
}
