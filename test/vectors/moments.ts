import type { BaseState, Game } from '../../src/core/game.ts';
import type { Position } from './meetings.ts';

/** The named moments of a position that no phase, move or event distinguishes. */
export function momentsOf(game: Game, { state, happened }: Pick<Position, 'state' | 'happened'>): string[] {
  if (game.actor(state) !== 'over') return isBare(game, state) ? ['piles and hands empty'] : [];
  const isLastRound = happened.some(({ clause }) => clause === 'FF-10.3');
  return [
    ...ranksOf(game, state),
    ...(isBare(game, state) && isLastRound ? ['last round after piles and hands are empty'] : []),
    ...(isEarly(game, state) ? ['end before the last round'] : []),
    ...(happened.some(({ event }) => membersOf(event)['reason'] === 'four-turns') ? ['end after the fourth turn'] : []),
  ];
}

/** How the first place was decided, if not by points alone. */
function ranksOf(game: Game, state: BaseState): string[] {
  const { scores = [], ranking = [], winners = [] } = game.outcome(state) ?? {};
  const most = Math.max(...scores);
  const tied = ranking.filter((_, seat) => scores[seat] === most).length > 1;
  return tied ? [winners.length === 1 ? 'tie for first place, broken' : 'shared first place'] : [];
}

/** FF-10.3: outside a travel, and after the deal. */
function isBare({ id }: Game, state: BaseState): boolean {
  if (id !== 'fairys-fate') return false;
  const { piles, seats, travel, phase } = membersOf(state);
  const isPlay = phase === 'turn' || phase === 'over';
  return isPlay && travel === null && isEmpty(piles, 'size') && isEmpty(seats, 'hand');
}

function isEmpty(list: unknown, key: string): boolean {
  return Array.isArray(list) && list.every((one) => ['0', '[]'].includes(JSON.stringify(membersOf(one)[key])));
}

/** EL-9.1, EG-11.1: Elfengold has six rounds, Elfenland as many as its option says. */
function isEarly({ id }: Game, state: BaseState): boolean {
  const { round, rounds = 6 } = membersOf(state);
  return (id === 'elfenland' || id === 'elfengold') && Number(round) < Number(rounds);
}

function membersOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
