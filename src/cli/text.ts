import type { Game, GameTypes } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Outcome } from '../core/outcome.ts';
import { inLanguage, type Locale, type Wording } from '../core/wording.ts';

/** Number of games by verdict. */
type Count = Readonly<Record<'games' | 'legal' | 'illegal' | 'unreadable', number>>;

/** Texts that the command prints, without the words of games. */
export const words = {
  moves: (count: number): Wording => ({ en: plural(count, 'move', 'moves'), it: plural(count, 'mossa', 'mosse') }),
  legal: { en: 'legal', it: 'regolare' },
  illegalAt: (index: number | undefined): Wording => ({
    en: `illegal${index === undefined ? '' : ` at index ${index}`}`,
    it: `illegale${index === undefined ? '' : ` all'indice ${index}`}`,
  }),
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
  weighs: (name: string, bot: string): Wording => ({
    en: `${name} to decide; ${bot} plays the first:`,
    it: `Decide ${name}; ${bot} gioca la prima:`,
  }),
  measures: {
    visits: { en: 'tries', it: 'prove' },
    value: { en: 'value', it: 'valore' },
    prior: { en: 'prior', it: 'a priori' },
    expected: { en: 'at once', it: 'subito' },
  },
  over: { en: 'The game is over.', it: 'La partita è finita.' },
  ask: { en: '(? for help)', it: '(? per aiuto)' },
  handOver: (name: string): Wording => ({
    en: `${name} comes to the screen and presses Enter:`,
    it: `${name} viene allo schermo e preme Invio:`,
  }),
  hint: {
    en: 'Type a number, a notation, or words of a move; ? for help.',
    it: 'Scrivi un numero, una notazione o parole di una mossa; ? per aiuto.',
  },
  nextTime: (command: string): Wording => ({ en: `Next time: ${command}`, it: `La prossima volta: ${command}` }),
  enterPlays: { en: 'Enter plays it.', it: 'Invio la gioca.' },
  noNumber: (number: string): Wording => ({
    en: `There is no move ${number} in the list.`,
    it: `La mossa ${number} non è nell'elenco.`,
  }),
  notFound: (text: string, meant: string | undefined): Wording => ({
    en: `No move contains "${text}", and it is no notation.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    it: `Nessuna mossa contiene "${text}", e non è una notazione.${meant === undefined ? '' : ` Intendevi ${meant}?`}`,
  }),
  takenBack: (count: number): Wording => ({
    en: `Back to the position after ${plural(count, 'move', 'moves')}.`,
    it: `Di nuovo alla posizione dopo ${plural(count, 'mossa', 'mosse')}.`,
  }),
  isThere: (path: string): Wording => ({
    en: `${path} already exists; use another name.`,
    it: `${path} esiste già; usa un altro nome.`,
  }),
  left: (count: number): Wording => ({
    en: `You left the game after ${plural(count, 'move', 'moves')}.`,
    it: `Hai lasciato la partita dopo ${plural(count, 'mossa', 'mosse')}.`,
  }),
  inputEnded: 'the input ended before the game; type quit to leave a game',
  stopped: (count: number): Wording => ({
    en: `Stopped after ${plural(count, 'move', 'moves')}: the game is not over.`,
    it: `Interrotta dopo ${plural(count, 'mossa', 'mosse')}: la partita non è finita.`,
  }),
  core: { en: 'the same in every game', it: 'lo stesso in ogni gioco' },
  follows: { en: 'follows from other clauses', it: 'segue da altre clausole' },
  cites: (ids: string): Wording => ({ en: `Names: ${ids}`, it: `Nomina: ${ids}` }),
  cases: (count: number): Wording => ({ en: plural(count, 'case', 'cases'), it: plural(count, 'caso', 'casi') }),
  casesOf: (arguments_: string): Wording => ({
    en: `Cases: feyrules cases ${arguments_}`,
    it: `Casi: feyrules cases ${arguments_}`,
  }),
  noCase: (why: string): Wording => ({ en: `No case: ${why}`, it: `Nessun caso: ${why}` }),
  verdict: { en: 'Verdict:', it: 'Verdetto:' },
  otherwise: { en: 'The other reading:', it: "L'altra lettura:" },
  played: (command: string): Wording => ({ en: `To play it this way: ${command}`, it: `Per giocare così: ${command}` }),
  noOptions: (name: string): Wording => ({ en: `${name} has no options.`, it: `${name} non ha opzioni.` }),
  byDefault: (value: string): Wording => ({ en: `default ${value}`, it: `predefinito ${value}` }),
  here: (value: string): Wording => ({ en: `here ${value}`, it: `qui ${value}` }),
  goesOn: (command: string): Wording => ({ en: `To continue: ${command}`, it: `Per continuare: ${command}` }),
  recorded: (path: string): Wording => ({ en: `Record: ${path}`, it: `Verbale: ${path}` }),
} as const;

function plural(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** The result of a game: `winner Red (seat 0), scores 7 5 4`. */
export function summary(game: Game, outcome: Outcome | undefined, locale: Locale): string {
  if (outcome === undefined) return inLanguage(words.notOver, locale);
  const { winners, scores } = outcome;
  const seat = locale === 'it' ? 'posto' : 'seat';
  const names = winners.map((winner) => `${game.describeSeat(winner, locale)} (${seat} ${winner})`).join(', ');
  const who = winners.length === 0 ? words.noWinner : winners.length === 1 ? words.winner(names) : words.winners(names);
  return `${inLanguage(who, locale)}, ${inLanguage(words.scores, locale)} ${scores.join(' ')}`;
}

/** The view as text: drawn by the kit, or else JSON. */
export function viewText<T extends GameTypes>(kit: Kit<T>, view: T['view'], locale?: Locale, columns?: number): string {
  return kit.drawTable?.(view, locale, columns) ?? JSON.stringify(view, null, 2);
}
