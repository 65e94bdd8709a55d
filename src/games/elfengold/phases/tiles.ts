import { at, stepOf } from '../../../core/checked-access.ts';
import type { MoveRule, Phase } from '../../../core/define.ts';
import { propose } from '../../../core/define.ts';
import { add } from '../../../core/pool.ts';
import { atTurn } from '../../../core/seats.ts';
import { continueLots } from '../auction.ts';
import { tileField } from '../data.ts';
import { tileDraw } from '../draws.ts';
import { continueTiles, endReveal } from '../flow.ts';
import type { Elfengold } from '../game.ts';
import type { MoveOf } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { tileKinds, tileName, tileOf } from '../tiles.ts';

const reveals: readonly MoveOf<'reveal'>[] = tileKinds.map((tile) => Object.freeze({ type: 'reveal', tile }));

/** EG-6.1: lays one of the two drawn tiles open, the other face down. */
const revealOne: MoveRule<Elfengold, MoveOf<'reveal'>> = {
  type: 'reveal',
  clause: 'EG-6.1',
  fields: { tile: tileField },
  candidates: propose(reveals),

  violation({ step }, { tile }) {
    if (!stepOf(step, 'tiles').drawn.includes(tileOf(tile))) return refuse('not-just-drawn', 'EG-6.1', { tile });
    return undefined;
  },

  perform(draft, { tile }, emit) {
    const { drawn } = stepOf(draft.step, 'tiles');
    const [first, second] = [at(drawn, 0), at(drawn, 1)];
    add(at(draft.open, draft.turn), tileOf(tile));
    add(at(draft.faceDown, draft.turn), first === tileOf(tile) ? second : first);
    emit?.({ type: 'revealed', seat: draft.turn, tile }, 'EG-6.1');
    endReveal(draft);
  },
};

/** EG-6.1: the seat whose turn it is draws two tiles. */
export const tiles: Phase<Elfengold> = tileDraw('EG-6.1', (draft, tile, emit) => {
  stepOf(draft.step, 'tiles').drawn.push(tile);
  emit?.({ type: 'tile-drawn', seat: draft.turn, tile: tileName(tile) }, 'EG-6.1');
  continueTiles(draft);
});

/** EG-6.1: the seat chooses which tile it lays open. */
export const reveal: Phase<Elfengold> = { actor: atTurn, clause: 'EG-6.1', rules: [revealOne] };

/** EG-7.1: chance draws the lots, all face up. */
export const lots: Phase<Elfengold> = tileDraw('EG-7.1', (draft, tile, emit) => {
  stepOf(draft.step, 'lots').lots.push(tile);
  emit?.({ type: 'lot-drawn', tile: tileName(tile) }, 'EG-7.1');
  continueLots(draft, emit);
});
