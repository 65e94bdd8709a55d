import type { Readable, Writable } from 'node:stream';

/** A stream that is shown, on a terminal or elsewhere. */
interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  hasColors?(): boolean;
}

type OnSignal = (signal: NodeJS.Signals, number: number) => void;

/** What a command needs of the process that it runs in; `process` is one. */
export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pid: number;
  /** What it will end with: 0 where nothing is said. */
  exitCode?: number | string | null | undefined;
  /** Ends at once. Work that is under way is lost. */
  exit(code?: number): never;
  kill(pid: number, signal: NodeJS.Signals): unknown;
  on(signal: NodeJS.Signals, listener: OnSignal): unknown;
  once(signal: NodeJS.Signals, listener: OnSignal): unknown;
  removeListener(signal: NodeJS.Signals, listener: OnSignal): unknown;
}

let running: Host | undefined;

/** From now on a command runs there: one at a time. */
export function runOn(host: Host): void {
  running = host;
}

/** Where the command runs. */
export function host(): Host {
  if (running === undefined) throw new Error('broken host: no command runs');
  return running;
}
