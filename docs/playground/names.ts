import type { Game } from 'feyrules/core';
import type { Names } from './skin.ts';

/** The names of everything in a game, in that language. */
export function namesOf(game: Game, language: string): Names {
  return (game.words[language] ?? game.words.en).names;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The phase of a view. */
export function phaseOf(view: unknown): string {
  return typeof view === 'object' && view !== null && 'phase' in view ? String(view.phase) : '';
}
