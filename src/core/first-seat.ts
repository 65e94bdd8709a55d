import { at } from './checked-access.ts';
import type { ChanceRule } from './define.ts';
import type { RequiredDomain } from './domain.ts';
import type { BaseState, GameTypes, Seat } from './game.ts';

/** Chance: the starting seat. */
interface FirstSeat {
  readonly type: 'first-seat';
  readonly seat: Seat;
}

interface Types extends GameTypes {
  state: BaseState;
  move: FirstSeat;
}

/** The move for every possible seat. */
export function firstSeatsOf({ values }: RequiredDomain<Seat>): readonly FirstSeat[] {
  return values.map((seat) => Object.freeze({ type: 'first-seat', seat }));
}

/** The part of the rule for drawing the starting seat that games share: each seat is equally likely. */
export function firstSeatDraw(
  clause: string,
  seat: RequiredDomain<Seat>,
): Omit<ChanceRule<Types, FirstSeat>, 'violation' | 'perform'> {
  const moves = firstSeatsOf(seat);
  return {
    type: 'first-seat',
    clause,
    fields: { seat },
    candidates({ players }, out) {
      for (let first = 0; first < players; first++) out.push(at(moves, first));
    },
    weight: () => 1,
    sample: ({ players }, rng) => at(moves, rng.int(players)),
  };
}
