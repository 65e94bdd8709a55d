import { inLanguage, type Locale, type Wording } from '../core/wording.ts';
import type { Span } from './output.ts';

type Name = 'help' | 'board' | 'moves' | 'undo' | 'save' | 'quit';

/** A command typed at the prompt instead of a move. */
export interface Command {
  readonly name: Name;
  /** The rest of the line; for `save`, a file. */
  readonly argument: string;
}

interface Meaning {
  readonly name: Name;
  /** The words to type. Those of all languages are accepted in every locale. */
  readonly typed: readonly string[];
  /** How the help shows it. */
  readonly shown: Wording;
  readonly meaning: Wording;
}

const meanings: readonly Meaning[] = [
  {
    name: 'moves',
    typed: ['moves', 'mosse', '*'],
    shown: { en: 'moves', it: 'mosse' },
    meaning: { en: 'list all moves', it: 'elenca tutte le mosse' },
  },
  {
    name: 'board',
    typed: ['board', 'tavolo'],
    shown: { en: 'board', it: 'tavolo' },
    meaning: { en: 'show the table again', it: 'mostra di nuovo il tavolo' },
  },
  {
    name: 'undo',
    typed: ['undo', 'u', 'annulla'],
    shown: { en: 'undo, u', it: 'annulla, u' },
    meaning: {
      en: 'go back to your last decision; the same moves then get the same dice',
      it: 'torna alla tua ultima decisione; alle stesse mosse seguono gli stessi dadi',
    },
  },
  {
    name: 'save',
    typed: ['save', 'salva'],
    shown: { en: 'save [file]', it: 'salva [file]' },
    meaning: { en: 'write the record so far', it: 'scrive il verbale fin qui' },
  },
  {
    name: 'quit',
    typed: ['quit', 'q', 'exit', 'esci'],
    shown: { en: 'quit, q', it: 'esci, q' },
    meaning: { en: 'leave the game', it: 'lascia la partita' },
  },
  {
    name: 'help',
    typed: ['help', '?', 'h', 'aiuto'],
    shown: { en: 'help, ?', it: 'aiuto, ?' },
    meaning: { en: 'show this help', it: 'mostra questo aiuto' },
  },
];

/** Ways to choose a move. */
const ways: readonly { readonly shown: Wording; readonly meaning: Wording }[] = [
  { shown: { en: '3', it: '3' }, meaning: { en: 'the move with that number', it: 'la mossa con quel numero' } },
  {
    shown: { en: 'any words', it: 'parole' },
    meaning: {
      en: 'find moves that contain them; Tab completes, arrow keys recall lines',
      it: 'cerca le mosse che le contengono; Tab completa, le frecce richiamano',
    },
  },
  {
    shown: { en: 'notation', it: 'notazione' },
    meaning: {
      en: 'a move as in records; a refusal names the clause',
      it: 'una mossa come nei verbali; un rifiuto cita la clausola',
    },
  },
];

/** All command words longer than one letter, in every language. */
export const commandNames: readonly string[] = meanings.flatMap(({ typed }) =>
  typed.filter(({ length }) => length > 1),
);

/** Parses a line as a command; `undefined` if it is not a command. */
export function commandOf(line: string): Command | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  const found = meanings.find(({ typed }) => typed.includes(word.toLowerCase()));
  if (found === undefined || (rest.length > 0 && found.name !== 'save')) return undefined;
  return { name: found.name, argument: line.slice(word.length).trim() };
}

/** The help at the prompt. */
export function helpLines(locale: Locale): readonly (readonly Span[])[] {
  const all = [...ways, ...meanings].map(({ shown, meaning }) => ({
    shown: inLanguage(shown, locale),
    meaning: inLanguage(meaning, locale),
  }));
  const width = Math.max(...all.map(({ shown }) => shown.length));
  return all.map(({ shown, meaning }) => [
    { text: `  ${shown.padEnd(width)}`, style: 'cyan' },
    { text: `  ${meaning}` },
  ]);
}
