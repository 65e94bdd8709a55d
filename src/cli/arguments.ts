import { InvalidArgumentError, Option } from 'commander';
import { MOST_THREADS } from '../arena/most-threads.ts';
import type { Seed } from '../core/chance.ts';
import { optionsOf } from './given.ts';

/** Options that several commands share, and parsers of their values. */

/** Maximum of a number on the command line. */
const MAX_NUMBER = 999_999_999;

export function json(): Option {
  return new Option('--json', 'print JSON').default(false);
}

/** @param what the help text. */
export function workers(what: string): Option {
  return new Option('--workers <number>', what).argParser(threads).default(1);
}

export function game(): Option {
  return new Option('--game <module>', 'your own game, such as ./mine.mjs; may be given several times')
    .argParser(collected)
    .default([], 'none');
}

export function given(what: string): Option {
  return new Option('--options <json>', `${what}: a JSON object, or a file with one`).argParser(optionsOf);
}

/** Parses an integer in a range. */
function integer(text: string, least: number, most: number = MAX_NUMBER, others: string = ''): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (number < least || number > most)
    throw new InvalidArgumentError(`Expected: integer from ${least} to ${most}${others}`);
  return number;
}

export function positive(text: string): number {
  return integer(text, 1);
}

function threads(text: string): number {
  return integer(text, 1, MOST_THREADS);
}

export function redisUrl(text: string): string {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('Expected: URL such as redis://127.0.0.1:6379');
  }
  return text;
}

export function natural(text: string): number {
  return integer(text, 0);
}

/** Parses a seed: a number, or 32 lower-case hexadecimal digits as in generated seeds. */
export function seed(text: string): Seed {
  return /^[\da-f]{32}$/.test(text) ? text : integer(text, 0, MAX_NUMBER, ' or 32 lower-case hexadecimal digits');
}

export function collected(text: string, before: readonly string[]): string[] {
  return [...before, text];
}

/** Splits a list at commas, except within braces, which hold a bot's parameters. */
export function namesOf(list: string): string[] {
  const names: string[] = [''];
  let depth = 0;
  let isText = false;
  for (let index = 0; index < list.length; index++) {
    let letters = list.charAt(index);
    if (isText && letters === '\\') letters += list.charAt(++index);
    else if (letters === '"' && depth > 0) isText = !isText;
    else if (!isText) depth = Math.max(0, depth + (letters === '{' ? 1 : letters === '}' ? -1 : 0));
    if (letters === ',' && depth === 0) names.push('');
    else names.push(`${names.pop() ?? ''}${letters}`);
  }
  return names.map((name) => name.trim());
}

/**
 * Wraps a command's action so that its module is imported only when the command runs.
 * @param load imports the action.
 */
export function lazily<Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const act = await load();
    await act(...given);
  };
}
