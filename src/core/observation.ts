import { PositionError } from './errors.ts';
import type { Actor, Game, GameTypes, Viewer } from './game.ts';
import type { Happening } from './history.ts';

/** All that a seat has to go by, and all that a bot gets. */
export interface Observation<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  readonly view: T['view'];
  /** Whose decision it is. */
  readonly actor: Actor;
  /** What the viewer may do now; `[]` when it is not his decision. */
  readonly moves: readonly T['move'][];
  /** All that the viewer was told, from the first ply on; only for a bot that has declared that it wants it. */
  readonly feed?: readonly FeedEntry<T>[];
}

/** An event as one viewer was told of it. */
export interface FeedEntry<T extends GameTypes = GameTypes> {
  /** Its 0-based place among all that this viewer was told: moves that the viewer was told nothing of do not count. */
  readonly index: number;
  readonly event: T['event'];
  /** The clause of the rules by which it happened. */
  readonly clause: string;
}

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
  /** The token of what the caller has observed. Without it the request applies to the current position. */
  readonly seen?: string | undefined;
}

/** What a viewer is told of what has happened, the first entry with that index. */
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

/** @throws PositionError when the caller means another position than the viewer sees. */
export function mustBeSeen(watched: { observe(viewer: Viewer): Sighting }, viewer: Viewer, { seen }: Meant = {}): void {
  if (seen !== undefined && seen !== watched.observe(viewer).seen) throw new PositionError();
}
