import type { Piece, Place } from '../../../core/board.ts';
import { at } from '../../../core/checked-access.ts';
import type { Seat } from '../../../core/game.ts';
import { FAIRIES, STONES, spritesAtFirst } from '../data.ts';
import type { Counts, Fairy, SeenPlayer, Stone, View } from '../types.ts';
import {
  bagPlace,
  drawnPlace,
  eliminatedPlace,
  fairyDeck,
  forestPile,
  handPlace,
  keptPlace,
  spritePlace,
  stoneDeck,
  usedPlace,
} from './places.ts';

function stoneAt(place: Place, face: Stone | null): Piece {
  return { kind: 'stone', owner: null, face, at: place };
}

function fairyAt(place: Place, face: Fairy | null): Piece {
  return { kind: 'fairy', owner: null, face, at: place };
}

/** All 80 stones, 30 fairies (§2), and the first sprites of every seat; a further one is the fairy that made it. */
export function pieces(view: View): readonly Piece[] {
  const { forest, forestFairies, eliminated, used, stonesLeft, fairiesLeft, step } = view;
  return [
    ...several(stonesLeft, stoneAt(stoneDeck, null)),
    ...several(fairiesLeft, fairyAt(fairyDeck, null)),
    ...stones(forest, forestPile),
    ...fairies(forestFairies, forestPile),
    ...stones(eliminated, () => eliminatedPlace),
    ...fairies(used, () => usedPlace),
    ...(step.kind === 'fairies' ? hidden(step.drawn, step.count, drawnPlace(view.turn)) : []),
    ...view.seats.flatMap((player, seat) => own(player, seat, view.players)),
  ];
}

function own(
  { stones: inHand, hand, kept, fairies: number, sprites }: SeenPlayer,
  seat: Seat,
  players: number,
): Piece[] {
  return [
    ...(hand === null ? several(inHand, stoneAt(handPlace(seat), null)) : stones(hand, () => handPlace(seat))),
    ...hidden(kept, number, keptPlace(seat)),
    ...sprites.flatMap(({ bag, bigger, immune }, index) => {
      const place = spritePlace(seat, index);
      return [
        index < spritesAtFirst(players)
          ? { kind: 'sprite', owner: seat, face: null, at: place }
          : fairyAt(place, 'extra-sprite'),
        ...(bigger ? [fairyAt(place, 'bigger-bag')] : []),
        ...(immune ? [fairyAt(place, 'immunity')] : []),
        ...bag.map((stone, height) => stoneAt(bagPlace(seat, index, height), stone)),
      ];
    }),
  ];
}

function hidden(counts: Counts | null, number: number, place: Place): Piece[] {
  return counts === null ? several(number, fairyAt(place, null)) : fairies(counts, () => place);
}

function stones(counts: Counts, place: (stone: Stone) => Place): Piece[] {
  return STONES.flatMap((stone, colour) => several(at(counts, colour), stoneAt(place(stone), stone)));
}

function fairies(counts: Counts, place: (fairy: Fairy) => Place): Piece[] {
  return FAIRIES.flatMap((fairy, kind) => several(at(counts, kind), fairyAt(place(fairy), fairy)));
}

function several(count: number, piece: Piece): Piece[] {
  return Array.from({ length: count }, () => piece);
}
