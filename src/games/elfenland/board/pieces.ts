import type { Piece, Place } from '../../../core/board.ts';
import { at } from '../../../core/checked-access.ts';
import { loose } from '../../../core/lasting.ts';
import { pieceAt, poolAt, realmPieces, roadPlace, seatPlace, several } from '../../../realm/board/pieces.ts';
import { roadAt } from '../../../realm/map.ts';
import { hasBeenDealt } from '../../../realm/secrecy.ts';
import { cardKinds, counterKinds, counterName } from '../../../realm/transport.ts';
import type { View } from '../types.ts';

export const displayPlace: Place = { kind: 'display', id: 'tiles' };
/** The obstacles that have left the game (EL-8.2). */
export const boxPlace: Place = { kind: 'box', id: 'obstacles' };

function obstacleAt(place: Place): Piece {
  return pieceAt('obstacle', null, place);
}

/** EL-2.1: all cards and counters, and a player's boot, 20 town pieces and obstacle; EL-2.6: the town cards, if used. */
export function pieces(view: View): readonly Piece[] {
  const { players, phase, counters, obstacleInHand, display } = view;
  const obstacles = loose(view.obstacles);
  const dealt = (seat: number): boolean => (phase === 'town-card' ? hasBeenDealt(view, seat) : phase !== 'first-seat');
  const onRoads = counters.flatMap((counter, road) => {
    const place = roadPlace(roadAt(road).id);
    return [
      ...(counter === null ? [] : [pieceAt('tile', counterName(counter), place)]),
      ...(at(obstacles, road) ? [obstacleAt(place)] : []),
    ];
  });
  const kept = obstacleInHand.flatMap((held, seat) => (held ? [obstacleAt(seatPlace('open', seat))] : []));
  const left = players - kept.length - obstacles.filter(Boolean).length;
  return [
    ...realmPieces({ ...view, cardKinds, tileKinds: counterKinds, dealt }),
    ...onRoads,
    ...kept,
    ...several(left, obstacleAt(boxPlace)),
    ...poolAt('tile', display, counterKinds, displayPlace),
  ];
}
