import type { ChanceRule, Phase } from '../../../core/define.ts';
import { firstSeatDraw } from '../../../core/first-seat.ts';
import { seatField } from '../data.ts';
import { beginGame } from '../flow.ts';
import type { Elfenwizards } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';

/** EW-3.2: draws the First Player; all seats are equally likely. */
const drawFirstSeat: ChanceRule<Elfenwizards, MoveOf<'first-seat'>> = {
  ...firstSeatDraw('EW-3.2', seatField),
  violation(state, { seat }) {
    if (seat >= state.players) return refuse('no-such-seat', 'EW-3.2', { seat, players: state.players });
    return undefined;
  },
  perform: (draft, { seat }, emit) => beginGame(draft, seat, emit),
};

/** §3: chance draws the First Player of turn 1. */
export const firstSeat: Phase<Elfenwizards> = { actor: 'chance', clause: 'EW-3.2', rule: drawFirstSeat };
