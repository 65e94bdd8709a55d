import type { Budget } from '../bots/bot.ts';
import type { Observation } from '../core/observation.ts';

/** What a port hears: a message has data, a failure a message. */
export interface PortEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly message?: unknown;
}

/** One end of a channel between threads: a `Worker`, the `self` of one, or a `MessagePort`. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', listener: (event: PortEvent) => void): void;
  removeEventListener(type: 'message' | 'error', listener: (event: PortEvent) => void): void;
  /** Ports have it, workers do not. */
  start?(): void;
}

/** What is asked of the bots behind a port. */
export type Question =
  | {
      readonly type: 'ask';
      readonly id: number;
      /** When, in milliseconds of `Date.now`, the one clock that threads share. */
      readonly at: number;
      readonly game: string;
      readonly bot: string;
      /** In place of that of the name. */
      readonly budget?: Budget | undefined;
      readonly seed: number | undefined;
      readonly observation: Observation;
    }
  /** `stop`: answer with the best move so far. `cancel`: do not answer. */
  | { readonly type: 'stop' | 'cancel'; readonly id: number };

/** What they answer. */
export type Answer =
  | { readonly type: 'thinking'; readonly id: number; readonly done: number }
  | { readonly type: 'move'; readonly id: number; readonly notation: string }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

/** A message as it goes through the port, which may carry those of others as well. */
interface Envelope<Message> {
  readonly feyrules: Message;
}

export function toPort<Message extends Question | Answer>(message: Message): Envelope<Message> {
  return { feyrules: message };
}

/** The message, `undefined` for what is none of ours. Both ends are of one program: what is in it is not doubted. */
export function fromPort<Message extends Question | Answer>(data: unknown): Message | undefined {
  return isEnvelope<Message>(data) ? data.feyrules : undefined;
}

function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  return typeof data === 'object' && data !== null && 'feyrules' in data;
}
