import type { MoveRule, Phase } from '../../../core/define.ts';
import { atTurn } from '../../../core/seats.ts';
import { cardRule, pileDrawnFrom, topRule } from '../deck.ts';
import { draw as drawing } from '../fairies/wealth.ts';
import { afterDraw, follow, resume } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { pileOf } from '../piles.ts';
import { use } from './use.ts';

const drawAfterPlay: MoveRule<FairysFate, MoveOf<'draw'>> = {
  ...drawing,
  clause: 'FF-6.3',
  perform(draft, move, emit) {
    draft.stage = afterDraw(draft);
    follow(draft, drawing.perform(draft, move, emit), emit);
  },
};

/** FF-6.3: after playing, the seat draws. */
export const draw: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-6.3',
  rules: [drawAfterPlay, use],
};

/** FF-4.4: chance draws the card; then the pile shows its new top, unless it is empty. */
export const card: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-4.2',
  rule: cardRule((draft, emit) => {
    if (pileOf(draft, pileDrawnFrom(draft)).size > 0) draft.phase = 'top';
    else resume(draft, emit);
  }),
};

export const top: Phase<FairysFate> = {
  actor: 'chance',
  clause: 'FF-4.3',
  rule: topRule('FF-4.4', resume),
};
