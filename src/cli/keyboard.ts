import { createInterface } from 'node:readline';
import { host } from './host.ts';
import { ask, painted, type Span, say, sayPainted } from './output.ts';

/** What a text may become by the Tab key. */
type Completer = (text: string) => readonly string[];

/** The lines that people type, one at a time. */
export interface Keyboard {
  /** Answers the Tab key from now on, where there is one. */
  complete: Completer;
  /** The next line, `undefined` when there are no more. */
  next(prompt: readonly Span[]): Promise<string | undefined>;
  /** Ends the lines, also for whoever waits for one. */
  close(): void;
}

/** Reads standard input as it comes, from a file, a program or a plain terminal. */
export function readLines(): Keyboard {
  const input = createInterface({ input: host().stdin, output: host().stdout, terminal: false });
  const lines = input[Symbol.asyncIterator]();
  return {
    complete: () => [],
    async next(prompt) {
      ask(prompt);
      const { value, done } = await lines.next();
      if (done !== true) return value;
      // Nobody has ended the line of the question.
      say('');
      return undefined;
    },
    close: () => input.close(),
  };
}

/** Reads the keyboard of a terminal: lines can be edited, called back and completed. Lines that are typed before anybody asks for them are kept. */
export function readKeyboard(): Keyboard {
  const typed: string[] = [];
  let isOpen = true;
  let answer: ((line: string | undefined) => void) | undefined;
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
    close: () => input.close(),
  };
  const input = createInterface({
    input: host().stdin,
    output: host().stdout,
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
  input.on('close', () => {
    isOpen = false;
    if (answer === undefined) return;
    // Nobody has ended the line of the question.
    say('');
    answer(undefined);
  });
  // The terminal hands on the key alone: whoever listens to the signal hears of it as of any other.
  input.on('SIGINT', () => host().kill(host().pid, 'SIGINT'));
  return keyboard;
}
