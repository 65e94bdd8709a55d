import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/games/fairys-fate/index.ts';
import type { Owned } from './position.ts';
import { inHand, legal, owns, play, refusal, rowFor, story } from './position.ts';

/** The events of the collection by seat 0, after it has chosen the place. */
function collected(list: string, owned: Owned = {}, moves = ''): string[] {
  return story(rowFor(list, owned), `travel:cave ${moves}`).filter(
    (told) => !/^(travel-begun|place-chosen|turn|turn-lost|turned-up)$/.test(told),
  );
}

describe('§8, collecting', () => {
  it('FF-8.1 the cards are turned up and taken from the place, which becomes empty', () => {
    const state = rowFor('light-truth light-serpent', {}, '');
    const begun = play(state, 'travel:cave');
    expect(begun).toMatchObject({ phase: 'collect', places: { cave: [] } });
    expect(begun.row.map((card) => cards[card]?.name)).toEqual(['light-serpent']);
  });

  it('FF-8.1 the seat collects the cards that transport has left, possibly none', () => {
    const one = rowFor('light-serpent light-serpent', { fairies: 'transport' }, '');
    expect(owns(play(one, 'travel:cave use:transport pick:cave:0 drop:river'), 0)).toBe('serpent');
    const none = rowFor('light-serpent light-serpent', { fairies: 'transport transport' }, '');
    const after = play(none, 'travel:cave use:transport pick:cave:0 drop:river use:transport pick:cave:0 drop:river');
    expect(owns(after, 0)).toBe('');
    expect(after.places.river).toHaveLength(2);
  });

  it('FF-8.2 the cards take effect one after another in slot order', () => {
    expect(collected('light-serpent sprite-leaf nature-orange sprite-leaf')).toEqual([
      'kept light-serpent',
      'kept sprite-leaf',
      'kept nature-orange',
      'kept sprite-leaf',
    ]);
  });

  it('FF-8.2 the first darkness takes effect before all others', () => {
    expect(collected('sprite-leaf nature-orange light-darkness')).toEqual(['darkened light-darkness']);
  });

  it('FF-8.3 take and end are legal only while the seat has a usable fairy', () => {
    const begun = play(rowFor('light-serpent light-serpent', { fairies: 'wisdom' }), 'travel:cave end');
    expect(legal(begun)).toEqual(['take', 'use:wisdom']);
    expect(refusal(begun, 'end')).toBe('row-not-empty FF-8.3');
    const taken = play(begun, 'take take');
    expect(legal(taken)).toEqual(['end', 'use:wisdom']);
    expect(refusal(taken, 'take')).toBe('row-empty FF-8.3');
    expect(play(taken, 'end')).toMatchObject({ phase: 'turn', travel: null });
  });

  it('FF-8.3 worked example 8 (figure 5)', () => {
    const begun = play(rowFor('light-liberation light-poverty light-wealth light-wisdom'), 'travel:cave');
    expect(owns(begun, 0)).toBe('liberation');
    expect(legal(begun)).toEqual(['take', 'use:liberation']);
    const used = play(begun, 'use:liberation');
    expect(owns(used, 0)).toBe('wealth');
    expect(legal(used)).toEqual(['take', 'use:wealth']);
    expect(legal(play(used, 'take'))).toEqual(['end', 'use:wealth', 'use:wisdom']);
  });

  it('FF-8.4 an object is kept, needed or not, and counted by kind', () => {
    const after = play(rowFor('sprite-leaf nature-leaf', { objects: 'leaf petals' }), 'travel:cave');
    expect(owns(after, 0)).toBe('leaf leaf leaf petals');
  });

  it('FF-8.5 a taken object costs one of its kind, or has no effect; both are eliminated', () => {
    expect(collected('sprite-no-leaf light-serpent', { objects: 'leaf leaf' })).toEqual([
      'suffered sprite-no-leaf',
      'lost',
      'kept light-serpent',
    ]);
    expect(owns(play(rowFor('sprite-no-leaf light-serpent', { objects: 'leaf leaf' }), 'travel:cave'), 0)).toBe(
      'leaf serpent',
    );
    expect(collected('sprite-no-leaf light-serpent', { objects: 'petals' })).toEqual([
      'suffered sprite-no-leaf',
      'kept light-serpent',
    ]);
    // Figure 4: the orange collected just before.
    expect(owns(play(rowFor('sprite-orange sprite-no-orange'), 'travel:cave'), 0)).toBe('');
  });

  it('FF-8.6 a good fairy is kept and usable from then on', () => {
    const begun = play(rowFor('light-truth light-serpent'), 'travel:cave');
    expect(owns(begun, 0)).toBe('truth');
    expect(legal(begun)).toEqual(['take', 'use:truth']);
  });

  it('FF-8.7 poverty: the seat eliminates a card of its hand', () => {
    const struck = play(
      rowFor('light-poverty sprite-leaf', {}, 'light-serpent light-serpent sprite-orange'),
      'travel:cave',
    );
    expect(legal(struck)).toEqual(['discard:light-serpent', 'discard:sprite-orange']);
    expect(refusal(struck, 'discard:light-truth')).toBe('card-not-in-hand FF-8.7');
    const after = play(struck, 'discard:light-serpent');
    expect(inHand(after, 0)).toBe('light-serpent sprite-orange');
    expect(owns(after, 0)).toBe('leaf');
    expect(owns(play(rowFor('light-poverty sprite-leaf', {}, ''), 'travel:cave'), 0)).toBe('leaf');
  });

  it('FF-8.7 adversity: the seat loses an object of its choice; worked example 11 (figure 7)', () => {
    const struck = play(rowFor('light-adversity light-poverty', { objects: 'leaf leaf orange' }), 'travel:cave');
    expect(legal(struck)).toEqual(['lose:leaf', 'lose:orange']);
    expect(refusal(struck, 'lose:acorn')).toBe('object-not-owned FF-8.7');
    const lost = play(struck, 'lose:leaf');
    expect(owns(lost, 0)).toBe('orange leaf');
    expect(legal(lost, 'discard')).toHaveLength(2);
    expect(collected('light-adversity sprite-leaf')).toEqual(['suffered light-adversity', 'kept sprite-leaf']);
  });

  it('FF-8.8 petrification: the seat loses its next turn; several add up', () => {
    const after = play(rowFor('light-petrification light-petrification sprite-leaf'), 'travel:cave');
    expect(owns(after, 0)).toBe('leaf');
    expect(after.turn).toBe(1);
    expect(after.seats[0]?.petrified).toBe(1);
  });

  it('FF-8.9 worked example 9: darkness cancels the whole row', () => {
    expect(collected('sprite-orange light-darkness')).toEqual(['darkened light-darkness']);
    expect(collected('light-liberation light-darkness')).toEqual(['darkened light-darkness']);
    const before = play(rowFor('sprite-orange light-darkness', { fairies: 'liberation' }), 'travel:cave');
    expect(legal(before)).toEqual(['take', 'use:liberation']);
    expect(owns(play(before, 'use:liberation'), 0)).toBe('orange');
    expect(owns(play(before, 'take'), 0)).toBe('liberation');
  });

  it('FF-8.10 a serpent without a complete recipe is kept and never helps later', () => {
    const after = play(rowFor('light-serpent sprite-leaf', { objects: 'orange walnut mushroom' }), 'travel:cave');
    expect(after.phase).toBe('turn');
    expect(owns(after, 0)).toBe('orange walnut mushroom leaf serpent');
  });

  it('FF-8.10 worked example 13 (figure 9): with a complete recipe the seat wins', () => {
    const owned = { recipes: [0, 8], objects: 'walnut acorn leaf' };
    expect(play(rowFor('sprite-petals light-serpent', owned), 'travel:cave')).toMatchObject({
      phase: 'over',
      step: { kind: 'over', freedBy: 0 },
    });
    expect(play(rowFor('light-serpent sprite-petals', owned), 'travel:cave').phase).toBe('turn');
    const wise = play(
      rowFor('light-wisdom light-serpent', { recipes: [0], objects: 'orange acorn mushroom petals' }),
      'travel:cave',
    );
    expect(legal(wise)).toEqual(['take', 'use:wisdom']);
    expect(play(wise, 'use:wisdom recipe:4').phase).toBe('over');
    expect(play(wise, 'use:wisdom recipe:5').phase).toBe('turn');
    expect(play(wise, 'take').phase).toBe('collect');
  });

  it('FF-8.11 worked example 12 (figure 8): the fourth serpent bites', () => {
    const bitten = play(rowFor('sprite-leaf light-serpent', { objects: 'acorn', serpents: 3 }), 'travel:cave');
    expect(legal(bitten)).toEqual(['lose:acorn', 'lose:leaf']);
    expect(owns(play(bitten, 'lose:leaf'), 0)).toBe('acorn serpent serpent serpent serpent');
    expect(collected('light-serpent light-serpent', { serpents: 3 })).toEqual([
      'kept light-serpent',
      'bitten',
      'kept light-serpent',
    ]);
    expect(
      play(rowFor('sprite-leaf light-serpent', { objects: 'orange walnut mushroom', serpents: 3 }), 'travel:cave')
        .phase,
    ).toBe('over');
  });

  it('FF-8.11 so does the eighth, but not the fifth, and no fairy prevents it', () => {
    const eighth = play(
      rowFor('light-serpent nature-serpent', { objects: 'leaf', serpents: 7, fairies: 'liberation protection' }),
      'travel:cave',
    );
    expect(legal(eighth)).toEqual(['lose:leaf']);
    expect(collected('light-serpent sprite-leaf', { serpents: 4, objects: 'leaf' })).toEqual([
      'kept light-serpent',
      'kept sprite-leaf',
    ]);
  });
});
