import type { FaultData } from '../../arena/errors.ts';
import { RecordError } from '../../core/errors.ts';
import type { Violation } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import { replay } from '../../core/record.ts';
import type { RecordFault } from '../../core/refusals.ts';
import { entryOf, type GameEntry } from '../../referee/notation/entry.ts';
import type { GameText } from '../../referee/notation/splitter.ts';
import { UsageError } from '../errors.ts';
import type { Games } from '../games.ts';
import { inputOf } from '../input.ts';
import { short } from '../output.ts';

/** A fault of a record: a `RecordError` as plain JSON. */
export interface Fault {
  readonly code: RecordFault;
  readonly params: RecordError['params'];
  readonly index?: number | undefined;
  readonly violation?: Violation | undefined;
}

/** The verdict on a record, as plain JSON, since another thread or machine may judge. */
export type Verdict =
  | { readonly kind: 'legal'; readonly game: string; readonly moves: number; readonly outcome: Outcome | null }
  | { readonly kind: 'illegal'; readonly game: string; readonly fault: Fault }
  | { readonly kind: 'unreadable'; readonly fault: Fault }
  /** The game is not loaded. */
  | { readonly kind: 'unknown-game'; readonly game: string }
  /** The file cannot be read. */
  | { readonly kind: 'no-file'; readonly fault: FaultData };

/** The verdict on one of many records, with its position. */
export interface Judged {
  /** The file's name, if there may be several files. */
  readonly file?: string | undefined;
  /** First line of the record, from 1. */
  readonly line: number;
  /** Game and players as the record names them. Each is empty if it is unreadable or missing. */
  readonly game: string;
  readonly players: string;
  readonly verdict: Verdict;
}

/** The verdicts on a piece of a file, in order. */
export interface Judgement {
  readonly judged: readonly Judged[];
  /** The internal error that the rules threw on the record after those in `judged`. */
  readonly thrown?: { readonly error: unknown };
}

/** Faults that break the rules of a game rather than the form of a record. */
const BROKEN_RULES: readonly string[] = [
  'record/illegal-move',
  'record/notation',
  'record/wrong-result',
  'record/options',
];

/** Judges all records of a piece. */
export function judge(cuts: readonly GameText[], games: Games): Judgement {
  const judged: Judged[] = [];
  for (const cut of cuts) {
    const entry = entryOf(cut);
    const { game = '', tags } = entry.kind === 'game' ? entry.game.record : {};
    try {
      const verdict = verdictOn(entry, games);
      judged.push({ line: entry.line, game: short(game), players: short(tags?.['Players'] ?? ''), verdict });
    } catch (error) {
      return { judged, thrown: { error } };
    }
  }
  return { judged };
}

/** The verdict on one record. */
function verdictOn(entry: GameEntry, games: Games): Verdict {
  try {
    const {
      kit: { game },
      record,
    } = inputOf(entry, games);
    try {
      const { state, moves } = replay(game, record);
      return { kind: 'legal', game: game.id, moves: moves.length, outcome: game.outcome(state) ?? null };
    } catch (error) {
      if (!(error instanceof RecordError) || !BROKEN_RULES.includes(error.code)) throw error;
      return { kind: 'illegal', game: game.id, fault: faultOf(error) };
    }
  } catch (error) {
    if (error instanceof RecordError) return { kind: 'unreadable', fault: faultOf(error) };
    if (error instanceof UsageError && entry.kind === 'game')
      return { kind: 'unknown-game', game: entry.game.record.game };
    throw error;
  }
}

function faultOf({ code, params, index, violation }: RecordError): Fault {
  return { code, params, index, violation };
}
