import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/fairys-fate/index.ts';
import { cards, fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { inHand, legal, play, position, refusal, weights } from './position.ts';

/** The state before a draw, with only these cards unseen and these piles. */
function unseen(names: Record<string, number>, piles: State['piles']): State {
  const state = position({ places: { cave: 'light-truth' }, piles: 'empty' });
  const copies = cards.map(({ name }) => names[name] ?? 0);
  return {
    ...state,
    phase: 'draw',
    stage: 'draw',
    unseen: copies,
    gone: state.gone.map((own, card) => own - (copies[card] ?? 0)),
    piles,
  };
}

describe('§4, unseen cards', () => {
  it('FF-4.1 only the size of a pile and the back of its top card are fixed', () => {
    const { piles, unseen: cardsLeft } = position();
    expect(piles.map((pile) => Object.keys(pile))).toEqual([
      ['size', 'top'],
      ['size', 'top'],
      ['size', 'top'],
      ['size', 'top'],
    ]);
    expect(cardsLeft.reduce((sum, copies) => sum + copies, 0)).toBe(96 - 9);
  });

  it('FF-4.2 worked example 4: the top may be any unseen card with that back, also one that other piles show', () => {
    const two = { 'sprite-leaf': 2, 'sprite-no-leaf': 1 };
    const piles = [
      { size: 2, top: 'sprite' },
      { size: 1, top: 'sprite' },
      { size: 0, top: null },
      { size: 0, top: null },
    ] as const;
    const state = unseen(two, piles);
    for (const pile of [0, 1]) {
      expect(weights(play(state, `draw:${pile}`))).toEqual({ 'card:sprite-leaf': 2, 'card:sprite-no-leaf': 1 });
    }
    expect(weights(play(state, 'draw:0 card:sprite-leaf'))).toEqual({ 'top:sprite': 1 });
    expect(refusal(play(state, 'draw:0'), 'card:light-truth')).toBe('other-back FF-4.2');
    expect(refusal(play(state, 'draw:0'), 'card:sprite-orange')).toBe('no-copy-left FF-4.2');
    expect(refusal(play(state, 'draw:0 card:sprite-leaf'), 'top:light')).toBe('no-card-of-back FF-4.3');
  });

  it('FF-4.3 worked example 3: the weight of a new top is the number of unseen cards of that back less the other piles that show it', () => {
    const hands = [
      'card:light-serpent card:light-serpent card:light-serpent card:light-serpent',
      'card:light-serpent card:sprite-leaf card:sprite-leaf card:sprite-leaf',
      'card:sprite-acorn card:nature-leaf card:nature-leaf card:nature-acorn',
    ];
    const state = play(fairysFate.setup({ players: 3, firstSeat: 0 }), `recipe:0 recipe:1 recipe:2 ${hands.join(' ')}`);
    expect(weights(state)).toEqual({ 'top:light': 31, 'top:sprite': 26, 'top:nature': 27 });
    expect(weights(play(state, 'top:light'))).toEqual({ 'top:light': 30, 'top:sprite': 26, 'top:nature': 27 });
    expect(weights(play(state, 'top:light top:sprite top:light'))).toEqual({
      'top:light': 29,
      'top:sprite': 25,
      'top:nature': 27,
    });
  });

  it('FF-4.4 a draw consists of a non-empty pile, its card, and its new top', () => {
    const piles = [
      { size: 2, top: 'light' },
      { size: 1, top: 'light' },
      { size: 0, top: null },
      { size: 0, top: null },
    ] as const;
    const state = unseen({ 'light-truth': 1, 'light-serpent': 2 }, piles);
    expect(legal(state)).toEqual(['draw:0', 'draw:1']);
    expect(refusal(state, 'draw:2')).toBe('pile-empty FF-4.4');
    const drawn = play(state, 'draw:0 card:light-truth');
    expect(inHand(drawn, 0)).toBe('light-truth light-serpent sprite-orange nature-leaf');
    expect(drawn).toMatchObject({ phase: 'top', piles: [{ size: 1, top: null }, { size: 1, top: 'light' }, {}, {}] });
    expect(play(drawn, 'top:light').piles[0]).toEqual({ size: 1, top: 'light' });
    // The last card of a pile leaves no top.
    expect(play(state, 'draw:1 card:light-truth')).toMatchObject({ phase: 'turn', turn: 1 });
  });

  /**
   * Comparison with a shuffled deck: four sprites and two lights in two piles of two and one of two, drawn in every
   * order of the undealt cards. Faces and backs must have the same frequencies.
   */
  it('FF-4.5 drawing by weights is equivalent to a shuffle', () => {
    const deck = ['sprite-leaf', 'sprite-leaf', 'sprite-orange', 'light-truth', 'light-serpent'];
    const shuffled = new Map<string, number>();
    for (const order of permutations(deck)) {
      const [a = '', b = '', c = '', d = '', e = ''] = order;
      // Pile 0 holds a on b, pile 1 holds c, pile 2 holds d on e; drawn: pile 0 twice, then pile 2.
      const seen = [back(a), back(c), back(d), a, back(b), b, d, back(e)].join(' ');
      shuffled.set(seen, (shuffled.get(seen) ?? 0) + 1);
    }
    const start = unseen(
      Object.fromEntries([...new Set(deck)].map((name) => [name, deck.filter((own) => own === name).length])),
      [
        { size: 2, top: null },
        { size: 1, top: null },
        { size: 2, top: null },
        { size: 0, top: null },
      ],
    );
    const weighed = new Map<string, number>();
    const draw = (state: State, script: readonly string[], seen: readonly string[], probability: number): void => {
      const [next, ...rest] = script;
      if (next === undefined) {
        const key = seen.join(' ');
        weighed.set(key, (weighed.get(key) ?? 0) + probability);
        return;
      }
      if (next.startsWith('pile')) {
        draw({ ...state, phase: 'card', step: { kind: 'draw', pile: Number(next.slice(4)) } }, rest, seen, probability);
        return;
      }
      if (next.startsWith('top')) {
        const at = Number(next.slice(3));
        draw({ ...state, phase: 'top', step: { kind: 'draw', pile: at } }, rest, seen, probability);
        return;
      }
      const chances = fairysFate.chances(state);
      const total = chances.reduce((sum, { weight }) => sum + weight, 0);
      for (const { move, weight } of chances) {
        const word = move.type === 'card' ? move.card : move.type === 'top' ? move.back : '';
        draw(
          fairysFate.apply({ ...state, stage: 'choose' }, move),
          rest,
          [...seen, word],
          (probability * weight) / total,
        );
      }
    };
    draw(start, ['top0', '?', 'top1', '?', 'top2', '?', 'pile0', '?', '?', 'pile0', '?', 'pile2', '?', '?'], [], 1);
    expect([...weighed.keys()].sort(byText)).toEqual([...shuffled.keys()].sort(byText));
    for (const [seen, count] of shuffled) expect(weighed.get(seen), seen).toBeCloseTo(count / 120, 10);
  });
});

function back(name: string): string {
  return name.split('-')[0] ?? '';
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
