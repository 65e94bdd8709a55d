import { once } from 'node:events';
import { inspect } from 'node:util';
import { escaped, excerpt } from '../core/wording.ts';

/**
 * Everything that the command writes goes through here, as it may hold what a file, an option or another program said.
 * On a terminal none of it is obeyed, and none of it looks like a line of the command's own.
 */

/** One line. */
export function say(line: string): void {
  process.stdout.write(`${escaped(line)}\n`);
}

/** A text of several lines, each of the command's own making. */
export function sayLines(text: string): void {
  for (const line of text.split('\n')) say(line);
}

/** What is asked of a person, who answers on the same line. */
export function ask(question: string): void {
  process.stdout.write(escaped(question));
}

/** One line of JSON. */
export function sayJson(value: object): void {
  say(JSON.stringify(value));
}

/** A line for another program. Waits while that one does not read. */
export async function sayTo(line: string): Promise<void> {
  if (!process.stdout.write(`${escaped(line)}\n`)) await once(process.stdout, 'drain');
}

/** One line about what somebody got wrong. */
export function complain(message: string): void {
  process.stderr.write(`feyrules: ${short(message, 300)}\n`);
}

/** A mistake of our own, with its trace. */
export function confess(error: unknown): void {
  const [first = '', ...rest] = inspect(error).split('\n').map(escaped);
  process.stderr.write([`feyrules: ${first}`, ...rest.map((line) => `  ${line}`)].join('\n').concat('\n'));
}

/** The beginning of a text that came from outside, on one line. */
export function short(text: string, length: number = 60): string {
  return excerpt(text.replace(/\s+/gu, ' '), length);
}
