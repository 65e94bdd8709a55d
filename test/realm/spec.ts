import type { Seat } from '../../src/core/game.ts';
import { townCardIds } from '../../src/realm/data.ts';
import { townOf } from '../../src/realm/map.ts';
import { liesIn, piecesTaken, townsLeft } from '../../src/realm/pieces.ts';

/** What the specs of Elfenland and Elfengold read of a state. */
interface Seated {
  readonly phase: string;
  readonly players: number;
  readonly starter: Seat | null;
  readonly turn: Seat;
  readonly boots: readonly number[];
  readonly pieces: readonly number[];
  readonly townCards: readonly (number | null)[];
  readonly destination: boolean;
}

/** An invariant in words, and whether it holds. */
export type Claim = readonly [claim: string, holds: boolean];

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** EL-2.3 a second time: the kinds that each terrain accepts. */
export const accepted: Readonly<Record<string, readonly string[]>> = {
  plain: ['giant-pig', 'elfcycle', 'magic-cloud', 'troll-wagon', 'dragon'],
  forest: ['giant-pig', 'elfcycle', 'magic-cloud', 'unicorn', 'troll-wagon', 'dragon'],
  desert: ['unicorn', 'troll-wagon', 'dragon'],
  mountain: ['elfcycle', 'magic-cloud', 'unicorn', 'troll-wagon', 'dragon'],
  river: [],
  lake: [],
};

/** The invariants of boots, town pieces and town cards. @param undealt the phases before the town cards. */
export function seatClaims(state: Seated, undealt: readonly string[]): readonly Claim[] {
  const { phase, players, starter, turn, boots, pieces, townCards, destination } = state;
  const given = townCards.filter((town) => town !== null);
  return [
    ['no piece in Elvenhold', pieces.every((left) => !townsLeft(left).includes('elvenhold'))],
    ['20 pieces each', pieces.every((left) => piecesTaken(left) + townsLeft(left).length === 20)],
    ['no piece where the boot stands', pieces.every((left, seat) => !liesIn(left, boots[seat] ?? 0))],
    ['town cards are dealt once', new Set(given).size === (destination ? dealt(state, undealt) : 0)],
    ['town cards of the list', given.every((town) => townCardIds.map(townOf).includes(town))],
    ['town cards in the variant alone', destination || given.length === 0],
    ['a starting player', (starter === null) === (phase === 'first-seat') && turn < players],
  ];
}

/** Number of town cards with players (EL-3.3). */
function dealt(state: Seated, undealt: readonly string[]): number {
  if (undealt.includes(state.phase)) return 0;
  return state.phase === 'town-card' ? placeOf(state, state.turn) : state.players;
}

/** The number of seats that move before this one in a round. */
export function placeOf({ starter, players }: Pick<Seated, 'starter' | 'players'>, seat: Seat): number {
  return (seat - (starter ?? 0) + players) % players;
}

/** The state with every seat renamed to its left neighbour, in what both games have. */
export function rotatedSeats<S extends Seated & { [key in 'hands' | 'open' | 'faceDown']: readonly unknown[] }>(
  state: S,
): S {
  const next = (seat: Seat): Seat => (seat + 1) % state.players;
  const turned = { starter: state.starter === null ? null : next(state.starter), turn: next(state.turn) };
  const lists = ['boots', 'pieces', 'townCards', 'hands', 'open', 'faceDown'] as const;
  return { ...state, ...turned, ...Object.fromEntries(lists.map((key) => [key, shifted<unknown>(state[key])])) };
}

/** What belongs to a seat, moved on to its left neighbour. */
export function shifted<T>(values: readonly T[]): T[] {
  return [...values.slice(-1), ...values.slice(0, -1)];
}
