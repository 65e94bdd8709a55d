import type { Readable, Writable } from 'node:stream';

/** An output stream, which may be a terminal. */
interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  hasColors?(): boolean;
}

type OnSignal = (signal: NodeJS.Signals, number: number) => void;

/** The parts of the process that a command uses; `process` implements it. */
export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pid: number;
  /** Exit code; 0 if not set. */
  exitCode?: number | string | null | undefined;
  /** Exits immediately; pending work is lost. */
  exit(code?: number): never;
  kill(pid: number, signal: NodeJS.Signals): unknown;
  on(signal: NodeJS.Signals, listener: OnSignal): unknown;
  once(signal: NodeJS.Signals, listener: OnSignal): unknown;
  removeListener(signal: NodeJS.Signals, listener: OnSignal): unknown;
}

/** Signals that end a command early. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];

let running: Host | undefined;
let isDataOut = false;

/** Sets the host of the command. Only one command runs at a time. */
export function runOn(host: Host): void {
  running = host;
  isDataOut = false;
}

/** Reserves standard output for a program: from now on, the command writes to people on standard error. */
export function reserveStdout(): void {
  isDataOut = true;
}

/** The stream that people read. */
export function screen(): Output {
  return isDataOut ? host().stderr : host().stdout;
}

/** The host of the running command. */
export function host(): Host {
  if (running === undefined) throw new Error('broken host: no command runs');
  return running;
}

/**
 * Aborts at the first signal, and sets the exit code that shells expect after a signal.
 * @returns a function that stops waiting for signals.
 */
export function abortAtSignal(interrupt: AbortController): () => void {
  const stop = (_: NodeJS.Signals, number: number): void => {
    host().exitCode = 128 + number;
    interrupt.abort();
  };
  for (const signal of SIGNALS) host().once(signal, stop);
  return () => {
    for (const signal of SIGNALS) host().removeListener(signal, stop);
  };
}
