import { describe, expect, it } from 'vitest';
import type { Move, State } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { tries } from '../../testing/effort.ts';
import { randomPlay } from '../random-play.ts';
import { spec } from './spec.ts';

const randomGames = { game: theChallenge, options: spec.options };

/** Moves that end an action soonest; others are tried after these. */
const TO_THE_END: readonly Move['type'][] = ['restore', 'keep-fairy', 'take', 'draw-fairies', 'stop', 'place'];

/** Whether some sequence of at most this many moves finishes the current action. */
function canBeFinished(state: State, within: number): boolean {
  if (state.phase === 'turn' || state.phase === 'over') return true;
  if (within === 0) return false;
  const rank = ({ type }: Move): number => (TO_THE_END.includes(type) ? TO_THE_END.indexOf(type) : TO_THE_END.length);
  return theChallenge
    .legalMoves(state)
    .sort((a, b) => rank(a) - rank(b))
    .some((move) => canBeFinished(theChallenge.apply(state, move), within - 1));
}

describe('invariants over several states', () => {
  it('an action can be finished from any point', () => {
    let begun = 0;
    randomPlay(randomGames, tries(8000), ({ state }) => {
      const isSetUp = state.phase === 'first-seat' || state.phase.startsWith('deal-');
      if (isSetUp || state.phase === 'turn') return;
      begun += 1;
      expect(canBeFinished(state, 16), JSON.stringify(state)).toBe(true);
    });
    expect(begun).toBeGreaterThan(tries(3000));
  });

  it('decks never grow, and eliminated cards never return', () => {
    randomPlay(randomGames, tries(20_000), ({ state: last, next: state }) => {
      const grows = (now: readonly number[], then: readonly number[]): boolean =>
        now.some((count, kind) => count > (then[kind] ?? 0));
      expect(grows(state.deck, last.deck) || grows(state.fairyDeck, last.fairyDeck)).toBe(false);
      expect(grows(last.eliminated, state.eliminated) || grows(last.used, state.used)).toBe(false);
      for (const [seat, { sprites }] of last.seats.entries())
        for (const [index, { bigger, immune }] of sprites.entries()) {
          const now = state.seats[seat]?.sprites[index];
          expect([now?.bigger, now?.immune]).toEqual([bigger || now?.bigger, immune || now?.immune]);
        }
    });
  });
});
