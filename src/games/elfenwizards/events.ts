import type { Seat } from '../../core/game.ts';
import type { DefeatedBox, DiceBox, Face, SpaceId, SpellKind, TitleId, WizardId } from './types.ts';

/** Why a title was not given (EW-9.2, EW-9.3). */
export type Vacancy = 'tie' | 'no-points' | 'no-candidate';

/** What ended the game (EW-14.1). */
export type EndReason = 'four-turns' | 'high-wizard-twice' | 'not-given-twice';

/** Everything that happens. `seat` is whoever does it or whose wizard it happens to. */
export type Event =
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'recorded'; readonly seat: Seat; readonly turn: number; readonly from: 'reserve' | 'box' }
  | { readonly type: 'retired'; readonly seat: Seat; readonly wizard: WizardId; readonly to: SpaceId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[] }
  | { readonly type: 'roll-refused'; readonly seat: Seat }
  | { readonly type: 'allocated'; readonly seat: Seat; readonly die: Face; readonly box: DiceBox }
  | { readonly type: 'allocation-ended'; readonly seat: Seat; readonly unused: number }
  | {
      readonly type: 'minors-recovered';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly minors: number;
    }
  | {
      readonly type: 'taken-back';
      readonly seat: Seat;
      readonly box: 'minor' | 'grey';
      readonly dice: readonly Face[];
    }
  /** `points`: those beside the wizard now. */
  | {
      readonly type: 'cast';
      readonly seat: Seat;
      readonly spell: SpellKind;
      readonly wizard: WizardId;
      readonly at: SpaceId;
      readonly points: number;
    }
  /** `forced`: it had no legal cast (EW-8.5). */
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | {
      readonly type: 'title-given';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly title: TitleId;
      readonly points: number;
    }
  | { readonly type: 'title-vacant'; readonly title: TitleId; readonly reason: Vacancy }
  | {
      readonly type: 'defeated';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly box: DefeatedBox;
      readonly points: number;
    }
  /** EW-9.5: every spell cast, and every die left in a duel box. */
  | { readonly type: 'spells-returned' }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly wizard: WizardId; readonly title: TitleId }
  | {
      readonly type: 'demoted';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly to: SpaceId;
      readonly grey: boolean;
    }
  | {
      readonly type: 'grey-recovered';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly tokens: number;
    }
  | { readonly type: 'grey-removed'; readonly seat: Seat; readonly wizard: WizardId }
  /** `points` of this turn and `scores` so far, by seat. */
  | {
      readonly type: 'scored';
      readonly turn: number;
      readonly points: readonly number[];
      readonly scores: readonly number[];
    }
  /** EW-14.2: a point for each minor in reserve, at the end. */
  | { readonly type: 'minors-scored'; readonly points: readonly number[]; readonly scores: readonly number[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: EndReason };
