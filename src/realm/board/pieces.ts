import type { Piece, Place } from '../../core/board.ts';
import { at } from '../../core/checked-access.ts';
import type { Seat } from '../../core/game.ts';
import { townCardIds } from '../data.ts';
import type { RoadId, Town, TownId } from '../map.ts';
import { townAt } from '../map.ts';
import { piecesTaken, townsLeft } from '../pieces.ts';
import type { Pool } from '../pool.ts';
import { piecesOf } from '../pool.ts';
import type { RealmView } from '../types.ts';

/** What both games on this map lay on the table, and where. */

export function townPlace(id: TownId): Place {
  return { kind: 'town', id };
}

export function roadPlace(id: RoadId): Place {
  return { kind: 'road', id };
}

/** Where a seat has its cards, its tiles, its town card and the town pieces that it has taken. */
export type SeatPlace = 'hand' | 'open' | 'face-down' | 'town-card' | 'taken';

export function seatPlace(kind: SeatPlace, seat: Seat): Place {
  return { kind, id: String(seat) };
}

export const deckPlace: Place = { kind: 'deck', id: 'cards' };
export const discardPlace: Place = { kind: 'discard', id: 'cards' };
export const pilePlace: Place = { kind: 'pile', id: 'tiles' };
/** The town cards that no seat has (EL-3.3). */
export const undealtPlace: Place = { kind: 'town-card', id: 'undealt' };

/** A card, a tile, or whatever else is nobody's. @param face `null` while its back is up. */
export function pieceAt(kind: string, face: string | null, place: Place): Piece {
  return { kind, owner: null, face, at: place };
}

function bootAt(owner: Seat, town: TownId): Piece {
  return { kind: 'boot', owner, face: null, at: townPlace(town) };
}

function townPieceAt(owner: Seat, place: Place): Piece {
  return { kind: 'town-piece', owner, face: null, at: place };
}

export function several(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece);
}

/** The pieces of a pool, face up. @param faces by the numbers of kinds. */
export function poolAt(kind: string, pool: Pool, faces: readonly string[], place: Place): Piece[] {
  return piecesOf(pool, faces).map((face) => pieceAt(kind, face, place));
}

/** What of a view these pieces are made of, beside how a game calls its cards and tiles. */
interface Lying extends RealmView {
  readonly cardKinds: readonly string[];
  readonly tileKinds: readonly string[];
  /** Whether the seat has its town card. */
  dealt(seat: Seat): boolean;
}

/** Boots, town pieces, town cards, and the cards and tiles of the seats, of the deck, the discard pile and the pile. */
export function realmPieces(view: Lying): Piece[] {
  const { cardKinds, tileKinds, boots, pieces, deckSize, discard, pileSize } = view;
  return [
    ...boots.map((town, seat) => bootAt(seat, townAt(town).id)),
    ...pieces.flatMap((left, seat) => [
      ...townsLeft(left).map((town) => townPieceAt(seat, townPlace(townAt(town).id))),
      ...several(piecesTaken(left), townPieceAt(seat, seatPlace('taken', seat))),
    ]),
    ...townCards(view),
    ...boots.flatMap((_, seat) => [
      ...cover('card', at(view.hands, seat), at(view.handSizes, seat), cardKinds, seatPlace('hand', seat)),
      ...poolAt('tile', at(view.open, seat), tileKinds, seatPlace('open', seat)),
      ...cover('tile', at(view.faceDown, seat), at(view.faceDownSizes, seat), tileKinds, seatPlace('face-down', seat)),
    ]),
    ...several(deckSize, pieceAt('card', null, deckPlace)),
    ...poolAt('card', discard, cardKinds, discardPlace),
    ...several(pileSize, pieceAt('tile', null, pilePlace)),
  ];
}

/** The pool if the viewer sees it, or else so many backs. */
function cover(kind: string, pool: Pool | null, size: number, faces: readonly string[], place: Place): Piece[] {
  return pool === null ? several(size, pieceAt(kind, null, place)) : poolAt(kind, pool, faces, place);
}

/** EL-2.6: all twelve, if they are used. */
function townCards({ destination, players, townCards: seen, dealt }: Lying): Piece[] {
  if (!destination) return [];
  const seats = Array.from({ length: players }, (_, seat) => seat).filter(dealt);
  return [
    ...seats.map((seat) => pieceAt('town-card', faceOf(at(seen, seat)), seatPlace('town-card', seat))),
    ...several(townCardIds.length - seats.length, pieceAt('town-card', null, undealtPlace)),
  ];
}

function faceOf(town: Town | null): TownId | null {
  return town === null ? null : townAt(town).id;
}
