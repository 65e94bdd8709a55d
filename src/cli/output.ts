import { once } from 'node:events';
import { inspect, styleText } from 'node:util';
import { escaped, excerpt } from '../core/wording.ts';
import { host, screen } from './host.ts';
import { wrapped, wrappedSpans } from './wrapping.ts';

/**
 * Output of the command. Texts may come from files, options or other programs, so control characters are escaped:
 * the terminal executes none of them, and no text can imitate a line of the command.
 */

/** Colours and font weights. */
export type Style = Extract<Parameters<typeof styleText>[0], string>;

/** A text with an optional style. */
export interface Span {
  readonly text: string;
  readonly style?: Style;
}

/** Whether input and output are a terminal, so that the command can ask questions and draw menus. */
export function isAtTerminal(): boolean {
  return host().stdin.isTTY === true && screen().isTTY === true && host().env['TERM'] !== 'dumb';
}

/** Terminal width in characters; `undefined` without a terminal, or if unknown. */
export function columns(): number | undefined {
  return screen().columns || undefined;
}

/** Terminal height in lines; 24 if unknown. */
export function rows(): number {
  return screen().rows || 24;
}

/** Whether to use colours. On a terminal: if it supports them and NO_COLOR is not set. Elsewhere: with FORCE_COLOR. */
function hasColours(): boolean {
  if (screen().isTTY) return screen().hasColors?.() === true;
  return !['0', 'false', undefined].includes(host().env['FORCE_COLOR']);
}

/** The spans as text with escape sequences for their styles. */
export function painted(spans: readonly Span[]): string {
  const coloured = hasColours();
  return spans
    .map(({ text, style }) => {
      const shown = escaped(text);
      return style === undefined || !coloured ? shown : styleText(style, shown, { validateStream: false });
    })
    .join('');
}

/** Prints one line, wrapped to the terminal's width. */
export function say(line: string): void {
  sayPainted([{ text: line }]);
}

/** Prints one line of styled spans, wrapped to the terminal's width. */
export function sayPainted(spans: readonly Span[]): void {
  const shown = spans.map((span) => ({ ...span, text: escaped(span.text) }));
  for (const line of wrappedSpans(shown, columns() ?? Infinity)) screen().write(`${painted(line)}\n`);
}

/** Prints a trusted text of several lines. */
export function sayLines(text: string): void {
  for (const line of text.split('\n')) say(line);
}

/** Clears the screen and what has scrolled off it. */
export function clear(): void {
  screen().write('\u001b[H\u001b[2J\u001b[3J');
}

/** Prints a question; the answer is typed on the same line. */
export function ask(question: readonly Span[]): void {
  screen().write(painted(question));
}

/** Prints lines for other programs, without wrapping. */
export function sayData(text: string): void {
  for (const line of text.split('\n')) host().stdout.write(`${escaped(line)}\n`);
}

/** Prints a trusted text that is already wrapped. */
export function sayHelp(text: string): void {
  host().stdout.write(text);
}

/** Prints one line of JSON. */
export function sayJson(value: object): void {
  sayData(JSON.stringify(value));
}

/** Prints a line for another program, with backpressure. */
export async function sayTo(line: string): Promise<void> {
  if (!host().stdout.write(`${escaped(line)}\n`)) await once(host().stdout, 'drain');
}

/** When the reader closes the output, exits with the shell's exit code for SIGPIPE. */
export function endUnread(): void {
  host().stdout.once('error', () => host().exit(141));
}

/** Prints one line about a user's error to stderr. */
export function printError(message: string): void {
  const line = `feyrules: ${short(message, 300)}`;
  for (const part of wrapped(line, host().stderr.columns || Infinity)) host().stderr.write(`${part}\n`);
}

/** Prints an error with its code to stderr, as one line of JSON. */
export function printErrorJson(fault: object): void {
  host().stderr.write(`${escaped(JSON.stringify(fault))}\n`);
}

/** Prints an internal error with its stack to stderr. */
export function printInternalError(error: unknown): void {
  const [first = '', ...rest] = inspect(error).split('\n').map(escaped);
  host().stderr.write([`feyrules: ${first}`, ...rest.map((line) => `  ${line}`)].join('\n').concat('\n'));
}

/** The word in quotes for a POSIX shell, if it needs them. */
export function quoted(word: string): string {
  return /^[\w./:,=@+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** The beginning of an untrusted text, on one line. */
export function short(text: string, length: number = 60): string {
  return excerpt(text.replace(/\s+/gu, ' '), length);
}
