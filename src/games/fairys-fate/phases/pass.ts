import type { MoveRule } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { pass as passTurn } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { allFull, canPlay } from '../places.ts';
import { refuse } from '../refusals.ts';
import { canChoose, isStalled, mustPlayFirst } from '../travelling.ts';

/** FF-6.4: skips the turn. */
export const pass: MoveRule<FairysFate, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'FF-6.4',
  reveals: true,

  closed(state) {
    if (canPlay(state)) return refuse('can-play', 'FF-6.4');
    if (allFull(state.places)) return refuse('must-travel', 'FF-7.2');
    if (isStalled(state)) return refuse('must-travel', 'FF-7.3');
    return undefined;
  },

  perform: (draft, _move, emit) => passTurn(draft, 'FF-6.4', emit),
};

/** FF-7.6: stays out of the travel. */
export const goNowhere: MoveRule<FairysFate, MoveOf<'pass'>> = {
  ...fieldless('pass'),
  clause: 'FF-7.6',
  reveals: true,

  closed(state) {
    if (mustPlayFirst(state)) return refuse('can-play', 'FF-7.5');
    if (canChoose(state)) return refuse('can-choose', 'FF-7.6');
    return undefined;
  },

  perform: (draft, _move, emit) => passTurn(draft, 'FF-7.6', emit),
};
