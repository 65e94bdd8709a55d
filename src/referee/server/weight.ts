import { LONGEST_NOTATION } from '../../core/define.ts';

/** Values in a request: a record of 10 000 moves has fewer. */
export const VALUES = 100_000;
/** Members of one object. */
export const MEMBERS = 256;
/** Bytes that a value takes at most once it is parsed, beside its text. */
const A_VALUE = 80;

/** What a move weighs at most: it has a few dozen values. */
const A_MOVE = 5_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/**
 * Roughly the bytes that a JSON text, or the text of a record, takes once it is parsed. It is counted without parsing.
 * @returns `undefined` for more values, or more members of one object, than any request needs.
 */
export function weightOf(text: string): number | undefined {
  // A letter behind the bracket begins a tag of a record.
  const values = /^\s*(?:\{|\[[^A-Za-z])/.test(text) ? valuesIn(text) : valuesInTags(text);
  return values === undefined || values > VALUES ? undefined : text.length + A_VALUE * values;
}

/** Whether that is no move of any game, whatever it says: a notation, or plain data, that is too long. */
export function isTooLargeForMove(tried: unknown): boolean {
  if (typeof tried === 'string') return tried.length > LONGEST_NOTATION;
  return (weightOf(JSON.stringify(tried) ?? '') ?? Infinity) > A_MOVE;
}

/** Whether arrays and objects lie within each other deeper than that; recursion elsewhere can rely on it. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

function valuesInTags(text: string): number | undefined {
  // Options are JSON within a tag: of a member two quotes or four.
  if (text.split('\\"', 4 * MEMBERS + 2).length > 4 * MEMBERS + 1) return undefined;
  return text.split(/[\s{};[\]#,]/, VALUES + 1).length;
}

function valuesIn(text: string): number | undefined {
  let values = 1;
  /** The members of each object that is open; of lists there may be any number. */
  const open: number[] = [];
  for (let at = 0; at < text.length && values <= VALUES; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) {
      values++;
      const members = (open.pop() ?? 0) + 1;
      if (members > MEMBERS) return undefined;
      open.push(members);
      // The bit makes `[` a `{`, and `]` a `}`.
    } else if ((code | 0x20) === 0x7b) {
      values++;
      open.push(code === 0x7b ? 1 : -Infinity);
    } else if ((code | 0x20) === 0x7d) open.pop();
  }
  return values;
}

/** Where the string ends that begins there. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
