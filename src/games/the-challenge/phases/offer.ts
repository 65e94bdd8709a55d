import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import type { Draft, Listener, Violation } from '../../../core/game.ts';
import { add, countOf, remove, sizeOf } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { topOf } from '../bags.ts';
import { none } from '../counts.ts';
import { anySprite, anyStone, colourOf, DRAWN_FAIRIES, fairy, fairyOf, kindOf, PRICE, stoneOf } from '../data.ts';
import { drawFrom, fairyDeck } from '../draws.ts';
import { finishAction, tellHoldings } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { hasFairies, worthOf } from '../seats.ts';
import { spriteAt, takenOff } from '../sprites.ts';
import type { Colour, FairyKind, Player, State } from '../types.ts';
import { chooses, handOffers, spriteOffers, takes } from '../universe.ts';
import { playObtained } from './play.ts';

/** TC-0.5: proposes one offer for each colour in the mover's hand and each sprite whose bag has stones. */
function proposeSources(state: State, out: MoveOf<'offer'>[]): void {
  const { hand, sprites } = playerOf(state, state.turn);
  for (let colour = 0; colour < hand.length; colour++) if (countOf(hand, colour) > 0) out.push(at(handOffers, colour));
  for (let i = 0; i < sprites.length; i++) if (spriteAt(sprites, i).bag.length > 0) out.push(at(spriteOffers, i));
}

/** TC-0.5: refuses a move that does not name exactly one of the mover's stones. */
function refuseSource(state: State, { stone: own, sprite: from }: MoveOf<'offer'>): Violation | undefined {
  const { hand, sprites } = playerOf(state, state.turn);
  if ((own === undefined) === (from === undefined)) return refuse('one-source', 'TC-0.5');
  if (own !== undefined && countOf(hand, colourOf(own)) === 0) return refuse('not-in-hand', 'TC-0.5', { stone: own });
  if (from === undefined) return undefined;
  const sprite = sprites[from];
  if (sprite === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: from });
  if (sprite.bag.length === 0) return refuse('bag-empty', 'TC-0.5', { sprite: from });
  return undefined;
}

/** TC-8.1: eliminates the stone that pays. @param before fairy points paid before this offer. */
function pay(draft: Draft<State>, move: MoveOf<'offer'>, before: number, emit: Listener<TheChallenge>): void {
  const colour = takeSource(playerOf(draft, draft.turn), move);
  add(draft.eliminated, colour);
  const paid = before + countOf(draft.fairyPoints, colour);
  draft.phase = 'offer';
  draft.step = { kind: 'offer', paid };
  const clause = before < PRICE ? 'TC-8.1' : 'TC-8.2';
  emit?.({ type: 'offered', seat: draft.turn, stone: stoneOf(colour), sprite: move.sprite ?? null, paid }, clause);
}

/** TC-0.5: removes the offered stone from the hand or the bag. */
function takeSource({ hand, sprites }: Draft<Player>, { stone: own, sprite: from }: MoveOf<'offer'>): Colour {
  if (from !== undefined) {
    const bared = spriteAt(sprites, from);
    sprites[from] = takenOff(bared);
    return topOf(bared.bag);
  }
  if (own === undefined) throw new Error('broken move: an offer of no stone');
  remove(hand, colourOf(own));
  return colourOf(own);
}

/** TC-8.1: the first offer; it is legal only if the seat can pay the full price. */
export const firstOffer: MoveRule<TheChallenge, MoveOf<'offer'>> = {
  type: 'offer',
  clause: 'TC-8.1',
  fields: { stone: anyStone, sprite: anySprite },

  closed(state) {
    const worth = worthOf(playerOf(state, state.turn), state.fairyPoints);
    if (worth < PRICE) return refuse('stones-worth-too-little', 'TC-8.1', { worth, price: PRICE });
    return hasFairies(state) ? undefined : refuse('no-fairy-left', 'TC-8.1');
  },

  candidates: proposeSources,
  violation: refuseSource,

  perform: (draft, move, emit) => pay(draft, move, 0, emit),
};

/** TC-8.2: offers a further stone. */
const furtherOffer: MoveRule<TheChallenge, MoveOf<'offer'>> = {
  type: 'offer',
  clause: 'TC-8.2',
  fields: { stone: anyStone, sprite: anySprite },
  candidates: proposeSources,
  violation: refuseSource,
  perform: (draft, move, emit) => pay(draft, move, stepOf(draft.step, 'offer').paid, emit),
};

/** TC-8.3: the refusal if the stones paid do not reach the price. */
function refuseTooLittle({ step }: State): Violation | undefined {
  const { paid } = stepOf(step, 'offer');
  return paid < PRICE ? refuse('too-little-paid', 'TC-8.3', { paid, price: PRICE }) : undefined;
}

const take: MoveRule<TheChallenge, MoveOf<'take'>> = {
  type: 'take',
  clause: 'TC-8.3',
  fields: { fairy },
  closed: refuseTooLittle,
  candidates: propose(takes),

  violation({ forestFairies }, { fairy: own }) {
    if (countOf(forestFairies, kindOf(own)) === 0) return refuse('fairy-not-in-forest', 'TC-8.3', { fairy: own });
    return undefined;
  },

  perform(draft, { fairy: own }, emit) {
    remove(draft.forestFairies, kindOf(own));
    emit?.({ type: 'fairy-taken', seat: draft.turn, fairy: own }, 'TC-8.3');
    obtain(draft, kindOf(own));
    tellHoldings('held', draft, draft.turn, 'TC-12.2', emit);
  },
};

const drawFairies: MoveRule<TheChallenge, MoveOf<'draw-fairies'>> = {
  ...fieldless('draw-fairies'),
  clause: 'TC-8.3',

  closed(state) {
    return refuseTooLittle(state) ?? (sizeOf(state.fairyDeck) === 0 ? refuse('fairy-deck-empty', 'TC-8.3') : undefined);
  },

  perform(draft, _move, emit) {
    const left = Math.min(DRAWN_FAIRIES, sizeOf(draft.fairyDeck));
    draft.phase = 'draw-fairy';
    draft.step = { kind: 'fairies', drawn: none(), left };
    emit?.({ type: 'drawing-fairies', seat: draft.turn, fairies: left }, 'TC-8.3');
  },
};

/** The seat pays more stones (TC-8.2), or takes or draws a fairy (TC-8.3). */
export const offer: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-8.2',
  rules: [furtherOffer, take, drawFairies],
};

export const drawFairy: Phase<TheChallenge> = drawFrom(fairyDeck, 'TC-8.3', (draft, drawn, emit) => {
  const step = stepOf(draft.step, 'fairies');
  add(step.drawn, drawn);
  emit?.({ type: 'fairy-drawn', seat: draft.turn, fairy: fairyOf(drawn) }, 'TC-8.3');
  step.left -= 1;
  if (step.left === 0) draft.phase = 'choose';
});

const chooseFairy: MoveRule<TheChallenge, MoveOf<'choose'>> = {
  type: 'choose',
  clause: 'TC-8.3',
  fields: { fairy },
  reveals: true,
  candidates: propose(chooses),

  violation({ step }, { fairy: own }) {
    if (countOf(stepOf(step, 'fairies').drawn, kindOf(own)) === 0)
      return refuse('fairy-not-drawn', 'TC-8.3', { fairy: own });
    return undefined;
  },

  perform(draft, { fairy: own }, emit) {
    const { drawn } = stepOf(draft.step, 'fairies');
    remove(drawn, kindOf(own));
    const laid = drawn.findIndex((number) => number > 0);
    if (laid >= 0) add(draft.forestFairies, laid);
    emit?.({ type: 'fairy-chosen', seat: draft.turn, fairy: own, laid: laid < 0 ? null : fairyOf(laid) }, 'TC-8.3');
    obtain(draft, kindOf(own));
  },
};

export const choose: Phase<TheChallenge> = { actor: atTurn, clause: 'TC-8.3', rules: [chooseFairy] };

/** TC-8.4: adds the fairy to the kept fairies; the seat may use it at once. */
function obtain(draft: Draft<State>, own: FairyKind): void {
  add(playerOf(draft, draft.turn).kept, own);
  draft.phase = 'obtained';
  draft.step = { kind: 'obtained', fairy: own };
}

const keepFairy: MoveRule<TheChallenge, MoveOf<'keep-fairy'>> = {
  ...fieldless('keep-fairy'),
  clause: 'TC-8.4',

  perform(draft, _move, emit) {
    emit?.({ type: 'fairy-kept', seat: draft.turn }, 'TC-8.4');
    finishAction(draft, emit);
  },
};

/** TC-8.4: the seat uses the obtained fairy at once or keeps it. */
export const obtained: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-8.4',
  rules: [playObtained, keepFairy],
};
