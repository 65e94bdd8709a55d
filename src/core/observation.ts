import { PositionError } from './errors.ts';
import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { Happening } from './history.ts';
import { checkMembers } from './match-setup.ts';

/** All the information that a viewer has in a position. A bot gets nothing else. */
export interface Observation<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** Who decides. */
  readonly actor: Actor;
  /** The viewer's legal moves; `[]` unless the viewer decides. */
  readonly moves: readonly T['move'][];
  /** All that the viewer was told, from the first ply on. Only bots that request the feed get it. */
  readonly feed?: readonly FeedEntry<T>[];
}

/** An event in one viewer's feed, without what is hidden from that viewer. */
export interface FeedEntry<T extends GameTypes = GameTypes> {
  /** The 0-based index in this viewer's feed. Events that the viewer is not told of are not counted. */
  readonly index: number;
  readonly event: T['event'];
  /** The clause of the event. */
  readonly clause: string;
}

/** What a viewer of a match knows now. */
export interface Sighting<T extends GameTypes = GameTypes> extends Observation<T> {
  /**
   * A short token of the position as this viewer has seen it. It changes whenever the viewer moves, is told of an event
   * or sees a change, and never repeats in the same match, even after an undo. A match that continues a record, and a
   * fork, count from the beginning again. A move that is entirely hidden from the viewer does not change it.
   */
  readonly seen: string;
}

/** The position that a request refers to. If it is outdated, the request fails, so a request sent twice acts once. */
export interface Meant {
  /** The token of the caller's observation. Without it, any position will do. A misspelt member throws a TypeError. */
  readonly seen?: string | undefined;
}

/** The feed entries of a viewer for these events. The first entry gets the given index. */
export function toldTo<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer,
  happened: readonly Pick<Happening<T>, 'event' | 'clause'>[],
  index: number = 0,
): FeedEntry<T>[] {
  const entries: FeedEntry<T>[] = [];
  for (const { event, clause } of happened) {
    const told = game.redact(event, viewer);
    if (told !== undefined) entries.push({ index: index + entries.length, event: told, clause });
  }
  return entries;
}

/** @throws PositionError if the caller's position is outdated, TypeError for a misspelt `seen`. */
export function checkUpToDate(watched: { observe(viewer: Viewer): Sighting }, viewer: Viewer, meant: Meant = {}): void {
  const { seen } = meant;
  // A caller may pass a whole observation. If `seen` is missing, refuse other members: one may be a misspelt `seen`.
  if (seen === undefined) checkMembers('The position of a move', meant, ['seen']);
  else if (seen !== watched.observe(viewer).seen) throw new PositionError();
}
