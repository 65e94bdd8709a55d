import type { Game } from 'feyrules/core';

const COLOURS: Readonly<Record<string, string>> = {
  red: '#c8403a',
  green: '#3f8f4f',
  blue: '#3a6fc4',
  yellow: '#e2b93b',
  black: '#3b3b44',
  white: '#f4f1e8',
  purple: '#8553b0',
  orange: '#dd7f30',
};
/** For seats whose names are numbers. */
const BY_NUMBER = ['#c8403a', '#3a6fc4', '#3f8f4f', '#e2b93b', '#8553b0', '#dd7f30'];

/** The colours of the seats. A seat whose name is a colour has that colour. */
export function coloursOf(game: Game, players: number): readonly string[] {
  return Array.from(
    { length: players },
    (_, seat) => COLOURS[game.describeSeat(seat, 'en').toLowerCase()] ?? BY_NUMBER[seat % BY_NUMBER.length] ?? '#888',
  );
}

/** A colour by its English name. */
export function colour(name: string): string {
  return COLOURS[name] ?? '#888';
}

/** The colour of a seat; grey for `null`. */
export function colourOfSeat({ colours }: { readonly colours: readonly string[] }, seat: number | null): string {
  return (seat === null ? undefined : colours[seat]) ?? '#888';
}
