import type { Piece, Place } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import { countsAt, pieceAt, realmPieces, roadPlace, seatPlace, townPlace } from '../../../realm/board/pieces.ts';
import { roads, towns } from '../../../realm/map.ts';
import { GOLD_CARDS } from '../cards.ts';
import { LOTS, townsWithDiscs } from '../data.ts';
import type { TileKind } from '../tiles.ts';
import type { RoadView, View } from '../types.ts';

export const displayPlace: Place = { kind: 'display', id: 'cards' };
export const goldPilePlace: Place = { kind: 'gold-pile', id: 'cards' };
/** The place of the gold cards before they are shuffled into the deck (EG-3.4). */
export const goldCardsPlace: Place = { kind: 'box', id: 'gold-cards' };
/** The place of the discs not yet drawn (EG-3.2). */
export const discsPlace: Place = { kind: 'box', id: 'discs' };

/** The place of a lot. @param number from 1, in the order drawn (EG-7.1). */
export function lotPlace(number: number): Place {
  return { kind: 'lot', id: String(number) };
}

/**
 * EG-2.1 to 2.3: all tiles, cards and discs; EG-3.1: boots and town pieces; EL-2.6: town cards, if used. Each gold of a
 * seat is a coin. The unlimited bank (EG-0.3) has no pieces, so coins from it appear, and coins to it disappear.
 */
export function pieces(view: View): readonly Piece[] {
  const { round, seats, display, goldPile } = view;
  const laid = towns.flatMap(({ id }) => {
    const value = id === 'elvenhold' ? undefined : view.values[id];
    return value === undefined ? [] : [pieceAt('disc', String(value), townPlace(id))];
  });
  return [
    ...realmPieces(view),
    ...laid,
    ...several(townsWithDiscs.length - laid.length, pieceAt('disc', null, discsPlace)),
    ...seats.flatMap(({ gold }, seat) => several(gold, pieceAt('coin', null, seatPlace('gold', seat)))),
    ...countsAt('card', display, displayPlace),
    ...several(goldPile, pieceAt('card', 'gold', goldPilePlace)),
    ...several(round === 0 ? GOLD_CARDS : 0, pieceAt('card', 'gold', goldCardsPlace)),
    ...roads.flatMap(({ id, isLand }) =>
      tilesOn(view.roads[id], isLand).map((tile) => pieceAt('tile', tile, roadPlace(id))),
    ),
    ...ofStep(view),
  ];
}

function tilesOn(lying: RoadView | undefined, isLand: boolean): TileKind[] {
  const { counter = null, second = null, obstacle = false, gold = false } = lying ?? {};
  return [
    ...(counter === null ? [] : [counter]),
    ...(second === null ? [] : [second, 'double' as const]),
    ...(gold ? ['gold' as const] : []),
    ...(obstacle ? [isLand ? ('log' as const) : ('sea-monster' as const)] : []),
  ];
}

/** The pieces of the step: the spell being cast, the tiles just drawn, or the lots. */
function ofStep({ step, turn, seats }: View): Piece[] {
  switch (step.kind) {
    case 'spell':
      return [pieceAt('tile', step.spell, roadPlace(step.road))];
    case 'tiles': {
      const place = seatPlace('drawn', turn ?? 0);
      return (
        step.drawn?.map((tile) => pieceAt('tile', tile, place)) ?? several(step.drawnSize, pieceAt('tile', null, place))
      );
    }
    case 'lots':
      return step.lots.map((tile, index) => pieceAt('tile', tile, lotPlace(index + 1)));
    case 'auction': {
      const gone = LOTS * seats.length - step.lots.length;
      return step.lots.map((tile, index) => pieceAt('tile', tile, lotPlace(gone + index + 1)));
    }
    default:
      return [];
  }
}
