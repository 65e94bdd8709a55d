import type { Game, GameTypes, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { isObject } from '../../core/objects.ts';
import type { Outcome } from '../../core/outcome.ts';
import { logOf } from './seen.ts';
import type { Stats } from './types.ts';

/** By seat: the final points, or during the game the points that everybody sees. */
export function pointsOf<T extends GameTypes>(match: Match<T>): readonly number[] {
  const { players } = match.state;
  const { view } = match.observe('table');
  return match.outcome?.scores ?? scoresIn(view) ?? Array.from({ length: players }, () => 0);
}

function scoresIn(view: unknown): readonly number[] | undefined {
  if (!isObject(view) || !Array.isArray(view['seats'])) return undefined;
  const scores = view['seats'].map((seat: unknown) => (isObject(seat) ? seat['score'] : undefined));
  return scores.every((score) => typeof score === 'number') ? scores : undefined;
}

/** A chat message that names the winners and the points. */
export function resultOf(game: Game, { winners, scores }: Outcome, names: readonly string[]): string {
  const nameOf = (seat: Seat): string => names[seat] || game.describeSeat(seat);
  const points = scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
  return winners.length === 0
    ? `Nobody has won: ${points}.`
    : `Won by ${winners.map(nameOf).join(' and ')}: ${points}.`;
}

/** Statistics for the platform's tables. */
export function statsOf<T extends GameTypes>(match: Match<T>, dropped: readonly Seat[]): Stats {
  const { outcome } = match;
  const points = pointsOf(match);
  return {
    game: { players: points.length, moves: logOf(match, 'table').length, over: Number(outcome !== undefined) },
    players: points.map((score, player) => ({
      player,
      score,
      rank: outcome?.ranking[player] ?? 1,
      won: Number(outcome?.winners.includes(player) === true),
      dropped: Number(dropped.includes(player)),
    })),
  };
}
