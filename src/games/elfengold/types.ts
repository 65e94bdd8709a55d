import type { Frozen, Seat } from '../../core/game.ts';
import type { Road, TownId } from '../../realm/map.ts';
import type { Pool } from '../../realm/pool.ts';
import type { Counter } from '../../realm/transport.ts';
import type { Realm, RealmOptions, RealmView } from '../../realm/types.ts';
import type { Tile } from './tiles.ts';

/** The values of the 20 discs by the towns on which they lie (EG-2.3). */
export type GoldValues = Readonly<Record<Exclude<TownId, 'elvenhold'>, number>>;

/** Where the game stands. */
export type PhaseName =
  | 'first-seat'
  | 'gold-value'
  | 'town-card'
  | 'deal'
  | 'display'
  | 'restock'
  | 'draw'
  | 'draw-card'
  | 'refill'
  | 'tiles'
  | 'reveal'
  | 'lots'
  | 'auction'
  | 'planning'
  | 'add'
  | 'swap'
  | 'movement'
  | 'discard'
  | 'keep'
  | 'over';

/** What means something in one part of the round only. */
export type Step =
  | { readonly kind: 'none' }
  /** EG-3.4: so many cards are still due to the seat. */
  | { readonly kind: 'deal'; readonly due: number }
  /** Draws left: of everybody, before the income (EG-4.1); of the seat that has moved, before the next turn (EG-9.6). */
  | { readonly kind: 'draw'; readonly before: 'income' | 'turn'; readonly left: number }
  /** EG-6.1: what the seat has just drawn. */
  | { readonly kind: 'tiles'; readonly drawn: readonly Tile[] }
  /** EG-7.1: the lots drawn so far. */
  | { readonly kind: 'lots'; readonly lots: readonly Tile[] }
  | Auction
  /** EG-8.1: so many passes in a row. */
  | { readonly kind: 'planning'; readonly passes: number }
  /** EG-8.5, EG-8.6: a double or an exchange, and the road on which it lies. */
  | { readonly kind: 'spell'; readonly spell: Tile; readonly road: Road }
  /** EG-9.3: whether the seat has made a step, and what it has earned. */
  | { readonly kind: 'movement'; readonly moved: boolean; readonly earned: number }
  /** EG-9.9: so many draws are due to the seat when it has discarded. */
  | { readonly kind: 'discard'; readonly draws: number };

/** §7: an auction under way. */
export interface Auction {
  readonly kind: 'auction';
  /** The lot, and those still to come. */
  readonly lots: readonly Tile[];
  /** The standing bid; 0 while there is none. */
  readonly bid: number;
  readonly bidder: Seat | null;
  /** By seat: whether it is out for this lot (EG-7.2). */
  readonly passed: readonly boolean[];
  /** By seat: whether it could not pay for this lot (EG-7.5). */
  readonly defaulted: readonly boolean[];
}

/**
 * Pools of cards hold the travel cards by their numbers in Elfenland, then wizards and gold; pools of tiles hold the
 * counters so, then the special tiles. `obstacles` are logs on land and sea monsters on water.
 */
export interface State extends Realm {
  readonly phase: PhaseName;
  readonly wizards: boolean;
  readonly bidding: Options['bidding'];
  readonly handLimit: Options['handLimit'];
  readonly moveDraw: Options['moveDraw'];
  /** The round being played, 1 to 6; 0 in the set-up. */
  readonly round: number;
  /** By town: the value of its disc; 0 where there is none. */
  readonly values: Frozen<readonly number[]>;
  /** By seat. */
  readonly gold: readonly number[];
  /** By road: the second counter, with a double; of the two the one with the higher number. */
  readonly seconds: Frozen<readonly (Counter | null)[]>;
  /** By road: whether a gold tile is on it. */
  readonly goldTiles: Frozen<readonly boolean[]>;
  /** The cards that lie face up for all (EG-3.4). */
  readonly display: Pool;
  /** How many cards the gold pile has. */
  readonly goldPile: number;
  readonly step: Step;
}

/** What a viewer sees of a {@link Step}: of the tiles that another has just drawn only how many they are. */
export type ViewStep =
  | Exclude<Step, { readonly kind: 'tiles' }>
  | { readonly kind: 'tiles'; readonly drawn: readonly (Tile | null)[] };

/** What a viewer sees (§12): everything but other hands, face-down tiles and town cards, the deck and the pile. */
export interface View extends RealmView, Omit<State, keyof Realm | 'step'> {
  readonly step: ViewStep;
}

/** What a viewer knows of hands that it does not see. */
export interface Known {
  /** By seat: cards that it took openly and has not laid down since; its hand holds these at least. */
  readonly hands: readonly Pool[];
}

export interface Options extends RealmOptions {
  /** EG-3.2: the values of the towns: those of the rules, drawn, or given by town, a disc for each but Elvenhold. */
  readonly goldValues: 'standard' | 'random' | GoldValues;
  /** EG-9.4, EG-9.5: the variant with elven wizards. */
  readonly wizards: boolean;
  /** EG-7.6: whether one may bid more than one has. */
  readonly bidding: 'penalty' | 'capped';
  /** EG-9.9: that of Elfenland; so many cards, 0 to 70; or none. */
  readonly handLimit: 'elfenland' | number | null;
  /** EG-9.7, EG-9.8: how one draws in place of the gold earned. */
  readonly moveDraw: 'deck' | 'choice';
}
