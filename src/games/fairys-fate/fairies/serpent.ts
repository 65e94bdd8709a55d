import { frozenList } from '../../../core/frozen.ts';
import { playerOf } from '../../../core/seats.ts';
import { nameOf } from '../cards.ts';
import { SERPENTS_A_BITE } from '../data.ts';
import { narrowed } from '../recipe-lists.ts';
import { completeRecipe, isComplete } from '../recipes.ts';
import { objectsOf } from '../seats.ts';
import type { RecipeIndex } from '../types.ts';
import type { Bad } from './fairy.ts';

/** FF-8.10: a seat with a complete recipe frees the enchanted fairy; any other seat keeps the serpent. */
export const serpent: Bad = (draft, card, emit) => {
  const { turn: seat } = draft;
  const own = playerOf(draft, seat);
  const recipe = completeRecipe(draft, own);
  if (recipe !== undefined) {
    draft.step = { kind: 'over', freedBy: seat };
    emit?.({ type: 'freed', seat, recipe }, 'FF-8.10');
    return 'over';
  }
  own.serpents += 1;
  emit?.({ type: 'kept', seat, card: nameOf(card) }, 'FF-8.10');
  const isIncomplete = (may: RecipeIndex): boolean => !isComplete(draft, may, own.objects);
  own.recipes = frozenList(own.recipes.map((held) => narrowed(held, isIncomplete))); // FF-11.4
  if (own.serpents % SERPENTS_A_BITE !== 0) return null;
  emit?.({ type: 'bitten', seat, serpents: own.serpents }, 'FF-8.11');
  return objectsOf(own) > 0 ? 'lose' : null;
};
