import type { Flawed } from './refusals.ts';
import { excerpt } from './wording.ts';

/** A token of JSON, or an invalid word. The end of a string is matched lazily, as in `record-text.ts`. */
const TOKEN = /\s*([{}[\],:]|"[\s\S]*?(?<!\\)(?:\\\\)*"|[\w.+-]+)/y;
const LITERAL = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Describes the first mistake in invalid JSON, and where it is. Recognizes typical mistakes of people and programs. */
export function flawOfJson(text: string): Flawed {
  let depth = 0;
  let last = '';
  const end = text.trimEnd().length;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    const start = token === undefined ? at + text.slice(at).search(/\S|$/) : TOKEN.lastIndex - token.length;
    const [letter = ''] = text.slice(start, start + 2);
    if (letter === '') break;
    const flawed = (flaw: Flawed['flaw']): Flawed => flawAt(flaw, text, start, token ?? letter);
    if (last !== '' && depth === 0) return flawed(token === '{' ? 'second-object' : 'after-end');
    // The text ends inside this string or word.
    if (token === undefined ? letter === '"' : TOKEN.lastIndex >= end && /[\w.+-]/.test(letter)) break;
    if (token === undefined || (/^[\w.+-]/.test(token) && !LITERAL.test(token))) return flawed('unexpected');
    if (last === ',' && '}],'.includes(token)) return flawed('comma');
    if (last !== '' && !'{[,:'.includes(last) && !'}],:'.includes(token)) return flawed('no-comma');
    if ('{['.includes(token)) depth++;
    if ('}]'.includes(token)) depth--;
    last = token;
  }
  return { flaw: depth === 0 ? 'unclear' : 'cut-off' };
}

/** A flaw at index `at` of a text, where something is `found`; line and character count from 1. */
export function flawAt(flaw: Flawed['flaw'], text: string, at: number, found: string): Flawed {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  const character = (before.at(-1) ?? '').length + 1;
  return { flaw, found: excerpt(found, 20), line: before.length, character };
}
