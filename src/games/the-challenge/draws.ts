import type { Phase } from '../../core/define.ts';
import type { Draft, Listener, Violation } from '../../core/game.ts';
import { add, drawPhase } from '../../core/pool.ts';
import { playerOf } from '../../core/seats.ts';
import { FAIRIES, kind, STONES, stoneOf } from './data.ts';
import type { Event } from './events.ts';
import type { TheChallenge } from './game.ts';
import { refuse } from './refusals.ts';
import type { Colour, Counts, Fairy, State, Stone } from './types.ts';

/** The stones or fairies from which one is drawn. */
interface Source {
  /** The clause of the draw. */
  readonly clause: string;
  readonly kinds: readonly (Stone | Fairy)[];
  pool(state: State): Counts;
  draftPool(draft: Draft<State>): number[];
}

export const stoneDeck: Source = {
  clause: 'TC-0.4',
  kinds: STONES,
  pool: ({ deck }) => deck,
  draftPool: ({ deck }) => deck,
};
export const fairyDeck: Source = {
  clause: 'TC-0.4',
  kinds: FAIRIES,
  pool: ({ fairyDeck: deck }) => deck,
  draftPool: ({ fairyDeck: deck }) => deck,
};

/** TC-0.4: the phase in which chance draws one card. @param land puts the drawn card in its place. */
export function drawFrom(
  source: Source,
  clause: string,
  land: (draft: Draft<State>, drawn: number, emit: Listener<TheChallenge>) => void,
): Phase<TheChallenge> {
  return { ...drawPhase<State, Stone | Fairy, Event>({ ...source, fields: { kind }, noneLeft, land }), clause };
}

function noneLeft(drawn: Stone | Fairy): Violation {
  return refuse('none-left-to-draw', 'TC-0.4', { kind: drawn });
}

/** Puts the drawn stone into the hand of the seat whose turn it is; the event cites `clause`. */
export function drawIntoHand(draft: Draft<State>, colour: Colour, clause: string, emit: Listener<TheChallenge>): void {
  add(playerOf(draft, draft.turn).hand, colour);
  emit?.({ type: 'drawn', seat: draft.turn, stone: stoneOf(colour) }, clause);
}
