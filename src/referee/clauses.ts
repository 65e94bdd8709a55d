import type { BaseState, Tagged } from '../core/game.ts';
import { clauseOf as elfengold } from '../games/elfengold/clauses.ts';
import { clauseOf as elfenland } from '../games/elfenland/clauses.ts';

interface Citations {
  clauseOf(event: Tagged, before: BaseState): string;
}

/** By game: the clauses of its events, which stand beside its rules. */
const citations: Readonly<Record<string, Citations>> = {
  elfenland: { clauseOf: elfenland },
  elfengold: { clauseOf: elfengold },
};

/** The clause by which an event happened in that state; `undefined` for a game that this library does not know. */
export function clauseOf(game: string, event: Tagged, before: BaseState): string | undefined {
  return Object.hasOwn(citations, game) ? citations[game]?.clauseOf(event, before) : undefined;
}
