import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { choose, placeKey, refusalOf, whyNot } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { kit as theChallenge } from '../../src/games/the-challenge/kit.ts';
import { anyOf } from '../core/at-random.ts';
import { raise, raising, refuse, show, toy } from '../testing/toy.ts';

const square = (id: string) => ({ kind: 'square', id });

function match(...notations: readonly string[]) {
  const { game } = kit;
  const begun = new Match(game, { options: { players: 2, order: [0, 1] }, chance: 'dictated' });
  for (const notation of notations) {
    const move = game.parse(notation);
    if (move === undefined) throw new Error(notation);
    if (begun.actor === 'chance') begun.chance(move);
    else if (typeof begun.actor === 'number') begun.play(begun.actor, move);
  }
  return begun;
}

describe('whyNot', () => {
  const told = (chosen: readonly { kind: string; id: string }[], seat = 0, ...notations: readonly string[]) => {
    const refused = whyNot(kit, match(...notations).observe(seat), chosen);
    return (
      refused &&
      `${refused.move === undefined ? 'nothing' : kit.game.print(refused.move)} ${refused.violation.clause} ${kit.game.describeViolation(refused.violation)}`
    );
  };

  it('explains why a square is not lit', () => {
    expect(told([square('h8')], 0, '6')).toBe('@h8 ST-3.3 h8 is outside the placement area.');
    expect(told([square('b2'), square('d4')], 0, '6', '@b2')).toBe('b2-d4 ST-3.4 d4 is not adjacent to b2.');
  });

  it('tries the moves of each game, also of one that shares its board with another', () => {
    const few = { ...kit.game, moves: { end: {} } };
    const observation = match('6').observe(0);
    expect(whyNot({ ...kit, game: few }, observation, [square('h8')])?.move).toBeUndefined();
    expect(whyNot(kit, observation, [square('h8')])).toMatchObject({ violation: { clause: 'ST-3.3' } });
  });

  it('prefers moves of the current phase, and the rarer refusal', () => {
    // Placing an orc, moving it, and placing a half-elf there: only the last is a move of this phase.
    expect(told([square('e5')], 0, '6')).toMatch(/^@e5 ST-3\.3/);
  });

  it('prefers the refusal of a whole type to one that every move gets, and both to that of another phase', () => {
    const game = toy(raising({ ...raise, violation: () => refuse('too-high', 'HC-2.1') }, show));
    const view = { ...game.setup(), phase: 'raise', hands: [1, 2] } as const;
    const meant = (...types: readonly string[]) => {
      const targets = ({ type }: Tagged) => [square(types.includes(type) ? 'a1' : 'h8')];
      return whyNot({ game, board: Object({ targets }) }, { viewer: 0, view, actor: 0 }, [square('a1')])?.move;
    };
    expect(meant('deal', 'raise', 'show')).toEqual({ type: 'show' });
    // Of equally common refusals, that of the simplest move.
    expect(meant('deal', 'raise')).toEqual({ type: 'raise', by: 1 });
  });

  it('prefers a move of the phase even if another has fewer targets', () => {
    const challenge = new Match(theChallenge.game, { options: { players: 4 }, seed: 1 });
    while (challenge.actor === 'chance') challenge.chance();
    const observation = challenge.observe(Number(challenge.actor));
    const refused = whyNot(theChallenge, observation, [{ kind: 'forest', id: 'blue' }]);
    expect(refused?.move).toMatchObject({ type: 'send', stone: 'blue' });
    expect(refused && theChallenge.game.describeViolation(refused.violation)).toBe(
      'The forest has no stones of that colour.',
    );
  });

  it('tells other seats whose turn it is', () => {
    expect(told([square('b2')], 1, '6')).toMatch(/It is not Green's turn to decide now/);
  });

  it('gives no answer for a legal target, or for one that no move has after those chosen', () => {
    expect(told([square('b2')], 0, '6')).toBeUndefined();
    expect(told([square('b2'), { kind: 'button', id: 'end' }], 0, '6')).toBeUndefined();
  });

  it('lists the moves possible now if no move uses the target', () => {
    const sentence =
      'nothing ST-3.2 This is not a move of the game; moves of this phase: Place a half-elf, Move a half-elf';
    for (const place of [
      { kind: 'reserve', id: '0' },
      { kind: 'saved', id: '1' },
      { kind: 'lake', id: 'deep' },
    ]) {
      expect(told([place], 0, '6')).toContain(sentence);
      expect(told([square('b2'), place], 0, '6')).toContain(sentence);
      expect(told([place], 1, '6')).toMatch(/^nothing .* It is not Green's turn to decide now/);
    }
  });

  it.each(kits)('$game.id: every place of the table is lit or has an answer', (any) => {
    const { game, board = expect.fail('no board') } = any;
    const played = new Match(game, { seed: 3 });
    while (played.actor === 'chance') played.chance();
    const seat = Number(played.actor);
    const seen = played.observe(seat);
    const { lit } = choose(seen.moves, board, []);
    const isLit = new Set(lit.map(placeKey));
    for (const { kind, id } of board.layout(played.state.players).spots) {
      const refused = whyNot(any, seen, [{ kind, id }]);
      expect([kind, id, refused === undefined]).toEqual([kind, id, isLit.has(placeKey({ kind, id }))]);
      if (refused === undefined) continue;
      expect(game.violation(played.state, refused.move)).toEqual(refused.violation);
      for (const locale of ['en', 'it']) expect(game.describeViolation(refused.violation, locale)).not.toContain('{');
    }
  });

  it('knows legal moves that it does not try, and tries every value of a field', () => {
    const field = (many: number) => ({ values: [...Array(many).keys()] });
    const rules = { resample: () => ({}), closed: () => undefined, violation: () => refuse('too-high', 'HC-2.1') };
    const types = { go: { side: field(2), to: field(20_000) } };
    const board = { targets: ({ side, to }: { side: number; to: number }) => [square(`${side}`), square(`to${to}`)] };
    const why = (legalMoves: unknown[], ...ids: readonly string[]) => {
      const game = { id: 'own', moves: types, print: JSON.stringify, legalMoves: () => legalMoves, ...rules };
      return whyNot(Object({ game, board }), { viewer: 0, view: {}, actor: 0 }, ids.map(square));
    };
    const legal = [0, 1].map((side) => ({ type: 'go', side, to: 777 }));
    for (const side of ['0', '1']) {
      expect(why(legal, side, 'to777')).toBeUndefined();
      expect(why([], side)?.move).toMatchObject({ side: Number(side) });
    }
  });

  it('needs a board', () => {
    expect(() => whyNot({ game: kit.game }, match('6').observe(0), [])).toThrow('The kit of strage has no board.');
  });

  it.each(kits)('$game.id: agrees with the rules for every target', (any) => {
    const { game, board = expect.fail('no board') } = any;
    const rng = seeded(7);
    const played = new Match(game, { seed: 7 });
    let refusals = 0;
    for (let ply = 0; ply < 250 && played.actor !== 'over'; ply++) {
      const { actor } = played;
      if (actor === 'chance') {
        played.chance();
        continue;
      }
      const observation = played.observe(actor);
      if (ply % 25 === 0) {
        const { spots } = board.layout(played.state.players);
        for (let tried = 0; tried < 15; tried++) {
          const { kind = '', id = '' } = spots[rng.int(spots.length)] ?? {};
          const refused = whyNot(any, observation, [{ kind, id }]);
          if (refused === undefined) continue;
          refusals += 1;
          expect(game.violation(played.state, refused.move)).toEqual(refused.violation);
        }
      }
      played.play(actor, anyOf(observation.moves, rng));
    }
    expect(refusals).toBeGreaterThan(0);
  });
});

describe('refusalOf', () => {
  it('accepts a view, for moves and notations', () => {
    const seen = match('6').observe(0);
    expect(refusalOf(kit.game, seen, '@b2')).toBeUndefined();
    expect(refusalOf(kit.game, seen, '@h8')).toMatchObject({ code: 'strage/outside-placement-area' });
    expect(refusalOf(kit.game, seen, 'nonsense')).toMatchObject({ code: 'strage/unknown-move' });
    expect(refusalOf(kit.game, match('6').observe(1), '@b2')).toMatchObject({ code: 'strage/not-your-turn' });
  });
});
