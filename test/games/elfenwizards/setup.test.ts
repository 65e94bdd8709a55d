import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/core/errors.ts';
import type { Options } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards, reconstructedLayout, spaceIds } from '../../../src/games/elfenwizards/index.ts';
import { pointsOnBoard } from '../../../src/games/elfenwizards/scoring.ts';
import { changed, duels, eventsOf, inPhase, legal, mark, play, refused, standing, table } from './position.ts';

const one = { 'magic-user-1': [0, 1, 2] } as const;

/** The error of a set-up as `code clause: value expected`. */
function fault(options: object): string {
  try {
    elfenwizards.setup(options);
    return 'none';
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const { code, clause, params } = error.violation;
    return `${code.slice('elfenwizards/'.length)} ${clause}: ${params['expected'] ?? params['option']}`;
  }
}

describe('§0, conventions', () => {
  it('EW-0.1 play runs clockwise from the First Player', () => {
    const state = elfenwizards.setup({ firstSeat: 2 });
    const rolls = eventsOf(state, '1111111 end 1111111 end 1111111 end 1111111', 'rolled');
    expect(rolls.map((event) => 'seat' in event && event.seat)).toEqual([2, 3, 0, 1]);
  });

  it('EW-0.2 a move has exactly the keys shown, with faces in ascending order', () => {
    const state = play(table(one), '1234566');
    const malformed: readonly unknown[] = [
      { type: 'allocate', die: 7, box: 'grey' },
      { type: 'allocate', die: 1 },
      { type: 'allocate', die: 1, box: 'high-wizard' },
      { type: 'allocate', die: 1, box: 'grey', wizard: 0 },
    ];
    for (const tried of malformed)
      expect(elfenwizards.violation(state, tried)).toMatchObject({
        code: 'elfenwizards/malformed-move',
        clause: 'EW-6.2',
      });
    for (const dice of [[2, 1], [], [1, 2, 3, 4, 5, 6, 6, 6], '12'])
      expect(elfenwizards.violation(table(one), { type: 'roll', dice })).toMatchObject({ clause: 'EW-6.6' });
    expect(elfenwizards.violation(state, { type: 'fly' })).toMatchObject({ code: 'elfenwizards/unknown-move' });
    expect(refused(state, 'pass')).toBe('not-now EW-6.2');
  });

  it('EW-0.3 a decision with one legal move is made explicitly', () => {
    const state = inPhase('claim', table('reconstructed', { R: { minor: '1' } }), (draft) => {
      for (const own of draft.wizards) own.fill(15);
      for (let title = 1; title < 14; title++) (draft.wizards[title % 3] ?? [])[Math.floor(title / 3)] = title;
      (draft.wizards[0] ?? [])[7] = 21;
    });
    expect(legal(state)).toBe('R8=necromancer-8');
  });

  it('EW-0.4 wizards are numbered at set-up in the order of the spaces', () => {
    const layout = { 'magic-user-2': [0, 0], 'magic-user-1': [1, 2], 'necromancer-3': [0], 'wizard-2': [2] } as const;
    const state = table(layout);
    expect(standing(state)).toBe(
      'R1 necromancer-3, R2 magic-user-2, R3 magic-user-2, G1 magic-user-1, B1 wizard-2, B2 magic-user-1',
    );
    expect(refused(duels(layout), 'minor@R4')).toBe('no-such-wizard EW-0.4');
    expect(refused(duels(layout), 'minor@W1')).toBe('no-such-wizard EW-0.4');
  });

  it('EW-0.5 among equivalent wizards a move names only the lowest', () => {
    // Example 10, with a second red wizard on magic-user-1.
    const state = duels({ 'magic-user-1': [0, 0, 1], 'magic-user-2': [0, 2] });
    expect(refused(state, 'minor@R2')).toBe('interchangeable EW-0.5');
    expect(refused(state, 'minor@R3')).toBe('legal');
    expect(legal(play(state, 'minor@R1'))).toBe('minor@B1 minor@G1 minor@R1 minor@R2 minor@R3');
    const marked = changed(state, (draft) => {
      mark(draft, 0, [1, 0, 0]);
      draft.greySupply = 11;
    });
    expect(refused(marked, 'minor@R2')).toBe('legal');
  });
});

describe('§1, options', () => {
  it('EW-1.1 options outside the table are refused', () => {
    expect(fault({ seats: 4 })).toBe('unknown-option EW-1.1: seats');
    expect(fault({ players: 2 })).toBe('option-value EW-1.1: 3 to 6');
    expect(fault({ players: '4' })).toBe('option-value EW-1.1: 3 to 6');
    expect(fault({ players: 3, firstSeat: 3 })).toBe('option-value EW-1.1: "random" or a seat from 0 to 2');
    expect(fault({ layout: 'printed' })).toMatch(
      /^option-value EW-1\.1: "reconstructed" or the seats by space, such as /,
    );
    expect(fault({ claims: 'box' })).toBe('option-value EW-1.1: "seat" or "wizard"');
    expect(fault({})).toBe('none');
  });
});

describe('§2, board and components', () => {
  it('EW-2.1 spaces are ordered from top to bottom and from left to right', () => {
    expect(spaceIds).toHaveLength(1 + 2 + 4 + 8 + 4);
    expect([spaceIds[0], spaceIds[1], spaceIds[3], spaceIds[7], spaceIds[15], spaceIds[18]]).toEqual([
      'high-wizard',
      'wizard-1',
      'sorcerer-1',
      'necromancer-1',
      'magic-user-1',
      'magic-user-4',
    ]);
  });

  it('EW-2.2 a game has up to six colours', () => {
    const names = [0, 1, 2, 3, 4, 5].map((seat) => elfenwizards.describeSeat(seat));
    expect(names).toEqual(['Red', 'Green', 'Blue', 'Yellow', 'Black', 'White']);
    expect(elfenwizards.seats).toEqual({ min: 3, max: 6 });
  });

  it('EW-2.2 a placement may use more wizards than the game contains', () => {
    const layout = { 'magic-user-1': [0, 1, 2].flatMap((seat) => Array.from({ length: 16 }, () => seat)) };
    expect(elfenwizards.setup({ players: 3, layout }).wizards.map((own) => own.length)).toEqual([16, 16, 16]);
  });

  it('EW-2.3 six boxes hold dice', () => {
    const boxes = 'grey magic-user minor necromancer sorcerer wizard'.split(' ');
    expect(legal(play(table(one), '1111111'))).toBe([...boxes.map((box) => `1>${box}`), 'end'].join(' '));
  });

  it.each([
    ['high-wizard', 'wizard-1', 'wizard-2'],
    ['wizard-2', 'sorcerer-3', 'sorcerer-4'],
    ['sorcerer-3', 'necromancer-5', 'necromancer-6'],
    ['necromancer-7', 'magic-user-4', 'magic-user-4'],
  ])('EW-2.4 %s is contested from %s and %s', (title, left, right) => {
    const layout = left === right ? { [left]: [0, 1] } : { [left]: [0], [right]: [1] };
    const state = duels({ ...layout, 'magic-user-1': [2] });
    expect(standing(play(state, 'minor@R1 minor@R1 pass pass pass'))).toContain(`R1 ${title}`);
    expect(standing(play(state, 'pass minor@G1 minor@G1 pass pass'))).toContain(`G1 ${title}`);
  });

  it('EW-2.5 dice and minors in front of a seat are its reserve', () => {
    expect(table(one)).toMatchObject({ reserve: [7, 7, 7], minors: [7, 7, 7] });
    expect(play(table(one), '1112223 1>grey end').reserve).toEqual([6, 7, 7]);
  });
});

describe('§3, set-up', () => {
  it('EW-3.1 all grey tokens start in the supply; each seat has seven dice and seven minors', () => {
    const state = elfenwizards.setup({ players: 6 });
    expect(state).toMatchObject({ greySupply: 12, scores: [0, 0, 0, 0, 0, 0], minorBox: [0, 0, 0, 0, 0, 0] });
    expect([...state.reserve, ...state.minors]).toEqual(Array.from({ length: 12 }, () => 7));
  });

  it('EW-3.2 the First Player is drawn with equal weights, unless the options set it', () => {
    const state = elfenwizards.setup({ players: 3 });
    expect(elfenwizards.chances(state)).toEqual(
      [0, 1, 2].map((seat) => ({ move: { type: 'first-seat', seat }, weight: 1 })),
    );
    expect(refused(state, 'dragon:Y')).toBe('no-such-seat EW-3.2');
    expect(play(state, 'dragon:B')).toEqual(elfenwizards.setup({ players: 3, firstSeat: 2 }));
    expect(play(state, 'dragon:B')).toMatchObject({ dragon: 2, seat: 2, turn: 1, phase: 'roll' });
  });

  // `test/games/options.test.ts` has a placement with each other fault.
  it.each<readonly [object, string]>([
    [{ 'wizard-1': [], ...one }, 'a non-empty array of seats on "wizard-1"'],
    [{ 'magic-user-1': [0, 1] }, '1 to 16 wizards of seat 2, not 0'],
    [{ 'magic-user-1': [0, 1, ...Array.from({ length: 17 }, () => 2)] }, '1 to 16 wizards of seat 2, not 17'],
  ])('EW-3.3 %j is not a valid placement', (layout, expected) => {
    expect(fault({ players: 3, layout })).toBe(`option-value EW-3.3: ${expected}`);
  });

  it("EW-3.3 the user's own table is a valid placement", () => {
    expect(standing(table({ 'wizard-1': [0], 'magic-user-1': [0, 0, 1, 2] }))).toBe(
      'R1 wizard-1, R2 magic-user-1, R3 magic-user-1, G1 magic-user-1, B1 magic-user-1',
    );
  });

  it.each<readonly [Options['players'], number, readonly number[]]>([
    [3, 8, [26, 26, 26]],
    [4, 6, [19, 19, 20, 20]],
    [5, 5, [16, 16, 16, 16, 16]],
    [6, 4, [13, 13, 13, 13, 13, 13]],
  ])('EW-3.4 with %i players each has %i wizards, and all spaces are filled', (players, wizards, points) => {
    const state = elfenwizards.setup({ players });
    expect(state.wizards.map((own) => own.length)).toEqual(points.map(() => wizards));
    expect(points.map((_, seat) => pointsOnBoard(state, seat))).toEqual(points);
    const layout = reconstructedLayout(players);
    expect(Object.keys(layout)).toEqual(spaceIds.slice(1));
    for (const seats of Object.values(layout)) expect(new Set(seats).size).toBe(seats.length);
  });

  it('EW-3.4 the table for three', () => {
    expect(standing(elfenwizards.setup({ players: 3 }))).toBe(
      [
        'R1 wizard-1, R2 sorcerer-4, R3 necromancer-1, R4 necromancer-5, R5 magic-user-1, R6 magic-user-2, R7 magic-user-3, R8 magic-user-4',
        'G1 wizard-2, G2 sorcerer-1, G3 necromancer-3, G4 necromancer-8, G5 magic-user-1, G6 magic-user-2, G7 magic-user-3, G8 magic-user-4',
        'B1 sorcerer-2, B2 sorcerer-3, B3 necromancer-2, B4 necromancer-4, B5 necromancer-6, B6 necromancer-7, B7 magic-user-1, B8 magic-user-4',
      ].join(', '),
    );
  });
});
