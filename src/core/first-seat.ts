import { at } from './checked-access.ts';
import type { ChanceRule } from './define.ts';
import type { RequiredDomain } from './domain.ts';
import type { BaseOptions, BaseState, GameTypes, Seat } from './game.ts';
import type { OptionRule } from './options.ts';

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

/** The option that names the starting seat, or leaves it to chance. */
export function firstSeatOption(clause: string, seat: RequiredDomain<Seat>): OptionRule<'random' | Seat, BaseOptions> {
  return {
    clause,
    has: (value) => value === 'random' || seat.has(value),
    fault: (value, { players }) =>
      value === 'random' || value < players ? undefined : { fault: 'seat', params: { last: players - 1 } },
  };
}

/** The common part of all rules for drawing the starting seat: each seat is equally likely. */
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
