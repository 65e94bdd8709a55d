import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Claims, Placement, State } from '../../../src/games/elfenwizards/index.ts';
import {
  elfenwizards,
  TALK_BEFORE_A_ROLL_SECONDS,
  TALK_BEFORE_THE_DUELS_SECONDS,
  whereIs,
} from '../../../src/games/elfenwizards/index.ts';
import { anyMove } from '../../core/at-random.ts';
import { changed, duels, eventsOf, idle, inPhase, legal, mark, play, refused, standing, table } from './position.ts';

const three = { 'magic-user-1': [0, 1, 2] } as const;
const sorcerers: Placement = {
  'wizard-1': [2],
  'sorcerer-1': [0],
  'sorcerer-2': [1],
  'sorcerer-3': [1],
  'sorcerer-4': [2],
  'magic-user-1': [0],
};

/** The seats that claim, each the first title it may claim; a gap between two boxes. */
function claimants(state: State): string {
  const seats: string[] = [];
  let reached = state;
  let last: number | undefined;
  while (reached.phase === 'claim') {
    const [chosen] = elfenwizards.legalMoves(reached);
    if (chosen?.type !== 'claim') throw new Error('nothing to claim');
    const box = whereIs(reached, chosen.wizard);
    if (last !== undefined && box !== last) seats.push(' ');
    seats.push(String(reached.seat));
    last = box;
    reached = elfenwizards.apply(reached, chosen);
  }
  return seats.join('');
}

describe('§10, phase 7', () => {
  it('EW-10.1 first defeated Wizards, then defeated Sorcerers claim in turn order, at the highest vacant level', () => {
    // Example 12.
    const state = play(duels({ ...sorcerers, 'wizard-2': [0] }), 'minor@R1 minor@R1 pass pass pass');
    expect(state).toMatchObject({ phase: 'claim', seat: 2 });
    expect(legal(state)).toBe('B1=wizard-1 B1=wizard-2');
    expect(refused(state, 'B1=sorcerer-1')).toBe('higher-title-vacant EW-10.1');
    expect(refused(state, 'B1=high-wizard')).toBe('high-wizard-excepted EW-10.1');
    expect(refused(state, 'B2=wizard-1')).toBe('not-in-box EW-10.1');
    expect(refused(state, 'R2=wizard-1')).toBe('not-your-wizard EW-10.1');
    const next = play(state, 'B1=wizard-1');
    expect(next.seat).toBe(0);
    expect(legal(next)).toBe('R2=wizard-2');
    expect(refused(next, 'R2=wizard-1')).toBe('not-vacant EW-10.1');
    expect(refused(next, 'R2=magic-user-1')).toBe('not-vacant EW-10.1');
    const then = play(next, 'R2=wizard-2');
    expect(legal(then)).toBe([1, 2, 3, 4].map((title) => `G1=sorcerer-${title}`).join(' '));
    expect(play(then, 'G1=sorcerer-4 G2=sorcerer-1').seat).toBe(2);
  });

  it.each<readonly [Claims, string]>([
    ['seat', 'B=wizard-2 B=sorcerer-4 Y=necromancer-1 Y=necromancer-1'],
    ['wizard', 'B=wizard-2 Y=sorcerer-4 B=necromancer-1 Y=necromancer-1'],
  ])('EW-10.1 with claims by %s, other seats get the high titles', (claims, expected) => {
    // Example 12, four seats.
    const beginning = elfenwizards.setup({ players: 4, firstSeat: 0, claims });
    const casts = 'minor@R1 minor@R2 pass minor@B3 minor@B3 minor@Y4 minor@Y4 pass pass pass';
    const state = play(beginning, `${idle(4)} ${casts}`);
    expect(standing(state)).toMatch(/G1 defeated-wizard,.*B1 defeated-sorcerer, B2 defeated-sorcerer,/);
    expect(standing(state)).toMatch(/Y1 defeated-sorcerer, Y2 defeated-sorcerer,/);
    expect(legal(state)).toBe('G1=wizard-1 G1=wizard-2');
    let next = play(state, 'G1=wizard-1');
    const made = [0, 1, 2, 3].map(() => {
      const [notation = ''] = legal(next).split(' ');
      next = play(next, notation);
      return notation.replace(/\d+=/, '=');
    });
    const level = (notation: string): string => notation.replace(/(?<=necromancer)-\d/, '-1');
    expect(made.map(level).join(' ')).toBe(expected);
  });

  it.each<readonly [Claims, string]>([
    ['seat', '2233 00112233'],
    ['wizard', '2323 01230123'],
  ])('EW-10.1 with claims by %s, seats keep their order if none allocates or casts', (claims, expected) => {
    // Example 13, four seats.
    const beginning = elfenwizards.setup({ players: 4, firstSeat: 0, claims });
    const state = play(beginning, `${idle(4)} pass pass pass pass`);
    expect(claimants(state)).toBe(`01 ${expected}`);
  });

  describe('EW-10.1 with claims by wizard', () => {
    const defeated = (boxes: readonly (readonly number[])[], dragon: number = 0): State =>
      inPhase('claim', table('reconstructed'), (draft) => {
        draft.claims = 'wizard';
        draft.dragon = dragon;
        draft.wizards = boxes.map((own) => [...own, ...Array.from({ length: 8 - own.length }, () => 15)]);
        draft.seat = boxes.findIndex((own) => own.includes(19));
      });

    it.each([
      ['EW-10.1 a seat with more wizards continues alone', [[19, 20, 20], [20], []], 0, '0 010'],
      ['EW-10.1 a single seat claims for all its wizards', [[19], [], [20, 20, 20]], 0, '0 222'],
      ['EW-10.1 a seat without defeated wizards is skipped', [[19], [20, 20], [20]], 2, '0 211'],
      ['EW-10.1 rounds go on clockwise', [[20, 20], [19, 20], [20]], 1, '1 1200'],
      ['EW-10.1 the next box begins with the First Player', [[20, 20], [19], [20]], 0, '1 020'],
      [
        'EW-10.1 the next box begins with the First Player, also within a round',
        [[19, 21], [21], [20, 21]],
        1,
        '0 2 120',
      ],
    ])('%s', (_, boxes, dragon, expected) => {
      expect(claimants(defeated(boxes, dragon))).toBe(expected);
    });

    it('EW-10.1 a seat claims each time for any one of them', () => {
      const state = changed(defeated([[19], [20], [20, 20]]), (draft) => {
        mark(draft, 2, [1, 0, 0, 0, 0, 0, 0, 0]);
        draft.greySupply = 11;
      });
      const next = play(state, 'R1=wizard-1 G1=wizard-2');
      expect(legal(next)).toBe([1, 2].flatMap((k) => [1, 2, 3, 4].map((to) => `B${k}=sorcerer-${to}`)).join(' '));
      expect(refused(play(state, 'R1=wizard-1'), 'B1=wizard-2')).toBe('not-your-wizard EW-10.1');
    });

    it('EW-10.2 a round stops when no title is vacant', () => {
      const state = changed(defeated([[19], [20, 20], [20, 20]]), (draft) => {
        draft.wizards[0] = [19, 2, 3, 4, 5, 7, 8, 9];
        draft.wizards[1] = [20, 20, 10, 11, 12, 15, 15, 15];
        draft.wizards[2] = [20, 20, 13, 14, 15, 15, 15, 15];
      });
      expect(claimants(state)).toBe('0 1');
      expect(play(state, 'R1=wizard-1 G1=sorcerer-4')).toMatchObject({ phase: 'demote', seat: 1 });
    });
  });

  it('EW-10.2 the phase ends when only High Wizard is vacant, or when no defeated wizard is left', () => {
    expect(play(duels(three), 'pass pass pass')).toMatchObject({ phase: 'roll', turn: 2 });
    const full = inPhase('claim', table('reconstructed'), (draft) => {
      draft.wizards[0] = [19, 20, 15, 15, 15, 15, 15, 15];
      draft.wizards[1] = [2, 3, 4, 5, 6, 7, 8, 15];
      draft.wizards[2] = [9, 10, 11, 12, 13, 14, 15, 15];
    });
    expect(play(full, 'R1=wizard-1')).toMatchObject({ phase: 'demote', seat: 0 });
  });
});

describe('§11, phase 8', () => {
  /** No title stays vacant for four defeated wizards. */
  const demoting = inPhase(
    'demote',
    elfenwizards.setup({ players: 3, firstSeat: 0, layout: 'reconstructed' }),
    (draft) => {
      draft.wizards[0] = [19, 21, 20, 15, 15, 16, 17, 18];
      draft.wizards[1] = [20, 15, 15, 16, 16, 16, 17, 18];
    },
  );

  it('EW-11.1 each seat puts down all its wizards, in the order of the boxes', () => {
    expect(legal(demoting)).toBe('demote:magic-user-1 demote:magic-user-2 demote:magic-user-3 demote:magic-user-4');
    expect(refused(demoting, 'demote:necromancer-2')).toBe('no-magic-user-space EW-11.1');
    const moves = 'demote:magic-user-1 demote:magic-user-2 demote:magic-user-3 demote:magic-user-4';
    expect(eventsOf(demoting, moves, 'demoted').map((event) => 'wizard' in event && event.wizard)).toEqual([
      0, 2, 1, 16,
    ]);
    expect(standing(play(demoting, moves))).toContain('R3 magic-user-2');
    expect(play(demoting, moves)).toMatchObject({ turn: 2 });
  });

  it('EW-11.2 a wizard from the two upper boxes gets a grey token, if one is left', () => {
    const moves = 'demote:magic-user-1 demote:magic-user-2 demote:magic-user-3 demote:magic-user-4';
    expect(play(demoting, moves)).toMatchObject({
      grey: [[1, 0, 1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], {}],
      greySupply: 9,
    });
    const scarce = changed(demoting, (draft) => {
      mark(draft, 2, [11, 0, 0, 0, 0, 0, 0, 0]);
      draft.greySupply = 1;
    });
    expect(eventsOf(scarce, moves, 'demoted').map((event) => 'grey' in event && event.grey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('§13 to §16', () => {
  it('EW-13.1 every wizard counts its level minus its grey tokens', () => {
    const state = changed(duels({ ...sorcerers, 'necromancer-8': [0], 'wizard-2': [0] }), (draft) => {
      mark(draft, 0, [0, 2, 0, 0]);
      draft.greySupply = 10;
    });
    const scored = eventsOf(
      state,
      'minor@R1 minor@R2 pass pass pass B1=wizard-2 G1=sorcerer-1 G2=sorcerer-2 B2=sorcerer-3 R3=sorcerer-4',
      'scored',
    );
    // Red: High Wizard, a Wizard with two tokens, a Sorcerer, a Magic User.
    expect(scored).toEqual([
      { type: 'scored', turn: 1, points: [10 + 7 - 2 + 5 + 2, 5 + 5, 7 + 5], scores: [22, 10, 12] },
    ]);
  });

  it.each([
    [3, 59, [59, 59, 59], [0, 1, 2]],
    [4, 73, [45, 45, 47, 47], [2, 3]],
  ])('EW-14.1 the title left vacant for the second time, with %i players', (players, moves, scores, winners) => {
    // Example 13: no seat allocates, all pass, and every seat claims the level it had.
    let state = elfenwizards.setup({ players: players === 3 ? 3 : 4 });
    const reasons: string[] = [];
    let made = 0;
    for (; elfenwizards.actor(state) !== 'over'; made++) {
      const listed = elfenwizards.legalMoves(state);
      const chosen = listed.find(({ type }) => type === 'pass' || type === 'end-allocation') ??
        listed[0] ?? { type: 'pass' };
      state = elfenwizards.apply(state, chosen, (event) => event.type === 'ended' && reasons.push(event.reason));
    }
    expect(reasons).toEqual(['not-given-twice']);
    expect(state.turn).toBe(2);
    expect(elfenwizards.outcome(state)).toMatchObject({ scores, winners });
    if (players === 3) expect(made).toBe(moves);
  });

  it.each<readonly [string, (number | null)[], string | undefined]>([
    ['High Wizard for the second time', [0], 'high-wizard-twice'],
    ['High Wizard once more', [1], undefined],
    ['the fourth turn', [1, null, 2], 'four-turns'],
  ])('EW-14.1 %s', (_, before, reason) => {
    const state = duels({ 'wizard-1': [0], ...three }, {}, (draft) => {
      draft.turn = before.length + 1;
      draft.highWizards = before;
    });
    const ended = eventsOf(state, 'minor@R1 minor@R1 pass pass pass', 'ended');
    expect(ended.map((event) => 'reason' in event && event.reason)).toEqual(reason === undefined ? [] : [reason]);
  });

  it('EW-14.2 each minor in reserve scores a point; those in the box or on the record score none', () => {
    const state = duels({ 'wizard-1': [0], ...three }, {}, (draft) => {
      draft.turn = 4;
      draft.highWizards = [1, 2, null];
      draft.record = [1, 2, null, null];
      draft.minors = [7, 6, 6];
    });
    expect(eventsOf(state, 'minor@R1 minor@R1 pass pass pass', 'minors-scored')).toEqual([
      { type: 'minors-scored', points: [5, 6, 6], scores: [10 + 2 + 5, 2 + 6, 2 + 6] },
    ]);
  });

  it('EW-14.3 the highest total wins, and equal totals share the win', () => {
    const state = inPhase('over', duels(three), (draft) => {
      draft.scores = [4, 9, 9];
    });
    expect(elfenwizards.outcome(state)).toEqual({
      scores: [4, 9, 9],
      tiebreaks: [[], [], []],
      ranking: [3, 1, 1],
      winners: [1, 2],
    });
    expect(elfenwizards.outcome(duels(three))).toBeUndefined();
  });

  it('EW-15.1 there is no move for talking or trading', () => {
    expect(Object.keys(elfenwizards.moves).sort().join(' ')).toBe(
      'allocate cast claim demote end-allocation first-seat pass record recover remove-grey reroll retire roll take-back',
    );
  });

  it('EW-15.2 the suggested limits are constants', () => {
    expect([TALK_BEFORE_A_ROLL_SECONDS, TALK_BEFORE_THE_DUELS_SECONDS]).toEqual([60, 300]);
  });

  it('a view names the places of wizards and dice and the components of a seat', () => {
    const state = play(table(three), '1234566 6>grey');
    const { round, turn, starter, options, seats, step, outcome } = elfenwizards.view(state, 'table');
    expect([round, turn, starter, options, outcome]).toEqual([1, 0, 0, { claims: 'seat' }, null]);
    expect(seats.map(({ name }) => name)).toEqual(['red', 'green', 'blue']);
    expect(seats[1]?.wizards[0]).toEqual({ id: 16, name: 'G1', place: 'magic-user-1', grey: 0 });
    expect(seats[0]).toMatchObject({ score: 0, reserve: 0, minors: 7, minorBox: 0 });
    expect(seats[0]?.boxes.grey).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 });
    expect(step).toMatchObject({ kind: 'majors', rolled: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }, allocated: 1 });
  });

  it('before the First Player is known no seat is to act, and the defeated are in their boxes', () => {
    const { actor, round, turn, starter } = elfenwizards.view(elfenwizards.setup({ players: 3 }), 0);
    expect([actor, round, turn, starter]).toEqual(['chance', 0, null, null]);
    const state = inPhase('claim', table(three), (draft) => {
      draft.wizards[0] = (draft.wizards[0] ?? []).map(() => 20);
    });
    expect(elfenwizards.view(state, 0).seats[0]?.wizards[0]?.place).toBe('defeated-sorcerer');
  });

  it('EW-16.1 nothing is hidden', () => {
    const state = play(table(three), '1234566 6>grey');
    const seen = elfenwizards.view(state, 'referee');
    for (const viewer of [0, 2, 'table'] as const) {
      expect(elfenwizards.view(state, viewer)).toEqual({ ...seen, viewer });
      expect(elfenwizards.resample(elfenwizards.view(state, viewer), seeded(1))).toEqual(state);
    }
    expect(elfenwizards.redact({ type: 'passed', seat: 0, forced: true }, 'table')).toEqual({
      type: 'passed',
      seat: 0,
      forced: true,
    });
  });

  it('EW-13.1 in random games scores match the table turn by turn, and four turns suffice', () => {
    const rng = seeded(14);
    const worth = [10, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2];
    for (let game = 0; game < 200; game++) {
      let state = elfenwizards.setup({ players: game % 2 === 0 ? 3 : 6 });
      let expected = state.scores;
      let moves = 0;
      for (; elfenwizards.actor(state) !== 'over'; moves++) {
        let isScored = false;
        state = elfenwizards.apply(state, anyMove(elfenwizards, state, rng), ({ type }) => {
          isScored ||= type === 'scored';
        });
        if (!isScored) continue;
        const { wizards, grey } = state;
        expected = expected.map((score, seat) =>
          (wizards[seat] ?? []).reduce(
            (sum, place, k) => sum + (worth[place] ?? Number.NaN) - (grey[seat]?.[k] ?? 0),
            score,
          ),
        );
        const atTheEnd = elfenwizards.actor(state) === 'over' ? state.minors : [];
        expect(state.scores).toEqual(expected.map((score, seat) => score + (atTheEnd[seat] ?? 0)));
      }
      expect(state.turn).toBeLessThanOrEqual(4);
      expect(moves).toBeLessThanOrEqual(state.players === 3 ? 509 : 905);
    }
  });
});

it('EW-14.1 idle play, move by move', () => {
  expect(play(elfenwizards.setup({ players: 3, firstSeat: 0, layout: three }), `${idle(3)} pass pass pass`).turn).toBe(
    2,
  );
});
