import { describe, expect, it } from 'vitest';
import { elfenwizards, pointsBeside } from '../../../src/games/elfenwizards/index.ts';
import { duels, eventsOf, idle, legal, play, refused, spend, standing, table } from './position.ts';

const three = { 'wizard-1': [0], 'wizard-2': [1], 'magic-user-1': [0, 1, 2] } as const;

describe('§8, duels', () => {
  it('EW-8.1 duels go round after round; a seat that passes is out for the phase', () => {
    const state = play(duels(three), 'minor@R1 minor@R1 pass minor@B1 minor@B1');
    expect(state).toMatchObject({ phase: 'cast', seat: 0, step: { passed: [false, true, false] } });
    expect(play(state, 'minor@R1 minor@R1').seat).toBe(2);
    expect(play(state, 'pass pass').phase).not.toBe('cast');
  });

  it('EW-8.2 a seat casts two spells, beside one wizard or two, and cannot pass between them', () => {
    const state = play(duels(three), 'minor@R1');
    expect(state).toMatchObject({ seat: 0, step: { owesSecond: true }, minors: [6, 7, 7] });
    expect(refused(state, 'pass')).toBe('second-spell-due EW-8.2');
    expect(play(state, 'minor@B1').seat).toBe(1);
  });

  it('EW-8.2 a seat with only one spell casts that', () => {
    const state = duels(three, {}, (draft) => spend(draft, 0, 6));
    expect(play(state, 'minor@R1').seat).toBe(1);
    const bare = duels(three, { R: { wizard: '5' } }, (draft) => spend(draft, 0, 7));
    expect(refused(bare, 'minor@R1')).toBe('no-minor-to-cast EW-8.2');
    expect(play(bare, '5@R1').seat).toBe(1);
  });

  it("EW-8.3 a major comes from the box of the wizard's level", () => {
    // Example 4.
    const layout = { ...three, 'necromancer-3': [2] } as const;
    const state = duels(layout, { R: { necromancer: '4', wizard: '6' } });
    expect(refused(state, '4@B1')).toBe('uncontested EW-8.4');
    const contested = duels({ ...layout, 'necromancer-4': [1] }, { R: { necromancer: '4', wizard: '6' } });
    expect(refused(contested, '4@B1')).toBe('legal');
    expect(refused(contested, '4@R1')).toBe('no-such-major EW-8.3');
    expect(refused(contested, '6@G1')).toBe('legal');
    expect(refused(contested, '6@B1')).toBe('no-such-major EW-8.3');
    expect(refused(play(contested, '6@R1'), '6@R1')).toBe('no-such-major EW-8.3');
  });

  it('EW-8.4 a player who has all candidates cannot be attacked with points', () => {
    // Example 11.
    const layout = {
      'necromancer-1': [0],
      'necromancer-2': [0],
      'magic-user-1': [1, 1],
      'magic-user-2': [0, 1, 2],
    } as const;
    const red = duels(layout);
    expect(legal(red)).toBe('minor@B1 minor@G3 minor@R1 minor@R2 minor@R3 pass');
    expect(refused(red, 'minor@G1')).toBe('uncontested EW-8.4');
    expect(legal(play(red, 'pass'))).toBe('minor@B1 minor@G1 minor@G3 minor@R3 pass');
    const settled = play(red, 'pass pass pass');
    expect(settled).toMatchObject({ phase: 'claim', seat: 0 });
    expect(standing(settled)).toContain('R1 defeated-sorcerer'.replace('sorcerer', 'necromancer'));
  });

  it('EW-8.5 a seat without a legal cast passes automatically', () => {
    const state = duels(three, {}, (draft) => {
      for (const seat of [1, 2]) spend(draft, seat, 7);
    });
    expect(eventsOf(state, 'minor@R1 minor@R1', 'passed')).toEqual([
      { type: 'passed', seat: 1, forced: true },
      { type: 'passed', seat: 2, forced: true },
    ]);
    expect(play(state, 'minor@R1 minor@R1 minor@R1 minor@R1 minor@R1 minor@R1 minor@R2')).toMatchObject({ turn: 1 });
    expect(play(state, 'minor@R1 minor@R1 minor@R1 minor@R1 minor@R1 minor@R1 minor@R2').phase).not.toBe('cast');
  });

  it('EW-8.6 majors count their face, minors count one', () => {
    const state = play(duels(three, { R: { wizard: '6' } }), '6@R1 minor@R1');
    expect(pointsBeside(state)[0]).toBe(7);
    expect(eventsOf(duels(three, { R: { wizard: '6' } }), '6@R1 minor@R1')).toEqual([
      { type: 'cast', seat: 0, spell: 6, wizard: 0, at: 'wizard-1', points: 6 },
      { type: 'cast', seat: 0, spell: 'minor', wizard: 0, at: 'wizard-1', points: 7 },
    ]);
  });

  it('EW-8.2 the first player of the table for three has 24 casts and a pass', () => {
    // Example 9.
    expect(elfenwizards.legalMoves(duels('reconstructed'))).toHaveLength(25);
    const withMajor = duels('reconstructed', { R: { sorcerer: '5' } });
    expect(elfenwizards.legalMoves(withMajor)).toHaveLength(29);
    expect(elfenwizards.legalMoves(play(withMajor, '5@R2'))).toHaveLength(24);
  });
});

describe('§9, titles', () => {
  it('EW-9.1 titles are settled from top to bottom and left to right', () => {
    const titles = eventsOf(duels('reconstructed'), 'pass pass pass', 'title-vacant').map(
      (event) => 'title' in event && event.title,
    );
    const expected =
      'high-wizard wizard-1 wizard-2 sorcerer-1 sorcerer-2 sorcerer-3 sorcerer-4 necromancer-1 necromancer-2 necromancer-3 necromancer-4 necromancer-5 necromancer-6 necromancer-7 necromancer-8';
    expect(titles.join(' ')).toBe(expected);
  });

  it('EW-9.2 the candidate with more points wins the title, and the other is defeated', () => {
    // Example 1.
    const layout = { 'wizard-1': [2], 'wizard-2': [0], 'magic-user-1': [0, 1, 2] } as const;
    const state = duels(layout, { B: { wizard: '56' }, R: { wizard: '6' } });
    const moves = '6@R1 minor@R1 pass 5@B1 6@B1 pass pass';
    expect(standing(play(state, moves))).toBe(
      'R1 defeated-wizard, R2 magic-user-1, G1 magic-user-1, B1 high-wizard, B2 magic-user-1',
    );
    expect(eventsOf(state, moves, 'title-given', 'defeated')).toEqual([
      { type: 'title-given', seat: 2, wizard: 32, title: 'high-wizard', points: 11 },
      { type: 'defeated', seat: 0, wizard: 0, box: 'defeated-wizard', points: 7 },
    ]);
    expect(play(state, moves).highWizards).toEqual([2]);
  });

  it.each([
    ['a tie', { 'sorcerer-1': [0], 'sorcerer-2': [1] }, 'minor@R1 minor@G1 pass pass pass', 'tie'],
    ['no points', { 'sorcerer-1': [0], 'sorcerer-2': [1] }, 'pass pass pass', 'no-points'],
    ['a lone candidate without points', { 'sorcerer-1': [0] }, 'pass pass pass', 'no-points'],
    ['no candidate', {}, 'pass pass pass', 'no-candidate'],
  ])('EW-9.2 %s leaves the title vacant', (_, candidates, moves, reason) => {
    const state = duels({ ...candidates, 'magic-user-1': [0, 1, 2] });
    const settled = play(state, moves);
    expect(eventsOf(state, moves, 'title-vacant')).toContainEqual({ type: 'title-vacant', title: 'wizard-1', reason });
    for (const space of Object.keys(candidates)) expect(standing(settled)).not.toContain(` ${space}`);
    expect(standing(settled).split('defeated-sorcerer')).toHaveLength(1 + Object.keys(candidates).length);
  });

  it('EW-9.2 a single candidate with a point rises', () => {
    const state = duels({ 'sorcerer-4': [0], 'magic-user-1': [0, 1, 2] });
    expect(standing(play(state, 'minor@R1 minor@R2 pass pass pass'))).toContain('R1 wizard-2');
  });

  // Example 6: points of R1, G1 and B1 on magic-user-2, and the winners of necromancer-3 and necromancer-4.
  it.each([
    ['6', '4', '4', 'R1', ''],
    ['5', '5', '2', '', ''],
    ['3', '2', '', 'R1', 'G1'],
    ['2', '3', '', 'G1', 'R1'],
    ['3', '', '', 'R1', ''],
    ['1', '', '', 'R1', ''],
    ['', '', '', '', ''],
    ['5', '5', '5', '', ''],
  ])('EW-9.3 with %s, %s, %s points beside three', (red, green, blue, first, second) => {
    const faces = [red, green, blue];
    const dice = Object.fromEntries(faces.map((face, seat) => ['RGB'.charAt(seat), { 'magic-user': face }]));
    const state = duels({ 'magic-user-2': [0, 1, 2] }, dice, (draft) => {
      for (const seat of [0, 1, 2]) spend(draft, seat, 7);
    });
    const casts = faces.flatMap((face, seat) => (face === '' ? [] : [`${face}@${'RGB'[seat]}1`]));
    const settled =
      casts.length === 0
        ? play(table({ 'magic-user-2': [0, 1, 2] }), `${idle(3)} pass pass pass`)
        : play(state, casts.join(' '));
    const on = (space: string): string => standing(settled).match(new RegExp(`(\\w+) ${space}`))?.[1] ?? '';
    expect([on('necromancer-3'), on('necromancer-4')]).toEqual([first, second]);
  });

  it('EW-9.3 a single magic user with a point takes the first title', () => {
    const state = duels({ 'magic-user-3': [0], 'magic-user-1': [0, 1, 2] });
    expect(standing(play(state, 'minor@R2 minor@R2 pass pass pass'))).toContain('R2 necromancer-5');
  });

  it('EW-9.4 a wizard rises at most one level', () => {
    const state = duels('reconstructed');
    const settled = play(state, 'minor@R5 minor@R3 pass pass pass');
    expect(standing(settled)).toContain('R5 necromancer-1');
    expect(standing(settled)).toContain('R3 sorcerer-1');
  });

  it('EW-9.5 dice return to the reserve, cast or not, and cast minors go to the minor box', () => {
    const state = duels(three, { R: { wizard: '56' } });
    expect(state.reserve).toEqual([5, 7, 7]);
    expect(play(state, '5@R1 minor@R1 pass pass pass')).toMatchObject({
      reserve: [7, 7, 7],
      minors: [6, 7, 7],
      minorBox: [1, 0, 0],
      step: { kind: 'none' },
    });
  });
});
