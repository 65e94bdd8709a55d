import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../../src/core/errors.ts';
import { strage } from '../../../src/games/strage/index.ts';
import { diagram, eventsOf, legal, lines, play, refused } from './position.ts';

describe('§0, conventions', () => {
  const state = play(strage.setup({ order: [0, 1, 2] }), '4');

  it('ST-0.1 a move has exactly the keys shown, with values in range', () => {
    const malformed = [
      { type: 'place' },
      { type: 'place', to: 64 },
      { type: 'place', to: -1 },
      { type: 'place', to: -0 },
      { type: 'place', to: 0.5 },
      { type: 'place', to: '0' },
      { type: 'place', to: 0, from: 1 },
      { type: 'place', to: null },
    ];
    for (const tried of malformed) {
      expect(strage.violation(state, tried)).toMatchObject({ code: 'strage/malformed-move', clause: 'ST-3.3' });
    }
    for (const retire of [false, undefined]) {
      const tried = { type: 'move', from: 0, to: 1, carry: true, retire };
      expect(strage.violation(state, tried)).toMatchObject({ code: 'strage/malformed-move', clause: 'ST-3.4' });
    }
    expect(strage.violation(state, { type: 'place', to: 0 })).toBeUndefined();
  });

  it('ST-0.1 a value that is not a move is refused with the clause of the phase', () => {
    for (const tried of [{ type: 'fly', to: 0 }, {}, [], null, undefined, 7, 'end', { type: 'toString' }]) {
      expect(strage.violation(state, tried)).toMatchObject({ code: 'strage/unknown-move', clause: 'ST-3.2' });
    }
  });

  it('ST-0.1 a move of another phase is refused with the same clause', () => {
    expect(strage.violation(state, { type: 'roll', die: 1 })).toEqual({
      code: 'strage/not-now',
      clause: 'ST-3.2',
      params: { type: 'roll', now: 'place, move, attack, end' },
    });
    expect(refused(state, 'O@d4')).toBe('not-now ST-3.2');
    expect(refused(strage.setup(), '@a1')).toBe('not-now ST-1.2');
  });
});

describe('§1, set-up', () => {
  it('ST-1.1 a sprite starts on each square of ranks 1 and 2, and all other pieces are off the board', () => {
    const state = strage.setup();
    expect(diagram(state)).toBe(
      lines(`
        ........
        ........
        ........
        ........
        ........
        ........
        ssssssss
        ssssssss`),
    );
    expect(state).toMatchObject({ reserve: [6, 6, 6], orcReserve: 8, saved: [0, 0, 0], killed: 0 });
  });

  it('ST-1.2 a higher die gives an earlier place, for any seating', () => {
    const state = play(strage.setup(), '2 6 4');
    expect(state.order).toEqual([1, 2, 0]);
    expect(strage.actor(play(state, '3'))).toBe(1);
    expect(eventsOf(strage.setup(), '2 6 4')).toEqual([
      { type: 'order-rolled', seat: 0, die: 2 },
      { type: 'order-rolled', seat: 1, die: 6 },
      { type: 'order-rolled', seat: 2, die: 4 },
      { type: 'order-settled', order: [1, 2, 0] },
      { type: 'turn', seat: 1 },
    ]);
  });

  it('ST-1.2 the order stays for the whole game', () => {
    const turns = eventsOf(strage.setup(), '2 6 4 1 end O@h8 1 end O@g8 1 end O@f8 1 end O@e8');
    expect(turns.filter(({ type }) => type === 'turn').map((event) => 'seat' in event && event.seat)).toEqual([
      1, 2, 0, 1, 2,
    ]);
  });

  it('ST-1.2 tied seats roll again, only against each other and only for their places', () => {
    const tied = play(strage.setup(), '5 3 5');
    expect(tied).toMatchObject({ phase: 'order', order: [] });
    // Seat 1 stays last with its 3 after any roll of the leaders.
    expect(play(tied, '1 6').order).toEqual([2, 0, 1]);
    expect(play(tied, '4 4').step).toEqual(tied.step);
    expect(play(tied, '4 4 2 1').order).toEqual([0, 2, 1]);
    expect(play(strage.setup(), '4 4 4 6 2 2 1 3').order).toEqual([0, 2, 1]);
  });

  it('ST-1.2 a round of rolls includes every seat still tied, in ascending order', () => {
    const pairs = play(strage.setup({ players: 4 }), '6 2 6 2');
    const rolls = eventsOf(pairs, '1 1 2 2').filter(({ type }) => type === 'order-rolled');
    expect(rolls.map((event) => 'seat' in event && event.seat)).toEqual([0, 1, 2, 3]);
    expect(play(pairs, '1 1 2 2').order).toEqual([2, 0, 3, 1]);
  });

  it('ST-1.2 every roll has six outcomes of equal weight', () => {
    const chances = strage.chances(strage.setup());
    expect(chances).toEqual([1, 2, 3, 4, 5, 6].map((die) => ({ move: { type: 'roll', die }, weight: 1 })));
    expect(legal(strage.setup())).toBe('1 2 3 4 5 6');
  });

  it('ST-1.3 the options may set the order', () => {
    const state = strage.setup({ players: 4, order: [3, 1, 0, 2] });
    expect(state).toMatchObject({ phase: 'roll', order: [3, 1, 0, 2] });
    expect(strage.actor(play(state, '1'))).toBe(3);
  });

  it('ST-1.3 an order that is not a permutation of the seats is refused', () => {
    for (const order of ['[0,1]', '[0,1,1]', '[0,1,3]', '[0,1,2,3]', '[-0,1,2]', '["0",1,2]', '[]']) {
      const wrong = JSON.parse(`{"order":${order}}`);
      expect(() => strage.setup(wrong)).toThrow(OptionsError);
      expect(() => strage.setup(wrong)).toThrow(/every seat from 0 to 2 once\. \(ST-1\.3\)/);
    }
    expect(() => strage.setup({ order: [-0, 1, 2] })).toThrow('cannot be ["-0",1,2]; expected');
  });

  it('ST-1.4 there are 2 to 4 seats, 3 by default, and by default dice decide the order', () => {
    expect(strage.setup()).toMatchObject({ players: 3, phase: 'order' });
    for (const players of [2, 3, 4] as const) expect(strage.setup({ players }).reserve).toHaveLength(players);
    expect(strage.setup({ players: 3, order: 'roll' })).toEqual(strage.setup());
  });

  it('ST-1.4 unknown options and invalid values are refused', () => {
    const wrong = [
      '{"players":5}',
      '{"players":1}',
      '{"players":"3"}',
      '{"players":null}',
      '{"order":"given"}',
      '{"order":{}}',
      '[]',
      'null',
    ];
    for (const json of wrong) {
      expect(() => strage.setup(JSON.parse(json))).toThrow(OptionsError);
      expect(() => strage.setup(JSON.parse(json))).toThrow(/cannot be .*; expected .*\. \(ST-1\.4\)/);
    }
    const violation = { code: 'strage/unknown-option', clause: 'ST-1.4', params: { option: 'red', known: 'players' } };
    expect(strage.describeViolation(violation, 'it')).toBe('L\'opzione "red" non esiste; le opzioni sono: players.');
    expect(() => strage.setup(JSON.parse('{"seats":3}'))).toThrow(
      'There is no option "seats"; the options are: players, order. (ST-1.4)',
    );
  });
});
