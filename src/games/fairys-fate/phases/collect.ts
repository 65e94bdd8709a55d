import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { atTurn } from '../../../core/seats.ts';
import { takeNext } from '../collecting.ts';
import { endCollection, follow } from '../flow.ts';
import type { FairysFate } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { use } from './use.ts';

const take: MoveRule<FairysFate, MoveOf<'take'>> = {
  ...fieldless('take'),
  clause: 'FF-8.3',
  reveals: true,

  closed({ row }) {
    if (row.length === 0) return refuse('row-empty', 'FF-8.3');
    return undefined;
  },

  perform: (draft, _move, emit) => follow(draft, takeNext(draft, emit), emit),
};

const endOfCollection: MoveRule<FairysFate, MoveOf<'end'>> = {
  ...fieldless('end'),
  clause: 'FF-8.3',
  reveals: true,

  closed({ row }) {
    if (row.length > 0) return refuse('row-not-empty', 'FF-8.3', { cards: row.length });
    return undefined;
  },

  perform: (draft, _move, emit) => endCollection(draft, emit),
};

/** FF-8.3: the seat uses a fairy, takes the next card, or ends the collection once the row is empty. */
export const collect: Phase<FairysFate> = {
  actor: atTurn,
  clause: 'FF-8.3',
  rules: [take, endOfCollection, use],
};
