import type { Motion, Piece, Place } from '../../core/board.ts';
import type { Seat } from '../../core/game.ts';
import type { RealmEvent, SecretEvent } from '../events.ts';
import type { RoadId, TownId } from '../map.ts';
import {
  bootAt,
  deckPlace,
  discardPlace,
  pieceAt,
  pilePlace,
  roadPlace,
  seatPlace,
  townPieceAt,
  townPlace,
  undealtPlace,
} from './pieces.ts';

/** What moves the same pieces in both games on this map. */
type SharedEvent =
  | Exclude<RealmEvent, { readonly type: 'round' }>
  | Exclude<SecretEvent<string, string>, { readonly type: 'tile-drawn' }>
  | {
      readonly type: 'placed' | 'added';
      readonly seat: Seat;
      readonly tile: string;
      readonly road: RoadId;
      readonly hidden: boolean;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string };

/** What goes where. What is given back is told by what lies there. */
export function realmMotions(event: SharedEvent, pieces: readonly Piece[]): readonly Motion[] {
  switch (event.type) {
    case 'town-card-dealt':
      return [motion(pieceAt('town-card', null, undealtPlace), seatPlace('town-card', event.seat), event.town)];
    case 'town-card-shown': {
      const place = seatPlace('town-card', event.seat);
      return [motion(lying(pieces, 'town-card', event.town, place), place, event.town)];
    }
    case 'card-drawn':
      return [motion(pieceAt('card', null, deckPlace), seatPlace('hand', event.seat), event.card)];
    case 'placed':
    case 'added': {
      const from = seatPlace(event.hidden ? 'face-down' : 'open', event.seat);
      return [shown(pieces, 'tile', event.tile, from, roadPlace(event.road))];
    }
    case 'piece-taken':
      return [motion(townPieceAt(event.seat, townPlace(event.town)), seatPlace('taken', event.seat))];
    case 'discarded':
      return paid(pieces, event.seat, [event.card]);
    case 'kept':
      return givenBack(pieces, event.seat, event.open, event.hidden);
    case 'first-seat':
    case 'passed':
    case 'ended':
      return [];
  }
}

/** Cards go from a hand to the discard pile, one after the other. */
export function paid(pieces: readonly Piece[], seat: Seat, cards: readonly string[]): Motion[] {
  return cards.map((card) => shown(pieces, 'card', card, seatPlace('hand', seat), discardPlace));
}

/** A piece goes, and shows that face there, if it is another one than before. */
export function motion(piece: Piece, to: Place, face: string | null = piece.face): Motion {
  return { piece, from: piece.at, to, ...(face !== piece.face && { becomes: { face } }) };
}

/** The piece of that face, as the viewer sees it lie: from behind, where all of its kind lie face down for him. */
function lying(pieces: readonly Piece[], kind: string, face: string | null, place: Place): Piece {
  const isCovered = allAt(pieces, place, kind).some((piece) => piece.face === null);
  return pieceAt(kind, isCovered ? null : face, place);
}

/** A piece of that face goes to where all see it. */
export function shown(pieces: readonly Piece[], kind: string, face: string, from: Place, to: Place): Motion {
  return motion(lying(pieces, kind, face, from), to, face);
}

/** All that lies there, of one kind or of any. */
export function allAt(pieces: readonly Piece[], { kind, id }: Place, of?: string): Piece[] {
  return pieces.filter(({ at, ...piece }) => at.kind === kind && at.id === id && (of ?? piece.kind) === piece.kind);
}

/** What lies there is turned over and goes. */
export function covered(pieces: readonly Piece[], to: Place): Motion[] {
  return pieces.map((piece) => motion(piece, to, null));
}

/** EL-7.6: the boot goes. */
export function walked(seat: Seat, from: TownId, to: TownId): Motion {
  return motion(bootAt(seat, from), townPlace(to));
}

/** EL-8.1: all tiles but those kept go back to the pile. @param hidden their number for whoever does not see them. */
function givenBack(
  pieces: readonly Piece[],
  seat: Seat,
  open: readonly string[],
  hidden: readonly string[] | number,
): Motion[] {
  const backs = typeof hidden === 'number' ? Array.from({ length: hidden }, () => null) : hidden;
  return [
    ...covered(without(allAt(pieces, seatPlace('open', seat), 'tile'), open), pilePlace),
    ...covered(without(allAt(pieces, seatPlace('face-down', seat), 'tile'), backs), pilePlace),
  ];
}

/** The pieces less one for each of those faces. */
function without(pieces: readonly Piece[], faces: readonly (string | null)[]): Piece[] {
  const left = [...pieces];
  for (const face of faces) {
    const found = left.findIndex((piece) => piece.face === face);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}
