import { describe, expect, it } from 'vitest';
import { eventsOf, legal, on, play, position, refused, tilesOf } from './position.ts';

const plan = (given: Parameters<typeof position>[0] = {}) => position({ phase: 'planning', ...given });

describe('§8, planning', () => {
  it('EG-8.1 a player plays one tile or passes each turn; as many passes in a row as players end the phase', () => {
    const state = plan({ open: ['dragon'] });
    const placed = play(state, 'dragon@ixara-virst-plain');
    expect([placed.turn, on(placed, 'ixara-virst-plain'), tilesOf(placed.open[0])]).toEqual([1, 'dragon', '']);
    expect(play(placed, 'pass').phase).toBe('planning');
    expect(play(placed, 'pass pass').phase).toBe('movement');
    expect(refused(plan({ open: ['giant-pig'] }), 'giant-pig@albaran-feodor-desert')).toBe('road-refuses EL-2.3');
    expect(refused(plan({ open: ['dragon'] }), 'dragon@elvenhold-virst-lake')).toBe('water-road EL-6.2');
    expect(refused(plan({ open: ['dragon'], roads: 'ixara-virst-plain=elfcycle' }), 'dragon@ixara-virst-plain')).toBe(
      'road-has-counter EL-6.2',
    );
  });

  it('EG-8.2 a log goes on a land road with a counter, without obstacle and gold tile; a player may play several', () => {
    const state = plan({
      open: ['log*2'],
      roads: 'ixara-virst-plain=dragon feodor-rivinia-forest=unicorn$ lapphalya-virst-plain=elfcycle',
    });
    expect(legal(state, 'log')).toEqual(['log@ixara-virst-plain', 'log@lapphalya-virst-plain']);
    expect(refused(state, 'log@elvenhold-virst-lake')).toBe('water-road EG-8.2');
    expect(refused(state, 'log@grangor-yttar-mountain')).toBe('no-counter EG-8.2');
    const one = play(state, 'log@ixara-virst-plain pass');
    expect(on(one, 'ixara-virst-plain')).toBe('dragon!');
    expect(refused(one, 'log@ixara-virst-plain')).toBe('road-has-obstacle EG-8.2');
    expect(refused(one, 'log@lapphalya-virst-plain')).toBe('legal');
  });

  it('EG-8.3 a sea monster goes on a water road without an obstacle', () => {
    const state = plan({ open: ['sea-monster'], roads: 'elvenhold-virst-lake! ixara-virst-plain=dragon' });
    expect(legal(state, 'sea-monster')).toHaveLength(12);
    expect(refused(state, 'sea-monster@elvenhold-virst-lake')).toBe('road-has-obstacle EG-8.3');
    expect(refused(state, 'sea-monster@ixara-virst-plain')).toBe('land-road EG-8.3');
    expect(on(play(state, 'sea-monster@virst-ixara-river'), 'virst-ixara-river')).toBe('!');
  });

  it('EG-8.4 a gold tile goes on a land road with a counter, without obstacle; no obstacle may follow', () => {
    const state = plan({
      open: ['gold log'],
      roads: 'ixara-virst-plain=dragon lapphalya-virst-plain=elfcycle! feodor-rivinia-forest=unicorn$',
    });
    expect(legal(state, 'gold')).toEqual(['gold@ixara-virst-plain']);
    expect(refused(state, 'gold@lapphalya-virst-plain')).toBe('road-has-obstacle EG-8.4');
    expect(refused(state, 'gold@feodor-rivinia-forest')).toBe('road-has-gold EG-8.4');
    expect(refused(state, 'gold@grangor-yttar-mountain')).toBe('no-counter EG-8.4');
    expect(refused(state, 'gold@elvenhold-virst-lake')).toBe('water-road EG-8.4');
    const laid = play(state, 'gold@ixara-virst-plain pass');
    expect(on(laid, 'ixara-virst-plain')).toBe('dragon$');
    expect(refused(laid, 'log@ixara-virst-plain')).toBe('road-has-gold EG-8.4');
  });

  it('EG-8.5 a double adds a second counter of another kind at once', () => {
    const state = plan({
      open: ['double dragon giant-pig'],
      faceDown: ['elfcycle'],
      roads: 'ixara-lapphalya-forest=dragon albaran-feodor-desert=dragon',
    });
    expect(legal(state, 'double')).toEqual(['double@ixara-lapphalya-forest']);
    const spell = play(state, 'double@ixara-lapphalya-forest');
    expect([spell.phase, spell.turn]).toEqual(['add', 0]);
    expect(legal(spell)).toEqual(['&(elfcycle)', '&giant-pig']);
    expect(refused(spell, '&dragon')).toBe('same-kind EG-8.5');
    expect(refused(spell, '&elfcycle')).toBe('no-such-tile EG-8.5');
    expect(refused(spell, '&(giant-pig)')).toBe('no-such-hidden-tile EL-0.4');
    const added = play(spell, '&(elfcycle)');
    expect([on(added, 'ixara-lapphalya-forest'), added.turn, added.phase]).toEqual(['dragon+elfcycle', 1, 'planning']);
  });

  it('EG-8.5 a double is refused on a road that has one, and without a counter that the road accepts', () => {
    const state = plan({
      open: ['double giant-pig'],
      roads: 'ixara-lapphalya-forest=dragon+elfcycle albaran-feodor-desert=dragon feodor-rivinia-forest=giant-pig',
    });
    expect(refused(state, 'double@ixara-lapphalya-forest')).toBe('road-has-double EG-8.5');
    expect(refused(state, 'double@albaran-feodor-desert')).toBe('no-second-counter EG-8.5');
    expect(refused(state, 'double@feodor-rivinia-forest')).toBe('no-second-counter EG-8.5');
    expect(refused(state, 'double@elvenhold-virst-lake')).toBe('water-road EG-8.5');
    expect(refused(state, 'double@grangor-yttar-mountain')).toBe('no-counter EG-8.5');
    const desert = play(
      plan({ open: ['double giant-pig unicorn'], roads: 'albaran-feodor-desert=dragon' }),
      'double@albaran-feodor-desert',
    );
    expect(refused(desert, '&giant-pig')).toBe('road-refuses EL-2.3');
  });

  it('EG-8.6 an exchange swaps two counters, and the tile returns to the pile', () => {
    // Worked example 3.
    const state = plan({
      open: ['exchange'],
      roads: 'dagamura-ixara-forest=troll-wagon lapphalya-virst-plain=magic-cloud',
    });
    const spell = play(state, 'exchange@dagamura-ixara-forest');
    expect(legal(spell)).toEqual(['<>lapphalya-virst-plain']);
    expect(refused(spell, '<>dagamura-ixara-forest')).toBe('same-road EG-8.6');
    expect(refused(spell, '<>grangor-yttar-mountain')).toBe('no-counter EG-8.6');
    const done = play(spell, '<>lapphalya-virst-plain');
    expect([on(done, 'dagamura-ixara-forest'), on(done, 'lapphalya-virst-plain')]).toEqual([
      'magic-cloud',
      'troll-wagon',
    ]);
    expect([tilesOf(done.pile).includes('exchange*2'), done.turn, done.phase]).toEqual([true, 1, 'planning']);
    expect(eventsOf(spell, '<>lapphalya-virst-plain')[0]).toMatchObject({
      counter: 'troll-wagon',
      with: 'magic-cloud',
    });
  });

  it('EG-8.6 each road must accept its new counter, and the kinds must differ', () => {
    // Worked example 3.
    const state = plan({
      open: ['exchange'],
      roads:
        'albaran-feodor-desert=troll-wagon lapphalya-virst-plain=giant-pig feodor-rivinia-forest=troll-wagon ixara-virst-plain=dragon',
    });
    const spell = play(state, 'exchange@albaran-feodor-desert');
    expect(legal(spell)).toEqual(['<>ixara-virst-plain']);
    expect(refused(spell, '<>lapphalya-virst-plain')).toBe('road-refuses EG-8.6');
    expect(refused(spell, '<>feodor-rivinia-forest')).toBe('same-kind EG-8.6');
    const pig = play(
      plan({
        open: ['exchange'],
        roads: 'lapphalya-virst-plain=giant-pig albaran-feodor-desert=troll-wagon feodor-rivinia-forest=elfcycle',
      }),
      'exchange@lapphalya-virst-plain',
    );
    expect(refused(pig, '<>albaran-feodor-desert')).toBe('road-refuses EG-8.6');
    const none = plan({
      open: ['exchange'],
      roads: 'albaran-feodor-desert=troll-wagon feodor-rivinia-forest=giant-pig',
    });
    expect(refused(none, 'exchange@albaran-feodor-desert')).toBe('no-swap EG-8.6');
    expect(refused(none, 'exchange@elvenhold-virst-lake')).toBe('water-road EG-8.6');
    expect(refused(none, 'exchange@grangor-yttar-mountain')).toBe('no-counter EG-8.6');
  });

  it('EG-8.6 roads with a double may take part, and may end with two counters of one kind', () => {
    const state = plan({
      open: ['exchange'],
      roads: 'ixara-lapphalya-forest=dragon+elfcycle lapphalya-virst-plain=elfcycle',
    });
    const spell = play(state, 'exchange@lapphalya-virst-plain');
    expect(legal(spell)).toEqual(['<>ixara-lapphalya-forest:dragon']);
    const done = play(spell, '<>ixara-lapphalya-forest:dragon');
    expect([on(done, 'ixara-lapphalya-forest'), on(done, 'lapphalya-virst-plain')]).toEqual([
      'elfcycle+elfcycle',
      'dragon',
    ]);
    const other = play(state, 'exchange@ixara-lapphalya-forest');
    expect(refused(other, '<>lapphalya-virst-plain')).toBe('which-counter EG-0.1');
    expect(legal(other)).toEqual(['dragon<>lapphalya-virst-plain']);
  });

  it('EG-8.7 log and gold tile apply to both counters, whichever came first', () => {
    const state = plan({
      open: ['log'],
      roads: 'ixara-lapphalya-forest=dragon+elfcycle feodor-rivinia-forest=dragon!',
    });
    expect(on(play(state, 'log@ixara-lapphalya-forest'), 'ixara-lapphalya-forest')).toBe('dragon+elfcycle!');
    const doubled = plan({ open: ['double unicorn'], roads: 'feodor-rivinia-forest=dragon!' });
    expect(on(play(doubled, 'double@feodor-rivinia-forest &unicorn'), 'feodor-rivinia-forest')).toBe('dragon+unicorn!');
  });
});
