import { createInterface } from 'node:readline';
import type { Seat, Tagged } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { describeUndoRefusal } from '../core/match.ts';
import type { Locale } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { ask, say } from './output.ts';
import { words } from './text.ts';

/** The lines that people type, one at a time. */
export interface Lines {
  /** The next line, `undefined` when there are no more. */
  next(prompt: string): Promise<string | undefined>;
  /** There are no more, not even for whoever is waiting. */
  close(): void;
}

/** Reads standard input, be it a keyboard or a file. */
export function readLines(): Lines {
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  const lines = input[Symbol.asyncIterator]();
  return {
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

/**
 * Lists the seat's moves and asks until one is made or taken back; a refused one is explained.
 * @returns `false` when the player has left.
 */
export async function askHuman(match: Match, seat: Seat, lines: Lines, locale: Locale): Promise<boolean> {
  const { game } = match;
  const { moves } = match.observe(seat);
  moves.forEach((move, index) => {
    say(`${String(index + 1).padStart(4)}  ${game.print(move).padEnd(8)} ${game.describe(move, locale)}`);
  });
  for (;;) {
    const line = (await lines.next(inLanguage(words.ask(game.describeSeat(seat, locale)), locale)))?.trim();
    if (line === undefined || line === 'q') return false;
    if (line === 'u') {
      const refused = match.undoRefusal(seat);
      if (refused === undefined) {
        match.undo(seat);
        return true;
      }
      say(describeUndoRefusal(refused, locale));
      continue;
    }
    const move: Tagged | undefined = moves[Number(line) - 1] ?? game.parse(line);
    const refused = move === undefined ? undefined : match.violation(seat, move);
    if (move !== undefined && refused === undefined) {
      match.play(seat, move);
      return true;
    }
    if (refused === undefined) say(inLanguage(words.notAMove, locale));
    else say(`${game.describeViolation(refused, locale)} (${refused.clause})`);
  }
}
