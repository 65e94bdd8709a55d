import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { installed } from '../tools/programs.ts';

/** The built command, as users run it. */
export const COMMAND: string = new URL('../../dist/cli.js', import.meta.url).pathname;
const KEYBOARD = new URL('./keyboard.py', import.meta.url).pathname;
/** Time limit of a command that does not end. */
const GUARD_MS = 300_000;

export const CTRL_C = '\u0003';
export const CTRL_D = '\u0004';
export const UP = '\u001b[A';
export const ENTER = '\r';
export const DOWN = '\u001b[B';
/** The end of the prompt for a move. */
const QUESTION = ')> ';

/** The text to wait for and the keys to type then; a text alone is typed at the next prompt. */
export type Keys = string | readonly [waited: string, typed: string];

export interface Screen {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Seen {
  /** Everything written to the terminal. */
  readonly raw: string;
  /** The same without colours and cursor movements. */
  readonly shown: string;
  readonly code: number;
}

/** Runs the command on a terminal of its own in that folder, and types the keys. */
export function typed(folder: string, keys: readonly Keys[], args: readonly string[], screen: Screen = {}): Seen {
  const { columns = 120, rows = 50, env = {} } = screen;
  const script = { columns, rows, keys: keys.map((item) => (typeof item === 'string' ? [QUESTION, item] : item)) };
  // Colours depend only on this terminal: the variables of a service, such as CI, may say otherwise.
  const { PATH, HOME } = process.env;
  const { stdout, stderr } = spawnSync(
    installed('python3'),
    [KEYBOARD, JSON.stringify(script), process.execPath, COMMAND, ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH, HOME, TERM: 'xterm-256color', LC_ALL: 'C.UTF-8', ...env },
      timeout: GUARD_MS,
      maxBuffer: 2 ** 26,
    },
  );
  expect(stderr).toBe('');
  const found: { shown: string; typed: number; code: number } = JSON.parse(stdout);
  // Every expected prompt has appeared.
  expect({ typed: found.typed, shown: found.shown }).toMatchObject({ typed: keys.length });
  const raw = found.shown.replace(/\r+\n/g, '\n');
  return { raw, shown: stripVTControlCharacters(raw), code: found.code };
}
