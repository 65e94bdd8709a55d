import type { ChanceRule } from '../../core/define.ts';
import type { Draft } from '../../core/game.ts';
import { cardField } from './data.ts';
import type { Listener } from './flow.ts';
import type { Elfenland } from './game.ts';
import type { DrawMove } from './pool.ts';
import { drawRule } from './pool.ts';
import { refuse } from './refusals.ts';
import type { CardKind } from './transport.ts';
import { cardKinds } from './transport.ts';
import type { State } from './types.ts';

type Draw = ChanceRule<Elfenland, DrawMove<CardKind>>;
type Land = (draft: Draft<State>, kind: number, emit: Listener) => void;

/** A travel card from the deck. */
export function cardDraw(clause: string, land: Land): Draw {
  return drawRule({
    clause,
    kinds: cardKinds,
    fields: { kind: cardField },
    pool: ({ deck }: State) => deck,
    draftPool: ({ deck }) => deck,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}

/** A counter from the pile. */
export function tileDraw(clause: string, land: Land): Draw {
  return drawRule({
    clause,
    kinds: cardKinds,
    fields: { kind: cardField },
    pool: ({ pile }: State) => pile,
    draftPool: ({ pile }) => pile,
    noneLeft: (kind) => refuse('none-left', 'EL-0.5', { kind }),
    land,
  });
}
