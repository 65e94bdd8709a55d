import type { Game, Piece, Place } from 'feyrules/core';
import type { Drawing, Names, Skin } from './skin.ts';

/** The names of everything in a game, in that language. */
export function namesOf(game: Game, language: string): Names {
  return (game.words[language] ?? game.words.en).names;
}

/** What a piece is called: by its face or its kind, and its owner. */
export function pieceName({ kind, face, owner }: Piece, { names, seats }: Drawing): string {
  const what = names[kind] ?? kind;
  const which = face === null ? undefined : (names[face] ?? face);
  const name = which === undefined ? what : which.includes(what) ? which : `${what} ${which}`;
  return owner === null ? name : `${name}, ${seats[owner] ?? owner}`;
}

/** What a place is called. */
export function placeName(place: Place, skin: Skin, drawing: Drawing): string {
  const own = skin.placeName?.(place, drawing);
  if (own !== undefined) return own;
  const { kind, id } = place;
  if (kind === 'seat') return drawing.seats[Number(id)] ?? id;
  const name = drawing.names[id];
  if (name !== undefined) return name;
  const seat = /^\d+$/.test(id) ? drawing.seats[Number(id)] : undefined;
  const what = drawing.names[kind] ?? kind;
  return seat === undefined ? (kind === 'square' ? id : `${what} ${id}`) : `${what}, ${seat}`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The phase that a view tells. */
export function phaseOf(view: unknown): string {
  return typeof view === 'object' && view !== null && 'phase' in view ? String(view.phase) : '';
}
