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
