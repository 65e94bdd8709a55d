import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { command } from '../cli/command.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;

export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Starts the command with additional environment variables. */
export function start(
  args: string,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [COMMAND, ...args.split(' ')], { cwd, env: { ...process.env, ...env } });
}

/** Resolves when the process has ended. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Run> {
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  await once(child, 'close');
  return { out, err, code: child.exitCode };
}

/** Interrupts the process, as Ctrl-C does, and waits until it has ended. */
export function interrupted(child: ChildProcessWithoutNullStreams): Promise<Run> {
  const end = ended(child);
  child.kill('SIGINT');
  return end;
}

/** Resolves when the process has written that to standard error. Later output can still be read. */
export function says(child: ChildProcessWithoutNullStreams, expected: RegExp): Promise<void> {
  let err = '';
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
      if (expected.test(err)) resolve();
    });
    child.on('close', () => reject(new Error(`It has ended, and said: ${err}`)));
  });
}

/** Runs the command to its end in this process. */
export function feyrules(args: string, cwd: string): Promise<Run> {
  return command(args.split(' '), { cwd });
}

/** Runs the command to its end in a process of its own, so several can run at once. */
export function spawned(args: string, cwd: string): Promise<Run> {
  return ended(start(args, cwd));
}
