import { at } from '../core/checked-access.ts';
import type { Outcome } from '../core/outcome.ts';
import { leaders, places } from '../core/outcome.ts';
import { distance } from './map.ts';
import { piecesTaken } from './pieces.ts';
import type { Realm } from './types.ts';

/**
 * EL-9.2: pieces taken, less the distance to the town of one's card; more of `wealth` breaks ties.
 * @param wealth by seat.
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
