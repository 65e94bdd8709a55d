import type { Draft, Seat, Violation } from '../../core/game.ts';
import { add } from './counts.ts';
import { HARVEST, kindOf, LEAK, nth, STOLEN, stoneOf } from './data.ts';
import type { Listener } from './flow.ts';
import { finishAction } from './flow.ts';
import type { PlayMove } from './moves.ts';
import { at, biggerBags, COLLECTIVE_HARVEST, EXTRA_SPRITE, immunities, leakyBags, thefts } from './moves.ts';
import { refuse } from './refusals.ts';
import { hasAnythingToSteal, isExposed, playerOf } from './seats.ts';
import { newSprite } from './state.ts';
import type { Fairy, SpriteIndex, State } from './types.ts';

/** What a fairy is played on; 0 where its kind needs none. */
interface Target {
  readonly seat: Seat;
  readonly sprite: SpriteIndex;
}

/** A kind of fairy: what it is played on, when that has an effect, and which (§9). */
export interface FairyRule {
  readonly needsSeat: boolean;
  readonly needsSprite: boolean;
  candidates(state: State, out: PlayMove[]): void;
  violation(state: State, target: Target): Violation | undefined;
  perform(draft: Draft<State>, target: Target, emit: Listener): void;
}

/** TC-9.2. */
const extraSprite: FairyRule = {
  needsSeat: false,
  needsSprite: false,
  candidates: (_state, out) => {
    out.push(EXTRA_SPRITE);
  },
  violation: () => undefined,
  perform(draft, _target, emit) {
    playerOf(draft, draft.turn).sprites.push(newSprite());
    finishAction(draft, emit);
  },
};

/** TC-9.3. */
const biggerBag: FairyRule = {
  needsSeat: false,
  needsSprite: true,

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let i = 0; i < sprites.length; i++) if (!nth(sprites, i).bigger) out.push(nth(biggerBags, i));
  },

  violation(state, { sprite }) {
    const own = playerOf(state, state.turn).sprites[sprite];
    if (own === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite });
    if (own.bigger) return refuse('bigger-already', 'TC-9.3', { sprite });
    return undefined;
  },

  perform(draft, { sprite }, emit) {
    nth(playerOf(draft, draft.turn).sprites, sprite).bigger = true;
    finishAction(draft, emit);
  },
};

/** TC-9.4. */
const immunity: FairyRule = {
  needsSeat: false,
  needsSprite: true,

  candidates(state, out) {
    const { sprites } = playerOf(state, state.turn);
    for (let i = 0; i < sprites.length; i++) if (!nth(sprites, i).immune) out.push(nth(immunities, i));
  },

  violation(state, { sprite }) {
    const own = playerOf(state, state.turn).sprites[sprite];
    if (own === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite });
    if (own.immune) return refuse('immune-already', 'TC-9.4', { sprite });
    return undefined;
  },

  perform(draft, { sprite }, emit) {
    nth(playerOf(draft, draft.turn).sprites, sprite).immune = true;
    finishAction(draft, emit);
  },
};

/** TC-9.7: the stones are taken one after another. */
const collectiveHarvest: FairyRule = {
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

/** TC-9.8: the stones are taken one after another. */
const steal: FairyRule = {
  needsSeat: true,
  needsSprite: false,

  candidates(state, out) {
    for (let victim = 0; victim < state.players; victim++)
      if (victim !== state.turn && hasAnythingToSteal(playerOf(state, victim))) out.push(nth(thefts, victim));
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

/** TC-9.6. */
const leakyBag: FairyRule = {
  needsSeat: true,
  needsSprite: true,

  candidates(state, out) {
    for (let victim = 0; victim < state.players; victim++) {
      if (victim === state.turn) continue;
      const { sprites } = playerOf(state, victim);
      for (let i = 0; i < sprites.length; i++) if (isExposed(nth(sprites, i))) out.push(at(leakyBags, victim, i));
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
    const { bag } = nth(playerOf(draft, victim).sprites, sprite);
    const lost = bag.splice(Math.max(0, bag.length - LEAK)).reverse();
    for (const colour of lost) add(draft.eliminated, colour);
    emit?.({ type: 'leaked', seat: draft.turn, victim, sprite, stones: lost.map(stoneOf) });
    finishAction(draft, emit);
  },
};

/** TC-9.1: another seat at this table. */
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
