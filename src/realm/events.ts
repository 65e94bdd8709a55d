import type { Seat } from '../core/game.ts';
import type { TownId } from './map.ts';
import type { Winners } from './types.ts';

/** The events that Elfenland and Elfengold share. `null` replaces what the viewer may not know. */
export type RealmEvent<Round extends number = number> =
  | { readonly type: 'first-seat'; readonly seat: Seat }
  | { readonly type: 'town-card-dealt'; readonly seat: Seat; readonly town: TownId | null }
  /** EL-10.1: at the end of the game, the town card of every seat is revealed. */
  | { readonly type: 'town-card-shown'; readonly seat: Seat; readonly town: TownId }
  | { readonly type: 'round'; readonly round: Round; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'piece-taken';
      readonly seat: Seat;
      readonly town: TownId;
      /**
       * Pieces that the seat has taken so far.
       * @minimum 1
       * @maximum 20
       */
      readonly taken: number;
    }
  | { readonly type: 'ended'; readonly winners: Winners };

/** The events of both games that have a part hidden from the other players (EL-10.4). */
export type SecretEvent<
  Card extends string,
  Tile extends string,
  Kept extends readonly Tile[] = readonly Tile[],
  KeptCount extends number = number,
> =
  | Extract<RealmEvent, { readonly type: 'town-card-dealt' }>
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: Card | null }
  /** A face-down tile, drawn from the pile. */
  | { readonly type: 'tile-drawn'; readonly seat: Seat; readonly tile: Tile | null }
  /** `hidden` lists the face-down tiles kept. For viewers who may not see them, it is only their number. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly open: Kept;
      readonly hidden: Kept | KeptCount;
    };
