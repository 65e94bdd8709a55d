import type { Budget } from '../bots/bot.ts';
import type { SentError } from '../bots/sent-error.ts';
import type { Observation } from '../core/observation.ts';
import { frontFailure } from './failures.ts';

/** An event of a port: a message event has `data`, an error event has `message`. */
export interface PortEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly message?: unknown;
}

/**
 * One end of a channel between threads: a web `Worker`, the `self` of one, or a `MessagePort`. The `Worker` of Node's
 * `worker_threads` has no `addEventListener`: give it one port of a `MessageChannel`, and use the other port.
 */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error' | 'close', listener: (event: PortEvent) => void): void;
  removeEventListener(type: 'message' | 'error' | 'close', listener: (event: PortEvent) => void): void;
  /** A `MessagePort` has it, a `Worker` does not. */
  start?(): void;
}

/** @throws TypeError if it is not a port. */
export function checkPort(port: Port): void {
  if (typeof port?.addEventListener !== 'function') throw frontFailure('front/bad-port', {}, { kind: TypeError });
}

/** A question to the bots behind a port. */
export type PortRequest =
  | {
      readonly type: 'ask';
      readonly id: number;
      /** When the question was asked: milliseconds of `Date.now`, which all threads share. */
      readonly at: number;
      readonly game: string;
      readonly bot: string;
      /** Overrides the budget of the name. */
      readonly budget?: Budget | undefined;
      readonly seed: number | undefined;
      readonly observation: Observation;
    }
  /** `stop`: answer with the best move so far. `cancel`: do not answer. */
  | { readonly type: 'stop' | 'cancel'; readonly id: number };

/** The answers. */
export type PortReply =
  | { readonly type: 'thinking'; readonly id: number; readonly done: number }
  | { readonly type: 'move'; readonly id: number; readonly notation: string }
  | { readonly type: 'error'; readonly id: number; readonly error: SentError };

/** Marks our messages, since the port may also carry messages of others. */
interface Envelope<Message> {
  readonly feyrules: Message;
}

export function toPort<Message extends PortRequest | PortReply>(message: Message): Envelope<Message> {
  return { feyrules: message };
}

/** The message, `undefined` if it is not ours. Both ends run the same program, so the message is not checked. */
export function fromPort<Message extends PortRequest | PortReply>(data: unknown): Message | undefined {
  return isEnvelope<Message>(data) ? data.feyrules : undefined;
}

function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  return typeof data === 'object' && data !== null && 'feyrules' in data;
}
