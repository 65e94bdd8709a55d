import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode =
  | 'no-such-wizard'
  | 'interchangeable'
  | 'no-such-seat'
  | 'no-minor-there'
  | 'no-magic-user-space'
  | 'die-not-rolled'
  | 'first-roll-stands'
  | 'rerolled-already'
  | 'roll-accepted'
  | 'no-minor-to-pay'
  | 'wrong-number-of-dice'
  | 'dice-not-in-box'
  | 'die-not-needed'
  | 'no-minor-to-cast'
  | 'second-spell-due'
  | 'no-such-major'
  | 'uncontested'
  | 'not-your-wizard'
  | 'not-in-box'
  | 'high-wizard-excepted'
  | 'not-vacant'
  | 'higher-title-vacant'
  | 'no-grey-token';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenwizards/${code}`, clause, params };
}

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  'no-such-wizard': {
    en: 'There is no wizard {wizard} in this game.',
    it: 'In questa partita non esiste il mago {wizard}.',
  },
  interchangeable: {
    en: '{wizard} is no different from {named}; name {named}.',
    it: '{wizard} non si distingue da {named}: va indicato {named}.',
  },
  'no-such-seat': {
    en: 'There is no seat {seat} among {players} players.',
    it: 'Con {players} giocatori non esiste il posto {seat}.',
  },
  'no-minor-there': {
    en: 'There is no minor spell of yours in the {from}.',
    it: 'Non hai Incantesimi Minori lì ({from}).',
  },
  'no-magic-user-space': {
    en: '{space} is not a Magic User space.',
    it: '{space} non è una casella di Magic User.',
  },
  'die-not-rolled': {
    en: 'There is no {die} among the dice rolled and not yet allocated.',
    it: "Fra i dadi tirati e non ancora posizionati non c'è un {die}.",
  },
  'first-roll-stands': {
    en: 'Only the roll of phase 3 may be refused.',
    it: 'Si può rilanciare solo nella fase 3.',
  },
  'rerolled-already': {
    en: 'A roll may be refused only once.',
    it: 'Si può rilanciare una sola volta.',
  },
  'roll-accepted': {
    en: 'A die of this roll has been allocated, which accepts the roll.',
    it: 'Un dado di questo lancio è già stato posizionato: il lancio è accettato.',
  },
  'no-minor-to-pay': {
    en: 'A new roll costs a minor spell, and there is none in your reserve.',
    it: 'Rilanciare costa un Incantesimo Minore, e nella tua riserva non ce ne sono.',
  },
  'wrong-number-of-dice': {
    en: 'All dice in reserve are rolled: {due}, not {rolled}.',
    it: 'Si tirano tutti i dadi della riserva: {due}, non {rolled}.',
  },
  'dice-not-in-box': {
    en: 'You do not have these dice in the box: {dice}.',
    it: 'Non hai questi dadi nella casella: {dice}.',
  },
  'die-not-needed': {
    en: 'The {die} is not needed: the other dice recover as much.',
    it: 'Il {die} non serve: gli altri dadi recuperano altrettanto.',
  },
  'no-minor-to-cast': {
    en: 'There is no minor spell in your reserve.',
    it: 'Nella tua riserva non ci sono Incantesimi Minori.',
  },
  'second-spell-due': {
    en: 'Whoever has cast one spell casts a second; passing is for the next turn.',
    it: 'Chi ha lanciato un incantesimo lancia anche il secondo; si può passare al turno successivo.',
  },
  'no-such-major': {
    en: 'For {wizard} on {space} a major is taken from the box of that level; you have no {spell} there.',
    it: 'Per {wizard} in {space} si prende un Incantesimo Maggiore dalla casella di quel livello: lì non hai un {spell}.',
  },
  uncontested: {
    en: 'All candidates who compete with {wizard} on {space} belong to one other player; nobody else may cast there.',
    it: 'Tutti i contendenti di {wizard} in {space} sono di un solo altro giocatore: nessun altro può giocarvi punti.',
  },
  'not-your-wizard': {
    en: '{wizard} is not your wizard.',
    it: '{wizard} non è un tuo mago.',
  },
  'not-in-box': {
    en: '{wizard} is not in {box}, whose wizards claim titles now.',
    it: '{wizard} non è in {box}: ora tocca ai maghi di quella casella.',
  },
  'high-wizard-excepted': {
    en: 'The title of High Wizard is not given to a defeated wizard.',
    it: 'Il titolo di High Wizard non si assegna a un mago sconfitto.',
  },
  'not-vacant': {
    en: '{space} is not a vacant title.',
    it: '{space} non è un titolo vacante.',
  },
  'higher-title-vacant': {
    en: 'A higher title than {space} is vacant and must be taken.',
    it: 'È vacante un titolo più alto di {space}: va preso quello.',
  },
  'no-grey-token': {
    en: 'There is no grey token under {wizard}.',
    it: 'Sotto {wizard} non ci sono gettoni di Magia Grigia.',
  },
};
