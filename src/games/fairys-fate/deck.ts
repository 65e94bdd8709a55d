import { at, stepOf } from '../../core/checked-access.ts';
import type { ChanceRule } from '../../core/define.ts';
import { propose } from '../../core/define.ts';
import type { Draft, Listener } from '../../core/game.ts';
import { countOf, kindOfPiece, remove } from '../../core/pool.ts';
import { playerOf } from '../../core/seats.ts';
import { backOf, cardName, cards, numberOf, rangeWith, sumOf } from './cards.ts';
import { back, RECIPES, recipe } from './data.ts';
import type { FairysFate } from './game.ts';
import { addToHand } from './hands.ts';
import type { MoveOf } from './moves.ts';
import { cardMoves, recipeMoves, tops } from './moves.ts';
import { pileOf, pileWith, topWeight } from './piles.ts';
import { withReceived } from './recipe-lists.ts';
import { isHeld } from './recipes.ts';
import { refuse } from './refusals.ts';
import type { Back, Card, PileIndex, State } from './types.ts';

/** The range of all cards. */
const ALL: readonly [Card, Card] = [0, cards.length];

type Then = (draft: Draft<State>, emit: Listener<FairysFate>) => void;

/** FF-3.2: gives the seat whose turn it is a random recipe that no seat holds; the event cites `clause`. */
export function recipeRule(clause: string, then: Then): ChanceRule<FairysFate, MoveOf<'recipe'>> {
  return {
    type: 'recipe',
    clause,
    fields: { recipe },
    reveals: true,
    candidates: propose(recipeMoves),

    violation(state, { recipe: dealt }) {
      if (isHeld(state, dealt)) return refuse('recipe-held', 'FF-3.2', { recipe: dealt });
      return undefined;
    },

    weight: () => 1,

    sample(state, rng) {
      let free = RECIPES;
      for (const { recipes } of state.seats) free -= recipes.length;
      let left = rng.int(free);
      let next = 0;
      while (isHeld(state, next) || left-- > 0) next += 1;
      return at(recipeMoves, next);
    },

    perform(draft, { recipe: dealt }, emit) {
      const { turn: seat } = draft;
      const own = playerOf(draft, seat);
      own.recipes = withReceived(own.recipes, dealt);
      emit?.({ type: 'recipe-received', seat, recipe: dealt }, clause);
      then(draft, emit);
    },
  };
}

/**
 * FF-4.2: the shared part of the rules that put an unseen card into a hand.
 * @param rangeOf the cards that it can be: the first, and the one after the last.
 */
function unseenCard(
  rangeOf: (state: State) => readonly [Card, Card],
): Omit<ChanceRule<FairysFate, MoveOf<'card'>>, 'violation' | 'perform'> {
  return {
    type: 'card',
    clause: 'FF-4.2',
    fields: { card: cardName },
    reveals: true,

    candidates(state, out) {
      const range = rangeOf(state);
      for (let card = range[0]; card < range[1]; card++)
        if (countOf(state.unseen, card) > 0) out.push(at(cardMoves, card));
    },

    weight: ({ unseen }, { card }) => countOf(unseen, numberOf(card)),

    sample(state, rng) {
      const range = rangeOf(state);
      return at(cardMoves, kindOfPiece(state.unseen, rng.int(sumOf(state.unseen, range)), range[0]));
    },
  };
}

/** FF-4.2: deals any unseen card, in the set-up. */
export function dealRule(then: Then): ChanceRule<FairysFate, MoveOf<'card'>> {
  return {
    ...unseenCard(() => ALL),

    violation({ unseen }, { card }) {
      if (countOf(unseen, numberOf(card)) === 0) return refuse('no-copy-left', 'FF-4.2', { card });
      return undefined;
    },

    perform(draft, { card }, emit) {
      const { turn: seat } = draft;
      receive(draft, numberOf(card));
      emit?.({ type: 'dealt', seat, back: backOf(numberOf(card)), card }, 'FF-3.3');
      then(draft, emit);
    },
  };
}

/** FF-4.2: draws an unseen card with the back that the pile shows. */
export function cardRule(then: Then): ChanceRule<FairysFate, MoveOf<'card'>> {
  return {
    ...unseenCard((state) => rangeWith(shown(state))),

    violation(state, { card }) {
      if (backOf(numberOf(card)) !== shown(state)) return refuse('other-back', 'FF-4.2', { back: shown(state) });
      if (countOf(state.unseen, numberOf(card)) === 0) return refuse('no-copy-left', 'FF-4.2', { card });
      return undefined;
    },

    perform(draft, { card }, emit) {
      const { turn: seat } = draft;
      const from = pileDrawnFrom(draft);
      receive(draft, numberOf(card));
      draft.piles[from] = pileWith(pileOf(draft, from).size - 1, null);
      emit?.({ type: 'drawn', seat, pile: from, back: backOf(numberOf(card)), card }, 'FF-4.4');
      then(draft, emit);
    },
  };
}

/** FF-4.3: shows the back of the pile's new top card; the event cites `clause`. */
export function topRule(clause: string, then: Then): ChanceRule<FairysFate, MoveOf<'top'>> {
  return {
    type: 'top',
    clause: 'FF-4.3',
    fields: { back },
    reveals: true,
    candidates: propose(tops),

    violation(state, { back: top }) {
      if (topWeight(state, pileDrawnFrom(state), top) === 0) return refuse('no-card-of-back', 'FF-4.3', { back: top });
      return undefined;
    },

    weight: (state, { back: top }) => topWeight(state, pileDrawnFrom(state), top),

    sample(state, rng) {
      const own = pileDrawnFrom(state);
      const weights: number[] = [];
      let total = 0;
      for (let i = 0; i < tops.length; i++) {
        const weight = topWeight(state, own, at(tops, i).back);
        weights.push(weight);
        total += weight;
      }
      let left = rng.int(total);
      for (let i = 0; i < tops.length; i++) {
        left -= at(weights, i);
        if (left < 0) return at(tops, i);
      }
      throw new Error('broken state: no back is left');
    },

    perform(draft, { back: top }, emit) {
      const pile = pileDrawnFrom(draft);
      draft.piles[pile] = pileWith(pileOf(draft, pile).size, top);
      emit?.({ type: 'top-shown', pile, back: top }, clause);
      then(draft, emit);
    },
  };
}

/** The pile that is drawn from, or that shows a new top. */
export function pileDrawnFrom({ step }: State): PileIndex {
  return stepOf(step, 'draw').pile;
}

function shown(state: State): Back {
  const { top } = pileOf(state, pileDrawnFrom(state));
  if (top === null) throw new Error('broken state: the pile shows no back');
  return top;
}

/** Moves an unseen card into the hand of the seat whose turn it is. */
function receive(draft: Draft<State>, card: Card): void {
  addToHand(playerOf(draft, draft.turn).hand, card);
  remove(draft.unseen, card);
}
