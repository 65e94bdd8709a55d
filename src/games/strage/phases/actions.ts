import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { endActions, mover } from '../flow.ts';
import type { Strage } from '../game.ts';
import type { EndMove } from '../moves.ts';
import { attack } from './attack.ts';
import { place } from './place.ts';
import { walk } from './walk.ts';

const END: EndMove = Object.freeze({ type: 'end' });

/** ST-3.2: stopping with action points left. There is no other way to be here: at 0 the actions end by themselves. */
const end: MoveRule<Strage, EndMove> = {
  type: 'end',
  clause: 'ST-3.2',
  fields: {},
  candidates: propose([END]),
  violation: () => undefined,
  perform: (draft, _move, emit) => endActions(draft, emit),
};

/** §3: the actions of the seat whose turn it is, one point each (ST-3.2). */
export const actions: Phase<Strage> = {
  actor: mover,
  clause: 'ST-3.2',
  rules: [place, walk, attack, end],
};
