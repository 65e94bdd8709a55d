import type { ChanceRule } from '../../core/define.ts';
import type { Draft } from '../../core/game.ts';
import { countOf, drawFrom } from './counts.ts';
import { FAIRIES, kind, nth, STONES } from './data.ts';
import type { Listener } from './flow.ts';
import type { TheChallenge } from './game.ts';
import type { DrawMove } from './moves.ts';
import { draws } from './moves.ts';
import { refuse } from './refusals.ts';
import type { Counts, State } from './types.ts';

type Perform = (draft: Draft<State>, drawn: number, emit: Listener) => void;

/** TC-0.4: one covered stone of those that `from` counts. */
export function stoneRule(
  clause: string,
  from: (state: State) => Counts,
  perform: Perform,
): ChanceRule<TheChallenge, DrawMove> {
  return drawRule(clause, 0, from, perform);
}

/** TC-0.4: one card of the fairy deck. */
export function fairyRule(clause: string, perform: Perform): ChanceRule<TheChallenge, DrawMove> {
  return drawRule(clause, STONES.length, ({ fairyDeck }) => fairyDeck, perform);
}

/** @param first where in {@link draws} the cards of this deck begin. */
function drawRule(
  clause: string,
  first: number,
  from: (state: State) => Counts,
  perform: Perform,
): ChanceRule<TheChallenge, DrawMove> {
  const numbers = new Map(draws.slice(first, first + FAIRIES.length).map((move, number) => [move.kind, number]));
  const copies = (state: State, { kind: drawn }: DrawMove): number => countOf(from(state), numbers.get(drawn) ?? -1);
  return {
    type: 'draw',
    clause,
    fields: { kind },
    trusted: true,

    candidates(state, out) {
      const counts = from(state);
      for (let i = 0; i < counts.length; i++) if (countOf(counts, i) > 0) out.push(nth(draws, first + i));
    },

    violation(state, move) {
      if (copies(state, move) === 0) return refuse('none-left-to-draw', 'TC-0.4', { kind: move.kind });
      return undefined;
    },

    weight: copies,
    sample: (state, rng) => nth(draws, first + drawFrom(from(state), rng)),
    perform: (draft, move, emit) => perform(draft, numbers.get(move.kind) ?? 0, emit),
  };
}
