import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { installed } from '../tools/programs.ts';

/** The built command, as a user runs it. */
export const COMMAND: string = new URL('../../dist/cli.js', import.meta.url).pathname;
const KEYBOARD = new URL('./keyboard.py', import.meta.url).pathname;
/** A command that does not end would never be given up. */
const GUARD_MS = 300_000;

export const CTRL_C = '\u0003';
export const CTRL_D = '\u0004';
export const UP = '\u001b[A';
export const ENTER = '\r';
export const DOWN = '\u001b[B';
/** What the question for a move ends with. */
const QUESTION = ')> ';

/** What is waited for, and what is typed then; a text alone is typed at the next question. */
export type Keys = string | readonly [waited: string, typed: string];

export interface Screen {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Seen {
  /** Everything that the terminal got. */
  readonly raw: string;
  /** The same without colours and movements of the cursor. */
  readonly shown: string;
  readonly code: number;
}

/** Runs the command on a terminal of its own, in that folder, and types at it. */
export function typed(folder: string, keys: readonly Keys[], args: readonly string[], screen: Screen = {}): Seen {
  const { columns = 120, rows = 50, env = {} } = screen;
  const script = { columns, rows, keys: keys.map((item) => (typeof item === 'string' ? [QUESTION, item] : item)) };
  // Whether there are colours is this terminal's matter: the variables of a service, CI among them, may say otherwise.
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
  // Every question that was expected has come.
  expect({ typed: found.typed, shown: found.shown }).toMatchObject({ typed: keys.length });
  const raw = found.shown.replace(/\r+\n/g, '\n');
  return { raw, shown: stripVTControlCharacters(raw), code: found.code };
}
