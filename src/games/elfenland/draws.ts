import type { ChanceRule } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { drawRule } from '../../core/pool.ts';
import type { TravelCardKind } from '../../realm/transport.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';
import { cardField } from './data.ts';
import type { Event } from './events.ts';
import type { Elfenland } from './game.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './refusals.ts';
import type { State } from './types.ts';

type Draw = ChanceRule<Elfenland, MoveOf<'draw'>>;
type Land = (draft: Draft<State>, kind: number, emit: Listener<Elfenland>) => void;

/** The rule that draws a travel card from the deck. */
export function cardDraw(clause: string, land: Land): Draw {
  return drawRule({
    clause,
    kinds: travelCardKinds,
    fields: { kind: cardField },
    pool: ({ deck }: State) => deck,
    draftPool: ({ deck }) => deck,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** The rule that draws a counter from the pile. */
export function tileDraw(clause: string, land: Land): Draw {
  return drawRule<State, TravelCardKind, Event>({
    clause,
    kinds: counterKinds,
    fields: { kind: cardField },
    pool: ({ pile }) => pile,
    draftPool: ({ pile }) => pile,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}
