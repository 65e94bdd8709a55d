import type { Bot } from '../../../../src/bots/bot.ts';
import type { Game, GameTypes } from '../../../../src/core/game.ts';
import { Match } from '../../../../src/core/match.ts';
import { seeded } from '../../../../src/core/rng.ts';

export interface Matches {
  readonly players: number;
  readonly games: number;
  readonly seed: number;
}

/** Maximum number of moves: the rules of The Challenge set no limit. */
const MOST_MOVES = 3_000;

/**
 * Plays this many games. With the same random numbers, one bot plays each seat in turn and the other all remaining
 * ones, and then the other way round.
 * @returns The fraction of rival pairs in which the first finishes ahead of the second; an equal place counts half.
 */
export function score<T extends GameTypes>(
  game: Game<T>,
  one: Bot<T, T['move']>,
  other: Bot<T, T['move']>,
  matches: Matches,
): number {
  const { players, games, seed } = matches;
  let points = 0;
  let pairs = 0;
  for (let index = 0; index < games; index++) {
    const alone = Math.floor(index / 2) % players;
    const isOne = (seat: number): boolean => (seat === alone) === (index % 2 === 0);
    const seats = Array.from({ length: players }, (_, seat) => (isOne(seat) ? one : other));
    const places = placesOf(game, seats, seed + Math.floor(index / (2 * players)));
    for (const [seat, place] of places.entries()) {
      for (const [rival, theirs] of places.entries()) {
        if (!isOne(seat) || isOne(rival)) continue;
        pairs += 1;
        points += place < theirs ? 1 : place === theirs ? 1 / 2 : 0;
      }
    }
  }
  return points / pairs;
}

function placesOf<T extends GameTypes>(
  game: Game<T>,
  seats: readonly Bot<T, T['move']>[],
  seed: number,
): readonly number[] {
  const match = new Match(game, { options: { players: seats.length }, seed });
  const rng = seeded(seed);
  while (match.actor !== 'over' && match.plies < MOST_MOVES) {
    const { actor } = match;
    const bot = typeof actor === 'number' ? seats[actor] : undefined;
    if (typeof actor !== 'number' || bot === undefined) match.chance();
    else match.play(actor, bot.decide(match.observe(actor), { rng }));
  }
  return match.outcome?.ranking ?? seats.map(() => 1);
}
