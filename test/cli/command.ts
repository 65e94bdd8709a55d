import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { Readable, Writable } from 'node:stream';
import type { Host } from '../../src/cli/host.ts';
import { main } from '../../src/cli/main.ts';

/** What a command said, and its exit code. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

export interface Given {
  /** What comes by standard input. */
  readonly input?: string | Uint8Array;
  /** The folder in which it runs. */
  readonly cwd?: string;
  /** All of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Keeps what is written, as bytes: a character may come in two pieces. */
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

/** A process without a terminal, in which a command may run, and what is written there. */
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

/** A command that runs in this process. */
export interface Running {
  readonly ended: Promise<Run>;
  /** Sends a signal, as Ctrl-C would. */
  kill(signal: 'SIGINT' | 'SIGTERM'): void;
}

let isRunning = false;

/** Starts the command in this process, one at a time, without a terminal. Its threads run what is built. */
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
