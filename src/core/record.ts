import { deepFreeze, frozenCopy } from './deep-freeze.ts';
import { IllegalMoveError, OptionsError, PlyError, RecordError } from './errors.ts';
import { coreFailure } from './failures.ts';
import type { Emit, Game, GameTypes, Params, Violation } from './game.ts';
import { isObject, isPlainObject } from './objects.ts';
import type { Outcome } from './outcome.ts';
import { readMove, readType } from './read-move.ts';
import type { Flawed, RecordFault } from './refusals.ts';
import { recordFaults, recordFlaws, textPosition } from './refusals.ts';
import type { Locale } from './wording.ts';
import { excerpt, fill, own, shown } from './wording.ts';

/** The format version that this library writes. */
export const RECORD_FORMAT = 1;

/** Names of tags that the text form uses for fields of the record. The record's own `tags` must not have them. */
const FIELDS: readonly string[] = ['Feyrules', 'Game', 'RulesVersion', 'Options'];

/**
 * A game as it was played: options, moves (chance's, too), and nothing derived except perhaps the result. It is plain
 * JSON; `printRecord` returns text for people. `readRecord` checks only the form, so a record may be illegal.
 */
export interface GameRecord {
  /** The format version, {@link RECORD_FORMAT}. */
  readonly feyrules: number;
  /** The id of the game. */
  readonly game: string;
  /** The `rulesVersion` of the game. */
  readonly rulesVersion: number;
  /** Free notes. Names: ASCII letters, digits and `_`, but not `Feyrules`, `Game`, `RulesVersion` or `Options`. */
  readonly tags: Readonly<Record<string, string>>;
  /** The options that `setup` was called with. */
  readonly options: object;
  /** Each is a move or its notation. */
  readonly moves: readonly unknown[];
  /** The noted result: `*` if the game is not over, `-` if no one won, else the winners: `0+2`. `replay` checks it. */
  readonly result?: string;
}

/** The position after the moves of a record, and these moves. */
export interface Replay<T extends GameTypes> {
  readonly state: T['state'];
  readonly moves: readonly T['move'][];
}

/** The record of a game with these options and moves, all copied and frozen. */
export function recordOf<T extends GameTypes>(
  game: Game<T>,
  options: Partial<T['options']>,
  moves: readonly T['move'][],
  tags: GameRecord['tags'] = {},
): GameRecord {
  return recordOfOwned(game, frozenCopy(options), frozenCopy(moves), frozenCopy(tags));
}

/** {@link recordOf} without the copies, for values that the library owns. */
export function recordOfOwned(
  { id, rulesVersion }: Pick<Game, 'id' | 'rulesVersion'>,
  options: object,
  moves: readonly unknown[],
  tags: GameRecord['tags'],
): GameRecord {
  return deepFreeze({ feyrules: RECORD_FORMAT, game: id, rulesVersion, tags, options, moves });
}

/**
 * Replays a record, checking every move.
 * @param plies how many moves to make; all of them by default.
 * @param emit receives the events.
 * @returns the position after these moves, frozen; it shares nothing with the record.
 * @throws RecordError for a value that is not a record, a newer format, another game or rules version, refused options,
 * a bad move (with its index and the violation), or, after all moves, a wrong result.
 * @throws PlyError if `plies` is neither Infinity nor an integer from 0.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  plies: number = Number.POSITIVE_INFINITY,
  emit?: Emit<T['event']>,
): Replay<T> {
  const draft = game.clone(initialState(game, record));
  if (!(plies >= 0) || plies % 1 > 0) throw new PlyError(plies, record.moves.length);
  const hear: Emit<T['event']> | undefined = emit && ((event, clause) => emit(frozenCopy(event), clause));
  const moves: T['move'][] = [];
  for (const [index, tried] of record.moves.slice(0, plies).entries()) {
    const move = nextMove(game, draft, tried, index);
    game.advance(draft, move, hear);
    moves.push(move);
  }
  if (plies >= record.moves.length) checkResult(game, record, draft);
  return deepFreeze({ state: draft, moves });
}

/**
 * The state before the first move of a record.
 * @throws RecordError for what is not a record, a newer format, another game or rules version, or refused options.
 */
export function initialState<T extends GameTypes>(game: Game<T>, record: GameRecord): T['state'] {
  checkedRecord(record);
  if (record.game !== game.id)
    throw recordError('record/another-game', { game: excerpt(record.game), expected: game.id });
  if (record.rulesVersion !== game.rulesVersion) {
    throw recordError('record/rules-version', { version: record.rulesVersion, known: game.rulesVersion });
  }
  try {
    return game.setup(record.options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw recordError('record/options', {}, { violation: error.violation, game });
  }
}

/** The value as a record. @throws RecordError if it is not one, or has a newer format. */
export function checkedRecord(json: unknown): GameRecord {
  if (!isObject(json)) throw notARecord({ flaw: 'malformed', field: 'record' });
  const { feyrules, game, rulesVersion, tags = {}, options = {}, moves, result } = json;
  if (typeof feyrules !== 'number' || !Number.isInteger(feyrules) || feyrules < 1) throw badField('feyrules', feyrules);
  if (feyrules > RECORD_FORMAT) throw recordError('record/newer-format', { version: feyrules, known: RECORD_FORMAT });
  if (typeof game !== 'string') throw badField('game', game);
  if (typeof rulesVersion !== 'number' || !Number.isInteger(rulesVersion)) throw badField('rulesVersion', rulesVersion);
  if (!isTags(tags)) throw badField('tags', tags);
  if (!isObject(options)) throw badField('options', options);
  if (!Array.isArray(moves)) throw badField('moves', moves);
  if (result !== undefined && typeof result !== 'string') throw badField('result', result);
  return { feyrules, game, rulesVersion, tags, options, moves, ...(result !== undefined && { result }) };
}

/** Whether a record may have these tags, both as JSON and as text. */
export function isTags(tags: unknown): tags is GameRecord['tags'] {
  if (!isPlainObject(tags)) return false;
  return Object.entries(tags).every(
    ([name, value]) => /^\w+$/.test(name) && !FIELDS.includes(name) && typeof value === 'string',
  );
}

/** The error for a field of a record that is missing or has the wrong form. */
export function badField(field: string, value: unknown): RecordError {
  return notARecord({ flaw: value === undefined ? 'missing' : 'malformed', field });
}

export function notARecord(flawed: Flawed): RecordError {
  return recordError('record/not-a-record', flawed);
}

/**
 * Parses and judges one move of a record. Returns a new object or, for a notation, what `parse` returns.
 * @throws RecordError if a text is not a notation, or if the move is illegal in this state.
 */
export function nextMove<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  tried: unknown,
  index: number,
): T['move'] {
  const isNotation = typeof tried === 'string';
  const move = isNotation ? game.parse(tried) : copiedMove(game, tried);
  const violation = game.violation(state, move ?? tried);
  if (move !== undefined && violation === undefined) return move;
  const params = { number: index + 1, move: shown(tried), actor: game.actor(state) };
  const code = isNotation && move === undefined ? 'record/notation' : 'record/illegal-move';
  throw recordError(code, params, { index, violation, game });
}

/** The value as a new plain object, `undefined` if it is not a well-formed move. The move may still be illegal. */
export function copiedMove<T extends GameTypes>({ moves }: Game<T>, given: unknown): T['move'] | undefined {
  const type = readType(given);
  const fields = own(moves, type);
  const read = fields && readMove<T['move']>(given, type, fields);
  return read && 'move' in read ? read.move : undefined;
}

/**
 * The value as a legal move: a new plain object.
 * @param violationOf says why the move is refused.
 * @param refusal makes the error for a refused move, by default an IllegalMoveError.
 * @throws TypeError for an object that changes while it is read: when copied it is no move, when judged it is legal.
 */
export function legalMove<T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  violationOf: (move: unknown) => Violation | undefined,
  refusal = (violation: Violation): Error => new IllegalMoveError(violation, game.describeViolation(violation)),
): T['move'] {
  const move = copiedMove(game, given);
  const violation = violationOf(move ?? given);
  if (violation !== undefined) throw refusal(violation);
  if (move === undefined) throw coreFailure('core/not-a-move', {}, { kind: TypeError });
  return move;
}

/** The move of a notation. Any other value is returned as it is, to be judged by the rules. */
export function fromNotation(game: Pick<Game, 'parse'>, tried: unknown): unknown {
  return typeof tried === 'string' ? (game.parse(tried) ?? tried) : tried;
}

/** @throws RecordError if the result noted in the record is not that of the final state. */
export function checkResult<State>(
  game: { outcome(state: State): Outcome | undefined },
  { result: noted }: GameRecord,
  state: State,
): void {
  const result = resultOf(game.outcome(state));
  if (noted !== undefined && noted !== result)
    throw recordError('record/wrong-result', { noted: excerpt(noted), result });
}

/** `*` for a game that is not over, `-` for one without a winner, else the winning seats: `0+2`. */
export function resultOf(outcome: Outcome | undefined): string {
  if (outcome === undefined) return '*';
  return outcome.winners.length === 0 ? '-' : outcome.winners.join('+');
}

/**
 * Says what is wrong with a record. If a rule is broken, adds the refusal, its clause, and the seat that moved, if any.
 * @param game the record's game, for the sentence of a violation.
 */
export function describeRecordError(
  { code, params, violation }: Pick<RecordError, 'code' | 'params' | 'violation'>,
  game?: Game,
  locale: Locale = 'en',
): string {
  const at = fill(textPosition, params, locale);
  const flaw = fill(own(recordFlaws, params['flaw']) ?? { en: '' }, { ...params, at }, locale);
  const fault = fill(recordFaults[code], { ...params, flaw }, locale);
  if (violation === undefined || game === undefined) return fault;
  const { actor } = params;
  const by = typeof actor === 'number' ? `${game.describeSeat(actor, locale)}: ` : '';
  return `${fault} ${by}${game.describeViolation(violation, locale)} (${violation.clause})`;
}

/** The error with that code; its message is the English sentence. */
export function recordError(
  code: RecordFault,
  params: Params = {},
  { index, violation, game }: Partial<Pick<RecordError, 'index' | 'violation'>> & { readonly game?: Game } = {},
): RecordError {
  return new RecordError(describeRecordError({ code, params, violation }, game), { code, params, index, violation });
}
