import type { Game } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Locale, Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';

/** What became of the games of a file. */
export interface Count {
  readonly games: number;
  readonly legal: number;
  readonly illegal: number;
  readonly unreadable: number;
}

/** Everything that the command itself says, the words of a game apart. */
export const words = {
  moves: (count: number): Wording => ({ en: `${count} moves`, it: `${count} mosse` }),
  legal: { en: 'legal', it: 'regolare' },
  illegalAt: (index: number): Wording => ({ en: `illegal at index ${index}`, it: `illegale all'indice ${index}` }),
  atLine: (line: number): Wording => ({ en: `line ${line}`, it: `riga ${line}` }),
  unreadable: { en: 'unreadable', it: 'illeggibile' },
  counted: ({ games, legal, illegal, unreadable }: Count): Wording => ({
    en: `${games} games: ${legal} legal, ${illegal} illegal, ${unreadable} unreadable`,
    it: `${games} partite; regolari: ${legal}, illegali: ${illegal}, illeggibili: ${unreadable}`,
  }),
  notOver: { en: 'not over', it: 'non finita' },
  noWinner: { en: 'no winner', it: 'nessun vincitore' },
  winner: (names: string): Wording => ({ en: `winner ${names}`, it: `vincitore ${names}` }),
  winners: (names: string): Wording => ({ en: `winners ${names}`, it: `vincitori ${names}` }),
  scores: { en: 'scores', it: 'punteggi' },
  chanceNext: { en: 'Chance decides:', it: 'Decide il caso:' },
  decides: (name: string): Wording => ({ en: `${name} to decide:`, it: `Decide ${name}:` }),
  over: { en: 'The game is over.', it: 'La partita è finita.' },
  ask: (name: string): Wording => ({
    en: `${name}, your move (number or notation; u takes back, q leaves): `,
    it: `${name}, la tua mossa (numero o notazione; u ritira, q lascia): `,
  }),
  notAMove: { en: 'Neither a number of the list nor a notation.', it: "Né un numero dell'elenco né una notazione." },
  left: (count: number): Wording => ({
    en: `The game was left after ${count} moves.`,
    it: `La partita è stata lasciata dopo ${count} mosse.`,
  }),
  stopped: (count: number): Wording => ({
    en: `Stopped after ${count} moves: the game is not over.`,
    it: `Interrotta dopo ${count} mosse: la partita non è finita.`,
  }),
  core: { en: 'the same in every game', it: 'lo stesso in ogni gioco' },
  follows: { en: 'follows from other clauses', it: 'segue da altre clausole' },
  cites: (ids: string): Wording => ({ en: `Names: ${ids}`, it: `Nomina: ${ids}` }),
  noOptions: (name: string): Wording => ({ en: `${name} names no options.`, it: `${name} non nomina opzioni.` }),
  byDefault: (value: string): Wording => ({ en: `by default ${value}`, it: `se non indicata ${value}` }),
  here: (value: string): Wording => ({ en: `here ${value}`, it: `qui ${value}` }),
  recorded: (path: string): Wording => ({ en: `Record: ${path}`, it: `Verbale: ${path}` }),
} as const;

/** How a game stands, in a few words: `winner Red (seat 0), scores 7 5 4`. */
export function summary(game: Game, outcome: Outcome | undefined, locale: Locale): string {
  if (outcome === undefined) return inLanguage(words.notOver, locale);
  const { winners, scores } = outcome;
  const seat = locale === 'it' ? 'posto' : 'seat';
  const names = winners.map((winner) => `${game.describeSeat(winner, locale)} (${seat} ${winner})`).join(', ');
  const who = winners.length === 0 ? words.noWinner : winners.length === 1 ? words.winner(names) : words.winners(names);
  return `${inLanguage(who, locale)}, ${inLanguage(words.scores, locale)} ${scores.join(' ')}`;
}
