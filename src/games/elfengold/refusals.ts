import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { RealmRefusalCode } from '../elfenland/refusals.ts';
import { realmRefusals } from '../elfenland/refusals.ts';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode =
  | RealmRefusalCode
  | 'no-disc-left'
  | 'nothing-to-draw'
  | 'not-in-display'
  | 'gold-pile-empty'
  | 'not-just-drawn'
  | 'bid-too-low'
  | 'bid-over-gold'
  | 'land-road'
  | 'road-has-gold'
  | 'road-has-double'
  | 'no-second-counter'
  | 'same-kind'
  | 'no-swap'
  | 'same-road'
  | 'which-counter'
  | 'no-choice'
  | 'no-such-counter'
  | 'no-wizards'
  | 'no-obstacle'
  | 'too-little-gold'
  | 'already-there'
  | 'nothing-earned';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfengold/${code}`, clause, params };
}

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  ...realmRefusals,
  'no-disc-left': {
    en: 'All discs of value {value} have been laid.',
    it: 'I dischi da {value} sono già stati tutti assegnati.',
  },
  'nothing-to-draw': {
    en: 'Deck and discard pile are empty.',
    it: 'Il mazzo e gli scarti sono esauriti.',
  },
  'not-in-display': {
    en: 'There is no {card} in the display.',
    it: "Fra le carte scoperte non c'è {card}.",
  },
  'gold-pile-empty': {
    en: 'There is no card in the gold pile.',
    it: 'Nella pila "oro" non c\'è alcuna carta.',
  },
  'not-just-drawn': {
    en: 'The {tile} is not one of the two tiles you have just drawn.',
    it: 'La tessera {tile} non è una delle due appena pescate.',
  },
  'bid-too-low': {
    en: 'The standing bid is {bid}; a bid must be higher.',
    it: "L'offerta attuale è {bid}: bisogna superarla.",
  },
  'bid-over-gold': {
    en: 'You have only {gold} gold to bid.',
    it: 'Hai solo {gold} ori da offrire.',
  },
  'land-road': {
    en: '{road} does not lead over water.',
    it: "{road} non è una via d'acqua.",
  },
  'road-has-gold': {
    en: 'There is a gold tile on {road}.',
    it: 'Su {road} c\'è una tessera "oro".',
  },
  'road-has-double': {
    en: '{road} has a double already.',
    it: 'Su {road} c\'è già un "doppio trasporto".',
  },
  'no-second-counter': {
    en: 'You have no other counter that {road} accepts.',
    it: "Non hai un'altra tessera trasporto ammessa su {road}.",
  },
  'same-kind': {
    en: 'The two counters must differ; both are {tile}.',
    it: 'Le due tessere devono essere diverse: sono entrambe {tile}.',
  },
  'no-swap': {
    en: 'No counter of another road can change places with that of {road}.',
    it: 'Nessuna tessera di un altro percorso si può scambiare con quella su {road}.',
  },
  'same-road': {
    en: 'The exchange lies on {road} itself.',
    it: 'Lo "scambio" si trova proprio su {road}.',
  },
  'which-counter': {
    en: '{road} has two kinds of counters; say which is meant.',
    it: '{road} ha due tessere trasporto diverse: indica quale.',
  },
  'no-choice': {
    en: '{road} has no two kinds of counters to choose from.',
    it: "{road} non ha due tessere trasporto diverse: non c'è da scegliere.",
  },
  'no-such-counter': {
    en: 'There is no {tile} on {road}.',
    it: "Su {road} non c'è la tessera {tile}.",
  },
  'no-wizards': {
    en: 'This game is played without elven wizards.',
    it: 'In questa partita non si usano i maghi elfici.',
  },
  'no-obstacle': {
    en: 'There is no obstacle on {road}.',
    it: "Su {road} non c'è alcun ostacolo.",
  },
  'too-little-gold': {
    en: 'That costs {needed} gold; you have {gold}.',
    it: 'Il costo in ori è {needed}; ne hai {gold}.',
  },
  'already-there': {
    en: 'Your boot stands in {town}.',
    it: 'Il tuo stivale si trova già a {town}.',
  },
  'nothing-earned': {
    en: 'Only who has moved may take gold.',
    it: "Solo chi si è mosso può prendere l'oro.",
  },
};
