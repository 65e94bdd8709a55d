/**
 * Plays bots against each other on every seat, and rates them.
 *
 * A plan lists games and entrants and says how many games to play. `run` plays it in this thread, in other threads
 * (`threads`) or on other machines (`redis`); the same plan gives the same results, unless a bot depends
 * on the clock. `tally` computes ratings and scores with confidence intervals, `printTable` prints them. Node only.
 *
 * @example
 * ```ts
 * import { printTable, run, tally } from 'feyrules/arena';
 * import { kit } from 'feyrules/strage/kit';
 *
 * const plan = {
 *   settings: [{ game: 'strage', players: 2, options: {} }],
 *   format: 'table',
 *   entrants: ['greedy', 'random'],
 *   games: 4,
 *   seed: 1,
 *   maxMoves: 10_000,
 * } as const;
 * console.log(printTable(tally(plan, await run(plan, { kits: [kit] }))));
 * ```
 *
 * @module feyrules/arena
 */

export { type Assignment, type Backend, inProcess, playJob, type RunSettings, run } from './arena.ts';
export type { SeatScore, SeatStanding } from './by-seat.ts';
export type { Clock } from './clock.ts';
export type { Crash, Failing, Forfeit } from './crash.ts';
export { BotError, PlanError } from './errors.ts';
export type { Estimate } from './intervals.ts';
export type { LengthBin, Lengths } from './lengths.ts';
export { printHtml } from './page/page.ts';
export type { Format, Plan, Setting } from './plan.ts';
export type { GameResult, PlayedGame, Wanted } from './play.ts';
export { type RedisSettings, redis, type ServeSettings, serve } from './redis.ts';
export { printCsv, printTable } from './report.ts';
export { printPlan, printResult, type ReadSettings, type Results, readResults } from './results.ts';
export type { Job, Range } from './schedule.ts';
export type { Hypotheses, SprtReport } from './sprt.ts';
export { type Pairing, type Report, type Standing, type TallySettings, tally } from './tally.ts';
export { threads } from './threads.ts';
export type { TimeSummary, TimeTaken } from './times.ts';
