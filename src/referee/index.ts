/**
 * Adjudication: explanations of moves, files of many games, and a server for programs in any language.
 *
 * `explain` says what a move does and by which clause, or why it is refused. `readGames` reads files of many games with
 * comments and headers, `printGame` writes them, and `migrated` converts older records to the current rules.
 * `RefereeServer` answers requests, one JSON object each; `serveLines` serves it over streams.
 *
 * @example
 * ```ts
 * import { readGames } from 'feyrules/referee';
 *
 * const text = '[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "1"]\n[Options "{}"]\n\n1. 4 {a good roll}\n';
 * for await (const entry of readGames(text)) {
 *   console.log(entry.kind === 'fault' ? entry.error.message : entry.game.record.moves);
 * }
 * ```
 *
 * @module feyrules/referee
 */

export * from './explain.ts';
export { type FoundClause, findClause, nearClauses } from './law.ts';
export * from './migrate.ts';
export * from './notation/annotated.ts';
export { type GameEntry, readGames } from './notation/entry.ts';
export type * from './server/answers.ts';
export type { OwnBots } from './server/bots.ts';
export type { Telling } from './server/feed.ts';
export type { Limits } from './server/limits.ts';
export { serveLines } from './server/lines.ts';
export type { ProtocolFault, Refusal } from './server/refusals.ts';
export type { Asked, AskedOfMatch, Holder, Part, Request, Seating, Tried } from './server/requests.ts';
export { RefereeServer, type ServerSettings } from './server/server.ts';
