import type { GameTypes, Viewer } from '../../core/game.ts';
import { Match } from '../../core/match.ts';
import { checkSeat } from '../../core/seat.ts';
import { shown } from '../../core/wording.ts';
import type { GameData, LogRange, LogSlice, Seen } from './types.ts';

/** How the platform calls a spectator where it has to name him. */
const NOBODY = -1;

/**
 * Through whose eyes that player looks.
 * @throws RangeError or TypeError for one who does not exist.
 */
export function viewerOf(player: number | undefined, players: number): Viewer {
  if (player === undefined || player === NOBODY) return 'table';
  checkSeat(player, players);
  return player;
}

/** What the viewer may know of a game. */
export function seenBy<T extends GameTypes>(
  match: Match<T>,
  { names, dropped }: GameData,
  viewer: Viewer,
  isPresent: boolean = true,
): Seen<T> {
  const { moves, ...observation } = match.observe(viewer);
  return {
    game: match.game.id,
    plies: match.plies,
    ...observation,
    availableMoves: isPresent ? moves : [],
    outcome: match.outcome ?? null,
    names,
    dropped,
  };
}

/**
 * A part of the log as one viewer was told of it, and what he saw after it.
 * @throws RangeError for a range that is none.
 */
export function sliceOf<T extends GameTypes>(match: Match<T>, data: GameData, range: LogRange): LogSlice<T> {
  const { start = 0, end = match.plies - 1 } = range;
  const viewer = viewerOf(range.player, match.state.players);
  if (!Number.isInteger(start) || start < 0) throw new RangeError(`The log begins at 0, not at ${shown(start)}.`);
  if (!Number.isInteger(end) || end < -1) throw new RangeError(`The log has no entry ${shown(end)} to end at.`);
  const isPresent = end >= match.plies - 1;
  const there = isPresent ? match : until(match, end + 1);
  const told = there.feed(viewer, Math.min(start, there.plies));
  const log = Array.from({ length: Math.max(0, there.plies - start) }, (_, index) => ({
    ply: start + index,
    events: told.flatMap(({ ply, event, clause }) => (ply === start + index ? [{ event, clause }] : [])),
  }));
  return { log, ...seenBy(there, data, viewer, isPresent) };
}

/** The match as it stood after so many moves. */
function until<T extends GameTypes>(match: Match<T>, plies: number): Match<T> {
  const record = match.record();
  return new Match(match.game, { record: { ...record, moves: record.moves.slice(0, plies) }, chance: 'dictated' });
}
