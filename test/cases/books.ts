import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, CaseAnswer, CaseBook } from '../../src/core/cases.ts';
import type { Game } from '../../src/core/game.ts';
import { ROOT } from '../tools/entries.ts';

/** A change of the sources after which the game follows the other reading of a case. */
export interface Mutant {
  /** The only place of `from` in the file. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Other cases whose answers also change, because they depend on both rulings. */
  readonly also?: readonly string[];
}

/** The cases of a game in `docs/cases`. */
export function bookOf(game: string): CaseBook {
  return JSON.parse(readFileSync(bookPathOf(game), 'utf8'));
}

export function bookPathOf(game: string): string {
  return join(ROOT, `docs/cases/${game}.json`);
}

/** The mutants of a game by the id of a case. Cases with an option for the other reading need none. */
export function mutantsOf(game: string): Readonly<Record<string, Mutant>> {
  return JSON.parse(readFileSync(join(ROOT, `test/cases/${game}.json`), 'utf8'));
}

/** The moves of a position, each in notation. */
export function movesIn(moves: string): string[] {
  return moves.split(' ').filter((text) => text !== '');
}

/** The answer of a game to a case, or the refused move if its position cannot be reached. */
export function answerTo(
  game: Game,
  { options, moves, asked }: Pick<Case, 'options' | 'moves' | 'asked'>,
  setting: object = {},
): CaseAnswer | string {
  let state = game.setup({ ...options, ...setting });
  for (const text of movesIn(moves)) {
    const move = game.parse(text);
    if (move === undefined || game.violation(state, move) !== undefined) return `refuses ${text}`;
    state = game.apply(state, move);
  }
  switch (asked.ask) {
    case 'move': {
      const refused = game.violation(state, game.parse(asked.move));
      return refused === undefined ? 'legal' : { code: refused.code, clause: refused.clause };
    }
    case 'legal':
      return game.legalMoves(state).map(game.print).sort();
    case 'chances':
      return Object.fromEntries(game.chances(state).map(({ move, weight }) => [game.print(move), weight]));
    case 'events': {
      const move = game.parse(asked.move);
      if (move === undefined || game.violation(state, move) !== undefined) return `refuses ${asked.move}`;
      const events: { event: object; clause: string }[] = [];
      game.apply(state, move, (event, clause) => {
        const told = game.redact(event, 'table');
        if (told !== undefined) events.push({ event: told, clause });
      });
      return events;
    }
    case 'outcome':
      return game.outcome(state) ?? null;
  }
}
