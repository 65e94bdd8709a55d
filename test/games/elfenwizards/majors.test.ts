import { describe, expect, it } from 'vitest';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { changed, eventsOf, idle, inPhase, legal, play, refused, spend, standing, table } from './position.ts';

const three = { 'wizard-1': [0], 'wizard-2': [1], 'magic-user-1': [0, 1, 2] } as const;

/** Turn 2, in which Green is to retire. */
const retiring = play(table(three), `${idle(3)} pass minor@G1 minor@G1 pass pass R1=wizard-1`);

describe('§4, a turn', () => {
  it('EW-4.1 ten phases in order', () => {
    const phases = new Set<string>();
    let state = table(three, { R: { minor: '2', grey: '1' } });
    const moves =
      '11111 end 1111111 end 1111111 end 11111 reroll 11111 end 1111111 end 1111111 end ' +
      'recover:2 pass minor@G1 minor@G1 pass pass R1=wizard-1 back:';
    for (const notation of moves.split(' ')) {
      phases.add(state.phase);
      state = play(state, notation);
    }
    expect([...phases]).toEqual(['roll', 'allocate', 'recover', 'cast', 'claim', 'take-back-grey']);
    expect(state).toMatchObject({ phase: 'record', turn: 2, seat: 1 });
  });

  it('EW-4.2 each seat finishes a phase before the next seat starts it', () => {
    const minor = { minor: '26' };
    const state = inPhase('recover-again', table(three, { R: minor, G: minor, B: minor }), (draft) => {
      for (const seat of [0, 1, 2]) spend(draft, seat, 7);
    });
    const events = eventsOf(state, 'recover:2 back:6 recover:26 recover: back:26', 'minors-recovered', 'taken-back');
    expect(events.map((event) => 'seat' in event && event.seat)).toEqual([0, 0, 1, 2, 2]);
  });
});

describe('§5, phase 1', () => {
  it('EW-5.1 the phase is skipped in turn 1; later the owner of the High Wizard decides', () => {
    expect(table(three).phase).toBe('roll');
    expect(retiring).toMatchObject({ phase: 'record', turn: 2, seat: 1, dragon: 0 });
  });

  it('EW-5.1 without a High Wizard the dragon stays', () => {
    const state = play(table(three), `${idle(3)} pass pass pass R1=wizard-1`);
    expect(play(state, 'G1=wizard-2')).toMatchObject({ phase: 'roll', turn: 2, seat: 0, dragon: 0 });
  });

  it("EW-5.2 one of the owner's minors goes on the record, from the reserve or the box", () => {
    expect(legal(retiring)).toBe('record:box record:reserve');
    expect(play(retiring, 'record:box')).toMatchObject({
      record: [1, null, null, null],
      minors: [7, 5, 7],
      minorBox: [0, 1, 0],
    });
    expect(play(retiring, 'record:reserve')).toMatchObject({ minors: [7, 4, 7], minorBox: [0, 2, 0] });
    const unspent = changed(retiring, (draft) => spend(draft, 1, -2));
    expect(refused(unspent, 'record:box')).toBe('no-minor-there EW-5.2');
  });

  it('EW-5.3 the owner receives the dragon and moves the wizard to a magic-user space', () => {
    const state = play(retiring, 'record:box');
    expect(legal(state)).toBe('retire:magic-user-1 retire:magic-user-2 retire:magic-user-3 retire:magic-user-4');
    expect(refused(state, 'retire:necromancer-1')).toBe('no-magic-user-space EW-5.3');
    const retired = play(state, 'retire:magic-user-3');
    expect(retired).toMatchObject({ dragon: 1, seat: 1, phase: 'roll' });
    expect(standing(retired)).toContain('G1 magic-user-3');
  });
});

describe('§6, phases 2 and 3', () => {
  it('EW-6.1 dice in boxes keep their faces, and a seat without dice in reserve is skipped', () => {
    const state = table(three, { R: { minor: '1111', grey: '222' }, G: { grey: '66' } });
    expect(state.reserve).toEqual([0, 5, 7]);
    const begun = changed(elfenwizards.setup({ players: 3, layout: three }), (draft) => {
      draft.reserve = [...state.reserve];
      draft.boxes = state.boxes.map((own) => [...own]);
    });
    const rolled = eventsOf(play(begun, 'dragon:R'), '11111 end 1111111 end 11111 end 1111111 end', 'rolled');
    expect(rolled.map((event) => 'seat' in event && event.seat)).toEqual([1, 2, 1, 2]);
  });

  it('EW-6.2 a die keeps its face in its box; without dice the allocation ends automatically', () => {
    // Example 8.
    const state = play(table(three), '1234566');
    expect(elfenwizards.legalMoves(state)).toHaveLength(37);
    expect(refused(state, '6>minor')).toBe('legal');
    const done = play(state, '1>grey 2>grey 3>grey 4>wizard 5>wizard 6>minor');
    expect(done.seat).toBe(0);
    expect(refused(done, '5>minor')).toBe('die-not-rolled EW-6.2');
    expect(play(done, '6>minor')).toMatchObject({ phase: 'roll', seat: 1, reserve: [0, 7, 7] });
    expect(play(done, '6>minor').boxes[0]?.slice(24)).toEqual([0, 0, 0, 0, 0, 2, 1, 1, 1, 0, 0, 0]);
  });

  it('EW-6.3 unallocated dice return to the reserve', () => {
    expect(play(table(three), '1234566 6>wizard end')).toMatchObject({ reserve: [6, 7, 7], seat: 1 });
  });

  it('EW-6.4 in phase 3 every seat with dice in reserve rolls all of them', () => {
    const state = play(table(three), '1111111 1>grey 1>grey end 1111111 end 1111111 end');
    expect(state).toMatchObject({ phase: 'roll', seat: 0, reserve: [5, 7, 7] });
    expect(refused(state, '1111')).toBe('wrong-number-of-dice EW-6.6');
    expect(elfenwizards.legalMoves(play(state, '12345'))).toHaveLength(5 * 6 + 2);
  });

  it('EW-6.5 a seat may refuse a roll of phase 3 once for a minor, before it allocates any of it', () => {
    const first = play(table(three), '1234566');
    expect(refused(first, 'reroll')).toBe('first-roll-stands EW-6.5');
    const second = play(first, 'end 1111111 end 1111111 end 1234566');
    expect(elfenwizards.legalMoves(second)).toHaveLength(38);
    expect(refused(play(second, '1>grey'), 'reroll')).toBe('roll-accepted EW-6.5');
    const again = play(second, 'reroll');
    expect(again).toMatchObject({ phase: 'roll', seat: 0, reserve: [7, 7, 7], minors: [6, 7, 7], minorBox: [1, 0, 0] });
    expect(refused(play(again, '1111111'), 'reroll')).toBe('rerolled-already EW-6.5');
    const poor = changed(second, (draft) => spend(draft, 0, 7));
    expect(refused(poor, 'reroll')).toBe('no-minor-to-pay EW-6.5');
    expect(refused(play(second, 'end 1111111'), 'reroll')).toBe('legal');
  });

  it('EW-6.6 the weight of a roll is the number of ordered rolls with its faces', () => {
    // Example 7.
    const seven = elfenwizards.chances(table(three));
    const weightOf = (dice: string): number | undefined =>
      seven.find(({ move }) => elfenwizards.print(move) === dice)?.weight;
    expect(seven).toHaveLength(792);
    expect(seven.reduce((sum, { weight }) => sum + weight, 0)).toBe(279936);
    expect([weightOf('5666666'), weightOf('1123456'), weightOf('6666666')]).toEqual([7, 2520, 1]);
    const lone = elfenwizards.chances(
      play(table(three), '1111112 1>grey 1>grey 1>grey 1>grey 1>grey 1>grey end 1111111 end 1111111 end'),
    );
    expect(lone.map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
