import type { Seat } from '../../../core/game.ts';
import { playerOf } from '../../../core/seats.ts';
import { GOOD_FAIRIES } from '../data.ts';
import { fairiesOf } from '../seats.ts';
import type { BadFairy, GoodFairy, State } from '../types.ts';
import { adversity } from './adversity.ts';
import { clairvoyance } from './clairvoyance.ts';
import { darkness } from './darkness.ts';
import type { Bad, Good } from './fairy.ts';
import { liberation } from './liberation.ts';
import { mutation } from './mutation.ts';
import { petrification } from './petrification.ts';
import { poverty } from './poverty.ts';
import { protection } from './protection.ts';
import { transport } from './transport.ts';
import { truth } from './truth.ts';
import { wealth } from './wealth.ts';
import { wisdom } from './wisdom.ts';

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

export const badFairies: Readonly<Record<BadFairy, Bad>> = { poverty, adversity, petrification, darkness };

/** Whether the seat can use a fairy now (FF-9.2). */
export function hasUsableFairy(state: State, seat: Seat): boolean {
  const own = playerOf(state, seat);
  if (fairiesOf(own) === 0) return false;
  const { fairies } = own;
  for (const fairy of GOOD_FAIRIES) {
    if (fairies[fairy] > 0 && goodFairies[fairy].hindrance(state) === undefined) return true;
  }
  return false;
}
