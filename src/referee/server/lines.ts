import { protocolRefusal } from './refusals.ts';
import type { RefereeServer } from './server.ts';
import { soon, Turns } from './turns.ts';
import { weightOf } from './weight.ts';

/** The longest line that is read, in bytes: a record of a few thousand moves is a tenth of it. */
export const LINE_LIMIT: number = 2 ** 20;

/** Answers that are ready and not yet written; then reading waits. Requests that wait for bots are bounded by match. */
const UNWRITTEN = 64;

/** What the requests of one input weigh that are under way; then reading waits. It is half of what a server takes. */
const UNDER_WAY = 2 ** 24;

/** Requests that come to wait in one go; then what waits for no bot is answered before more are read. */
const IN_ONE_GO = 16;

const NEWLINE = 10;

/**
 * Serves JSON Lines: reads requests from bytes, one a line, and writes one answer a line for each. The answers of one
 * match come in the order of its requests; an answer may overtake that of another match whose bots still think.
 * @param write takes an answer, without line break, and is ready when its promise is.
 * @returns when the input has ended and everything is answered.
 */
export async function serveLines(
  server: RefereeServer,
  input: AsyncIterable<Uint8Array>,
  write: (answer: string) => Promise<void>,
): Promise<void> {
  // What is at hand is read without a pause; it must not keep a signal waiting for long.
  const turns = new Turns();
  const pending = new Set<Promise<void>>();
  let written = Promise.resolve();
  let unwritten = 0;
  /** Requests that wait for bots, as far as is known. */
  let waiting = 0;
  /** What is not yet answered weighs, and what goes on reading when that is less. */
  let underWay = 0;
  let wake = (): void => {};
  for await (const line of linesOf(input)) {
    const weight = weightOf(line ?? '') ?? 0;
    while (underWay > 0 && underWay + weight > UNDER_WAY) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    underWay += weight;
    const answer = line === undefined ? tooLong() : server.answerText(line);
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
    // What fails here is thrown below.
    done.catch(() => {});
    pending.add(done);
    waiting = Math.min(waiting, pending.size - unwritten);
    if (pending.size - unwritten >= waiting + IN_ONE_GO) {
      await new Promise<void>(soon);
      waiting = pending.size - unwritten;
    }
    while (unwritten >= UNWRITTEN) await written;
    if (turns.isOver()) await turns.next();
  }
  await Promise.all(pending);
  await written;
}

async function tooLong(): Promise<string> {
  return JSON.stringify({ id: null, error: protocolRefusal('protocol/line-too-long', { limit: LINE_LIMIT }) });
}

/**
 * The lines of a stream of bytes, the last one with or without its end. A line that is too long is skipped without
 * being kept, and given as `undefined`; bytes that are no UTF-8 make a line that is no JSON.
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
    // No JSON either, and answered as such.
    return '';
  }
}
