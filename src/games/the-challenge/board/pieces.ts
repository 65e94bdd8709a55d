import type { Piece, Place } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import type { Seat } from '../../../core/game.ts';
import { FAIRIES, STONES, spritesAtFirst } from '../data.ts';
import type { ByFairy, ByStone, Fairy, SeatView, Stone, View } from '../types.ts';
import {
  bagPlace,
  eliminatedPlace,
  fairyDeck,
  forestPile,
  seatPlace,
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

/** All 80 stones and 30 fairies (§2), and the sprites of the set-up; a later sprite is a fairy `extra-sprite`. */
export function pieces(view: View): readonly Piece[] {
  const { forest, forestFairies, eliminated, used, seats, step } = view;
  return [
    ...several(view.stoneDeckSize, stoneAt(stoneDeck, null)),
    ...several(view.fairyDeckSize, fairyAt(fairyDeck, null)),
    ...stones(forest, forestPile),
    ...fairies(forestFairies, forestPile),
    ...stones(eliminated, () => eliminatedPlace),
    ...fairies(used, () => usedPlace),
    ...(step.kind === 'fairies' ? hidden(step.drawn, step.drawnSize, seatPlace('drawn', view.turn ?? 0)) : []),
    ...seats.flatMap((player, seat) => own(player, seat, seats.length)),
  ];
}

function own({ handSize, hand, keptSize, kept, sprites }: SeatView, seat: Seat, players: number): Piece[] {
  return [
    ...(hand === null
      ? several(handSize, stoneAt(seatPlace('hand', seat), null))
      : stones(hand, () => seatPlace('hand', seat))),
    ...hidden(kept, keptSize, seatPlace('kept', seat)),
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

function hidden(counts: ByFairy | null, number: number, place: Place): Piece[] {
  return counts === null ? several(number, fairyAt(place, null)) : fairies(counts, () => place);
}

function stones(counts: ByStone, place: (stone: Stone) => Place): Piece[] {
  return STONES.flatMap((stone) => several(counts[stone], stoneAt(place(stone), stone)));
}

function fairies(counts: ByFairy, place: (fairy: Fairy) => Place): Piece[] {
  return FAIRIES.flatMap((fairy) => several(counts[fairy], fairyAt(place(fairy), fairy)));
}
