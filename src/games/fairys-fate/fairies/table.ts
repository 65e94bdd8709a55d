import type { Seat } from '../../../core/game.ts';
import { playerOf } from '../../../core/seats.ts';
import { nameOf } from '../cards.ts';
import { GOOD_FAIRIES } from '../data.ts';
import { eliminate } from '../row.ts';
import { fairiesOf } from '../seats.ts';
import type { BadFairy, GoodFairy, State } from '../types.ts';
import { adversity } from './adversity.ts';
import { clairvoyance } from './clairvoyance.ts';
import type { Bad, Good } from './fairy.ts';
import { liberation } from './liberation.ts';
import { mutation } from './mutation.ts';
import { poverty } from './poverty.ts';
import { protection } from './protection.ts';
import { transport } from './transport.ts';
import { truth } from './truth.ts';
import { wealth } from './wealth.ts';

/** Nelchaeal (FF-9.2): the seat gets one more recipe. One is always free: 5 seats and 3 wisdoms take at most 8 of 9. */
const wisdom: Good = {
  refusalToUse: () => undefined,
  begin: () => 'wisdom',
};

export const goodFairies: Readonly<Record<GoodFairy, Good>> = {
  wisdom,
  clairvoyance,
  wealth,
  truth,
  liberation,
  protection,
  mutation,
  transport,
};

/** Petrification (FF-8.8): the seat loses its next turn. Several petrifications add up. */
const petrification: Bad = (draft, card, emit) => {
  const { turn: seat } = draft;
  playerOf(draft, seat).petrified += 1;
  emit?.({ type: 'suffered', seat, card: nameOf(card), hasEffect: true }, 'FF-8.8');
  return null;
};

/** Darkness (FF-8.9): eliminates the rest of the row without effect. */
const darkness: Bad = (draft, card, emit) => {
  const { turn: seat, row } = draft;
  emit?.({ type: 'darkened', seat, card: nameOf(card), cards: row.map(nameOf) }, 'FF-8.9');
  for (const other of row) eliminate(draft, other);
  row.length = 0;
  return null;
};

export const badFairies: Readonly<Record<BadFairy, Bad>> = { poverty, adversity, petrification, darkness };

/** FF-9.2: whether the seat can use any of its good fairies now. */
export function hasUsableFairy(state: State, seat: Seat): boolean {
  const own = playerOf(state, seat);
  if (fairiesOf(own) === 0) return false;
  const { fairies } = own;
  for (const fairy of GOOD_FAIRIES) {
    if (fairies[fairy] > 0 && goodFairies[fairy].refusalToUse(state) === undefined) return true;
  }
  return false;
}
