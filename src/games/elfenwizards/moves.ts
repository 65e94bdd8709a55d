import type { Seat } from '../../core/game.ts';
import type { DiceBox, Face, SpaceId, SpellKind, WizardId } from './types.ts';

/**
 * A move. `Extract<Move, { type: 'allocate' }>` is the type of the moves `allocate`. No move exchanges spells, grey
 * tokens or points between seats (EW-15.1).
 */
export type Move =
  | { readonly type: 'first-seat'; readonly seat: Seat }
  | { readonly type: 'record'; readonly from: 'reserve' | 'box' }
  | { readonly type: 'retire'; readonly to: SpaceId }
  /** Here and in the moves below, `dice` are faces, ascending. */
  | { readonly type: 'roll'; readonly dice: readonly Face[] }
  | { readonly type: 'allocate'; readonly die: Face; readonly box: DiceBox }
  | { readonly type: 'end-allocation' }
  | { readonly type: 'reroll' }
  | { readonly type: 'recover'; readonly dice: readonly Face[] }
  | { readonly type: 'take-back'; readonly dice: readonly Face[] }
  | { readonly type: 'cast'; readonly spell: SpellKind; readonly wizard: WizardId }
  | { readonly type: 'pass' }
  | { readonly type: 'claim'; readonly wizard: WizardId; readonly to: SpaceId }
  | { readonly type: 'demote'; readonly to: SpaceId }
  | { readonly type: 'remove-grey'; readonly wizard: WizardId };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
