import type { Frozen } from '../../core/game.ts';
import { rangeWith, sumOf } from './cards.ts';
import type { Back, Pile, PileIndex, State } from './types.ts';

// The interned piles by size, in one list for each top; `bare` has those without a top.
const bare: Frozen<Pile>[] = [];
const light: Frozen<Pile>[] = [];
const sprite: Frozen<Pile>[] = [];
const nature: Frozen<Pile>[] = [];

/** The interned pile with this size and top. */
export function pileWith(size: number, top: Back | null): Frozen<Pile> {
  const made = pilesWith(top);
  made[size] ??= Object.freeze({ size, top });
  return made[size];
}

/** Hot path of `clone`: a switch, because computed keys are slow. */
function pilesWith(top: Back | null): Frozen<Pile>[] {
  switch (top) {
    case null:
      return bare;
    case 'light':
      return light;
    case 'sprite':
      return sprite;
    case 'nature':
      return nature;
  }
}

/** The interned pile equal to `pile`, which may have been read from JSON. */
export function internPile({ size, top }: Pile): Frozen<Pile> {
  return pileWith(size, top);
}

export function pileOf(state: Pick<State, 'piles'>, index: PileIndex): Pile {
  const pile = state.piles[index];
  if (pile === undefined) throw new Error(`broken state: no pile ${index}`);
  return pile;
}

/** Whether all piles are empty. */
export function areEmpty({ piles }: Pick<State, 'piles'>): boolean {
  for (const { size } of piles) if (size > 0) return false;
  return true;
}

/** FF-4.3: weight of a back as the pile's new top: number of unseen cards with it, minus other piles that show it. */
export function topWeight(state: State, own: PileIndex, back: Back): number {
  let weight = sumOf(state.unseen, rangeWith(back));
  for (let pile = 0; pile < state.piles.length; pile++) {
    if (pile !== own && pileOf(state, pile).top === back) weight -= 1;
  }
  return weight;
}
