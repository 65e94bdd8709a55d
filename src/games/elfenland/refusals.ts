import type { Params, Violation } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';

/** Why the rules that Elfenland shares with Elfengold refuse a move. */
export type RealmRefusalCode =
  | 'none-left'
  | 'no-such-seat'
  | 'town-card-dealt'
  | 'no-such-tile'
  | 'no-such-hidden-tile'
  | 'water-road'
  | 'road-has-counter'
  | 'road-refuses'
  | 'no-counter'
  | 'road-has-obstacle'
  | 'boot-elsewhere'
  | 'cannot-pay'
  | 'caravan-size'
  | 'not-in-hand'
  | 'kept-number';

/** Every reason of this game's own for refusing a move. */
export type RefusalCode = RealmRefusalCode | 'not-in-display' | 'obstacle-used';

/** The refusal of a move by a clause. */
export function refuse(code: RefusalCode, clause: string, params: Params = {}): Violation {
  return { code: `elfenland/${code}`, clause, params };
}

export const realmRefusals: Readonly<Record<RealmRefusalCode, Wording>> = {
  'none-left': {
    en: 'There is no {kind} left to draw.',
    it: 'Da pescare non resta alcun pezzo {kind}.',
  },
  'no-such-seat': {
    en: 'There is no seat {seat} at this table.',
    it: 'A questo tavolo il posto {seat} non esiste.',
  },
  'town-card-dealt': {
    en: 'The town card {town} has been dealt.',
    it: 'La carta città {town} è già stata distribuita.',
  },
  'no-such-tile': {
    en: 'You have no open {tile}.',
    it: 'Non hai alcuna tessera {tile} scoperta.',
  },
  'no-such-hidden-tile': {
    en: 'You have no face-down {tile}.',
    it: 'Non hai alcuna tessera {tile} coperta.',
  },
  'water-road': {
    en: '{road} leads over water.',
    it: "{road} è una via d'acqua.",
  },
  'road-has-counter': {
    en: '{road} has a counter already.',
    it: "Su {road} c'è già una tessera trasporto.",
  },
  'road-refuses': {
    en: '{road} does not accept the counter {tile}.',
    it: '{road} non ammette la tessera {tile}.',
  },
  'no-counter': {
    en: 'There is no counter on {road}.',
    it: "Su {road} non c'è una tessera trasporto.",
  },
  'road-has-obstacle': {
    en: 'There is an obstacle on {road} already.',
    it: "Su {road} c'è già un ostacolo.",
  },
  'boot-elsewhere': {
    en: '{road} does not begin in {town}, where your boot stands.',
    it: '{road} non parte da {town}, dove si trova il tuo stivale.',
  },
  'cannot-pay': {
    en: '{road} costs {needed} × {card}; you have {held}.',
    it: '{road} costa {needed} × {card}; ne hai {held}.',
  },
  'caravan-size': {
    en: 'A caravan along {road} takes exactly {needed} cards.',
    it: 'Una carovana lungo {road} richiede esattamente {needed} carte.',
  },
  'not-in-hand': {
    en: 'You do not have so many {card} cards.',
    it: 'Non hai abbastanza carte {card}.',
  },
  'kept-number': {
    en: 'Exactly this many counters are kept: {keep}.',
    it: 'Numero di tessere che si tengono: esattamente {keep}.',
  },
};

export const refusals: Readonly<Record<RefusalCode, Wording>> = {
  ...realmRefusals,
  'not-in-display': {
    en: 'There is no {tile} in the display.',
    it: "Fra le tessere scoperte al centro non c'è {tile}.",
  },
  'obstacle-used': {
    en: 'You have placed your obstacle.',
    it: 'Hai già piazzato il tuo ostacolo.',
  },
};
