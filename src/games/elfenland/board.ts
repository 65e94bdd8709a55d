import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { motions } from './board/motions.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfenland } from './game.ts';

/**
 * What a front end needs to know of Elfenland. Cards, tiles and town cards are pieces with faces; a hand is
 * `hand:0`, and a card of one's own hand is touched as `hand:dragon`; tiles before a seat lie in `open:0` and
 * `face-down:0`, its obstacle in `open:0` too; a draw of chance is entered as `deck:dragon`.
 */
export const board: Board<Elfenland> = { targets, touch, pieces, motions, layout };

export type { Way } from './map.ts';
export { distance, roadAt, roadOf, townAt, townOf, wayAlong, waysFrom } from './map.ts';
export {
  accepts,
  caravanFare,
  cardName,
  counterFare,
  counterName,
  kindOf,
  raftFare,
  roadsFor,
} from './transport.ts';
export type { Fare } from './travel.ts';
export { fareOf } from './travel.ts';
