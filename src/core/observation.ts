import { PositionError } from './errors.ts';
import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { Happening } from './history.ts';

/** All the information of a seat, and all that a bot gets. */
export interface Observation<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** Who decides. */
  readonly actor: Actor;
  /** The viewer's legal moves; `[]` if it is not its decision. */
  readonly moves: readonly T['move'][];
  /** All that the viewer was told, from the first ply on; only for a bot that has requested it. */
  readonly feed?: readonly FeedEntry<T>[];
}

/** An event as one viewer was told it. */
export interface FeedEntry<T extends GameTypes = GameTypes> {
  /** Its 0-based index among all that this viewer was told: moves that the viewer was told nothing of do not count. */
  readonly index: number;
  readonly event: T['event'];
  /** The clause of the event. */
  readonly clause: string;
}

/** What a viewer of a match knows now. */
export interface Sighting<T extends GameTypes = GameTypes> extends Observation<T> {
  /**
   * A short token of the position as this viewer has seen it. It changes whenever the viewer moves, or is told or sees
   * something else, and never repeats in the same match, even after an undo. A move that is entirely hidden from the
   * viewer does not change it.
   */
  readonly seen: string;
}

/** The position that a caller means, so that a repeated request has no second effect. */
export interface Meant {
  /** The token of the caller's observation. Without it, the request applies to the current position. */
  readonly seen?: string | undefined;
}

/** An event of a viewer's feed. */
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

/** @throws PositionError if the caller's position is outdated. */
export function mustBeSeen(watched: { observe(viewer: Viewer): Sighting }, viewer: Viewer, { seen }: Meant = {}): void {
  if (seen !== undefined && seen !== watched.observe(viewer).seen) throw new PositionError();
}
