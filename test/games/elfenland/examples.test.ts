import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { State, TownId } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland } from '../../../src/games/elfenland/index.ts';
import { distance, towns } from '../../../src/realm/map.ts';
import { piecesTaken } from '../../../src/realm/pieces.ts';
import { legal, list, odds, play, position, refused, townOf } from './position.ts';

/** The number of roads between two towns. */
const between = (a: TownId, b: TownId): number => distance(townOf(a), townOf(b));

describe('worked examples', () => {
  it('EL-7.2 1: troll wagon and obstacle in the desert cost 3 troll wagons, or a caravan of 4', () => {
    const road = 'dagamura-feodor-desert';
    const state = position({ boots: 'dagamura', roads: `${road}=troll-wagon!`, hands: ['raft*2 troll-wagon*3'] });
    expect(list(play(state, `>${road}`).discard)).toBe('troll-wagon*3');
    expect(legal(state, `>>${road}`)).toEqual([
      `>>${road}:raft+raft+troll-wagon+troll-wagon`,
      `>>${road}:raft+troll-wagon+troll-wagon+troll-wagon`,
    ]);
  });

  it('EL-2.5 2: 3 dragons through the forest with an obstacle, then an elfcycle over the plain', () => {
    const state = position({
      boots: 'feodor',
      roads: 'feodor-lapphalya-forest=dragon! lapphalya-virst-plain=elfcycle',
      hands: ['dragon*3 elfcycle'],
    });
    const moved = play(state, '>feodor-lapphalya-forest >lapphalya-virst-plain');
    expect(list(moved.discard)).toBe('dragon*3 elfcycle');
    expect(piecesTaken(moved.pieces[0] ?? 0) - piecesTaken(state.pieces[0] ?? 0)).toBe(2);
  });

  it('EL-2.4 3: Virst to Ixara 1 raft, Ixara to Virst 2', () => {
    const road = '>virst-ixara-river';
    expect(list(play(position({ boots: 'virst', hands: ['raft*3'] }), road).discard)).toBe('raft');
    expect(list(play(position({ boots: 'ixara', hands: ['raft*3'] }), road).discard)).toBe('raft*2');
  });

  it('EL-7.5 4: there and back through the forest by cloud costs 4 clouds', () => {
    const road = '>dagamura-kihromah-forest';
    const state = position({
      boots: 'dagamura',
      roads: 'dagamura-kihromah-forest=magic-cloud',
      hands: ['magic-cloud*4'],
    });
    const moved = play(state, `${road} ${road}`);
    expect([moved.boots[0], list(moved.discard)]).toEqual([townOf('dagamura'), 'magic-cloud*4']);
  });

  it('EL-2.4 5: Elvenhold to Virst across the lake costs 2 rafts in either direction', () => {
    const road = '>elvenhold-virst-lake';
    expect(list(play(position({ hands: ['raft*4'] }), `${road} ${road}`).discard)).toBe('raft*4');
    expect(refused(position({ hands: ['raft'] }), road)).toBe('cannot-pay EL-7.5');
  });

  it('EL-6.2 6: no giant pig in a desert, EL-6.3 and no obstacle on a lake', () => {
    const state = position({ phase: 'planning', open: ['giant-pig'] });
    expect(refused(state, 'giant-pig@albaran-feodor-desert')).toBe('road-refuses EL-2.3');
    expect(refused(state, 'obstacle@elvenhold-virst-lake')).toBe('water-road EL-6.3');
  });

  it('EL-9.2 7: 17 pieces, boot in Throtmanni, card Jaccaranda: distance 1, score 16', () => {
    expect(between('throtmanni', 'jaccaranda')).toBe(1);
    const visited = towns.slice(1).map(({ id }) => id);
    const taken = [...visited.filter((id) => id !== 'throtmanni').slice(0, 16), 'throtmanni'].join(' ');
    const state = position({
      round: 4,
      turn: 1,
      boots: 'throtmanni elvenhold',
      taken: [taken, ''],
      townCards: 'jaccaranda beata',
    });
    expect(elfenland.outcome(play(state, 'end'))?.scores[0]).toBe(16);
  });

  it('EL-6.2 8: the land roads that accept each counter, and the moves of a player with one or two dragons', () => {
    const counts = counterKinds.map((kind) => {
      const state = position({ phase: 'planning', open: [kind] });
      return [kind, legal(state, `${kind}@`).length];
    });
    expect(Object.fromEntries(counts)).toEqual({
      'giant-pig': 20,
      elfcycle: 28,
      'magic-cloud': 28,
      unicorn: 27,
      'troll-wagon': 35,
      dragon: 35,
    });
    expect(legal(position({ phase: 'planning', open: ['dragon'] }))).toHaveLength(36);
    expect(legal(position({ phase: 'planning', open: ['dragon'], faceDown: ['dragon'] }))).toHaveLength(71);
  });

  it('EL-3.4 9: 42 chance moves before the first decision of four seats, with their weights', () => {
    const rng = seeded(9);
    let state = elfenland.setup();
    const states: State[] = [];
    while (elfenland.actor(state) === 'chance') {
      states.push(state);
      state = elfenland.apply(state, elfenland.sample(state, rng));
    }
    expect(states).toHaveLength(42);
    const [, firstCounter, , , , , firstCard] = states.map(odds);
    expect(firstCounter).toEqual(Object.fromEntries(counterKinds.map((kind) => [kind, 8])));
    expect(firstCard).toEqual({ ...Object.fromEntries(counterKinds.map((kind) => [kind, 10])), raft: 12 });
  });

  it('EL-7.4 10: the caravans of a hand, with and without an obstacle', () => {
    const road = 'dagamura-feodor-desert';
    const caravans = (mark: string): string[] =>
      legal(
        position({ boots: 'dagamura', roads: `${road}=troll-wagon${mark}`, hands: ['dragon*2 elfcycle raft'] }),
        '>>',
      ).map((notation) => notation.split(':')[1] ?? '');
    expect(caravans('')).toEqual(['dragon+dragon+elfcycle', 'dragon+dragon+raft', 'dragon+elfcycle+raft']);
    expect(caravans('!')).toEqual(['dragon+dragon+elfcycle+raft']);
  });

  it('EL-8.1 11: with two open counters and one face down there are three ways to keep one', () => {
    const state = position({ phase: 'keep', open: ['dragon unicorn'], faceDown: ['dragon'] });
    expect(elfenland.legalMoves(state)).toEqual(
      expect.arrayContaining([
        { type: 'keep', open: ['dragon'], hidden: [] },
        { type: 'keep', open: ['unicorn'], hidden: [] },
        { type: 'keep', open: [], hidden: ['dragon'] },
      ]),
    );
    expect(legal(state)).toHaveLength(3);
  });

  it('EL-9.3 12: 15, 15 and 12 pieces, 2, 2 and 4 cards: places 1, 1, 3 and two winners', () => {
    const ids = towns.slice(1).map(({ id }) => id);
    const [fifteen, twelve] = [ids.slice(0, 15).join(' '), ids.slice(0, 12).join(' ')];
    const state = position({
      players: 3,
      round: 4,
      turn: 2,
      taken: [fifteen, fifteen, twelve],
      hands: ['raft*2', 'dragon*2', 'raft*4'],
    });
    expect(elfenland.outcome(play(state, 'end'))).toMatchObject({
      scores: [15, 15, 12],
      ranking: [1, 1, 3],
      winners: [0, 1],
    });
  });

  it('EL-9.2 13: distances, with a maximum of 6', () => {
    expect(between('elvenhold', 'yttar')).toBe(5);
    expect(between('strykhaven', 'usselen')).toBe(6);
    expect(between('beata', 'usselen')).toBe(6);
    expect(between('beata', 'yttar')).toBe(6);
    const all = towns.flatMap((_, a) => towns.map((_, b) => distance(a, b)));
    expect(Math.max(...all)).toBe(6);
    expect(all.filter((roads) => roads === 6)).toHaveLength(6);
  });
});
