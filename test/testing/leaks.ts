import type { BaseState, Game } from '../../src/core/game.ts';

/** The games in which seats have different knowledge. */
export const HIDING: readonly string[] = ['the-challenge', 'fairys-fate', 'elfenland', 'elfengold'];

/** A hash of the state, including everything hidden. */
function mark(state: BaseState): number {
  return [...JSON.stringify(state)].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7) >>> 0;
}

/** Rules that tell something hidden, by what tells it. */
export const leakyRules: Readonly<
  Record<'a view' | 'the order of the moves' | 'a refusal' | 'an event', (game: Game) => Game>
> = {
  'a view': (game) => ({
    ...game,
    view: (state, viewer) => Object.assign(Object.create(null), game.view(state, viewer), { mark: mark(state) }),
  }),
  'the order of the moves': (game) => ({
    ...game,
    legalMoves(state) {
      const moves = game.legalMoves(state);
      return mark(state) % 7 < 4 ? moves : moves.reverse();
    },
  }),
  'a refusal': (game) => ({
    ...game,
    violation(state, move) {
      const refused = game.violation(state, move);
      return refused && { ...refused, params: { ...refused.params, mark: mark(state) } };
    },
    describeViolation: (refused) => `${game.describeViolation(refused)} ${refused.params['mark']}`,
  }),
  'an event': (game) => ({ ...game, redact: (event) => event }),
};
