import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode =
  | 'no-such-seat'
  | 'none-left-to-draw'
  | 'wrong-target'
  | 'one-source'
  | 'no-such-sprite'
  | 'bag-full'
  | 'second-change-of-colour'
  | 'blue-lies-alone'
  | 'two-red-or-yellow'
  | 'not-in-hand'
  | 'must-discard'
  | 'bag-not-empty'
  | 'none-in-forest'
  | 'no-room'
  | 'stones-worth-too-little'
  | 'no-fairy-left'
  | 'too-little-paid'
  | 'fairy-not-in-forest'
  | 'fairy-deck-empty'
  | 'fairy-not-drawn'
  | 'not-the-obtained-fairy'
  | 'fairy-not-kept'
  | 'bigger-already'
  | 'immune-already'
  | 'sprite-immune'
  | 'not-an-opponent'
  | 'bag-empty'
  | 'nothing-to-steal'
  | 'stone-deck-empty'
  | 'nothing-taken-yet'
  | 'hand-empty'
  | 'fits-on-a-sprite'
  | 'no-stones'
  | 'not-in-pool'
  | 'pool-too-large';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `the-challenge/${code}`, clause, params };
}

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  'no-such-seat': {
    en: 'There is no seat {seat} at this table.',
    it: 'A questo tavolo non esiste il posto {seat}.',
  },
  'none-left-to-draw': {
    en: 'Nothing of that kind ({kind}) can be drawn here.',
    it: 'Qui non si può pescare nulla di questo tipo ({kind}).',
  },
  'wrong-target': {
    en: 'This fairy is not played on that; see what its kind is played on.',
    it: 'Questa fata non si gioca così: vedi su che cosa si gioca il suo tipo.',
  },
  'one-source': {
    en: 'Pay exactly one stone: one of your hand, or the top one of a sprite.',
    it: 'Si offre esattamente una pietra: una della mano, o quella in cima a un folletto.',
  },
  'no-such-sprite': {
    en: 'There is no sprite number {sprite}.',
    it: 'Il folletto numero {sprite} non esiste.',
  },
  'bag-full': {
    en: 'The bag is full.',
    it: 'La sacca è piena.',
  },
  'second-change-of-colour': {
    en: 'The bag has two colours already, and a bag changes colour only once.',
    it: 'La sacca ha già due tipi di pietre: è ammesso un solo cambio.',
  },
  'blue-lies-alone': {
    en: 'Blue stones lie alone.',
    it: 'Le pietre blu devono stare da sole.',
  },
  'two-red-or-yellow': {
    en: 'The bag has two red or yellow stones already.',
    it: 'Nella sacca ci sono già due pietre rosse o gialle.',
  },
  'not-in-hand': {
    en: 'You have no such stone in your hand.',
    it: 'Non hai in mano questa pietra.',
  },
  'must-discard': {
    en: 'Two stones were drawn, so one must be discarded.',
    it: 'Hai pescato due pietre: devi scartarne una.',
  },
  'bag-not-empty': {
    en: 'Only a sprite with an empty bag can be sent, unless it has a bigger bag.',
    it: 'Si può inviare solo un folletto con la sacca vuota, a meno che non abbia la sacca più grande.',
  },
  'none-in-forest': {
    en: 'There is no such stone in the forest.',
    it: "Nel bosco non c'è nessuna pietra così.",
  },
  'no-room': {
    en: 'No such stone fits on that bag.',
    it: 'In quella sacca non entra nessuna pietra così.',
  },
  'stones-worth-too-little': {
    en: 'All your stones together are worth {worth} fairy points; a fairy wants {price}.',
    it: 'Tutte le tue pietre insieme valgono {worth} punti fata; una fata ne vuole {price}.',
  },
  'no-fairy-left': {
    en: 'There is no fairy left to obtain.',
    it: 'Non è rimasta nessuna fata da ottenere.',
  },
  'too-little-paid': {
    en: 'You have offered {paid} fairy points; a fairy wants {price}.',
    it: 'Hai offerto {paid} punti fata; una fata ne vuole {price}.',
  },
  'fairy-not-in-forest': {
    en: 'That fairy does not lie open in the forest.',
    it: 'Questa fata non è scoperta nel bosco.',
  },
  'fairy-deck-empty': {
    en: 'There is no covered fairy left.',
    it: 'Non ci sono più fate coperte.',
  },
  'fairy-not-drawn': {
    en: 'You have not drawn that fairy.',
    it: 'Non hai pescato questa fata.',
  },
  'not-the-obtained-fairy': {
    en: 'Only the fairy just obtained may be used now.',
    it: 'Adesso si può utilizzare solo la fata appena ottenuta.',
  },
  'fairy-not-kept': {
    en: 'You have kept no such fairy.',
    it: 'Non hai da parte nessuna fata così.',
  },
  'bigger-already': {
    en: 'That sprite has a bigger bag already.',
    it: 'Quel folletto ha già la sacca più grande.',
  },
  'immune-already': {
    en: 'That sprite is immune already.',
    it: 'Quel folletto è già immune.',
  },
  'sprite-immune': {
    en: 'That sprite is immune.',
    it: 'Quel folletto è immune.',
  },
  'not-an-opponent': {
    en: 'That is you; choose an opponent.',
    it: 'Sei tu: scegli un avversario.',
  },
  'bag-empty': {
    en: 'That bag is empty.',
    it: 'Quella sacca è vuota.',
  },
  'nothing-to-steal': {
    en: 'That seat has nothing that can be stolen.',
    it: 'A quel giocatore non si può rubare nulla.',
  },
  'stone-deck-empty': {
    en: 'There is no covered stone left.',
    it: 'Non ci sono più pietre coperte.',
  },
  'nothing-taken-yet': {
    en: 'Take at least one stone.',
    it: 'Devi prendere almeno una pietra.',
  },
  'hand-empty': {
    en: 'That hand is empty.',
    it: 'Quella mano è vuota.',
  },
  'fits-on-a-sprite': {
    en: 'The stone fits on one of your sprites, so it does not go to the forest.',
    it: 'La pietra entra nella sacca di un tuo folletto: non va al bosco.',
  },
  'no-stones': {
    en: 'You have no stones to rearrange.',
    it: 'Non hai pietre da ridisporre.',
  },
  'not-in-pool': {
    en: 'No such stone is left to be laid.',
    it: 'Non resta nessuna pietra così da disporre.',
  },
  'pool-too-large': {
    en: '{stones} stones are left to be laid; a hand holds {limit} at most.',
    it: 'Restano {stones} pietre da disporre; in mano se ne tengono al massimo {limit}.',
  },
};
