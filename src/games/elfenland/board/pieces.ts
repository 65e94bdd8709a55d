import type { Piece, Place } from '../../../core/board.ts';
import { several } from '../../../core/board-parts.ts';
import { countsAt, pieceAt, realmPieces, roadPlace, seatPlace } from '../../../realm/board/pieces.ts';
import { roads } from '../../../realm/map.ts';
import type { View } from '../types.ts';

export const displayPlace: Place = { kind: 'display', id: 'tiles' };
/** The obstacles that have left the game (EL-8.2). */
export const boxPlace: Place = { kind: 'box', id: 'obstacles' };

function obstacleAt(place: Place): Piece {
  return pieceAt('obstacle', null, place);
}

/** EL-2.1: all cards and counters, and each player's boot, town pieces and obstacle; EL-2.6: town cards, if used. */
export function pieces(view: View): readonly Piece[] {
  const { seats, display } = view;
  const onRoads = roads.flatMap(({ id }) => {
    const { counter, obstacle } = view.roads[id] ?? { counter: null, obstacle: false };
    return [
      ...(counter === null ? [] : [pieceAt('tile', counter, roadPlace(id))]),
      ...(obstacle ? [obstacleAt(roadPlace(id))] : []),
    ];
  });
  const kept = seats.flatMap(({ obstacleInHand }, seat) =>
    obstacleInHand ? [obstacleAt(seatPlace('open', seat))] : [],
  );
  const laid = onRoads.filter(({ kind }) => kind === 'obstacle');
  return [
    ...realmPieces(view),
    ...onRoads,
    ...kept,
    ...several(seats.length - kept.length - laid.length, obstacleAt(boxPlace)),
    ...countsAt('tile', display, displayPlace),
  ];
}
