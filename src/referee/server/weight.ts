import { LONGEST_NOTATION } from '../../core/define.ts';

/** Maximum number of values in a request; a record of 10 000 moves has fewer. */
export const VALUES = 100_000;
/** Maximum number of members of an object. */
export const MEMBERS = 256;
/** Estimated bytes that a parsed value takes in addition to its text; few values take more. */
const BYTES_PER_VALUE = 80;

/** Maximum weight of a move in bytes; a move has a few dozen values. */
const MAX_MOVE_BYTES = 5_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Estimates, without parsing, how many bytes a JSON text or the text of a record takes when it is parsed.
 * @returns `undefined` if there are more values, or more members of an object, than any request needs.
 */
export function weightOf(text: string): number | undefined {
  // A letter after the bracket begins a tag of a record.
  const values = /^\s*(?:\{|\[[^A-Za-z])/.test(text) ? valuesIn(text) : valuesInTags(text);
  return values === undefined || values > VALUES ? undefined : text.length + BYTES_PER_VALUE * values;
}

/** Whether a value is too long to be a move of any game, as notation or as plain data. */
export function isTooLargeForMove(tried: unknown): boolean {
  if (typeof tried === 'string') return tried.length > LONGEST_NOTATION;
  return (weightOf(JSON.stringify(tried) ?? '') ?? Infinity) > MAX_MOVE_BYTES;
}

/** Whether arrays and objects are nested more than `levels` deep. Recursive code elsewhere relies on this check. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

function valuesInTags(text: string): number | undefined {
  // Options are JSON within a tag. A member has two escaped quotes, or four if its value is a string.
  if (text.split('\\"', 4 * MEMBERS + 2).length > 4 * MEMBERS + 1) return undefined;
  return text.split(/[\s{};[\]#,]/, VALUES + 1).length;
}

function valuesIn(text: string): number | undefined {
  let values = 1;
  /** The number of members of each open object; lists have no limit. */
  const open: number[] = [];
  for (let at = 0; at < text.length && values <= VALUES; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) {
      values++;
      const members = (open.pop() ?? 0) + 1;
      if (members > MEMBERS) return undefined;
      open.push(members);
      // Setting this bit turns `[` into `{` and `]` into `}`.
    } else if ((code | 0x20) === 0x7b) {
      values++;
      open.push(code === 0x7b ? 1 : -Infinity);
    } else if ((code | 0x20) === 0x7d) open.pop();
  }
  return values;
}

/** The end of the string that begins here. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
