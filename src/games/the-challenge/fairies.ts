import { at } from '../../core/checked-access.ts';
import type { Draft, Listener, Seat, Violation } from '../../core/game.ts';
import { add } from '../../core/pool.ts';
import { playerOf } from '../../core/seats.ts';
import { HARVEST, kindOf, LEAK, STOLEN, stoneOf } from './data.ts';
import { finishAction } from './flow.ts';
import type { TheChallenge } from './game.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './refusals.ts';
import { hasAnythingToSteal, isExposed } from './seats.ts';
import { newSprite, spriteAt, spriteWith, takenOff } from './sprites.ts';
import type { Fairy, SpriteIndex, State } from './types.ts';
import { biggerBags, COLLECTIVE_HARVEST, cell, EXTRA_SPRITE, immunities, leakyBags, thefts } from './universe.ts';

/** The target of a fairy. A field that the kind of fairy does not need is 0. */
interface Target {
  readonly seat: Seat;
  readonly sprite: SpriteIndex;
}

/** A kind of fairy: its target, the conditions for playing it, and its effect (§9). */
export interface FairyRule {
  /** The clause of the fairy's effect. */
  readonly clause: string;
  readonly needsSeat: boolean;
  readonly needsSprite: boolean;
  candidates(state: State, out: MoveOf<'play'>[]): void;
  violation(state: State, target: Target): Violation | undefined;
  perform(draft: Draft<State>, target: Target, emit: Listener<TheChallenge>): void;
}

/** TC-9.2: the seat gets a new sprite with an empty bag. */
const extraSprite: FairyRule = {
  clause: 'TC-9.2',
  needsSeat: false,
  needsSprite: false,
  candidates: (_state, out) => {
    out.push(EXTRA_SPRITE);
  },
  violation: () => undefined,
  perform(draft, _target, emit) {
    playerOf(draft, draft.turn).sprites.push(newSprite);
    finishAction(draft, emit);
  },
};

/** TC-9.3: one of the seat's sprites gets a bigger bag. */
const biggerBag: FairyRule = {
  clause: 'TC-9.3',
  needsSeat: false,
  needsSprite: true,

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let i = 0; i < sprites.length; i++) if (!spriteAt(sprites, i).bigger) out.push(at(biggerBags, i));
  },

  violation(state, { sprite }) {
    const own = playerOf(state, state.turn).sprites[sprite];
    if (own === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite });
    if (own.bigger) return refuse('bigger-already', 'TC-9.3', { sprite });
    return undefined;
  },

  perform(draft, { sprite }, emit) {
    const { sprites } = playerOf(draft, draft.turn);
    const { bag, immune } = spriteAt(sprites, sprite);
    sprites[sprite] = spriteWith(bag, true, immune);
    finishAction(draft, emit);
  },
};

/** TC-9.4: one of the seat's sprites becomes immune. */
const immunity: FairyRule = {
  clause: 'TC-9.4',
  needsSeat: false,
  needsSprite: true,

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let i = 0; i < sprites.length; i++) if (!spriteAt(sprites, i).immune) out.push(at(immunities, i));
  },

  violation(state, { sprite }) {
    const own = playerOf(state, state.turn).sprites[sprite];
    if (own === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite });
    if (own.immune) return refuse('immune-already', 'TC-9.4', { sprite });
    return undefined;
  },

  perform(draft, { sprite }, emit) {
    const { sprites } = playerOf(draft, draft.turn);
    const { bag, bigger } = spriteAt(sprites, sprite);
    sprites[sprite] = spriteWith(bag, bigger, true);
    finishAction(draft, emit);
  },
};

/** TC-9.7: the seat takes up to four stones, one after another. */
const collectiveHarvest: FairyRule = {
  clause: 'TC-9.7',
  needsSeat: false,
  needsSprite: false,
  candidates: (_state, out) => {
    out.push(COLLECTIVE_HARVEST);
  },
  violation: () => undefined,
  perform(draft) {
    add(draft.used, kindOf('collective-harvest'));
    draft.phase = 'harvest';
    draft.step = { kind: 'harvest', left: HARVEST };
  },
};

/** TC-9.8: the seat takes two stones from an opponent, one after another. */
const steal: FairyRule = {
  clause: 'TC-9.8',
  needsSeat: true,
  needsSprite: false,

  candidates(state, out) {
    for (let victim = 0; victim < state.players; victim++)
      if (victim !== state.turn && hasAnythingToSteal(playerOf(state, victim))) out.push(at(thefts, victim));
  },

  violation(state, { seat }) {
    const refused = refuseOpponent(state, seat);
    if (refused !== undefined) return refused;
    if (!hasAnythingToSteal(playerOf(state, seat))) return refuse('nothing-to-steal', 'TC-9.8', { seat });
    return undefined;
  },

  perform(draft, { seat: victim }) {
    add(draft.used, kindOf('steal'));
    draft.phase = 'steal';
    draft.step = { kind: 'steal', victim, left: STOLEN };
  },
};

/** TC-9.6: an opponent's sprite loses its top stones. */
const leakyBag: FairyRule = {
  clause: 'TC-9.6',
  needsSeat: true,
  needsSprite: true,

  candidates(state, out) {
    for (let victim = 0; victim < state.players; victim++) {
      if (victim === state.turn) continue;
      const { sprites } = playerOf(state, victim);
      for (let i = 0; i < sprites.length; i++)
        if (isExposed(spriteAt(sprites, i))) out.push(cell(leakyBags, victim, i));
    }
  },

  violation(state, { seat, sprite }) {
    const refused = refuseOpponent(state, seat);
    if (refused !== undefined) return refused;
    const leaking = playerOf(state, seat).sprites[sprite];
    if (leaking === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite });
    if (leaking.immune) return refuse('sprite-immune', 'TC-9.4', { sprite });
    if (leaking.bag.length === 0) return refuse('bag-empty', 'TC-9.6', { sprite });
    return undefined;
  },

  perform(draft, { seat: victim, sprite }, emit) {
    add(draft.used, kindOf('leaky-bag'));
    const { sprites } = playerOf(draft, victim);
    const leaking = spriteAt(sprites, sprite);
    const lost = leaking.bag.slice(-LEAK).reverse();
    sprites[sprite] = takenOff(leaking, LEAK);
    for (const colour of lost) add(draft.eliminated, colour);
    emit?.({ type: 'leaked', seat: draft.turn, victim, sprite, stones: lost.map(stoneOf) }, 'TC-9.6');
    finishAction(draft, emit);
  },
};

/** TC-9.1: the refusal if the seat does not exist or is the player's own. */
function refuseOpponent({ players, turn }: State, seat: Seat): Violation | undefined {
  if (seat >= players) return refuse('no-such-seat', 'TC-9.1', { seat });
  if (seat === turn) return refuse('not-an-opponent', 'TC-9.1');
  return undefined;
}

export const fairyRules: Readonly<Record<Fairy, FairyRule>> = {
  'extra-sprite': extraSprite,
  'bigger-bag': biggerBag,
  immunity,
  'collective-harvest': collectiveHarvest,
  steal,
  'leaky-bag': leakyBag,
};
