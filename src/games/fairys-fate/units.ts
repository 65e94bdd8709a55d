import type { Seat } from '../../core/game.ts';
import type { CardName, ObjectKind } from './types.ts';

/**
 * The index of a seat's recipe, in the order received.
 * @maximum 3
 */
export type HeldIndex = number;

/**
 * A number of objects of one kind (FF-2.1).
 * @maximum 5
 */
export type ObjectCount = number;

/**
 * A number of fairies of one kind, or of turns lost to petrification (FF-2.1, FF-8.8).
 * @maximum 3
 */
export type FairyCount = number;

/**
 * A number of cards with the same face, for example serpents (FF-2.1).
 * @maximum 18
 */
export type CardCount = number;

/** Number of copies of each card. */
export type CardCounts = Readonly<Record<CardName, CardCount>>;

/**
 * The objects of a recipe.
 * @minItems 4
 * @maxItems 4
 */
type Recipe = readonly ObjectKind[];

/**
 * The nine recipes, by their index.
 * @minItems 9
 * @maxItems 9
 */
export type Recipes = readonly Recipe[];

/**
 * Seats, ascending.
 * @uniqueItems true
 */
export type Seats = readonly Seat[];

/**
 * Cards of one place, in the order of their slots.
 * @maxItems 4
 */
export type Row = readonly CardName[];
