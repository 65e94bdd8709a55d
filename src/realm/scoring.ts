import { at } from '../core/checked-access.ts';
import type { Outcome } from '../core/outcome.ts';
import { leaders, places } from '../core/outcome.ts';
import { distance } from './map.ts';
import { piecesTaken } from './pieces.ts';
import type { Realm } from './types.ts';

/**
 * EL-9.2: the score is the number of pieces taken, minus the distance to the town on the seat's town card.
 * @param wealth by seat: the number that breaks ties; more is better.
 */
export function ranked(
  { boots, pieces, townCards }: Pick<Realm, 'boots' | 'pieces' | 'townCards'>,
  wealth: readonly number[],
): Outcome {
  const scores = boots.map((boot, seat) => {
    const town = at(townCards, seat);
    return piecesTaken(at(pieces, seat)) - (town === null ? 0 : distance(boot, town));
  });
  const tiebreaks = wealth.map((own) => [own]);
  const ranking = places(scores, tiebreaks);
  return { scores, tiebreaks, ranking, winners: leaders(ranking) };
}
