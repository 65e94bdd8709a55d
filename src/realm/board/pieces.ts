import type { Piece, Place } from '../../core/board.ts';
import { several } from '../../core/board-parts.ts';
import type { Seat } from '../../core/game.ts';
import type { Counts } from '../counts.ts';
import { townCardIds } from '../data.ts';
import type { RoadId, TownId } from '../map.ts';
import { TOWNS_TO_VISIT } from '../pieces.ts';
import type { RealmView } from '../types.ts';
import { hasTownCard } from '../view.ts';

/** The pieces that both games share, and their places. */

export function townPlace(id: TownId): Place {
  return { kind: 'town', id };
}

export function roadPlace(id: RoadId): Place {
  return { kind: 'road', id };
}

/** A seat itself, or the place of its cards, tiles, town card, taken town pieces, just drawn tiles, or gold. */
export type SeatPlace = 'seat' | 'hand' | 'open' | 'face-down' | 'town-card' | 'taken' | 'drawn' | 'gold';

export function seatPlace(kind: SeatPlace, seat: Seat): Place {
  return { kind, id: String(seat) };
}

export const deckPlace: Place = { kind: 'deck', id: 'cards' };
export const discardPlace: Place = { kind: 'discard', id: 'cards' };
export const pilePlace: Place = { kind: 'pile', id: 'tiles' };
/** Town cards that no seat has (EL-3.3). */
export const undealtPlace: Place = { kind: 'town-card', id: 'undealt' };

/** A card, a tile or another piece that no seat owns. @param face `null` if none is seen. */
export function pieceAt(kind: string, face: string | null, place: Place): Piece {
  return { kind, owner: null, face, at: place };
}

function townPieceAt(owner: Seat, place: Place): Piece {
  return { kind: 'town-piece', owner, face: null, at: place };
}

/** Face-up pieces. @param counts number of pieces with each face, by its name. */
export function countsAt(kind: string, counts: Counts, place: Place): Piece[] {
  return Object.entries(counts).flatMap(([face, count]) => several(count, pieceAt(kind, face, place)));
}

/** The pieces of both games: boots, town pieces, town cards, and the cards and tiles of seats and in piles. */
export function realmPieces(view: RealmView): Piece[] {
  const { seats, deckSize, discard, pileSize } = view;
  return [
    ...seats.map(({ town }, owner) => ({ kind: 'boot', owner, face: null, at: townPlace(town) })),
    ...seats.flatMap(({ pieces }, seat) => [
      ...pieces.map((town) => townPieceAt(seat, townPlace(town))),
      ...several(TOWNS_TO_VISIT - pieces.length, townPieceAt(seat, seatPlace('taken', seat))),
    ]),
    ...townCards(view),
    ...seats.flatMap((own, seat) => [
      ...cover('card', own.hand, own.handSize, seatPlace('hand', seat)),
      ...countsAt('tile', own.open, seatPlace('open', seat)),
      ...cover('tile', own.faceDown, own.faceDownSize, seatPlace('face-down', seat)),
    ]),
    ...several(deckSize, pieceAt('card', null, deckPlace)),
    ...countsAt('card', discard, discardPlace),
    ...several(pileSize, pieceAt('tile', null, pilePlace)),
  ];
}

/** The pieces: face up, or `size` pieces face down if `counts` is `null` because the viewer does not see them. */
function cover(kind: string, counts: Counts | null, size: number, place: Place): Piece[] {
  return counts === null ? several(size, pieceAt(kind, null, place)) : countsAt(kind, counts, place);
}

/** EL-2.6: all 12 town cards if the game is played with `destination`; otherwise none. */
function townCards(view: RealmView): Piece[] {
  if (!view.options.destination) return [];
  const dealt = view.seats.flatMap(({ townCard }, seat) =>
    hasTownCard(view, seat) ? [pieceAt('town-card', townCard, seatPlace('town-card', seat))] : [],
  );
  return [...dealt, ...several(townCardIds.length - dealt.length, pieceAt('town-card', null, undealtPlace))];
}
