import type { Motion, Piece, Place } from '../../../core/board.ts';
import type { Seat } from '../../../core/game.ts';
import type { Event } from '../events.ts';
import type { Square } from '../types.ts';
import { halfElfAt, killedPlace, orcAt, reservePlace, savedPlace, spriteAt, squarePlace } from './pieces.ts';

/** What goes where: every event says it of its pieces. */
export function motions(event: Event): readonly Motion[] {
  switch (event.type) {
    case 'placed':
      return [halfElf(event.seat, reservePlace(event.seat), squarePlace(event.to))];
    case 'moved': {
      const [from, to] = [squarePlace(event.from), squarePlace(event.to)];
      return [halfElf(event.seat, from, to), ...(event.carry ? [motion(spriteAt(from), to)] : [])];
    }
    case 'rescued':
      return [motion(spriteAt(squarePlace(event.at)), savedPlace(event.seat))];
    case 'retired':
      return [halfElf(event.seat, squarePlace(event.at), reservePlace(event.seat))];
    case 'attacked':
      return event.hit ? [struck(event.target, event.at)] : [];
    case 'orc-placed':
      return [motion(orcAt(reservePlace('orcs')), squarePlace(event.to))];
    case 'orc-moved':
      return [motion(orcAt(squarePlace(event.from)), squarePlace(event.to))];
    case 'orc-attacked':
      return event.hit ? [struck(event.clan, event.at)] : [];
    case 'sprite-lost':
      return [motion(spriteAt(squarePlace(event.at)), killedPlace)];
    case 'order-rolled':
    case 'order-settled':
    case 'turn':
    case 'points-rolled':
    case 'attack-declared':
    case 'actions-ended':
    case 'orc-attack-declared':
    case 'massacre-rolled':
    case 'ended':
      return [];
  }
}

function motion(piece: Piece, to: Place): Motion {
  return { piece, from: piece.at, to };
}

function halfElf(owner: Seat, from: Place, to: Place): Motion {
  return motion(halfElfAt(owner, from), to);
}

/** ST-3.6, ST-5.1: back to whoever may place it again. */
function struck(target: Seat | 'orc', at: Square): Motion {
  if (target === 'orc') return motion(orcAt(squarePlace(at)), reservePlace('orcs'));
  return halfElf(target, squarePlace(at), reservePlace(target));
}
