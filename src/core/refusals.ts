import type { Actor, Params, Viewer, Violation } from './game.ts';
import type { Locale, Wording } from './wording.ts';
import { inLanguage } from './wording.ts';

/** Why a move cannot be taken back. */
export type UndoRefusal = 'nothing-to-undo' | 'game-over' | 'after-chance' | 'another-seat' | 'revealing';

/** Everything that can be wrong with a record: the codes of `RecordError`. */
export type RecordFault =
  | 'record/not-json'
  | 'record/not-a-record'
  | 'record/newer-format'
  | 'record/another-game'
  | 'record/rules-version'
  | 'record/options'
  | 'record/notation'
  | 'record/illegal-move'
  | 'record/wrong-result';

/** The refusals of moves that are the same in every game. Their keys are codes without the game's prefix. */
export const moveRefusals: Readonly<Record<string, Wording>> = {
  'unknown-move': {
    en: 'This is not a move of the game; moves of this phase: {now}.',
    it: 'Non è una mossa del gioco; mosse di questa fase: {now}.',
  },
  'malformed-move': {
    en: 'The move "{type}" is malformed: {flaw}.',
    it: 'La mossa "{type}" non è scritta correttamente: {flaw}.',
  },
  'not-now': {
    en: '"{type}" cannot be played now; moves of this phase: {now}.',
    it: '"{type}" non si può giocare ora; mosse di questa fase: {now}.',
  },
};

/** The sentence that refuses a move after the end of the game. */
export const afterTheEnd: Wording = { en: 'The game is over.', it: 'La partita è finita.' };

/** The other refusals that are the same in every game. Their keys are codes without the game's prefix. */
export const otherRefusals: Readonly<Record<'not-your-turn' | 'unknown-option' | 'option-value', Wording>> = {
  'not-your-turn': { en: "It is not {seat}'s turn to decide now.", it: 'Ora non è {seat} a decidere.' },
  'unknown-option': {
    en: 'There is no option "{option}"; the options are: {known}.',
    it: 'L\'opzione "{option}" non esiste; le opzioni sono: {known}.',
  },
  'option-value': {
    en: 'The option "{option}" cannot be {value}; expected {expected}.',
    it: 'L\'opzione "{option}" non può essere {value}; valore atteso: {expected}.',
  },
};

/** The sentence of `not-your-turn` for a spectator. */
export const spectatorRefusal: Wording = { en: 'A spectator decides nothing.', it: 'Chi guarda non decide nulla.' };

/** Refused requests to a match: an outdated position, or a ply that does not exist. */
export const matchFaults: Readonly<Record<'match/another-position' | 'match/no-such-ply', Wording>> = {
  /** The match has changed since the caller read `seen`. Remedy: observe again, then decide. */
  'match/another-position': {
    en: 'The match has changed since this position was seen; look at it again.',
    it: 'La partita è cambiata da quando si è vista questa posizione; occorre guardarla di nuovo.',
  },
  /** No ply has that number. Remedy: give an integer from 0 to the number of moves. */
  'match/no-such-ply': {
    en: 'There is no ply {ply}; the plies are 0 to {last}.',
    it: 'Il punto {ply} della partita non esiste; si va da 0 a {last}.',
  },
};

/** The faults of a record. */
export const recordFaults: Readonly<Record<RecordFault, Wording>> = {
  /** A record is damaged or cut off. Remedy: correct what the message names, or get the whole record again. */
  'record/not-json': { en: 'The record is not valid JSON ({flaw}).', it: 'Il verbale non è JSON valido ({flaw}).' },
  /** A part of the record is missing or malformed. Remedy: correct the part in the message. */
  'record/not-a-record': {
    en: 'This is not a record of a game ({flaw}).',
    it: 'Questo non è il verbale di una partita ({flaw}).',
  },
  /** A newer version of this library wrote the record. Remedy: update the library. */
  'record/newer-format': {
    en: 'The record has format {version}; this library reads up to {known}.',
    it: 'Il verbale ha il formato {version}; questa libreria legge fino al {known}.',
  },
  /** The record is of another game. Remedy: replay it with the game it names. */
  'record/another-game': {
    en: 'The record is of the game "{game}"; expected: {expected}.',
    it: 'Il verbale è del gioco "{game}"; atteso: {expected}.',
  },
  /** The record has another version of the game's rules. Remedy: migrate it, or update the library. */
  'record/rules-version': {
    en: 'The record has version {version} of the rules; this library has {known}.',
    it: 'Il verbale ha la versione {version} delle regole; questa libreria ha la {known}.',
  },
  /** The rules do not allow the options; the `violation` says which option is wrong. Remedy: correct it. */
  'record/options': { en: 'The options are not allowed.', it: 'Le opzioni non sono ammesse.' },
  /** A move is not in the notation of the game. Remedy: see docs/reference/notation.md, and the `violation`. */
  'record/notation': {
    en: 'Move {number}, {move}, is not in the notation of this game.',
    it: 'La mossa {number}, {move}, non è scritta nella notazione di questo gioco.',
  },
  /** A move breaks the rules; the `violation` says how. Remedy: correct the move at `index`. */
  'record/illegal-move': { en: 'Move {number}, {move}, is illegal.', it: 'La mossa {number}, {move}, è illegale.' },
  /** The moves lead to another result. Remedy: correct the result, or the moves. */
  'record/wrong-result': {
    en: 'The result is noted as {noted}, but it is {result} (seats that won; - none; * not over).',
    it: 'Il risultato annotato è {noted}, ma quello vero è {result} (posti vincenti; - nessuno; * non finita).',
  },
};

type JsonFlaw = 'unexpected' | 'second-object' | 'after-end' | 'comma' | 'no-comma' | 'unclear' | 'cut-off';
type TextFlaw = 'not-a-text' | 'gzip' | 'array' | 'tag-place' | 'tag-not-json';
type FieldFlaw = 'missing' | 'malformed' | 'too-large' | 'record-too-large';

/** The params of a record that cannot be read: its flaw, and the values in the sentence of the flaw. */
export type Flawed = Params & { readonly flaw: JsonFlaw | TextFlaw | FieldFlaw };

/** By `flaw` of `record/not-json` and `record/not-a-record`: what is wrong. `{at}` is the position in the text. */
export const recordFlaws: Readonly<Record<Flawed['flaw'], Wording>> = {
  unexpected: { en: 'unexpected {found} {at}', it: '{found} fuori posto {at}' },
  'second-object': { en: 'another object begins {at}', it: 'un altro oggetto comincia {at}' },
  'after-end': { en: '{found} after the end {at}', it: '{found} dopo la fine {at}' },
  comma: { en: 'a comma before {found} {at}', it: 'una virgola prima di {found} {at}' },
  'no-comma': { en: 'no comma or colon before {found} {at}', it: 'manca , o : prima di {found} {at}' },
  unclear: { en: 'a wrong bracket, comma, number or string', it: 'parentesi, virgola, numero o stringa errati' },
  'cut-off': { en: 'it may be cut off', it: 'forse è troncato' },
  'not-a-text': { en: 'an object, not its text', it: 'un oggetto, non il suo testo' },
  gzip: { en: 'compressed with gzip; unpack it first', it: 'compresso con gzip: va decompresso' },
  array: { en: 'a JSON array; write one record a line', it: 'un array JSON; scrivi un verbale per riga' },
  'tag-place': { en: 'tag {found} repeated or among moves {at}', it: 'tag {found} ripetuto o fra le mosse {at}' },
  'tag-not-json': { en: 'tag {tag} is not JSON: {found}', it: 'tag {tag} non è JSON: {found}' },
  missing: { en: '"{field}" is missing', it: 'manca "{field}"' },
  malformed: { en: '"{field}" is malformed', it: '"{field}" è errato' },
  'too-large': { en: '"{field}" is too large', it: '"{field}" è troppo grande' },
  'record-too-large': { en: 'it is larger than {limit} MB', it: 'supera i {limit} MB' },
};

/** A position in the text of a record. */
export const textPosition: Wording = {
  en: 'at line {line}:{character} of the record',
  it: 'alla riga {line}:{character} del verbale',
};

/** Why a match does not take a move back. */
const undoRefusals: Readonly<Record<UndoRefusal, Wording>> = {
  /** The match has no moves yet. Remedy: play first. */
  'nothing-to-undo': { en: 'No move has been made yet.', it: 'Non è stata ancora fatta alcuna mossa.' },
  /** The game is over, so players cannot undo moves. Remedy: as the host of the match, use `rewind`. */
  'game-over': {
    en: 'The game is over, so its moves are final.',
    it: 'La partita è finita: le mosse sono definitive.',
  },
  /** Chance made the move. Remedy: none; play on. */
  'after-chance': {
    en: 'Chance made the last move; a die or a card cannot be taken back.',
    it: "L'ultima mossa è stata del caso: un dado o una carta non si ritirano.",
  },
  /** Another seat made the last move. Remedy: let that seat take it back first. */
  'another-seat': {
    en: 'Another seat made the last move; only that seat can take it back.',
    it: "L'ultima mossa è di un altro giocatore: solo lui può ritirarla.",
  },
  /** The move revealed hidden information. Remedy: none; play on. */
  revealing: {
    en: 'The last move showed something that was hidden, so it cannot be taken back.',
    it: "L'ultima mossa ha mostrato qualcosa che era nascosto: non si può ritirare.",
  },
};

/** Why a move cannot be taken back, as a sentence for its player. */
export function describeUndoRefusal(refusal: UndoRefusal, locale: Locale = 'en'): string {
  return inLanguage(undoRefusals[refusal], locale);
}

/** Why a seat may not move while another actor decides. */
export function notYourTurn<State>(
  game: { readonly id: string; clause(state: State): string; actor(state: State): Actor },
  state: State,
  seat: Viewer,
): Violation {
  return { code: `${game.id}/not-your-turn`, clause: game.clause(state), params: { seat, actor: game.actor(state) } };
}
