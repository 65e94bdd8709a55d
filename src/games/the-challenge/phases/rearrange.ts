import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { fieldless } from '../../../core/fieldless.ts';
import { countOf, remove, sizeOf } from '../../../core/pool.ts';
import { atTurn, playerOf } from '../../../core/seats.ts';
import { fits, refuseMisfit } from '../bags.ts';
import { colourOf, HAND_LIMIT, STONES, sprite, stone, stoneOf } from '../data.ts';
import { finishAction, tellHoldings } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { ownsStones, stonesOf } from '../seats.ts';
import { spriteAt, spriteWith } from '../sprites.ts';
import { cell, lays } from '../universe.ts';

/** TC-10.2: starts a plan with all stones in the pool and empty bags. */
export const beginRearranging: MoveRule<TheChallenge, MoveOf<'rearrange'>> = {
  ...fieldless('rearrange'),
  clause: 'TC-10.1',
  closed: (state) => (ownsStones(playerOf(state, state.turn)) ? undefined : refuse('no-stones', 'TC-10.2')),

  perform(draft, _move, emit) {
    const own = playerOf(draft, draft.turn);
    draft.phase = 'rearrange';
    draft.step = { kind: 'rearrange', pool: stonesOf(own), planned: own.sprites.map(() => []) };
    emit?.({ type: 'rearranging', seat: draft.turn }, 'TC-10.2');
  },
};

const lay: MoveRule<TheChallenge, MoveOf<'lay'>> = {
  type: 'lay',
  clause: 'TC-10.2',
  fields: { stone, sprite },

  candidates(state, out) {
    const { pool, planned } = stepOf(state.step, 'rearrange');
    const { sprites } = playerOf(state, state.turn);
    for (let colour = 0; colour < STONES.length; colour++) {
      if (countOf(pool, colour) === 0) continue;
      for (let i = 0; i < sprites.length; i++)
        if (fits(at(planned, i), spriteAt(sprites, i).bigger, colour, state.blueAlone)) out.push(cell(lays, colour, i));
    }
  },

  violation(state, { stone: own, sprite: target }) {
    const { pool, planned } = stepOf(state.step, 'rearrange');
    const goal = playerOf(state, state.turn).sprites[target];
    if (goal === undefined) return refuse('no-such-sprite', 'TC-0.5', { sprite: target });
    if (countOf(pool, colourOf(own)) === 0) return refuse('not-in-pool', 'TC-10.2', { stone: own });
    return refuseMisfit(at(planned, target), goal.bigger, colourOf(own), state.blueAlone);
  },

  perform(draft, { stone: own, sprite: target }, emit) {
    const { pool, planned } = stepOf(draft.step, 'rearrange');
    remove(pool, colourOf(own));
    at(planned, target).push(colourOf(own));
    emit?.({ type: 'laid', seat: draft.turn, stone: own, sprite: target }, 'TC-10.2');
  },
};

const finish: MoveRule<TheChallenge, MoveOf<'finish'>> = {
  ...fieldless('finish'),
  clause: 'TC-10.2',
  reveals: true,

  closed({ step }) {
    const stones = sizeOf(stepOf(step, 'rearrange').pool);
    return stones > HAND_LIMIT ? refuse('pool-too-large', 'TC-10.2', { stones, limit: HAND_LIMIT }) : undefined;
  },

  perform(draft, _move, emit) {
    const { pool, planned } = stepOf(draft.step, 'rearrange');
    const own = playerOf(draft, draft.turn);
    own.hand = pool;
    for (let i = 0; i < planned.length; i++) {
      const { bigger, immune } = spriteAt(own.sprites, i);
      own.sprites[i] = spriteWith(at(planned, i), bigger, immune);
    }
    emit?.({ type: 'rearranged', seat: draft.turn, bags: planned.map((bag) => bag.map(stoneOf)) }, 'TC-10.2');
    tellHoldings('held', draft, draft.turn, 'TC-12.2', emit);
    finishAction(draft, emit);
  },
};

const restore: MoveRule<TheChallenge, MoveOf<'restore'>> = {
  ...fieldless('restore'),
  clause: 'TC-10.2',

  perform(draft, _move, emit) {
    emit?.({ type: 'restored', seat: draft.turn }, 'TC-10.2');
    finishAction(draft, emit);
  },
};

/** TC-10.2: the seat plans stone by stone, then keeps or drops the plan. */
export const rearrange: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-10.2',
  rules: [lay, finish, restore],
};
