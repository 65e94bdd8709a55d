import { describe, expect, it } from 'vitest';
import { townsLeft } from '../../../src/realm/pieces.ts';
import { eventsOf, legal, list, play, position, refused, townOf } from './position.ts';

const desert = 'dagamura-feodor-desert';
const forest = 'feodor-lapphalya-forest';
const river = 'virst-ixara-river';

describe('§7, movement', () => {
  const state = position({
    players: 3,
    starter: 2,
    boots: 'elvenhold elvenhold dagamura',
    hands: ['raft', '', 'dragon*3 troll-wagon*2 raft*2 unicorn'],
    roads: `${desert}=dragon ${forest}=troll-wagon albaran-dagamura-desert=unicorn`,
  });

  it('EL-7.1 in turn order each player makes his whole move, with any number of steps', () => {
    const moved = play(state, `>${desert} >${forest}`);
    expect(moved).toMatchObject({ phase: 'movement', turn: 2 });
    expect(play(moved, 'end -raft')).toMatchObject({ phase: 'movement', turn: 0 });
    expect(play(moved, 'end -raft end')).toMatchObject({ phase: 'movement', turn: 1 });
    expect(eventsOf(moved, 'end')).toEqual([{ type: 'move-ended', seat: 2 }]);
  });

  it('EL-7.1 a player may make no step', () => {
    expect(legal(state)).toContain('end');
    expect(legal(play(position({ hands: ['raft', 'raft'] }), 'end'))).toContain('end');
  });

  it('EL-7.2 on land any player’s counter lets the boot move for cards of its kind, and stays', () => {
    const moved = play(state, `>${desert}`);
    expect(list(moved.hands[2])).toBe('dragon*2 troll-wagon*2 unicorn raft*2');
    expect(list(moved.discard)).toBe('dragon');
    expect(moved.counters).toEqual(state.counters);
    expect(moved.boots[2]).toBe(townOf('feodor'));
    expect(eventsOf(state, `>${desert}`)[0]).toEqual({
      type: 'travelled',
      seat: 2,
      road: desert,
      from: 'dagamura',
      to: 'feodor',
      by: 'dragon',
      paid: ['dragon'],
    });
  });

  it('EL-7.2 a step from another town or without a counter is refused', () => {
    expect(refused(state, `>${forest}`)).toBe('boot-elsewhere EL-7.2');
    expect(refused(state, '>dagamura-ixara-forest')).toBe('no-counter EL-7.2');
    expect(legal(state, '>').filter((notation) => !notation.startsWith('>>'))).toEqual([`>${desert}`]);
  });

  it('EL-7.3 on water the boot moves by rafts, without a counter', () => {
    const sailing = position({ boots: 'virst', hands: ['raft*2'] });
    const moved = play(sailing, `>${river}`);
    expect([moved.boots[0], list(moved.discard)]).toEqual([townOf('ixara'), 'raft']);
    expect(legal(sailing, '>')).toEqual(['>elvenhold-virst-lake', '>strykhaven-virst-lake', `>${river}`]);
    expect(eventsOf(sailing, `>${river}`)[0]).toMatchObject({ by: 'raft', paid: ['raft'] });
    expect(refused(sailing, '>ixara-mahdavikia-river')).toBe('boot-elsewhere EL-7.3');
  });

  it('EL-7.4 a caravan costs exactly three cards of any kinds, rafts too, on a road with a counter', () => {
    expect(refused(state, `>>${desert}:raft+raft+unicorn`)).toBe('legal');
    const moved = play(state, `>>${desert}:raft+raft+unicorn`);
    expect(list(moved.hands[2])).toBe('dragon*3 troll-wagon*2');
    expect([moved.boots[2], list(moved.discard)]).toEqual([townOf('feodor'), 'unicorn raft*2']);
    expect(eventsOf(state, `>>${desert}:raft+raft+unicorn`)[0]).toMatchObject({
      by: 'caravan',
      paid: ['raft', 'raft', 'unicorn'],
    });
    expect(refused(state, `>>${desert}:raft+raft+troll-wagon+unicorn`)).toBe('caravan-size EL-7.4');
    expect(refused(state, '>>dagamura-ixara-forest:raft+raft+unicorn')).toBe('no-counter EL-7.4');
    expect(refused(state, `>>${forest}:raft+raft+unicorn`)).toBe('boot-elsewhere EL-7.4');
    expect(refused(state, `>>${river}:raft+raft+unicorn`)).toBe('water-road EL-7.4');
  });

  it('EL-7.4 a caravan costs four cards with an obstacle', () => {
    const blocked = position({ boots: 'dagamura', hands: ['dragon*3 raft*2'], roads: `${desert}=troll-wagon!` });
    expect(legal(blocked)).toEqual([
      `>>${desert}:dragon+dragon+dragon+raft`,
      `>>${desert}:dragon+dragon+raft+raft`,
      'end',
    ]);
    expect(refused(blocked, `>>${desert}:dragon+raft+raft`)).toBe('caravan-size EL-7.4');
  });

  it('EL-7.4 a caravan is legal even if the hand holds the cards of the counter', () => {
    expect(refused(state, `>${desert}`)).toBe('legal');
    expect(refused(state, `>>${desert}:dragon+dragon+dragon`)).toBe('legal');
  });

  it('EL-7.5 a step that the hand cannot pay is illegal', () => {
    expect(refused(state, '>albaran-dagamura-desert')).toBe('cannot-pay EL-7.5');
    expect(refused(state, `>>${desert}:raft+raft+raft`)).toBe('not-in-hand EL-7.5');
    expect(refused(state, `>>${desert}:giant-pig+raft+raft`)).toBe('not-in-hand EL-7.5');
    expect(refused(position({ boots: 'ixara', hands: ['raft'] }), `>${river}`)).toBe('cannot-pay EL-7.5');
  });

  it('EL-7.5 roads and towns may be used again at full cost', () => {
    const back = play(state, `>${desert} >${desert} >${desert}`);
    expect(back.boots[2]).toBe(townOf('feodor'));
    expect(list(back.discard)).toBe('dragon*3');
    expect(refused(back, `>${desert}`)).toBe('cannot-pay EL-7.5');
  });

  it('EL-7.6 the boot takes the piece of each town it reaches, once, also in passing', () => {
    const moved = play(state, `>${desert} >${forest}`);
    const gone = townsLeft(state.pieces[2] ?? 0).filter((town) => !townsLeft(moved.pieces[2] ?? 0).includes(town));
    expect(gone).toEqual(['feodor', 'lapphalya']);
    expect(moved.pieces.slice(0, 2)).toEqual(state.pieces.slice(0, 2));
    expect(eventsOf(state, `>${desert}`)[1]).toEqual({ type: 'piece-taken', seat: 2, town: 'feodor', taken: 2 });
    expect(eventsOf(play(state, `>${desert}`), `>${desert}`).map(({ type }) => type)).toEqual(['travelled']);
  });

  it('EL-7.6 there is no piece in Elvenhold', () => {
    const home = position({ boots: 'virst', hands: ['raft*2'] });
    expect(eventsOf(home, '>elvenhold-virst-lake').map(({ type }) => type)).toEqual(['travelled']);
  });

  it('EL-7.7 paid cards go to the discard pile, which lies open until the next deal', () => {
    const sailing = position({ boots: 'virst', hands: ['raft*2'], open: ['dragon*2'] });
    const keeping = play(sailing, `>${river} end end`);
    expect(keeping.phase).toBe('keep');
    expect(list(keeping.discard)).toBe('raft');
    expect(list(play(keeping, 'keep:dragon').discard)).toBe('');
  });

  it('EL-7.8 after his move a player returns cards one at a time until he has four', () => {
    const full = play(state, 'end');
    expect(full).toMatchObject({ phase: 'discard', turn: 2 });
    expect(legal(full)).toEqual(['-dragon', '-raft', '-troll-wagon', '-unicorn']);
    const three = play(full, '-dragon -raft -raft');
    expect(three).toMatchObject({ phase: 'discard', turn: 2 });
    expect(refused(three, '-raft')).toBe('not-in-hand EL-7.8');
    expect(refused(three, '-elfcycle')).toBe('not-in-hand EL-7.8');
    const four = play(three, '-unicorn');
    expect(four).toMatchObject({ phase: 'movement', turn: 0 });
    expect(list(four.hands[2])).toBe('dragon*2 troll-wagon*2');
    expect(list(four.discard)).toBe('dragon unicorn raft*2');
    expect(eventsOf(full, '-raft')).toEqual([{ type: 'discarded', seat: 2, card: 'raft' }]);
  });

  it('EL-7.8 a player with four or fewer returns nothing', () => {
    expect(play(position({ hands: ['raft*4'] }), 'end')).toMatchObject({ phase: 'movement', turn: 1 });
  });

  it('EL-7.9 the limit also holds in the last round', () => {
    const last = position({ round: 4, hands: ['raft*6'] });
    expect(play(last, 'end').phase).toBe('discard');
    expect(play(last, 'end -raft -raft')).toMatchObject({ phase: 'movement', turn: 1 });
  });

  it('EL-7.9 the limit does not hold there if `finalHandLimit` is false', () => {
    const last = position({ round: 4, hands: ['raft*6'], finalHandLimit: false });
    expect(play(last, 'end')).toMatchObject({ phase: 'movement', turn: 1 });
    const third = position({ round: 3, rounds: 3, hands: ['raft*6'], finalHandLimit: false });
    expect(play(third, 'end')).toMatchObject({ phase: 'movement', turn: 1 });
    const earlier = position({ round: 3, hands: ['raft*6'], finalHandLimit: false });
    expect(play(earlier, 'end').phase).toBe('discard');
  });
});
