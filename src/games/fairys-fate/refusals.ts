import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode =
  | 'no-such-seat'
  | 'recipe-held'
  | 'other-back'
  | 'no-copy-left'
  | 'no-card-of-back'
  | 'card-not-in-hand'
  | 'place-full'
  | 'back-not-named'
  | 'back-shown-already'
  | 'pile-empty'
  | 'piles-empty'
  | 'can-play'
  | 'must-travel'
  | 'too-few-places'
  | 'place-too-small'
  | 'place-chosen'
  | 'must-play'
  | 'can-choose'
  | 'row-empty'
  | 'row-not-empty'
  | 'object-not-owned'
  | 'fairy-not-owned'
  | 'nothing-covered'
  | 'no-bad-fairy'
  | 'no-taken-object'
  | 'too-few-cards'
  | 'nothing-to-move'
  | 'no-room-elsewhere'
  | 'no-card-there'
  | 'card-open'
  | 'looked-already'
  | 'no-card-after'
  | 'not-after-first'
  | 'same-place'
  | 'yourself'
  | 'not-in-recipe'
  | 'not-lacking'
  | 'recipe-incomplete';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `fairys-fate/${code}`, clause, params };
}

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  'no-such-seat': {
    en: 'There is no seat {seat} at this table.',
    it: 'A questo tavolo non esiste il posto {seat}.',
  },
  'recipe-held': {
    en: 'Somebody holds recipe {recipe} already.',
    it: 'La ricetta {recipe} è già di qualcuno.',
  },
  'other-back': {
    en: 'The top card of the pile has another back.',
    it: 'La prima carta del mazzo ha un altro retro.',
  },
  'no-copy-left': {
    en: 'No such card is left among those not yet drawn.',
    it: 'Fra le carte non ancora pescate non ne resta nessuna così.',
  },
  'no-card-of-back': {
    en: 'No other card with this back is left: all are drawn, or on top of other piles.',
    it: 'Non restano altre carte con questo retro: sono già pescate, o in cima ad altri mazzi.',
  },
  'card-not-in-hand': {
    en: 'You have no such card in your hand.',
    it: 'Non hai in mano questa carta.',
  },
  'place-full': {
    en: 'There are four cards on that place already.',
    it: 'Su quel luogo ci sono già quattro carte.',
  },
  'back-not-named': {
    en: 'The first two cards of that place have other backs.',
    it: 'Le prime due carte di quel luogo sono di altro tipo.',
  },
  'back-shown-already': {
    en: 'The first card of that place shows this back already; the second must be of the other kind.',
    it: "La prima carta di quel luogo è già di questo tipo: la seconda dev'essere dell'altro.",
  },
  'pile-empty': {
    en: 'That pile is empty.',
    it: 'Quel mazzo è vuoto.',
  },
  'piles-empty': {
    en: 'All piles are empty.',
    it: 'Tutti i mazzi sono vuoti.',
  },
  'can-play': {
    en: 'You can play a card, so you may not pass.',
    it: 'Puoi giocare una carta: non puoi saltare il turno.',
  },
  'must-travel': {
    en: 'You must begin a travel.',
    it: 'Devi intraprendere un viaggio.',
  },
  'too-few-places': {
    en: 'A travel needs {needed} places with two cards or more; now: {places}.',
    it: 'Per un viaggio servono {needed} luoghi con almeno due carte; adesso: {places}.',
  },
  'place-too-small': {
    en: 'Fewer than two cards lie on that place.',
    it: 'Su quel luogo ci sono meno di due carte.',
  },
  'place-chosen': {
    en: 'Somebody goes there already.',
    it: 'In quel luogo è già andato un altro giocatore.',
  },
  'must-play': {
    en: 'You can play a card, and must before you choose a place.',
    it: 'Puoi giocare una carta: devi farlo prima di scegliere il luogo.',
  },
  'can-choose': {
    en: 'There is a place left that you can go to.',
    it: 'Resta un luogo in cui puoi andare.',
  },
  'row-empty': {
    en: 'You have collected all the cards.',
    it: 'Hai già raccolto tutte le carte.',
  },
  'row-not-empty': {
    en: 'There are cards left to collect: {cards}.',
    it: 'Restano carte da raccogliere: {cards}.',
  },
  'object-not-owned': {
    en: 'You have no such object.',
    it: 'Non possiedi questo oggetto.',
  },
  'fairy-not-owned': {
    en: 'You have no such fairy.',
    it: 'Non possiedi questa fata.',
  },
  'nothing-covered': {
    en: 'No covered card lies on the places.',
    it: 'Sui luoghi non ci sono carte coperte.',
  },
  'no-bad-fairy': {
    en: 'The next card to collect is no bad fairy.',
    it: 'La prossima carta da raccogliere non è una fata cattiva.',
  },
  'no-taken-object': {
    en: 'The next card to collect is no sprite that takes an object.',
    it: 'La prossima carta da raccogliere non è un folletto che toglie un oggetto.',
  },
  'too-few-cards': {
    en: 'Fewer than two cards lie on the places.',
    it: 'Sui luoghi ci sono meno di due carte.',
  },
  'nothing-to-move': {
    en: 'No card on the places could go to another place.',
    it: "Sui luoghi non c'è alcuna carta che si possa spostare in un altro luogo.",
  },
  'no-room-elsewhere': {
    en: 'All other places are full.',
    it: 'Tutti gli altri luoghi sono pieni.',
  },
  'no-card-there': {
    en: 'No card lies there.',
    it: "Lì non c'è alcuna carta.",
  },
  'card-open': {
    en: 'That card lies open.',
    it: 'Quella carta è scoperta.',
  },
  'looked-already': {
    en: 'You have just looked at that card; choose another.',
    it: "Hai appena guardato quella carta: scegline un'altra.",
  },
  'no-card-after': {
    en: 'No card comes after that one; pick the other card first.',
    it: "Dopo quella carta non ce ne sono altre: scegli prima l'altra.",
  },
  'not-after-first': {
    en: 'That card does not come after the one you picked first.',
    it: 'Quella carta non viene dopo quella che hai scelto per prima.',
  },
  'same-place': {
    en: 'The card comes from there; it must go to another place.',
    it: 'La carta viene da lì: deve andare in un altro luogo.',
  },
  yourself: {
    en: 'You must ask somebody else.',
    it: 'Devi chiedere a un altro giocatore.',
  },
  'not-in-recipe': {
    en: 'The recipe you answer for does not have that object.',
    it: "La ricetta per cui rispondi non ha quell'oggetto.",
  },
  'not-lacking': {
    en: 'You have that object.',
    it: "Quell'oggetto lo possiedi.",
  },
  'recipe-incomplete': {
    en: 'You have not completed the recipe you answer for.',
    it: 'Non hai completato la ricetta per cui rispondi.',
  },
};
