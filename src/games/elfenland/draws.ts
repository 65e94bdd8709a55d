import type { Phase } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { drawPhase } from '../../core/pool.ts';
import type { TravelCardKind } from '../../realm/transport.ts';
import { counterKinds, travelCardKinds } from '../../realm/transport.ts';
import { cardField } from './data.ts';
import type { Event } from './events.ts';
import type { Elfenland } from './game.ts';
import { refuse } from './refusals.ts';
import type { State } from './types.ts';

type Land = (draft: Draft<State>, kind: number, emit: Listener<Elfenland>) => void;

/** The phase in which chance draws a travel card from the deck. */
export function cardDraw(clause: string, land: Land): Phase<Elfenland> {
  return drawPhase({
    clause,
    kinds: travelCardKinds,
    fields: { kind: cardField },
    pool: ({ deck }: State) => deck,
    draftPool: ({ deck }) => deck,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** The phase in which chance draws a counter from the pile. */
export function tileDraw(clause: string, land: Land): Phase<Elfenland> {
  return drawPhase<State, TravelCardKind, Event>({
    clause,
    kinds: counterKinds,
    fields: { kind: cardField },
    pool: ({ pile }) => pile,
    draftPool: ({ pile }) => pile,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}
