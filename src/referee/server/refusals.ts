import { OptionsError, PositionError, RecordError } from '../../core/errors.ts';
import type { Game, Params, Violation } from '../../core/game.ts';
import { describeUndoRefusal, matchFaults, type UndoRefusal } from '../../core/refusals.ts';
import { fill, inLanguage, type Locale, type Wording } from '../../core/wording.ts';
import { describeFault } from '../migrate.ts';

/** The `error` of an answer. */
export interface Refusal {
  /** Stable: a {@link ProtocolFault}, or a code that begins with `match/`, `undo/`, `record/` or a game's id. */
  readonly code: string;
  /** The sentence, in the language of the request. */
  readonly message: string;
  /** The values in the sentence. */
  readonly params: Params;
  /** The clause of `docs/rules/<game>.md`, if the rules refuse. */
  readonly clause?: string;
  /** The text of the clause as Markdown, if the request asked for it. */
  readonly text?: string;
  /** The 0-based index of the bad move of a record. */
  readonly index?: number;
  /** The violation of that move. */
  readonly violation?: Violation;
}

/** The codes of the protocol itself. */
export type ProtocolFault =
  | 'protocol/not-json'
  | 'protocol/line-too-long'
  | 'protocol/too-deep'
  | 'protocol/too-large'
  | 'protocol/busy'
  | 'protocol/bad-request'
  | 'protocol/unknown-game'
  | 'protocol/unknown-clause'
  | 'protocol/unknown-seat'
  | 'protocol/unknown-bot'
  | 'protocol/unknown-token'
  | 'protocol/too-many-matches'
  | 'protocol/too-many-moves'
  | 'protocol/too-many-requests'
  | 'protocol/match-too-long'
  | 'protocol/too-many-undos'
  | 'protocol/no-seat'
  | 'protocol/not-the-referee'
  | 'protocol/resigned'
  | 'protocol/not-chance'
  | 'protocol/bot-too-slow'
  | 'protocol/bot-failed'
  | 'protocol/internal';

/** The sentences of the protocol itself. */
export const faults: Readonly<Record<ProtocolFault, Wording>> = {
  /** The line is not JSON, was cut off, or is in another encoding. Remedy: send one JSON value a line, in UTF-8. */
  'protocol/not-json': {
    en: 'The line is not JSON in UTF-8.',
    it: 'La riga non è JSON in UTF-8.',
  },
  /** The request is too long. Remedy: send a shorter one. */
  'protocol/line-too-long': {
    en: 'The line is longer than {limit} bytes.',
    it: 'La riga supera i {limit} byte.',
  },
  /** The request is nested too deeply. Remedy: send only fields that the guide to the protocol lists. */
  'protocol/too-deep': {
    en: 'The request is nested more than {limit} levels deep.',
    it: 'La richiesta è annidata per più di {limit} livelli.',
  },
  /** The request has too many values or members. Remedy: send fewer. */
  'protocol/too-large': {
    en: 'The request has more than {limit} values, or an object with more than {members} members.',
    it: 'La richiesta ha più di {limit} valori, o un suo oggetto più di {members} campi.',
  },
  /** The open requests use too much memory. Remedy: wait for answers, then send this request again. */
  'protocol/busy': {
    en: 'The requests under way leave no room for this one; send it again later.',
    it: 'Le richieste in corso non lasciano posto a questa; va inviata di nuovo più tardi.',
  },
  /** A field is missing, unknown or of the wrong form. Remedy: correct the one that the sentence names. */
  'protocol/bad-request': {
    en: 'The request is wrong at "{at}", which cannot be {found}; expected: {expected}.',
    it: 'La richiesta è sbagliata in "{at}", che non può essere {found}; atteso: {expected}.',
  },
  /** The host has no such game. Remedy: open one that the sentence lists. */
  'protocol/unknown-game': {
    en: 'There is no game "{game}" here; there are: {known}.',
    it: 'Qui non c\'è un gioco "{game}"; ci sono: {known}.',
  },
  /** The rules have no such clause, section, game or word. Remedy: ask for a clause that the sentence names. */
  'protocol/unknown-clause': {
    en: 'There is no clause "{clause}" here; near it: {near}.',
    it: 'Qui non c\'è una clausola "{clause}"; vicino: {near}.',
  },
  /** The table has no such seat. Remedy: name one that the sentence lists. */
  'protocol/unknown-seat': {
    en: 'There is no seat "{seat}" at this table; the seats are 0 to {last}.',
    it: 'A questo tavolo non c\'è un posto "{seat}"; i posti vanno da 0 a {last}.',
  },
  /** The host has no such bot. Remedy: name one that the sentence lists. */
  'protocol/unknown-bot': {
    en: 'There is no bot "{bot}"; there are: {known}. N is at most {most}.',
    it: 'Non c\'è un bot "{bot}"; ci sono: {known}. N è al massimo {most}.',
  },
  /** The token is misspelt, or its match was closed. Remedy: use a token that `new` or `load` returned. */
  'protocol/unknown-token': {
    en: 'This token belongs to no open match.',
    it: 'Questo gettone non è di nessuna partita aperta.',
  },
  /** The host has reached its limit of open matches. Remedy: close one. */
  'protocol/too-many-matches': {
    en: '{limit} matches are open; close one first.',
    it: 'Sono aperte {limit} partite; prima bisogna chiuderne una.',
  },
  /** The moves of all matches together reach the limit of the host. Remedy: close a match. */
  'protocol/too-many-moves': {
    en: 'All open matches together have {limit} moves, the maximum; close a match first.',
    it: 'Tutte le partite aperte insieme hanno {limit} mosse, che è il massimo; prima bisogna chiuderne una.',
  },
  /** Requests with one token come faster than they are answered. Remedy: wait for answers. */
  'protocol/too-many-requests': {
    en: '{limit} requests with this token wait for their answers.',
    it: 'Con questo gettone {limit} richieste attendono una risposta.',
  },
  /** The match has reached its limit of moves, or the record has more. Remedy: open another match. */
  'protocol/match-too-long': {
    en: 'A match has at most {limit} moves.',
    it: 'Una partita ha al massimo {limit} mosse.',
  },
  /** The seat took back too many moves. Remedy: none; go on. */
  'protocol/too-many-undos': {
    en: 'A seat takes back at most {limit} moves in a match.',
    it: 'In una partita un posto ritira al massimo {limit} mosse.',
  },
  /** The request needs the token of a seat. Remedy: send such a token. */
  'protocol/no-seat': {
    en: 'This token holds no seat.',
    it: 'Questo gettone non ha un posto.',
  },
  /** The request needs the referee's token. Remedy: send that token. */
  'protocol/not-the-referee': {
    en: "Only the referee's token may do this.",
    it: "Questo spetta al gettone dell'arbitro.",
  },
  /** A bot has had the seat from the start, or since `resign`. Remedy: watch, with the same token. */
  'protocol/resigned': {
    en: 'A bot now plays for this seat.',
    it: 'A questo posto gioca un bot.',
  },
  /** A seat decides now, or the game is over. Remedy: see the `actor` of `observe`. */
  'protocol/not-chance': {
    en: 'Chance has nothing to decide now.',
    it: 'Ora il caso non ha nulla da decidere.',
  },
  /** One of the host's own bots, or a bot in a match with a seed, thinks too long. Remedy: `resign` to a faster bot. */
  'protocol/bot-too-slow': {
    en: 'The bot on seat {seat} has found no move within {limit} ms. The match has stopped; `observe` shows the position.',
    it: 'Il bot al posto {seat} non ha trovato una mossa in {limit} ms. La partita è ferma; `observe` mostra la posizione.',
  },
  /** A bot threw, or made no legal move. Remedy: `resign` with the token of its seat; the host's log has the cause. */
  'protocol/bot-failed': {
    en: 'The bot on seat {seat} has failed. The match has stopped; `observe` shows the position.',
    it: 'Il bot al posto {seat} ha fallito. La partita è ferma; `observe` mostra la posizione.',
  },
  /** A bug of this library, or of a game of the host. Remedy: report it with the log of the host. */
  'protocol/internal': {
    en: 'The server made a mistake. `observe` shows the position of the match.',
    it: 'Il server ha fatto un errore. `observe` mostra la posizione della partita.',
  },
};

/** Thrown for a request that is refused. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  /** The refusal in the language of the request. */
  readonly refusalIn: (locale?: Locale) => Refusal;

  constructor(refusalIn: (locale?: Locale) => Refusal) {
    super(refusalIn().message);
    this.refusalIn = refusalIn;
  }
}

export function protocolRefusal(code: ProtocolFault, params: Params = {}, locale: Locale = 'en'): Refusal {
  return { code, message: fill(wordingOf(code, params), params, locale), params };
}

/** A missing field, and a field that the request cannot have, have sentences of their own. */
function wordingOf(code: ProtocolFault, { found, expected }: Params): Wording {
  if (code === 'protocol/bad-request' && found === 'absent')
    return {
      en: 'The request lacks "{at}"; expected: {expected}.',
      it: 'Nella richiesta manca "{at}"; atteso: {expected}.',
    };
  if (code === 'protocol/bad-request' && expected === 'absent')
    return { en: 'The request cannot have "{at}".', it: 'La richiesta non può avere "{at}".' };
  return faults[code];
}

/** The error for a refusal of the protocol. */
export function refused(code: ProtocolFault, params: Params = {}): RefusedRequest {
  return new RefusedRequest((locale) => protocolRefusal(code, params, locale));
}

export function violationRefusal(game: Game, violation: Violation, locale: Locale | undefined): Refusal {
  const { code, clause, params } = violation;
  return { code, message: game.describeViolation(violation, locale), params, clause };
}

/** The error for a move or an option that the rules refuse. */
export function refusedByRules(game: Game, violation: Violation): RefusedRequest {
  return new RefusedRequest((locale) => violationRefusal(game, violation, locale));
}

/** The error for a request that was meant for an outdated position. */
export function anotherPosition(): RefusedRequest {
  const { code } = new PositionError();
  return new RefusedRequest((locale) => ({ code, message: inLanguage(matchFaults[code], locale), params: {} }));
}

export function refusedUndo(reason: UndoRefusal): RefusedRequest {
  const code = `undo/${reason}`;
  return new RefusedRequest((locale) => ({ code, message: describeUndoRefusal(reason, locale), params: {} }));
}

/** The error for an OptionsError or a RecordError. Rethrows any other error. */
export function refusedSetup(error: unknown, game: Game | undefined): RefusedRequest {
  if (error instanceof OptionsError && game !== undefined) return refusedByRules(game, error.violation);
  if (!(error instanceof RecordError)) throw error;
  const { code, params, index, violation } = error;
  if (code === 'record/options' && violation !== undefined && game !== undefined)
    return refusedByRules(game, violation);
  return new RefusedRequest((locale) => ({
    code,
    message: describeFault(error, game, locale),
    params,
    ...(index !== undefined && { index }),
    ...(violation !== undefined && { violation }),
  }));
}
