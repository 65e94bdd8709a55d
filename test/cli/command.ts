import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { Readable, Writable } from 'node:stream';
import type { Host } from '../../src/cli/host.ts';
import { main } from '../../src/cli/main.ts';

/** The output of a command and its exit code. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

export interface Given {
  /** Standard input. */
  readonly input?: string | Uint8Array;
  /** The working directory. */
  readonly cwd?: string;
  /** The whole environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Collects output as bytes, because a character may arrive in two chunks. */
export class Kept extends Writable {
  readonly #chunks: Uint8Array[] = [];

  override _write(chunk: Uint8Array, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** A process without a terminal in which a command may run, with its output. */
export function hostOf({ input = '', env = { LC_ALL: 'C.UTF-8' } }: Given): {
  readonly host: Host & EventEmitter;
  readonly stdout: Kept;
  readonly stderr: Kept;
} {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const host = Object.assign(new EventEmitter(), {
    ...{ stdin: Readable.from([Buffer.from(input)], { objectMode: false }), stdout, stderr },
    env,
    pid: 0,
    exit(code?: number): never {
      throw new Error(`The process would end with ${code}.`);
    },
    kill: () => undefined,
  });
  return { host, stdout, stderr };
}

/** A command running in this process. */
export interface Running {
  readonly ended: Promise<Run>;
  /** Sends a signal, like Ctrl-C. */
  kill(signal: 'SIGINT' | 'SIGTERM'): void;
}

let isRunning = false;

/** Starts the command in this process, one at a time, without a terminal. Its threads run the built code. */
export function start(args: readonly string[], given: Given = {}): Running {
  if (isRunning) throw new Error('The command before has not ended.');
  isRunning = true;
  const { host, stdout, stderr } = hostOf(given);
  const before = process.cwd();
  if (given.cwd !== undefined) process.chdir(given.cwd);
  const ended = main(args, host)
    .then((code) => ({ out: stdout.text, err: stderr.text, code }))
    .finally(() => {
      process.chdir(before);
      isRunning = false;
    });
  return {
    ended,
    kill: (signal) => void host.emit(signal, signal, constants.signals[signal]),
  };
}

/** Runs the command in this process to its end. */
export function command(args: readonly string[], given: Given = {}): Promise<Run> {
  return start(args, given).ended;
}
