import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { endActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { attack } from './attack.ts';
import { place } from './place.ts';
import { walk } from './walk.ts';

/** ST-3.2: ends the actions before all points are spent; at 0 points they end automatically. */
const end: MoveRule<Strage, MoveOf<'end'>> = {
  ...fieldless('end'),
  clause: 'ST-3.2',
  perform: (draft, _move, emit) => endActions(draft, emit),
};

/** §3: the seat whose turn it is spends its action points, one per action (ST-3.2). */
export const actions: Phase<Strage> = {
  actor: mover,
  clause: 'ST-3.2',
  rules: [place, walk, attack, end],
};
