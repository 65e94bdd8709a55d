import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RoadId, Terrain, TownId } from '../../../src/games/elfenland/index.ts';
import { counterKinds, elfenland, travelCardKinds } from '../../../src/games/elfenland/index.ts';
import { roadsFrom } from '../../../src/realm/board/roads.ts';
import { roads, towns } from '../../../src/realm/map.ts';
import { legal, list, odds, play, position, tilesOf, townOf } from './position.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../docs/rules/elfenland.md'), 'utf8');

/** The lines of the page with this beginning. */
function linesOf(start: RegExp): string[] {
  return page.split('\n').filter((line) => start.test(line));
}

/** The roads in the table of a terrain. */
function roadsInPage(terrain: Terrain): string[] {
  const [line = ''] = linesOf(new RegExp(`^\\| ${terrain} \\| \\d`));
  return [...line.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id);
}

/** The price of the road, measured as the cards missing from a hand of eight of the kind afterwards. */
function price(road: RoadId, counter: string, from: TownId, obstacle: '' | '!' = ''): string {
  const card = counter === '' ? 'raft' : counter;
  const lying = counter === '' ? '' : `${road}=${counter}${obstacle}`;
  const state = position({ boots: from, roads: lying, hands: [`${card}*8`] });
  return list(play(state, `>${road}`).discard);
}

const onLand: readonly (readonly [terrain: Terrain, road: RoadId, from: TownId])[] = [
  ['plain', 'lapphalya-virst-plain', 'virst'],
  ['forest', 'dagamura-kihromah-forest', 'kihromah'],
  ['desert', 'albaran-feodor-desert', 'albaran'],
  ['mountain', 'grangor-yttar-mountain', 'yttar'],
];

describe('§2, the map', () => {
  it('EL-2.1 72 travel cards, 48 counters, 20 town pieces, one obstacle each', () => {
    const state = elfenland.setup({ players: 2 });
    expect(list(state.deck)).toBe(travelCardKinds.map((kind) => `${kind}*${kind === 'raft' ? 12 : 10}`).join(' '));
    expect(tilesOf(state.pile)).toBe(counterKinds.map((kind) => `${kind}*8`).join(' '));
    expect(state.obstacleInHand).toEqual([true, true]);
  });

  it('EL-2.2 21 towns and 48 roads, as the page lists them', () => {
    const [line = ''] = linesOf(/^Towns: /);
    const named = [...line.matchAll(/([A-Z][\w']+) `(\w+)`/g)].map(([, name, id]) => ({ name, id }));
    expect(towns.map(({ id, name }) => ({ name, id }))).toEqual(named);
    expect(towns).toHaveLength(21);
    const terrains = ['plain', 'forest', 'desert', 'mountain', 'river', 'lake'] as const;
    const listed = terrains.map(roadsInPage);
    expect(roads.map(({ id }) => id)).toEqual(listed.flat());
    expect(listed.map(({ length }) => length)).toEqual([8, 12, 7, 8, 7, 6]);
    for (const { id, terrain } of roads) expect(roadsInPage(terrain)).toContain(id);
    expect(roads.filter(({ isLand }) => isLand).map(({ terrain }) => terrain)).not.toContain('lake');
    expect(roads.filter(({ isLand }) => isLand)).toHaveLength(35);
  });

  it('EL-2.2 a road joins the two towns that its id names, and leads both ways', () => {
    for (const { id, from, to } of roads) {
      expect(id.startsWith(`${from}-${to}-`)).toBe(true);
      expect(roadsFrom(from).filter(({ road }) => road === id)).toMatchObject([{ to }]);
      expect(roadsFrom(to).filter(({ road }) => road === id)).toMatchObject([{ to: from }]);
    }
    const state = position({ boots: 'virst', roads: 'lapphalya-virst-plain=dragon', hands: ['dragon*2'] });
    expect(play(state, '>lapphalya-virst-plain >lapphalya-virst-plain').boots[0]).toBe(townOf('virst'));
  });

  it('EL-2.2 seven pairs of towns are joined by a land and a water road, none by two roads of one sort', () => {
    const pairs = roads.map(({ from, to, isLand }) => `${[from, to].sort().join('-')} ${isLand}`);
    expect(new Set(pairs).size).toBe(48);
    expect(pairs.filter((pair) => pair.endsWith('true') && pairs.includes(pair.replace('true', 'false')))).toHaveLength(
      7,
    );
  });

  it('EL-2.2 the ferries join all towns of each sea', () => {
    const ferries = roads.filter(({ terrain }) => terrain === 'lake').map(({ from, to }) => [from, to]);
    const seas = [
      ['elvenhold', 'strykhaven', 'virst'],
      ['grangor', 'parundia', 'yttar'],
    ];
    for (const sea of seas) expect(ferries.filter((ends) => ends.every((end) => sea.includes(end)))).toHaveLength(3);
  });

  it('EL-2.2 every town can be reached from every other town', () => {
    const reached = new Set<TownId>(['elvenhold']);
    for (const town of reached) for (const { to } of roadsFrom(town)) reached.add(to);
    expect(reached.size).toBe(21);
  });

  it('EL-2.3 a counter costs as in the table, and is not accepted where the table has –', () => {
    for (const counter of counterKinds) {
      const [row = ''] = linesOf(new RegExp(`^\\| \`${counter}\` \\| [12–]`));
      const cells = row
        .split('|')
        .map((cell) => cell.trim())
        .slice(2, 6);
      expect(cells).toHaveLength(4);
      for (const [index, [, road, from]] of onLand.entries()) {
        const cost = cells[index];
        const state = position({ phase: 'planning', open: [counter], hands: [''] });
        expect(legal(state).includes(`${counter}@${road}`)).toBe(cost !== '–');
        if (cost !== '–') expect(price(road, counter, from)).toBe(cost === '1' ? counter : `${counter}*2`);
      }
    }
  });

  it('EL-2.4 rafts: one with the current, two against it, two on a lake', () => {
    const rivers = roads.filter(({ terrain }) => terrain === 'river');
    for (const { id, from, to } of rivers) {
      expect(price(id, '', from)).toBe('raft');
      expect(price(id, '', to)).toBe('raft*2');
    }
    for (const { id, from, to } of roads.filter(({ terrain }) => terrain === 'lake')) {
      expect(price(id, '', from)).toBe('raft*2');
      expect(price(id, '', to)).toBe('raft*2');
    }
  });

  it('EL-2.5 an obstacle adds a card of the same kind', () => {
    expect(price('lapphalya-virst-plain', 'dragon', 'virst', '!')).toBe('dragon*2');
    expect(price('dagamura-kihromah-forest', 'dragon', 'kihromah', '!')).toBe('dragon*3');
  });

  it('EL-2.5 an obstacle raises the price of a caravan to four cards', () => {
    const state = position({
      boots: 'virst',
      roads: 'lapphalya-virst-plain=dragon!',
      hands: ['elfcycle*2 raft*2 unicorn'],
    });
    expect(legal(state, '>>').map((notation) => notation.split(':')[1])).toEqual([
      'elfcycle+elfcycle+raft+raft',
      'elfcycle+elfcycle+raft+unicorn',
      'elfcycle+raft+raft+unicorn',
    ]);
  });

  it('EL-2.6 there are twelve town cards', () => {
    const [line = ''] = linesOf(/^- EL-2\.6/);
    const named = /: ([a-z, ]+)\.$/.exec(line)?.[1]?.split(', ') ?? [];
    expect(named).toHaveLength(12);
    const dealt = elfenland.setup({ firstSeat: 0, destination: true });
    expect(odds(dealt)).toEqual(Object.fromEntries(named.map((town) => [`town:${town}`, 1])));
  });
});
