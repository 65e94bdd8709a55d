/**
 * The runtime for games: it contains no game. To write one, see `feyrules/define`.
 *
 * `Match` handles one game in play: it makes chance moves, checks turns, undoes moves, and keeps the record and a feed
 * of events for each viewer. `replay` plays a record and names the first illegal move with its clause; `readRecord` and
 * `printRecord` read and write records as text. Everything runs in any JavaScript environment, with the same results.
 *
 * @example
 * ```ts
 * import { Match, replay } from 'feyrules/core';
 * import { strage } from 'feyrules/strage';
 *
 * const match = new Match(strage, { options: { players: 2 }, seed: 7 });
 * while (match.actor === 'chance') match.chance();
 * const refused = match.violation(0, 'no move at all');
 * if (refused) console.log(refused.code, strage.describeViolation(refused, 'it'));
 * console.log(replay(strage, match.record()).moves.length === match.plies);
 * ```
 *
 * @module feyrules/core
 */

export type * from './board.ts';
export type { Case, CaseAnswer, CaseBook, CaseQuestion, CaseReading } from './cases.ts';
export { caseRecord, casesOf } from './cases.ts';
export type { Dice, Seed } from './chance.ts';
export { newSecret } from './chance.ts';
export { IllegalMoveError, OptionsError, PlyError, PositionError, RecordError } from './errors.ts';
export type {
  Actor,
  BaseView,
  BySeat,
  ChanceOutcome,
  DraftOf,
  Emit,
  EventOf,
  Game,
  GameTypes,
  MoveOf,
  OptionsOf,
  Params,
  Seat,
  StateOf,
  TypesOf,
  Viewer,
  ViewOf,
  Violation,
} from './game.ts';
export type { Happening } from './history.ts';
export type { JsonSchema, Kit, Level, LevelOfPlay, Memory, Migration, RecordOf, Schema, Schemas } from './kit.ts';
export type { Clause, Law, Section } from './law.ts';
export { Match } from './match.ts';
export type { MatchSetup } from './match-setup.ts';
export type { FeedEntry, Meant, Observation, Sighting } from './observation.ts';
export type { GameOption } from './options.ts';
export type { Outcome } from './outcome.ts';
export type { GameRecord, Replay } from './record.ts';
export { describeRecordError, RECORD_FORMAT, recordOf, replay, resultOf } from './record.ts';
export { printRecord, readRecord } from './record-text.ts';
export type { RecordFault, UndoRefusal } from './refusals.ts';
export { describeUndoRefusal } from './refusals.ts';
export type { Rng } from './rng.ts';
export { seeded, systemRandom } from './rng.ts';
export type { Locale, Wording } from './wording.ts';
export type { Languages, Words } from './words.ts';
