import type { Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { pieceAt, poolAt, realmPieces, roadPlace, several, townPlace } from '../../../realm/board/pieces.ts';
import { roadAt, townAt } from '../../../realm/map.ts';
import { hasBeenDealt } from '../../../realm/secrecy.ts';
import { cardKinds, GOLD_CARDS } from '../cards.ts';
import { LOTS, townsWithDiscs } from '../data.ts';
import { tilesOnRoad } from '../roads.ts';
import { tileKinds, tileName } from '../tiles.ts';
import type { View } from '../types.ts';

export const displayPlace: Place = { kind: 'display', id: 'cards' };
export const goldPilePlace: Place = { kind: 'gold-pile', id: 'cards' };
/** The gold cards before they come to the deck (EG-3.4). */
export const goldCardsPlace: Place = { kind: 'box', id: 'gold-cards' };
/** The discs that are still to be drawn (EG-3.2). */
export const discsPlace: Place = { kind: 'box', id: 'discs' };

/** What a seat has just drawn or taken, and the gold that it owns. */
export function ownPlace(kind: 'drawn' | 'gold', seat: Seat): Place {
  return { kind, id: String(seat) };
}

/** The place in the row of lots, from 1, in the order drawn (EG-7.1). */
export function lotPlace(number: number): Place {
  return { kind: 'lot', id: String(number) };
}

function coinAt(seat: Seat): Piece {
  return pieceAt('coin', null, ownPlace('gold', seat));
}

/**
 * EG-2.1 to 2.3: all tiles, cards and discs; EL-2.1: boots and town pieces; and a coin for each gold of a seat. The bank
 * is unlimited (EG-0.3): coins of the seats come from nowhere and go nowhere.
 */
export function pieces(view: View): readonly Piece[] {
  const { phase, round, values, gold, display, goldPile } = view;
  const dealt = (seat: Seat): boolean =>
    phase === 'town-card' ? hasBeenDealt(view, seat) : phase !== 'first-seat' && phase !== 'gold-value';
  const laid = values.flatMap((value, town) =>
    value === 0 ? [] : [pieceAt('disc', String(value), townPlace(townAt(town).id))],
  );
  return [
    ...realmPieces({ ...view, cardKinds, tileKinds, dealt }),
    ...laid,
    ...several(townsWithDiscs.length - laid.length, pieceAt('disc', null, discsPlace)),
    ...gold.flatMap((coins, seat) => several(coins, coinAt(seat))),
    ...poolAt('card', display, cardKinds, displayPlace),
    ...several(goldPile, pieceAt('card', 'gold', goldPilePlace)),
    ...several(round === 0 ? GOLD_CARDS : 0, pieceAt('card', 'gold', goldCardsPlace)),
    ...view.counters.flatMap((_, road) =>
      tilesOnRoad(view, road).map((tile) => pieceAt('tile', tileName(tile), roadPlace(roadAt(road).id))),
    ),
    ...ofStep(view),
  ];
}

/** A spell that is being cast, what has just been drawn, and the lots. */
function ofStep({ step, turn, players }: View): Piece[] {
  switch (step.kind) {
    case 'spell':
      return [pieceAt('tile', tileName(step.spell), roadPlace(roadAt(step.road).id))];
    case 'tiles':
      return step.drawn.map((tile) => pieceAt('tile', tile === null ? null : tileName(tile), ownPlace('drawn', turn)));
    case 'lots':
      return step.lots.map((tile, index) => pieceAt('tile', tileName(tile), lotPlace(index + 1)));
    case 'auction': {
      const gone = LOTS * players - step.lots.length;
      return step.lots.map((tile, index) => pieceAt('tile', tileName(tile), lotPlace(gone + index + 1)));
    }
    default:
      return [];
  }
}
