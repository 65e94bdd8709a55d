import type { Game, GameTypes } from './game.ts';
import { flawAt, flawOfJson } from './json-flaw.ts';
import type { GameRecord } from './record.ts';
import { checkedRecord, notARecord, recordError, replay, resultOf } from './record.ts';
import { excerpt } from './wording.ts';

/** Number of moves per line of the text form. */
const MOVES_A_LINE = 10;

/** The beginning of a JSON array: a bracket that does not begin a tag. */
export const ARRAY: RegExp = /^\s*\[(?!\w+(?:["\s]|$))/;

/**
 * A record as text, similar to PGN: tags, numbered moves in the game's notation, `#` and the result.
 * @throws RecordError if the record is not legal: it is replayed before it is printed.
 */
export function printRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): string {
  const { state, moves } = replay(game, record);
  const tags = [
    ['Feyrules', String(record.feyrules)],
    ['Game', record.game],
    ['RulesVersion', String(record.rulesVersion)],
    ['Options', JSON.stringify(record.options ?? {})],
    ...Object.entries(record.tags ?? {}),
  ].map(([name, value]) => `[${name} ${JSON.stringify(value)}]\n`);
  const lines: string[] = [];
  for (let first = 0; first < moves.length; first += MOVES_A_LINE) {
    const tokens = moves.slice(first, first + MOVES_A_LINE).map((move) => game.print(move));
    lines.push(`${first + 1}. ${tokens.join(' ')}\n`);
  }
  return `${tags.join('')}\n${lines.join('')}#${resultOf(game.outcome(state))}\n`;
}

/**
 * Reads a record from JSON or text. The moves of a text stay notations.
 * @throws RecordError if it is not a record, or has a newer format.
 */
export function readRecord(text: string): GameRecord {
  // Treats null as an empty text, because a browser's storage returns null for a missing key.
  if (typeof text === 'object' && text !== null) throw notARecord({ flaw: 'not-a-text' });
  const whole = typeof text === 'string' ? text : '';
  const content = whole.trimStart();
  if (content.startsWith('\u001f')) throw notARecord({ flaw: 'gzip' });
  if (ARRAY.test(content)) throw notARecord({ flaw: 'array' });
  return content.startsWith('{') ? fromJson(content) : fromText(whole);
}

function fromJson(text: string): GameRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw recordError('record/not-json', flawOfJson(text));
  }
  return checkedRecord(json);
}

/**
 * One token: white space, a comment or a move number | a tag | the result | a move. A tag's value is matched lazily,
 * since a greedy loop over its escapes would exhaust the stack on a value of megabytes.
 */
export const TOKEN: RegExp =
  /(?<skipped>\s+|\{[^}]*\}|;[^\n\r]*|\d+\.(?=\s|$))|\[(?<name>\w+)\s+(?<value>"[\s\S]*?(?<!\\)(?:\\\\)*")\s*\]|#(?<result>[^\s{};[\]]*)|(?<move>[^\s{};[\]#]+)/y;

function fromText(text: string): GameRecord {
  const tags = new Map<string, string>();
  const moves: string[] = [];
  let result: string | undefined;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) throw notARecord(flawAt('unexpected', text, at, text.charAt(at)));
    if (groups['skipped'] !== undefined) continue;
    if (result !== undefined) throw notARecord(flawAt('after-end', text, at, text.slice(at, TOKEN.lastIndex)));
    result = groups['result'];
    if (groups['move'] !== undefined) moves.push(groups['move']);
    const { name } = groups;
    if (name === undefined) continue;
    if (moves.length > 0 || tags.has(name)) throw notARecord(flawAt('tag-place', text, at, name));
    // The value stands in quotes, so it is a string.
    tags.set(name, String(parsed(name, groups['value'] ?? '')));
  }
  const { Feyrules, Game: game, RulesVersion, Options, ...others } = Object.fromEntries(tags);
  return checkedRecord({
    feyrules: Feyrules && Number(Feyrules),
    game,
    rulesVersion: RulesVersion && Number(RulesVersion),
    tags: others,
    options: parsed('Options', Options ?? '{}'),
    moves,
    ...(result !== undefined && { result }),
  });
}

function parsed(tag: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notARecord({ flaw: 'tag-not-json', tag: excerpt(tag), found: excerpt(json) });
  }
}
