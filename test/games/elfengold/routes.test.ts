import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Route, State } from '../../../src/games/elfengold/index.ts';
import { elfengold, routes } from '../../../src/games/elfengold/index.ts';
import { roads, towns } from '../../../src/realm/map.ts';
import { move, play, position } from './position.ts';

/** The routes of seat 0 on its own view. */
const routesOf = (state: State): Route[] => routes(elfengold.view(state, 0), 0);

/** Routes as `town: payment`, in the order given. */
const reach = (state: State): string[] =>
  routesOf(state).map(({ to, cards, any, wizards, gold }) => {
    const parts = [
      ...cards,
      ...(any > 0 ? [`${any} any`] : []),
      ...(wizards > 0 ? [`${wizards} wizard ${gold} gold`] : []),
    ];
    return `${to}: ${parts.join(' ')}`;
  });

describe('routes', () => {
  it('use either counter of a road, or a caravan', () => {
    const state = position({
      boots: 'ixara',
      hands: ['dragon*2 elfcycle'],
      roads: 'ixara-lapphalya-forest=dragon+elfcycle',
    });
    expect(reach(state).sort()).toEqual(['lapphalya: 3 any', 'lapphalya: dragon dragon', 'lapphalya: elfcycle']);
  });

  it('pass obstacles with a wizard, and fly', () => {
    const state = position({
      options: { wizards: true },
      hands: ['raft*2 wizard'],
      gold: [1],
      roads: 'elvenhold-virst-lake!',
    });
    expect(reach(state)).toContain('virst: raft raft 1 wizard 1 gold');
    const rich = position({ options: { wizards: true }, hands: ['wizard'], gold: [3] });
    expect(routesOf(rich)).toHaveLength(20);
    expect(routesOf(rich)[0]?.steps).toEqual([{ fly: 'albaran' }]);
    expect(routesOf(position({ hands: [''], gold: [30] }))).toEqual([]);
  });

  it('are empty for a hand that the view does not show', () => {
    const state = position({ hands: ['raft*3', 'raft*3'] });
    expect(routes(elfengold.view(state, 0), 1)).toEqual([]);
    expect(routes(elfengold.view(state, 'referee'), 0)).toEqual(routesOf(state));
  });

  it('can be travelled step by step for the stated payment', () => {
    const rng = seeded(77);
    const counters = ['dragon', 'elfcycle', 'giant-pig', 'magic-cloud', 'troll-wagon', 'unicorn'];
    const accepting: Readonly<Record<string, number>> = { plain: 5, forest: 6, desert: 3, mountain: 5 };
    for (let game = 0; game < 12; game++) {
      const land = roads.filter(({ isLand }) => isLand);
      const laid = Array.from({ length: 14 }, () => land[rng.int(land.length)]).flatMap((road, index) => {
        const able = ['dragon', 'troll-wagon'][index % 2] ?? 'dragon';
        return road === undefined || (accepting[road.terrain] ?? 0) === 0 ? [] : [`${road.id}=${able}`];
      });
      const distinct = [...new Map(laid.map((word) => [word.split('=')[0], word])).values()];
      const dragons = distinct.filter((word) => word.endsWith('dragon')).slice(0, 4);
      const wagons = distinct.filter((word) => word.endsWith('wagon')).slice(0, 6);
      const state = position({
        options: { wizards: true },
        boots: towns[rng.int(21)]?.id ?? 'virst',
        hands: [`dragon*2 troll-wagon*2 raft*2 wizard ${counters[rng.int(6)]}`],
        gold: [rng.int(6)],
        roads: [...dragons, ...wagons].join(' '),
      });
      for (const { to, steps, gold, wizards } of routesOf(state)) {
        const isPlain = steps.every((step) => 'fly' in step || step.by !== 'caravan');
        if (!isPlain) continue;
        const notations = steps.map((step) =>
          'fly' in step ? `^${step.fly}` : `>${step.road}${step.wizard ? '*' : ''}`,
        );
        const there = play(state, notations.join(' '));
        expect(towns[there.boots[0] ?? 0]?.id).toBe(to);
        expect((state.gold[0] ?? 0) - (there.gold[0] ?? 0)).toBe(gold);
        expect((state.hands[0]?.[7] ?? 0) - (there.hands[0]?.[7] ?? 0)).toBe(wizards);
      }
    }
  });

  it('lead to every town that a step reaches', () => {
    const state = position({
      boots: 'feodor',
      hands: ['dragon*2 unicorn*2 raft'],
      roads: 'feodor-rivinia-forest=unicorn feodor-throtmanni-desert=dragon dagamura-feodor-desert=troll-wagon',
    });
    const reachable = new Set(routesOf(state).map(({ to }) => to));
    for (const step of elfengold.legalMoves(state)) {
      if (step.type === 'end') continue;
      const there = elfengold.apply(state, step);
      expect(reachable.has(towns[there.boots[0] ?? 0]?.id ?? 'elvenhold')).toBe(true);
    }
    expect(elfengold.violation(state, move('end:cards'))).toBeUndefined();
  });
});
