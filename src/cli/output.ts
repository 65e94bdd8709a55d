import { once } from 'node:events';
import { inspect, styleText } from 'node:util';
import { escaped, excerpt } from '../core/wording.ts';
import { host } from './host.ts';
import { wrapped, wrappedSpans } from './wrapping.ts';

/**
 * Everything that the command writes goes through here, as it may hold what a file, an option or another program said.
 * On a terminal none of it is obeyed, and none of it looks like a line of the command's own.
 */

/** What colours and weights there are. */
export type Style = Extract<Parameters<typeof styleText>[0], string>;

/** A text in its colour; plain without one. */
export interface Span {
  readonly text: string;
  readonly style?: Style;
}

/** Whether a person sits at both ends, who can be asked, and for whom things may move. */
export function isAtTerminal(): boolean {
  return host().stdin.isTTY === true && host().stdout.isTTY === true && host().env['TERM'] !== 'dumb';
}

/** Characters in a line of the terminal; `undefined` where there is no terminal, or it does not say. */
export function columns(): number | undefined {
  return host().stdout.columns || undefined;
}

/** So many lines the terminal shows; 24 where nobody says. */
export function rows(): number {
  return host().stdout.rows || 24;
}

/** Whether there are colours: on a terminal that has them unless NO_COLOR is set, elsewhere with FORCE_COLOR alone. */
function hasColours(): boolean {
  if (host().stdout.isTTY) return host().stdout.hasColors?.() === true;
  return !['0', 'false', undefined].includes(host().env['FORCE_COLOR']);
}

/** The spans as a terminal shows them. */
export function painted(spans: readonly Span[]): string {
  const coloured = hasColours();
  return spans
    .map(({ text, style }) => {
      const shown = escaped(text);
      return style === undefined || !coloured ? shown : styleText(style, shown, { validateStream: false });
    })
    .join('');
}

/** One line, broken between words where the terminal is narrower. */
export function say(line: string): void {
  sayPainted([{ text: line }]);
}

/** The same in colours. */
export function sayPainted(spans: readonly Span[]): void {
  const shown = spans.map((span) => ({ ...span, text: escaped(span.text) }));
  for (const line of wrappedSpans(shown, columns() ?? Infinity)) host().stdout.write(`${painted(line)}\n`);
}

/** A text of several lines, each of the command's own making. */
export function sayLines(text: string): void {
  for (const line of text.split('\n')) say(line);
}

/** What is asked of a person, who answers on the same line. */
export function ask(question: readonly Span[]): void {
  host().stdout.write(painted(question));
}

/** Lines for other programs, which no terminal's width breaks. */
export function sayData(text: string): void {
  for (const line of text.split('\n')) host().stdout.write(`${escaped(line)}\n`);
}

/** A text of our own that is broken into lines already. */
export function sayHelp(text: string): void {
  host().stdout.write(text);
}

/** One line of JSON. */
export function sayJson(value: object): void {
  sayData(JSON.stringify(value));
}

/** A line for another program. Waits while that one does not read. */
export async function sayTo(line: string): Promise<void> {
  if (!host().stdout.write(`${escaped(line)}\n`)) await once(host().stdout, 'drain');
}

/** Ends a command that has nothing left to do once nobody reads its output: as shells have it of SIGPIPE. */
export function endUnread(): void {
  host().stdout.once('error', () => host().exit(141));
}

/** One line about what somebody got wrong. */
export function complain(message: string): void {
  const line = `feyrules: ${short(message, 300)}`;
  for (const part of wrapped(line, host().stderr.columns || Infinity)) host().stderr.write(`${part}\n`);
}

/** What `complain` says, as a line of JSON with its code, for another program. */
export function complainJson(fault: object): void {
  host().stderr.write(`${escaped(JSON.stringify(fault))}\n`);
}

/** A mistake of our own, with its trace. */
export function confess(error: unknown): void {
  const [first = '', ...rest] = inspect(error).split('\n').map(escaped);
  host().stderr.write([`feyrules: ${first}`, ...rest.map((line) => `  ${line}`)].join('\n').concat('\n'));
}

/** The beginning of a text that came from outside, on one line. */
export function short(text: string, length: number = 60): string {
  return excerpt(text.replace(/\s+/gu, ' '), length);
}
