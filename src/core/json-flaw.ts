import { excerpt } from './wording.ts';

/** A token of JSON, or an invalid word. The end of a string is matched lazily, as in `record-text.ts`. */
const TOKEN = /\s*([{}[\],:]|"[\s\S]*?(?<!\\)(?:\\\\)*"|[\w.+-]+)/y;
const LITERAL = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Describes the first mistake in invalid JSON, and where it is. Recognizes typical mistakes of people and programs. */
export function flawOfJson(text: string): string {
  let depth = 0;
  let last = '';
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    const start = token === undefined ? at + text.slice(at).search(/\S|$/) : TOKEN.lastIndex - token.length;
    const letter = text.charAt(start);
    // The text ends inside this string or word.
    if (
      token === undefined ? letter === '' || letter === '"' : TOKEN.lastIndex === text.length && /[\w.+-]/.test(letter)
    )
      break;
    const where = (): string => placed(text, start);
    const found = (): string => excerpt(token ?? letter, 20);
    if (token === undefined || (/^[\w.+-]/.test(token) && !LITERAL.test(token)))
      return `unexpected ${found()} ${where()}`;
    if (last !== '' && depth === 0)
      return token === '{'
        ? `another object begins ${where()}, not on a line of its own`
        : `${found()} follows the record ${where()}`;
    if (last === ',' && '}],'.includes(token)) return `a comma before ${token} ${where()}`;
    if (last !== '' && !'{[,:'.includes(last) && !'}],:'.includes(token))
      return `a comma or a colon is missing before ${found()} ${where()}`;
    if ('{['.includes(token)) depth++;
    if ('}]'.includes(token)) depth--;
    last = token;
  }
  return depth === 0 ? 'a bracket, a colon or a string is wrong' : 'it may be cut off';
}

/** The position in words; without the line number if it is on the first line, since most JSON is one line. */
export function placed(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n?|\n/);
  const character = `character ${(before.at(-1) ?? '').length + 1}`;
  return before.length === 1 ? `at ${character}` : `at its line ${before.length}, ${character}`;
}
