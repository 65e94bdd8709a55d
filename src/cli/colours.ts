import type { Game } from '../core/game.ts';
import type { Locale } from '../core/wording.ts';
import type { Span, Style } from './output.ts';

/** Style of a seat's name and pieces, by the English name of the seat. */
const styles: ReadonlyMap<string, Style> = new Map([
  ['red', 'redBright'],
  ['green', 'greenBright'],
  ['blue', 'blueBright'],
  ['yellow', 'yellowBright'],
  ['purple', 'magentaBright'],
  ['black', 'bold'],
  ['white', 'whiteBright'],
]);

/**
 * Paints names and pieces of seats in their colours. A board shows a piece as the initial of the seat's name in
 * `locale` (`R`, `R*`), or as the English initial and a number, as in notation (`R3`).
 */
export function seatPainter(game: Game, players: number, locale: Locale): (line: string) => readonly Span[] {
  const styleOf = new Map<string, Style>();
  const initials = { own: '', english: '' };
  for (let seat = 0; seat < players; seat++) {
    const [name, english] = [game.describeSeat(seat, locale), game.describeSeat(seat, 'en')];
    const style = styles.get(english.toLowerCase());
    styleOf.set(name, style ?? 'bold');
    if (style === undefined) continue;
    styleOf.set(name.charAt(0), style);
    styleOf.set(`${english.charAt(0)}1`, style);
    initials.own += name.charAt(0);
    initials.english += english.charAt(0);
  }
  const names = [...styleOf.keys()].filter(({ length }) => length > 2).map(literally);
  const pieces = initials.own === '' ? [] : [`[${initials.own}](?=[* ]|$)\\*?`, `[${initials.english}]\\d[\\d*+]*`];
  const marks = new RegExp(`(?<![\\p{L}\\p{N}'])(${[...names, ...pieces].join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return (line) =>
    line.split(marks).map((text) => {
      const style =
        styleOf.get(text) ??
        styleOf.get(text.replace(/\*$/, '')) ??
        (/^\D\d/.test(text) ? styleOf.get(`${text.charAt(0)}1`) : undefined);
      return style === undefined ? { text } : { text, style };
    });
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
