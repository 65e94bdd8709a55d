import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { atTurn } from '../../../core/seats.ts';
import { endTurn } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { goNowhere, pass } from './pass.ts';
import { play } from './play.ts';
import { begin, go } from './travel.ts';
import { use } from './use.ts';

/** FF-6.2: the seat plays, travels or passes. */
export const turn: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-6.2',
  rules: [play, begin, pass, use],
};

/** FF-7.4: the seat's turn in another seat's travel: it plays, or chooses a place if it cannot. */
export const travelTurn: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-7.5',
  rules: [play, go, goNowhere, use],
};

/** FF-7.4: after the draw, the seat chooses a place in another seat's travel. */
export const choose: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-7.5',
  rules: [go, goNowhere, use],
};

const endOfTurn: MoveRule<FairysFate, MoveOf<'end'>> = {
  ...fieldless('end'),
  clause: 'FF-6.5',
  reveals: true,
  perform: (draft, _move, emit) => endTurn(draft, emit),
};

/** FF-6.5: the seat may still use fairies; if it can use none, the turn ends automatically. */
export const end: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-6.5',
  rules: [endOfTurn, use],
};
