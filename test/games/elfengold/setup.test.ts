import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import type { Options, State } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { towns } from '../../../src/realm/map.ts';
import { legal, list, move, odds, play, position, refused, roadOf, tilesOf } from './position.ts';

const rulesOfRecord = readFileSync(new URL('../../../docs/rules/elfengold.md', import.meta.url), 'utf8');

const ALL_TILES =
  'dragon*4 elfcycle*8 giant-pig*9 magic-cloud*4 troll-wagon*8 unicorn*5 gold*2 double*2 exchange*2 log*2 sea-monster*2';

/** Makes this many chance moves; @returns the state and how many decisions chance had. */
function dealt(options: Partial<Options>): { readonly state: State; readonly draws: number } {
  const rng = seeded(5);
  let state = elfengold.setup(options);
  let draws = 0;
  for (; elfengold.actor(state) === 'chance'; draws++) state = elfengold.apply(state, elfengold.sample(state, rng));
  return { state, draws };
}

describe('§0, conventions', () => {
  const two = position({
    boots: 'ixara',
    hands: ['dragon*4 elfcycle*2'],
    roads: 'ixara-lapphalya-forest=dragon+elfcycle ixara-virst-plain=dragon',
  });

  it('EG-0.1 a move names a counter exactly if its road has two kinds', () => {
    expect(legal(two, '>ixara')).toEqual([
      '>ixara-lapphalya-forest:dragon',
      '>ixara-lapphalya-forest:elfcycle',
      '>ixara-virst-plain',
    ]);
    expect(refused(two, '>ixara-lapphalya-forest')).toBe('which-counter EG-0.1');
    expect(refused(two, '>ixara-lapphalya-forest:unicorn')).toBe('no-such-counter EG-0.1');
    expect(refused(two, '>ixara-virst-plain:dragon')).toBe('no-choice EG-0.1');
  });

  it('EG-0.1 a move names no counter if its road has two of one kind', () => {
    const road = roadOf('ixara-lapphalya-forest');
    const alike: State = { ...two, seconds: two.seconds.map((own, at) => (at === road ? 0 : own)) };
    expect(legal(alike, '>ixara-l')).toEqual(['>ixara-lapphalya-forest']);
    expect(refused(alike, '>ixara-lapphalya-forest:dragon')).toBe('no-choice EG-0.1');
  });

  it('EG-0.2 the state says whether cards or tiles are drawn, and tiles may be played face down', () => {
    const state = position({ phase: 'tiles' });
    expect(odds(state)['log']).toBe(2);
    expect(refused(state, 'raft')).toBe('none-left EL-0.5');
    const planning = position({ phase: 'planning', open: ['dragon'], faceDown: ['dragon sea-monster'] });
    expect(refused(planning, '(dragon)@ixara-virst-plain')).toBe('legal');
    expect(refused(planning, '(sea-monster)@elvenhold-virst-lake')).toBe('legal');
    expect(refused(planning, 'sea-monster@elvenhold-virst-lake')).toBe('no-such-tile EG-8.1');
    expect(refused(planning, '(unicorn)@feodor-rivinia-forest')).toBe('no-such-hidden-tile EL-0.4');
  });

  it('EG-0.3 the bank is unlimited', () => {
    const rich = position({
      gold: [1000],
      boots: 'feodor',
      hands: ['unicorn'],
      roads: 'feodor-rivinia-forest=unicorn',
    });
    expect(play(rich, '>feodor-rivinia-forest end:gold').gold[0]).toBe(1003);
  });
});

describe('options', () => {
  const setupWith = (options: object) => (): unknown => elfengold.setup(options);
  const { values } = elfengold.setup();
  const discs = Object.fromEntries(towns.flatMap(({ id }, town) => (id === 'elvenhold' ? [] : [[id, values[town]]])));

  it('are refused if unknown or if their value is invalid', () => {
    expect(setupWith({ players: 1 })).toThrow('EL-1.1');
    expect(setupWith({ rounds: 4 })).toThrow('There is no option "rounds"; the options are: players, ');
    expect(setupWith({ bidding: 'open' })).toThrow('expected "penalty" or "capped"');
    expect(setupWith({ handLimit: -1 })).toThrow('expected "elfenland", 0 to 70 or null');
    expect(setupWith({ handLimit: 71 })).toThrow('EL-1.1');
    expect(setupWith({ moveDraw: 'both' })).toThrow('expected "deck" or "choice"');
    expect(setupWith({ wizards: 1 })).toThrow('EL-1.1');
    expect(setupWith({ players: 2, firstSeat: 2 })).toThrow('EL-1.1');
    expect(setupWith({ handLimit: 0, goldValues: discs })).not.toThrow();
  });

  it('EG-3.2 a record of values must place exactly the twenty discs', () => {
    const swapped = { ...discs, albaran: discs['beata'], beata: discs['albaran'] };
    expect(elfengold.setup({ goldValues: swapped as Options['goldValues'] }).values.slice(1, 3)).toEqual([2, 6]);
    expect(setupWith({ goldValues: { ...discs, albaran: 6 } })).toThrow(
      /cannot be {"albaran":6,.*the 20 discs by town/,
    );
    expect(setupWith({ goldValues: { ...discs, elvenhold: 2 } })).toThrow('EL-1.1');
    const { albaran: _, ...missing } = discs;
    expect(setupWith({ goldValues: missing })).toThrow('the 20 discs by town, one on "albaran" too');
  });
});

describe('§2, components', () => {
  it('EG-2.1 48 tiles', () => {
    const { pile } = elfengold.setup();
    expect(tilesOf(pile)).toBe(ALL_TILES);
    expect(pile.reduce((sum, tiles) => sum + tiles)).toBe(48);
  });

  it('EG-2.2 63 travel cards, 6 wizards, 7 gold cards', () => {
    expect(list(elfengold.setup().deck)).toBe(
      'dragon*9 elfcycle*9 giant-pig*9 magic-cloud*9 troll-wagon*9 unicorn*9 raft*9',
    );
    expect(list(elfengold.setup({ wizards: true }).deck)).toContain('raft*9 wizard*6');
    expect(list(dealt({ players: 2 }).state.deck)).toContain('gold*7');
  });

  it('EG-2.3 20 discs of sum 79, none in Elvenhold', () => {
    const { values } = elfengold.setup();
    expect(values.reduce((sum, value) => sum + value)).toBe(79);
    expect([2, 3, 4, 5, 6, 7].map((disc) => values.filter((value) => value === disc).length)).toEqual([
      2, 6, 6, 4, 1, 1,
    ]);
    expect(values[0]).toBe(0);
  });

  it('EG-2.3 the standard values are those of the page', () => {
    const [clause = ''] = rulesOfRecord.match(/^- EG-2\.3 .*$/m) ?? [];
    const [, listed = ''] = /Standard values: ([^.]*)\./.exec(clause) ?? [];
    const named = listed.split('; ').flatMap((group) => {
      const [, value = '', names = ''] = /^(\d) (.*)$/.exec(group) ?? [];
      return names.split(', ').map((name) => `${name} ${value}`);
    });
    const { values } = elfengold.setup();
    expect(named.sort()).toEqual(
      towns.flatMap(({ name }, town) => (town === 0 ? [] : [`${name} ${values[town]}`])).sort(),
    );
  });
});

describe('§3, set-up', () => {
  it('EG-3.1 the game starts with boots in Elvenhold, a piece in every other town, and all tiles in the pile', () => {
    const state = elfengold.setup({ players: 3 });
    expect(state.boots).toEqual([0, 0, 0]);
    expect(new Set(state.pieces)).toEqual(new Set([2 ** 21 - 2]));
    expect(odds(state)).toEqual({ 'first:0': 1, 'first:1': 1, 'first:2': 1 });
    expect(refused(state, 'first:3')).toBe('no-such-seat EL-1.2');
  });

  it('EG-3.2 random discs are drawn for one town after another, weighted by the discs left', () => {
    const state = elfengold.setup({ firstSeat: 0, goldValues: 'random' });
    expect(odds(state)).toEqual({ 'value:2': 2, 'value:3': 6, 'value:4': 6, 'value:5': 4, 'value:6': 1, 'value:7': 1 });
    const laid = play(state, 'value:7 value:2 value:2');
    expect(
      ['albaran', 'beata', 'dagamura'].map((id) => laid.values[towns.findIndex((town) => town.id === id)]),
    ).toEqual([7, 2, 2]);
    expect(refused(laid, 'value:7')).toBe('no-disc-left EG-3.2');
    expect(odds(laid)).toEqual({ 'value:3': 6, 'value:4': 6, 'value:5': 4, 'value:6': 1 });
  });

  it('EG-3.3 with a destination every player gets a town card', () => {
    const state = elfengold.setup({ players: 2, firstSeat: 1, destination: true });
    expect(Object.values(odds(state))).toEqual(Array(12).fill(1));
    const one = play(state, 'town:beata');
    expect(one.townCards).toEqual([null, towns.findIndex(({ id }) => id === 'beata')]);
    expect(refused(one, 'town:beata')).toBe('town-card-dealt EL-3.3');
    expect(play(one, 'town:yttar').phase).toBe('deal');
  });

  it('EG-3.4 each seat in turn gets five cards, then the display is filled, then gold cards join the deck', () => {
    const start = elfengold.setup({ players: 2, firstSeat: 1, wizards: true });
    // Worked example 13.
    expect(Object.values(odds(start))).toEqual([9, 9, 9, 9, 9, 9, 9, 6]);
    const five = play(start, 'dragon raft raft wizard unicorn');
    expect(five.hands.map((hand) => list(hand))).toEqual(['', 'dragon unicorn raft*2 wizard']);
    const ten = play(five, 'elfcycle elfcycle elfcycle elfcycle elfcycle');
    expect(ten.phase).toBe('display');
    const three = play(ten, 'dragon dragon dragon');
    expect(list(three.display)).toBe('dragon*3');
    expect(list(three.deck)).toContain('gold*7');
    expect(refused(ten, 'gold')).toBe('none-left EL-0.5');
  });

  it('EG-3.5 each player starts with twelve gold; gold pile and discard pile are empty', () => {
    const state = elfengold.setup({ players: 3 });
    expect(state.gold).toEqual([12, 12, 12]);
    expect([state.goldPile, list(state.discard)]).toEqual([0, '']);
  });

  it('EG-3.6 round 1 begins with the tiles; four seats need 26 draws before the first decision', () => {
    const { state, draws } = dealt({});
    // Worked example 13.
    expect(draws).toBe(1 + 20 + 3 + 2);
    expect([state.round, state.phase]).toEqual([1, 'reveal']);
    const first = dealt({ firstSeat: 0 }).state;
    const before = play(
      elfengold.setup({ players: 2, firstSeat: 0 }),
      'dragon dragon dragon dragon dragon raft raft raft raft raft raft raft raft',
    );
    const drawn = Object.entries(odds(before)).map(([tile, weight]) => `${tile}*${weight}`);
    expect(drawn.join(' ')).toBe(ALL_TILES);
    expect(first.turn).toBe(0);
    expect(elfengold.violation(before, { ...move('pass') })?.code).toBe('elfengold/not-now');
    expect(elfengold.violation(before, { type: 'wave' })?.code).toBe('elfengold/unknown-move');
    expect(elfengold.violation(before, { type: 'draw', kind: 'raft', extra: 1 })?.code).toBe(
      'elfengold/malformed-move',
    );
  });
});
