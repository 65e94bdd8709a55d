import { describe, expect, it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { eventsOf, inHand, legal, move, on, play, position, refusal, withUnseen } from './position.ts';

describe('§5, places', () => {
  it('FF-5.1 a card goes to the first free slot, covered in slots 0 and 2, open in 1 and 3', () => {
    const state = position({
      players: 2,
      hands: ['light-serpent light-truth', 'sprite-orange light-wisdom'],
      piles: 'empty',
    });
    const full = play(
      state,
      'play:light-serpent:cave play:light-wisdom:cave play:light-truth:cave play:sprite-orange:cave',
    );
    expect(on(full, 'cave')).toBe('[light-serpent] light-wisdom [light-truth] sprite-orange');
  });

  it('FF-5.1 a place holds at most four cards', () => {
    const state = position({ places: { cave: 'light-truth light-truth light-wisdom light-wisdom' } });
    expect(refusal(state, 'play:light-serpent:cave')).toBe('place-full FF-5.1');
    expect(fairysFate.violation(state, move('play:light-serpent:cave'))?.params).toEqual({ place: 'cave' });
  });

  it('FF-5.2 worked example 5: the backs required of the first two cards', () => {
    const state = position({ hands: ['light-serpent sprite-orange nature-leaf nature-leaf'] });
    expect(legal(state)).toEqual([
      'play:light-serpent:cave',
      'play:light-serpent:hill',
      'play:light-serpent:river',
      'play:nature-leaf:hill',
      'play:nature-leaf:meadow',
      'play:sprite-orange:river',
      'play:sprite-orange:wood',
    ]);
    expect(refusal(state, 'play:sprite-orange:cave')).toBe('back-not-named FF-5.2');
    expect(refusal(state, 'pass')).toBe('can-play FF-6.4');
  });

  it('FF-5.2 worked example 6: two different backs in any order, then any back', () => {
    const state = position({ places: { river: 'light-truth', hill: 'nature-truth light-wisdom' } });
    expect(legal(state, 'play')).toContain('play:sprite-orange:river');
    expect(legal(state, 'play')).toEqual(
      expect.arrayContaining(['play:light-serpent:hill', 'play:nature-leaf:hill', 'play:sprite-orange:hill']),
    );
    expect(on(play(state, 'play:sprite-orange:river'), 'river')).toBe('[light-truth] sprite-orange');
    expect(on(play(state, 'play:sprite-orange:hill'), 'hill')).toBe('[nature-truth] light-wisdom [sprite-orange]');
  });

  it('FF-5.3 slot 1 of river and hill needs a back other than that of slot 0', () => {
    const state = position({ places: { river: 'light-truth' } });
    expect(refusal(state, 'play:light-serpent:river')).toBe('back-shown-already FF-5.3');
    expect(refusal(state, 'play:nature-leaf:river')).toBe('back-not-named FF-5.2');
  });

  it('FF-5.3 after a fairy only the card being played is checked', () => {
    const state = position({ places: { river: 'nature-truth', wood: 'light-wisdom' } });
    expect(legal(state, 'play')).toEqual(
      expect.arrayContaining(['play:light-serpent:river', 'play:sprite-orange:river', 'play:sprite-orange:wood']),
    );
    expect(refusal(state, 'play:nature-leaf:river')).toBe('back-not-named FF-5.2');
    expect(refusal(state, 'play:light-serpent:wood')).toBe('back-not-named FF-5.2');
  });

  it('FF-5.4 a card moved by a fairy, or to close a gap, stays covered or open', () => {
    const state = position({
      places: { cave: 'light-serpent light-truth light-wisdom' },
      owned: [{ fairies: 'transport mutation' }],
    });
    const moved = play(state, 'use:transport pick:cave:0 drop:hill');
    expect(on(moved, 'cave')).toBe('light-truth [light-wisdom]');
    expect(on(moved, 'hill')).toBe('[light-serpent]');
    const swapped = play(moved, 'use:mutation pick:cave:0 pick:hill:0');
    expect(on(swapped, 'cave')).toBe('[light-serpent] [light-wisdom]');
    expect(on(swapped, 'hill')).toBe('light-truth');
  });
});

describe('§6, a turn', () => {
  it('FF-6.1 a petrified seat loses its turn automatically', () => {
    const state = position({ owned: [{}, { petrified: 2 }, {}], piles: 'empty' });
    const after = play(state, 'play:light-serpent:cave');
    expect(after.turn).toBe(2);
    expect(after.seats[1]?.petrified).toBe(1);
    expect(eventsOf(state, 'play:light-serpent:cave')).toContainEqual({ type: 'turn-lost', seat: 1, left: 1 });
    expect(play(after, 'play:light-serpent:cave play:sprite-orange:wood').turn).toBe(2);
  });

  it('FF-6.2 the seat plays a card of its hand', () => {
    const state = position();
    expect(refusal(state, 'play:light-truth:cave')).toBe('card-not-in-hand FF-6.2');
    const after = play(state, 'play:light-serpent:cave');
    expect(inHand(after, 0)).toBe('sprite-orange nature-leaf');
    expect(after.phase).toBe('draw');
  });

  it('FF-6.3 the seat draws after playing', () => {
    const state = play(position(), 'play:light-serpent:cave');
    expect(legal(state)).toEqual(['draw:0', 'draw:1', 'draw:2', 'draw:3']);
    expect(refusal(state, 'pass')).toBe('not-now FF-6.3');
    expect(play(state, 'draw:1 card:sprite-leaf top:nature')).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('FF-6.3 the seat does not draw if all piles are empty', () => {
    expect(play(position({ piles: 'empty' }), 'play:light-serpent:cave')).toMatchObject({ phase: 'turn', turn: 1 });
  });

  it('FF-6.4 the seat passes only if it can play nothing, and its turn ends at once', () => {
    const stuck = position({
      hands: ['light-serpent'],
      places: {
        cave: 'light-truth light-truth light-wisdom light-wisdom',
        river: 'light-wealth',
        hill: 'light-wealth',
      },
      owned: [{ fairies: 'wisdom' }],
    });
    expect(legal(stuck)).toEqual(['pass', 'use:wisdom']);
    expect(play(stuck, 'pass')).toMatchObject({ phase: 'turn', turn: 1 });
    expect(refusal(position(), 'pass')).toBe('can-play FF-6.4');
  });

  it('FF-6.5 end is legal only while the seat has a usable fairy; otherwise the turn ends automatically', () => {
    const state = position({ owned: [{ fairies: 'wisdom liberation' }] });
    const drawn = play(state, 'play:light-serpent:cave draw:0 card:light-truth top:light');
    expect(legal(drawn)).toEqual(['end', 'use:wisdom']);
    expect(play(drawn, 'end').turn).toBe(1);
    // Liberation alone is not usable, so the turn ends automatically.
    expect(play(drawn, 'use:wisdom recipe:8').turn).toBe(1);
    const idle = position({ owned: [{ fairies: 'liberation protection' }] });
    expect(play(idle, 'play:light-serpent:cave draw:0 card:light-truth top:light').turn).toBe(1);
  });

  it('FF-6.5 end is legal after a play without a draw', () => {
    const state = position({ owned: [{ fairies: 'truth' }], piles: 'empty' });
    expect(legal(play(state, 'play:light-serpent:cave'))).toEqual(['end', 'use:truth']);
  });

  it('FF-6.3 a draw is skipped if wealth has taken the last card', () => {
    const last = withUnseen(position({ owned: [{ fairies: 'wealth' }] }), { 'light-wisdom': 1 });
    const played = play(last, 'play:light-serpent:cave');
    expect(legal(played)).toEqual(['draw:0', 'use:wealth']);
    expect(play(played, 'use:wealth draw:0 card:light-wisdom')).toMatchObject({ phase: 'turn', turn: 1 });
    expect(fairysFate.actor(play(played, 'draw:0'))).toBe('chance');
  });
});
