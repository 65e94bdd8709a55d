import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import { allAt, covered, motion, paid, realmMotions, shown, walked } from '../../../realm/board/motions.ts';
import {
  deckPlace,
  discardPlace,
  pieceAt,
  pilePlace,
  roadPlace,
  seatPlace,
  townPlace,
} from '../../../realm/board/pieces.ts';
import type { Event } from '../events.ts';
import { coinAt, discsPlace, displayPlace, goldCardsPlace, goldPilePlace, lotPlace, ownPlace } from './pieces.ts';

/** What goes where. What a round clears, which lot it is and what is reshuffled is told by what lies there. */
export function motions(event: Event, pieces: readonly Piece[]): readonly Motion[] {
  switch (event.type) {
    case 'value-laid':
      return [motion(pieceAt('disc', null, discsPlace), townPlace(event.town), String(event.value))];
    case 'round':
      return [
        ...covered(
          pieces.filter(({ at }) => at.kind === 'road'),
          pilePlace,
        ),
        ...covered(allAt(pieces, goldCardsPlace), deckPlace),
      ];
    case 'displayed':
      return [motion(pieceAt('card', null, deckPlace), displayPlace, event.card)];
    case 'card-taken':
      return [motion(pieceAt('card', event.card, displayPlace), ownPlace('drawn', event.seat))];
    case 'card-taken-up':
      return allAt(pieces, ownPlace('drawn', event.seat), 'card').map((card) =>
        motion(card, seatPlace('hand', event.seat), event.card),
      );
    case 'gold-turned-up':
      return [motion(pieceAt('card', null, deckPlace), goldPilePlace, 'gold')];
    case 'gold-taken':
      return [
        ...allAt(pieces, goldPilePlace).map((card) => motion(card, discardPlace)),
        ...received(event.seat, event.gold),
      ];
    case 'reshuffled':
      return covered(allAt(pieces, discardPlace), deckPlace);
    case 'income':
    case 'move-ended':
      return received(event.seat, event.gold);
    case 'tile-drawn':
      return [motion(pieceAt('tile', null, pilePlace), ownPlace('drawn', event.seat), event.tile)];
    case 'revealed':
      return revealed(pieces, event.seat, event.tile);
    case 'lot-drawn':
      return [motion(pieceAt('tile', null, pilePlace), lotPlace(lots(pieces).length + 1), event.tile)];
    case 'lot-sold':
      return [...lotTo(pieces, seatPlace('open', event.seat)), ...spent(event.seat, event.gold)];
    case 'lot-unsold':
      return lotTo(pieces, pilePlace, null);
    case 'defaulted':
      return spent(event.seat, event.gold);
    case 'swapped': {
      const [from, to] = [roadPlace(event.from), roadPlace(event.to)];
      return [
        motion(pieceAt('tile', event.counter, from), to),
        motion(pieceAt('tile', event.with, to), from),
        motion(pieceAt('tile', 'exchange', from), pilePlace, null), // EG-8.6
      ];
    }
    case 'travelled':
      return [
        ...paid(pieces, event.seat, event.gold === 0 ? event.paid : [...event.paid, 'wizard']),
        ...spent(event.seat, event.gold),
        walked(event.seat, event.from, event.to),
      ];
    case 'flown':
      return [
        ...paid(pieces, event.seat, ['wizard']),
        ...spent(event.seat, event.gold),
        walked(event.seat, event.from, event.to),
      ];
    case 'draw-lost':
    case 'lot-opened':
    case 'bid':
      return [];
    default:
      return realmMotions(event, pieces);
  }
}

/** EG-0.3: from the bank. */
function received(seat: Seat, gold: number): Motion[] {
  const piece = coinAt(seat);
  return Array.from({ length: gold }, () => ({ piece, from: null, to: piece.at }));
}

/** EG-0.3: to the bank. */
function spent(seat: Seat, gold: number): Motion[] {
  const piece = coinAt(seat);
  return Array.from({ length: gold }, () => ({ piece, from: piece.at, to: null }));
}

/** EG-6.1: one of the two tiles is laid open, the other goes to those that lie face down. */
function revealed(pieces: readonly Piece[], seat: Seat, tile: string): Motion[] {
  const from = ownPlace('drawn', seat);
  const open = shown(pieces, 'tile', tile, from, seatPlace('open', seat));
  const drawn = allAt(pieces, from, 'tile');
  const first = drawn.findIndex(({ face }) => face === open.piece.face);
  return [
    open,
    ...drawn.filter((_, index) => index !== first).map((other) => motion(other, seatPlace('face-down', seat))),
  ];
}

function lots(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ at }) => at.kind === 'lot');
}

/** EG-7.1: the first of the lots that are left goes. */
function lotTo(pieces: readonly Piece[], to: Place, face?: null): Motion[] {
  const [first, ...others] = lots(pieces);
  if (first === undefined) return [];
  const lot = others.reduce((before, other) => (Number(other.at.id) < Number(before.at.id) ? other : before), first);
  return [motion(lot, to, face === null ? null : lot.face)];
}
