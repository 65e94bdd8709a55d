import type { GameTypes, Viewer } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { checkSeat } from '../../core/seats.ts';
import { shown } from '../../core/wording.ts';
import { engineFailure } from './failures.ts';
import type { GameData, LogEntry, LogRange, LogSlice, Seen } from './types.ts';

/** The platform's number for a spectator. */
const SPECTATOR = -1;

/**
 * The viewer for a player number.
 * @throws RangeError or TypeError if there is no such player.
 */
export function viewerOf(player: number | undefined, players: number): Viewer {
  if (player === undefined || player === SPECTATOR) return 'table';
  checkSeat(player, players);
  return player;
}

/** A log entry, and its ply in the match as `at`. The viewer must not learn `at`. */
interface NumberedEntry<T extends GameTypes> extends LogEntry<T> {
  readonly at: number;
  readonly events: LogEntry<T>['events'][number][];
}

/** Logs by match and viewer. They only grow, because no move of these matches is undone. */
const logs = new WeakMap<object, Map<Viewer, { plies: number; readonly log: NumberedEntry<GameTypes>[] }>>();

/** The moves that the viewer was told of. They are numbered without gaps, because gaps would reveal hidden moves. */
export function logOf<T extends GameTypes>(match: Match<T>, viewer: Viewer): readonly NumberedEntry<T>[] {
  const ofMatch = logs.get(match) ?? new Map();
  logs.set(match, ofMatch);
  const known = ofMatch.get(viewer) ?? { plies: 0, log: [] };
  ofMatch.set(viewer, known);
  const { log }: { log: NumberedEntry<T>[] } = known;
  for (const { ply: at, event, clause } of match.happened(known.plies)) {
    const told = match.game.redact(event, viewer);
    if (told === undefined) continue;
    if (log.at(-1)?.at !== at) log.push({ ply: log.length, at, events: [] });
    log.at(-1)?.events.push({ event: told, clause });
  }
  known.plies = match.plies;
  return log;
}

/** What the viewer may know of a game. */
export function seenBy<T extends GameTypes>(
  match: Match<T>,
  { names, dropped }: GameData,
  viewer: Viewer,
  plies: number = logOf(match, viewer).length,
  isPresent: boolean = true,
): Seen<T> {
  const { moves, seen: _, ...observation } = match.observe(viewer);
  return {
    game: match.game.id,
    plies,
    ...observation,
    availableMoves: isPresent ? moves : [],
    outcome: match.outcome ?? null,
    names,
    dropped,
  };
}

/**
 * A part of a viewer's log, and what the viewer saw after it.
 * @throws RangeError for an invalid range.
 */
export function sliceOf<T extends GameTypes>(match: Match<T>, data: GameData, range: LogRange): LogSlice<T> {
  const viewer = viewerOf(range.player, match.state.players);
  const whole = logOf(match, viewer);
  const { start = 0, end = whole.length - 1 } = range;
  if (!Number.isInteger(start) || start < 0)
    throw engineFailure('boardgamers/bad-start', { start: shown(start) }, { kind: RangeError });
  if (!Number.isInteger(end) || end < -1)
    throw engineFailure('boardgamers/bad-end', { end: shown(end) }, { kind: RangeError });
  const next = whole[end + 1];
  const log = whole.slice(start, end + 1).map(({ ply, events }, index, { length }) => {
    const after = start > 0 && index < length - 1 ? whole[ply + 1] : undefined;
    return { ply, events, ...(after && { view: match.game.view(match.stateAt(after.at), viewer) }) };
  });
  const there = next === undefined ? match : match.fork(next.at);
  return { log, ...seenBy(there, data, viewer, Math.min(end + 1, whole.length), next === undefined) };
}
