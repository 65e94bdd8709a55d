import { createInterface } from 'node:readline';
import type { Lines } from './human.ts';
import { say } from './output.ts';

/** What a text may become by the Tab key. */
type Completer = (text: string) => readonly string[];

/** A keyboard, whose lines can be edited, called back and completed. */
export interface Keyboard extends Lines {
  /** Answers the Tab key from now on. */
  complete: Completer;
}

/** Reads the keyboard. Lines that are typed before anybody asks for them are kept. */
export function readKeyboard(): Keyboard {
  const typed: string[] = [];
  let isOpen = true;
  let answer: ((line: string | undefined) => void) | undefined;
  const keyboard: Keyboard = {
    complete: () => [],
    next(prompt) {
      const line = typed.shift();
      if (!isOpen || line !== undefined) {
        say(`${prompt}${line ?? ''}`);
        return Promise.resolve(line);
      }
      input.setPrompt(prompt);
      input.prompt();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    close: () => input.close(),
  };
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
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
  input.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return keyboard;
}
