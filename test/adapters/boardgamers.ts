import type { GameData } from '../../src/adapters/boardgamers/index.ts';
import type { Viewer } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';

/** Data as the platform's storage returns it: JSON without empty objects. */
export function stored(data: GameData): GameData {
  return JSON.parse(JSON.stringify(data), (_, value) => (isEmpty(value) ? undefined : value));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}

interface Entry {
  readonly ply: number;
  readonly at: number;
  readonly events: object[];
}

/** The moves visible to the viewer, each with its ply in the match, by the core alone. */
export function logOf(match: Match, viewer: Viewer): readonly Entry[] {
  const log: Entry[] = [];
  for (const { ply: at, event, clause } of match.happened()) {
    const told = match.game.redact(event, viewer);
    if (told === undefined) continue;
    if (log.at(-1)?.at !== at) log.push({ ply: log.length, at, events: [] });
    log.at(-1)?.events.push({ event: told, clause });
  }
  return log;
}
