import { createInterface } from 'node:readline';
import { host, screen } from './host.ts';
import { ask, painted, type Span, say, sayPainted } from './output.ts';

/** Typed lines, one at a time. */
export interface Keyboard {
  /** Completes lines at the Tab key, on a terminal. */
  complete: (text: string) => readonly string[];
  /** The next line; `undefined` at the end of the input. */
  next(prompt: readonly Span[]): Promise<string | undefined>;
  /** Ends the input; a pending `next` resolves to `undefined`. */
  close(): void;
}

/** Reads lines from standard input: a file, a program, or a terminal without line editing. */
export function readLines(): Keyboard {
  const input = createInterface({ input: host().stdin, output: screen(), terminal: false });
  const lines = input[Symbol.asyncIterator]();
  return {
    complete: () => [],
    async next(prompt) {
      ask(prompt);
      const { value, done } = await lines.next();
      if (done !== true) return value;
      // Ends the prompt's line, which has no line feed yet.
      say('');
      return undefined;
    },
    close: () => input.close(),
  };
}

/** Reads a terminal with line editing, history and completion. Buffers lines that are typed ahead. */
export function readKeyboard(): Keyboard {
  const typed: string[] = [];
  let isOpen = true;
  let answer: ((line: string | undefined) => void) | undefined;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    input.close();
    if (answer === undefined) return;
    // Ends the prompt's line, which has no line feed yet.
    say('');
    answer(undefined);
  };
  const keyboard: Keyboard = {
    complete: () => [],
    next(prompt) {
      const line = typed.shift();
      if (!isOpen || line !== undefined) {
        sayPainted([...prompt, { text: line ?? '' }]);
        return Promise.resolve(line);
      }
      input.setPrompt(painted(prompt));
      input.prompt();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close: end,
  };
  // If the terminal was closed, reading it or leaving raw mode fails. The error means that the input has ended.
  host().stdin.on('error', end);
  const input = createInterface({
    input: host().stdin,
    output: screen(),
    terminal: true,
    removeHistoryDuplicates: true,
    completer: (text: string) => [[...keyboard.complete(text)], text],
  });
  input.on('line', (line) => {
    const told = answer;
    answer = undefined;
    if (told === undefined) typed.push(line);
    else told(line);
  });
  input.on('close', end);
  input.on('error', end);
  // After Ctrl-Z, readline pauses the input before it redraws the prompt.
  input.on('SIGCONT', () => input.resume());
  // In raw mode Ctrl-C is only a key press, so the signal is sent here.
  input.on('SIGINT', () => host().kill(host().pid, 'SIGINT'));
  return keyboard;
}
