import { at } from '../../core/checked-access.ts';
import type { ChanceRule } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { playerOf } from '../../core/seats.ts';
import { add, countOf, drawFrom } from './counts.ts';
import { FAIRIES, kind, numberOf, STONES, stoneOf } from './data.ts';
import type { TheChallenge } from './game.ts';
import type { DrawMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { Colour, Counts, State } from './types.ts';
import { draws } from './universe.ts';

type Perform = (draft: Draft<State>, drawn: number, emit: Listener<TheChallenge>) => void;

/** TC-0.4: the rule for drawing one of the stones that `from` returns. */
export function stoneRule(
  clause: string,
  from: (state: State) => Counts,
  perform: Perform,
): ChanceRule<TheChallenge, DrawMove> {
  return drawRule(clause, 0, from, perform);
}

/** TC-0.4: the rule for drawing one card from the fairy deck. */
export function fairyRule(clause: string, perform: Perform): ChanceRule<TheChallenge, DrawMove> {
  return drawRule(clause, STONES.length, ({ fairyDeck }) => fairyDeck, perform);
}

/** @param first the index of the deck's first kind of card in {@link draws}. */
function drawRule(
  clause: string,
  first: number,
  from: (state: State) => Counts,
  perform: Perform,
): ChanceRule<TheChallenge, DrawMove> {
  const kinds = new Set(draws.slice(first, first + FAIRIES.length).map((move) => move.kind));
  const copies = (state: State, { kind: drawn }: DrawMove): number =>
    kinds.has(drawn) ? countOf(from(state), numberOf(drawn)) : 0;
  return {
    type: 'draw',
    clause,
    fields: { kind },

    candidates(state, out) {
      const counts = from(state);
      for (let i = 0; i < counts.length; i++) if (countOf(counts, i) > 0) out.push(at(draws, first + i));
    },

    violation(state, move) {
      if (copies(state, move) === 0) return refuse('none-left-to-draw', 'TC-0.4', { kind: move.kind });
      return undefined;
    },

    weight: copies,
    sample: (state, rng) => at(draws, first + drawFrom(from(state), rng)),
    perform: (draft, move, emit) => perform(draft, numberOf(move.kind), emit),
  };
}

/** Moves a stone from the deck into the hand of the seat whose turn it is; the event cites `clause`. */
export function drawIntoHand(draft: Draft<State>, colour: Colour, clause: string, emit: Listener<TheChallenge>): void {
  add(draft.deck, colour, -1);
  add(playerOf(draft, draft.turn).hand, colour);
  emit?.({ type: 'drawn', seat: draft.turn, stone: stoneOf(colour) }, clause);
}
