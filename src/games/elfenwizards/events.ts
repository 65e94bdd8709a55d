import type { BySeat, Seat } from '../../core/game.ts';
import type { DefeatedBox, DiceBox, Face, Score, SpaceId, SpellCount, SpellKind, TitleId, WizardId } from './types.ts';

/**
 * A turn of the game.
 * @minimum 1
 * @maximum 4
 */
type Turn = number;

/**
 * The faces of the chosen dice, ascending; may be empty.
 * @maxItems 7
 */
type Dice = readonly Face[];

/**
 * The points beside one wizard (EW-8.6).
 * @maximum 294
 */
type Support = number;

/**
 * The points of one turn (EW-13.1).
 * @minimum -10
 * @maximum 70
 */
type TurnScore = number;

/** Why a title stays vacant (EW-9.2, EW-9.3). */
export type Vacancy = 'tie' | 'no-points' | 'no-candidate';

/** Why the game ended (EW-14.1). */
export type EndReason = 'four-turns' | 'high-wizard-twice' | 'not-given-twice';

/** An event. `seat` is the seat that acts or whose wizard is affected; in `turn` it is the First Player. */
export type Event =
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly turn: Turn; readonly seat: Seat }
  | { readonly type: 'recorded'; readonly seat: Seat; readonly turn: Turn; readonly from: 'reserve' | 'box' }
  | { readonly type: 'retired'; readonly seat: Seat; readonly wizard: WizardId; readonly to: SpaceId }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      /**
       * The faces, ascending.
       * @minItems 1
       * @maxItems 7
       */
      readonly dice: readonly Face[];
    }
  | { readonly type: 'roll-refused'; readonly seat: Seat }
  | { readonly type: 'allocated'; readonly seat: Seat; readonly die: Face; readonly box: DiceBox }
  | { readonly type: 'allocation-ended'; readonly seat: Seat; readonly unused: SpellCount }
  | {
      readonly type: 'minors-recovered';
      readonly seat: Seat;
      readonly dice: Dice;
      readonly minors: SpellCount;
    }
  | {
      readonly type: 'taken-back';
      readonly seat: Seat;
      readonly box: 'minor' | 'grey';
      readonly dice: Dice;
    }
  /** `points` is the total beside the wizard after the cast. */
  | {
      readonly type: 'cast';
      readonly seat: Seat;
      readonly spell: SpellKind;
      readonly wizard: WizardId;
      readonly at: SpaceId;
      readonly points: Support;
    }
  /** `forced` means that the seat had no legal cast (EW-8.5). */
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | {
      readonly type: 'title-given';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly title: TitleId;
      readonly points: Support;
    }
  | { readonly type: 'title-vacant'; readonly title: TitleId; readonly reason: Vacancy }
  | {
      readonly type: 'defeated';
      readonly seat: Seat;
      readonly wizard: WizardId;
      readonly box: DefeatedBox;
      readonly points: Support;
    }
  /** EW-9.5: cast dice and dice in duel boxes return to the reserves; cast minors go to the minor box. */
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
      readonly dice: Dice;
      /** @maximum 10 */
      readonly tokens: number;
    }
  | { readonly type: 'grey-removed'; readonly seat: Seat; readonly wizard: WizardId }
  /** EW-13.1: `points` are those of this turn, `scores` the totals so far. */
  | {
      readonly type: 'scored';
      readonly turn: Turn;
      readonly points: BySeat<TurnScore>;
      readonly scores: BySeat<Score>;
    }
  /** EW-14.2: at the end, `points` has one point for each minor in reserve; `scores` are the final totals. */
  | { readonly type: 'minors-scored'; readonly points: BySeat<SpellCount>; readonly scores: BySeat<Score> }
  | {
      readonly type: 'ended';
      /** @maxItems 6 */
      readonly winners: readonly Seat[];
      readonly reason: EndReason;
    };
