import { describe, expect, it } from 'vitest';
import { seatNames, theChallenge } from '../../../src/games/the-challenge/index.ts';

describe('the words', () => {
  it('count seats and sprites from 1', () => {
    expect(seatNames.map((_, seat) => theChallenge.describeSeat(seat))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `Player ${number}`),
    );
    const refused = theChallenge.violation(theChallenge.setup({ players: 2 }), { type: 'first-seat', seat: 4 });
    if (refused === undefined) throw new Error('legal');
    expect(theChallenge.describeViolation(refused)).toBe('There is no Player 5 at this table.');
    expect(theChallenge.describeViolation(refused, 'it')).toBe('A questo tavolo non siede nessun Giocatore 5.');
  });

  it('name the kind of card that cannot be drawn', () => {
    const refused = theChallenge.violation(theChallenge.setup({ firstSeat: 0 }), { type: 'draw', kind: 'red' });
    if (refused === undefined) throw new Error('legal');
    expect(theChallenge.describeViolation(refused)).toBe('No card of this kind is left to draw (red).');
    expect(theChallenge.describeViolation(refused, 'it')).toBe(
      "Non c'è nessuna carta di questo tipo da pescare (rossa).",
    );
  });
});
