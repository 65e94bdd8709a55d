import { describe, expect, it } from 'vitest';
import { IllegalMoveError, RecordError } from '../../src/core/errors.ts';
import type { Seat } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { recordOf } from '../../src/core/record.ts';
import { describeUndoRefusal } from '../../src/core/refusals.ts';
import { seeded } from '../../src/core/rng.ts';
import { Session } from '../../src/front/session.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { playAny } from './at-random.ts';

type StrageMatch = Match<Strage>;

/** Red begins, with four action points. */
function opening(): StrageMatch {
  const match = new Match(strage, { options: { order: [0, 1, 2] }, seed: 1 });
  match.chance({ type: 'roll', die: 4 });
  return match;
}

function playOut(match: StrageMatch, seed: number): void {
  const rng = seeded(seed);
  while (match.actor !== 'over') playAny(match, rng);
}

describe('a match', () => {
  it.each([
    [{ players: 2 }, 'players'],
    [{ options: {}, seat: [] }, 'seat'],
  ])('refuses a set-up with a member that it does not have: %j', (setup, member) => {
    const refusal = (known: string): object =>
      expect.objectContaining({
        name: 'TypeError',
        code: 'core/unknown-member',
        message: expect.stringMatching(known),
      });
    const known = 'options, chance, seed, rng, record, tags';
    expect(() => new Match(strage, Object(setup))).toThrow(refusal(`no member "${member}"; it has ${known}`));
    expect(() => new Session(kit, Object(setup))).toThrow(refusal(`no member "${member}"; it has seats, ${known}`));
  });

  it.each([{ sen: 'p1' }, 'p1'])('makes no move for a position that it cannot read: %j', (meant) => {
    const match = opening();
    expect(() => match.play(0, { type: 'end' }, Object(meant))).toThrow('The position of a move has no member');
    expect(match.plies).toBe(1);
    // An observation has the `seen` of its position.
    match.play(0, { type: 'end' }, match.observe(0));
    expect(match.plies).toBe(2);
  });

  it('shows legal moves only to the seat that decides', () => {
    const match = opening();
    expect(match.observe(0).moves).toEqual(strage.legalMoves(match.state));
    expect(match.observe(1)).toEqual({ viewer: 1, view: strage.view(match.state, 1), actor: 0, moves: [], seen: 'p1' });
    expect(match.observe('table').moves).toEqual([]);
  });

  it('refuses a move out of turn, in both languages', () => {
    const match = opening();
    const refused = match.violation(1, { type: 'end' });
    expect(refused).toEqual({ code: 'strage/not-your-turn', clause: 'ST-3.2', params: { seat: 1, actor: 0 } });
    if (refused === undefined) throw new Error('not refused');
    expect(strage.describeViolation(refused)).toBe("It is not Green's turn to decide now.");
    expect(strage.describeViolation(refused, 'it-CH')).toBe('Ora non è Verde a decidere.');
    const toSpectator = { ...refused, params: { seat: 'table', actor: 0 } };
    expect(strage.describeViolation(toSpectator, 'it')).toBe('Chi guarda non decide nulla.');
    const params = { actor: 'over', now: '-' };
    expect(strage.describeViolation({ ...refused, params }, 'it')).toBe('La partita è finita.');
    const own = { ...refused, code: 'strage/no-orc-adjacent', params: { ...params, square: 'b5' } };
    expect(strage.describeViolation(own)).toContain('No orc is adjacent to b5');
    expect(() => match.play(1, { type: 'end' })).toThrow(IllegalMoveError);
    expect(() => match.play(0, { type: 'place', to: 63 })).toThrow(/h8 is outside the placement area\. \(ST-3\.3\)/);
    expect(match.plies).toBe(1);
  });

  it('refuses an object that becomes a move while it is judged', () => {
    const match = opening();
    const types = ['none'];
    const turning = Object.defineProperty({ type: '' }, 'type', { get: () => types.pop() ?? 'end' });
    expect(() => match.play(0, Object(turning))).toThrow(TypeError);
    expect(match.plies).toBe(1);
  });

  it('plays dictated chance moves', () => {
    const match = new Match(strage, { options: { order: [0, 1, 2] }, chance: 'dictated' });
    expect(() => match.chance()).toThrow('Chance is dictated in this match: pass the chance move.');
    expect(match.plies).toBe(0);
    expect(() => match.chance({ type: 'roll', die: 7 })).toThrow(IllegalMoveError);
    expect(() => match.chance(strage.parse('seven'))).toThrow(IllegalMoveError);
    expect(match.chance({ type: 'roll', die: 2 })).toEqual({ type: 'roll', die: 2 });
    expect(() => match.chance()).toThrow('Chance has nothing to decide now.');
  });

  it('plays the same game from the same seeds', () => {
    const [first, second, other] = [
      new Match(strage, { seed: 5 }),
      new Match(strage, { seed: 5 }),
      new Match(strage, { seed: 6 }),
    ];
    for (const match of [first, second, other]) playOut(match, 9);
    expect(second.record()).toEqual(first.record());
    expect(other.record()).not.toEqual(first.record());
    expect(first.outcome).toBeDefined();
  });

  it('is resumed from a record', () => {
    const match = new Match(strage, { seed: 5 });
    playOut(match, 9);
    const record = match.record();
    const half = { ...record, moves: record.moves.slice(0, 200) };
    const resumed = new Match(strage, { record: half });
    expect(resumed.plies).toBe(200);
    expect(resumed.record()).toEqual(half);
    expect(resumed.feed('table')).toEqual(match.feed('table').slice(0, resumed.feed('table').length));
    expect(() => new Match(strage, { record: { ...half, game: 'chess' } })).toThrow(RecordError);
  });

  it('gives every viewer the events from the requested entry on', () => {
    const match = opening();
    match.play(0, { type: 'place', to: 8 });
    expect(match.feed(2)).toEqual([
      { index: 0, event: { type: 'points-rolled', seat: 0, points: 4 }, clause: 'ST-3.1' },
      { index: 1, event: { type: 'placed', seat: 0, to: 8 }, clause: 'ST-3.3' },
    ]);
    expect(match.feed(2, 1).map(({ index }) => index)).toEqual([1]);
  });

  describe('undo', () => {
    const refusal = (match: StrageMatch, seat: Seat) => match.undoRefusal(seat);

    it("takes back a player's own last moves, one by one, up to the last chance outcome", () => {
      const match = opening();
      const before = match.state;
      match.play(0, { type: 'place', to: 8 });
      match.play(0, { type: 'move', from: 8, to: 16, carry: true });
      match.undo(0);
      match.undo(0);
      expect(match.state).toEqual(before);
      expect(match.feed('table')).toHaveLength(1);
      expect(match.record()).toEqual(recordOf(strage, { order: [0, 1, 2] }, [{ type: 'roll', die: 4 }]));
      expect(refusal(match, 0)).toBe('after-chance');
    });

    it('is refused to another seat, before the first move and after the end', () => {
      const match = opening();
      match.play(0, { type: 'place', to: 8 });
      expect(refusal(match, 1)).toBe('another-seat');
      expect(refusal(new Match(strage), 0)).toBe('nothing-to-undo');
      const over = new Match(strage, { seed: 5 });
      playOut(over, 9);
      expect(refusal(over, 0)).toBe('game-over');
      const late = strage.violation(over.state, { type: 'end' });
      expect(late && strage.describeViolation(late)).toBe('The game is over.');
      expect(() => match.undo(1)).toThrow('Another seat made the last move; only that seat can take it back.');
    });

    it('stops at a move that revealed something hidden', () => {
      const match = new Match(
        { ...strage, reveals: (_state, move) => move.type === 'place' },
        { options: { order: [0, 1, 2] } },
      );
      match.chance({ type: 'roll', die: 4 });
      match.play(0, { type: 'place', to: 8 });
      expect(refusal(match, 0)).toBe('revealing');
      expect(describeUndoRefusal('revealing', 'it')).toBe(
        "L'ultima mossa ha mostrato qualcosa che era nascosto: non si può ritirare.",
      );
    });
  });
});
