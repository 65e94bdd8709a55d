import type { Answer } from './answers.ts';
import { protocolRefusal } from './refusals.ts';
import type { RefereeServer } from './server.ts';
import { soon, TimeSlicer } from './time-slicer.ts';
import { weightOf } from './weight.ts';

/** Maximum bytes of a line; a record of a few thousand moves has a tenth of that. */
export const LINE_LIMIT: number = 2 ** 20;

/** Maximum number of unwritten answers before reading pauses. Each match also limits requests that wait for bots. */
const UNWRITTEN = 64;

/** Reading pauses when the open requests of one input would weigh more than this: half of a server's limit. */
const MAX_PENDING_BYTES = 2 ** 24;

/** Maximum number of requests read in one go. Then all of them that need no bot are answered before reading goes on. */
const IN_ONE_GO = 16;

const NEWLINE = 10;

/**
 * Serves JSON Lines: reads one request a line and writes one answer a line. An answer is written as soon as it is
 * ready, without waiting for bots of other matches; its `id` says which request it belongs to.
 * @param write writes an answer, without line break; its promise resolves when the next one may be written.
 * @returns a promise that resolves when the input has ended and every answer is written. The end of the input ends all
 * waits for a change.
 */
export async function serveLines(
  server: RefereeServer,
  input: AsyncIterable<Uint8Array>,
  write: (answer: string) => Promise<void>,
): Promise<void> {
  // Reading buffered input never yields to the event loop, so yield now and then to let signals in.
  const slicer = new TimeSlicer();
  const pending = new Map<Promise<void>, AbortController>();
  let written = Promise.resolve();
  let unwritten = 0;
  /** Number of requests that wait for bots or for a change. */
  let waiting = 0;
  /** Weight of open requests, and the function that resumes reading when this weight falls. */
  let underWay = 0;
  let wake = (): void => {};
  for await (const line of linesOf(input)) {
    const weight = weightOf(line ?? '') ?? 0;
    while (underWay > 0 && underWay + weight > MAX_PENDING_BYTES) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    underWay += weight;
    const gone = new AbortController();
    const answer =
      line === undefined ? Promise.resolve(JSON.stringify(tooLong())) : server.answerText(line, gone.signal);
    const done = answer
      .then((text) => {
        unwritten++;
        written = written.then(() => write(text)).finally(() => unwritten--);
        return written;
      })
      .finally(() => {
        pending.delete(done);
        underWay -= weight;
        wake();
      });
    // `Promise.all` below throws failures. This line only prevents an unhandled rejection.
    done.catch(() => {});
    pending.set(done, gone);
    waiting = Math.min(waiting, pending.size - unwritten);
    if (pending.size - unwritten >= waiting + IN_ONE_GO) {
      await new Promise<void>(soon);
      waiting = pending.size - unwritten;
    }
    while (unwritten >= UNWRITTEN) await written;
    if (slicer.isOver()) await slicer.next();
  }
  for (const gone of pending.values()) gone.abort();
  await Promise.all(pending.keys());
  await written;
}

/** The answer to a line that is too long. */
export function tooLong(): Answer {
  return { id: null, error: protocolRefusal('protocol/line-too-long', { limit: LINE_LIMIT }) };
}

/**
 * The lines of a stream of bytes; the last one may lack its line break. A line that is too long is skipped and yielded
 * as `undefined`. Bytes that are not UTF-8 yield a line that is not JSON.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const read = new Uint8Array(LINE_LIMIT);
  let size = 0;
  const take = (bytes: Uint8Array): void => {
    if (size + bytes.length <= LINE_LIMIT) read.set(bytes, size);
    size += bytes.length;
  };
  const line = (): string | undefined => {
    const text = size > LINE_LIMIT ? undefined : textOf(read.subarray(0, size));
    size = 0;
    return text;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  }
  if (size > 0) yield line();
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // These bytes must be refused as a line that is not JSON. The empty text is such a line.
    return '';
  }
}
