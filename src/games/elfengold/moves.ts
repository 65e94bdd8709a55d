import type { Seat } from '../../core/game.ts';
import type { RoadId, TownId } from '../../realm/map.ts';
import type { CounterKind } from '../../realm/transport.ts';
import type { CardKind, HandCardKind } from './cards.ts';
import type { TileKind } from './tiles.ts';

/** A move. `Extract<Move, { type: 'travel' }>` is the type of the moves `travel`. */
export type Move =
  | { readonly type: 'first-seat'; readonly seat: Seat }
  /** The chance move that lays a disc in the next town (EG-3.2). */
  | { readonly type: 'gold-value'; readonly value: number }
  | { readonly type: 'town-card'; readonly town: TownId }
  /** The chance move that draws one piece from a pool (EL-0.5). */
  | { readonly type: 'draw'; readonly kind: CardKind | TileKind }
  | { readonly type: 'draw-deck' }
  | { readonly type: 'draw-open'; readonly card: HandCardKind }
  | { readonly type: 'take-gold' }
  | { readonly type: 'reveal'; readonly tile: TileKind }
  | {
      readonly type: 'bid';
      /** In gold, an integer of at least 1; EG-7.6 refuses more than 300. */
      readonly amount: number;
    }
  | { readonly type: 'pass' }
  /** Puts a tile on a road. `hidden` means one of the mover's face-down tiles (EG-0.2). */
  | {
      readonly type: 'place';
      readonly tile: TileKind;
      readonly road: RoadId;
      readonly hidden?: true;
    }
  /** Adds the second counter, after a double (EG-8.5). */
  | { readonly type: 'add'; readonly tile: CounterKind; readonly hidden?: true }
  /** EG-8.6: swaps `counter` on the spell's road and `with` on `road`; each is given only if its road has two kinds. */
  | {
      readonly type: 'swap';
      readonly counter?: CounterKind;
      readonly road: RoadId;
      readonly with?: CounterKind;
    }
  /** `by`: the counter used, if the road has two kinds (EG-0.1). `wizard`: a wizard passes the obstacle (EG-9.4). */
  | {
      readonly type: 'travel';
      readonly road: RoadId;
      readonly by?: CounterKind;
      readonly wizard?: true;
    }
  | {
      readonly type: 'caravan';
      readonly road: RoadId;
      /** The payment, a multiset (EL-0.2). EG-9.4 refuses wizards in it. */
      readonly cards: readonly HandCardKind[];
      readonly wizard?: true;
    }
  | { readonly type: 'fly'; readonly town: TownId }
  | { readonly type: 'end'; readonly take: 'gold' | 'cards' }
  | { readonly type: 'discard'; readonly card: HandCardKind }
  /** The open and the face-down tiles that the player keeps; two multisets (EL-0.2). */
  | { readonly type: 'keep'; readonly open: readonly TileKind[]; readonly hidden: readonly TileKind[] };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
