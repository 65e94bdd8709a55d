import { InvalidArgumentError, Option } from 'commander';
import { MOST_THREADS } from '../arena/most-threads.ts';
import type { Seed } from '../core/chance.ts';
import { optionsOf } from './given.ts';

/** Options that several commands share, and parsers of their values. */

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

export function positive(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 1 or more, of at most 9 digits.');
  return Number(text);
}

function threads(text: string): number {
  const number = positive(text);
  if (number > MOST_THREADS) throw new InvalidArgumentError(`The maximum is ${MOST_THREADS}.`);
  return number;
}

export function redisUrl(text: string): string {
  if (!/^rediss?:\/\/[^/]/.test(text) || !URL.canParse(text)) {
    throw new InvalidArgumentError('It must be an address such as redis://127.0.0.1:6379.');
  }
  return text;
}

export function natural(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number, 0 or more, of at most 9 digits.');
  return Number(text);
}

/** Parses a seed: a number, or 32 hexadecimal digits as in generated seeds. */
export function seed(text: string): Seed {
  if (/^[\da-f]{32}$/.test(text)) return text;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(
    'It must be a whole number, 0 or more, of at most 9 digits, or 32 hexadecimal digits.',
  );
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
