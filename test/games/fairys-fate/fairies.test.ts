import { describe, expect, it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { eventsOf, inHand, legal, on, owns, PLACES, play, position, refusal, rowFor, weights } from './position.ts';

describe('§9, good fairies', () => {
  it('FF-9.1 the owner may use a fairy in his own turn, which eliminates it', () => {
    const state = position({ owned: [{ fairies: 'wisdom wisdom' }, { fairies: 'truth' }] });
    expect(legal(state, 'use')).toEqual(['use:wisdom']);
    expect(refusal(state, 'use:truth')).toBe('fairy-not-owned FF-9.1');
    const used = play(state, 'use:wisdom recipe:7');
    expect(owns(used, 0)).toBe('wisdom');
    expect(used.gone).toEqual(state.gone);
    expect(used).toMatchObject({ phase: 'turn', turn: 0, hasUsed: true });
  });

  it('FF-9.1 a fairy interrupts any decision of its owner, who decides afterwards', () => {
    const state = position({
      players: 2,
      hands: ['light-wisdom nature-leaf', 'light-serpent'],
      places: PLACES,
      owned: [{}, { fairies: 'truth truth truth' }],
    });
    const ask = 'use:truth ask:0 answer:leaf';
    const begun = play(state, 'travel:hill');
    for (const [moves, phase] of [
      ['', 'travel-turn'],
      ['play:light-serpent:cave', 'draw'],
      ['play:light-serpent:cave draw:0 card:light-wisdom top:light', 'choose'],
      ['play:light-serpent:cave draw:0 card:light-wisdom top:light travel:cave', 'end'],
      ['play:light-serpent:cave draw:0 card:light-wisdom top:light travel:cave end', 'collect'],
    ] as const) {
      const reached = play(begun, moves);
      expect([reached.phase, reached.turn]).toEqual([phase, 1]);
      const used = play(reached, ask);
      expect([used.phase, used.turn]).toEqual([phase, 1]);
      expect(legal(used)).toEqual(legal(reached));
    }
    expect(legal(play(state, 'travel:hill'), 'use')).toEqual(['use:truth']);
  });

  it('FF-9.1 a fairy cannot interrupt another fairy, or discard, lose and answer', () => {
    const state = position({
      places: { ...PLACES, cave: 'light-poverty light-adversity' },
      owned: [
        { fairies: 'wisdom truth clairvoyance mutation transport', objects: 'leaf' },
        { petrified: 1 },
        { petrified: 1 },
      ],
    });
    const steps = [
      'use:truth',
      'use:truth ask:1',
      'use:clairvoyance',
      'use:mutation',
      'use:transport',
      'use:transport pick:cave:0',
      'travel:cave end take',
      'travel:cave end take discard:nature-leaf take',
    ];
    for (const moves of steps) expect(legal(play(state, moves), 'use'), moves).toEqual([]);
    expect(refusal(play(state, 'use:clairvoyance'), 'use:wisdom')).toBe('not-now FF-9.2');
  });

  it('FF-9.2 wisdom: the seat gets another recipe and keeps it', () => {
    const state = position({ owned: [{ fairies: 'wisdom' }] });
    expect(weights(play(state, 'use:wisdom'))).toEqual({
      'recipe:3': 1,
      'recipe:4': 1,
      'recipe:5': 1,
      'recipe:6': 1,
      'recipe:7': 1,
      'recipe:8': 1,
    });
    expect(play(state, 'use:wisdom recipe:4').seats[0]?.recipes.map(({ recipe }) => recipe)).toEqual([0, 4]);
  });

  it('FF-9.2 clairvoyance: the seat looks at one covered card, then at another', () => {
    const state = position({ places: PLACES, owned: [{ fairies: 'clairvoyance' }], known: { 'cave:0': [1] } });
    const begun = play(state, 'use:clairvoyance');
    expect(legal(begun)).toEqual(['look:cave:0', 'look:hill:0', 'look:wood:0']);
    expect(refusal(begun, 'look:cave:1')).toBe('card-open FF-9.2');
    expect(refusal(begun, 'look:cave:2')).toBe('no-card-there FF-9.2');
    const looked = play(begun, 'look:cave:0');
    expect(refusal(looked, 'look:cave:0')).toBe('looked-already FF-9.2');
    expect(legal(looked)).toEqual(['look:hill:0', 'look:wood:0']);
    const both = play(looked, 'look:wood:0');
    expect(both.phase).toBe('turn');
    expect(both.places.cave[0]?.knownTo).toEqual([0, 1]);
    expect(both.places.wood[0]?.knownTo).toEqual([0]);
  });

  it('FF-9.2 clairvoyance: the seat looks only once if one card is covered, and cannot use it if none is', () => {
    const one = position({ places: { cave: 'light-serpent light-serpent' }, owned: [{ fairies: 'clairvoyance' }] });
    expect(play(one, 'use:clairvoyance look:cave:0').phase).toBe('turn');
    expect(refusal(position({ owned: [{ fairies: 'clairvoyance' }] }), 'use:clairvoyance')).toBe(
      'nothing-covered FF-9.2',
    );
  });

  it('FF-9.2 wealth: the seat draws a card from any pile', () => {
    const state = position({ owned: [{ fairies: 'wealth' }] });
    const begun = play(state, 'use:wealth');
    expect(legal(begun)).toEqual(['draw:0', 'draw:1', 'draw:2', 'draw:3']);
    const drawn = play(begun, 'draw:1 card:sprite-leaf top:sprite');
    expect(inHand(drawn, 0)).toBe('light-serpent sprite-orange sprite-leaf nature-leaf');
    expect(drawn.phase).toBe('turn');
    expect(refusal(position({ owned: [{ fairies: 'wealth' }], piles: 'empty' }), 'use:wealth')).toBe(
      'piles-empty FF-9.2',
    );
  });

  it('FF-9.2 truth: the seat asks another seat a question', () => {
    const state = play(position({ owned: [{ fairies: 'truth' }] }), 'use:truth');
    expect(legal(state)).toEqual(['ask:1', 'ask:2']);
    expect(refusal(state, 'ask:0')).toBe('yourself FF-9.2');
    expect(refusal(state, 'ask:3')).toBe('no-such-seat FF-9.2');
    expect(fairysFate.actor(play(state, 'ask:2'))).toBe(2);
  });

  it('FF-9.2 liberation: a bad fairy that comes next is eliminated without effect', () => {
    for (const bad of ['poverty', 'adversity', 'petrification', 'darkness']) {
      const state = rowFor(`light-${bad} sprite-leaf`, { fairies: 'liberation', objects: 'orange' }, '');
      const begun = play(state, 'travel:cave');
      expect(legal(begun)).toEqual(['take', 'use:liberation']);
      const after = play(begun, 'use:liberation');
      expect(owns(after, 0)).toBe('orange leaf');
      expect(after).toMatchObject({ phase: 'turn', turn: 0 });
    }
    const state = position({ places: PLACES, owned: [{ fairies: 'liberation' }] });
    expect(refusal(state, 'use:liberation')).toBe('no-bad-fairy FF-9.2');
  });

  it('FF-9.2 protection: a taken object that comes next is eliminated without effect', () => {
    const state = position({
      places: { ...PLACES, wood: 'sprite-no-leaf sprite-orange' },
      owned: [{ fairies: 'protection liberation', objects: 'leaf' }, { petrified: 1 }, { petrified: 1 }],
    });
    const begun = play(state, 'travel:wood');
    expect(legal(begun)).toEqual(['take', 'use:protection']);
    expect(refusal(begun, 'use:liberation')).toBe('no-bad-fairy FF-9.2');
    expect(owns(play(begun, 'use:protection'), 0)).toBe('orange leaf liberation');
    expect(owns(play(begun, 'take'), 0)).toBe('orange liberation protection');
    expect(refusal(state, 'use:protection')).toBe('no-taken-object FF-9.2');
  });

  it('FF-9.2 mutation: the seat swaps two cards, picked one after the other', () => {
    const state = position({
      places: { cave: 'light-serpent light-truth', wood: 'sprite-leaf sprite-orange', hill: 'light-wisdom' },
      owned: [{ fairies: 'mutation' }],
    });
    const begun = play(state, 'use:mutation');
    // Worked example 10: five cards allow four first picks and ten pairs.
    expect(legal(begun)).toEqual(['pick:cave:0', 'pick:cave:1', 'pick:wood:0', 'pick:wood:1']);
    expect(legal(begun).flatMap((first) => legal(play(begun, first)))).toHaveLength(10);
    expect(refusal(begun, 'pick:hill:0')).toBe('no-card-after FF-9.2');
    expect(refusal(begun, 'pick:meadow:0')).toBe('no-card-there FF-9.2');
    const first = play(begun, 'pick:wood:0');
    expect(refusal(first, 'pick:wood:0')).toBe('not-after-first FF-9.2');
    expect(refusal(first, 'pick:cave:1')).toBe('not-after-first FF-9.2');
    const swapped = play(first, 'pick:hill:0');
    expect(on(swapped, 'wood')).toBe('[light-wisdom] sprite-orange');
    expect(on(swapped, 'hill')).toBe('[sprite-leaf]');
    expect(swapped.phase).toBe('turn');
    // Both cards are on one place.
    expect(on(play(begun, 'pick:cave:0 pick:cave:1'), 'cave')).toBe('light-truth [light-serpent]');
    expect(
      refusal(position({ places: { cave: 'light-serpent' }, owned: [{ fairies: 'mutation' }] }), 'use:mutation'),
    ).toBe('too-few-cards FF-9.2');
  });

  it('FF-9.2 transport: a card moves to the first free slot of another place, and the gap is closed', () => {
    // Worked example 10 (figure 6).
    const state = position({
      places: { cave: 'light-serpent light-truth light-wisdom', hill: 'light-truth' },
      owned: [{ fairies: 'transport' }],
      known: { 'cave:2': [2] },
    });
    const picked = play(state, 'use:transport pick:cave:0');
    expect(legal(picked)).toEqual(['drop:hill', 'drop:meadow', 'drop:river', 'drop:wood']);
    expect(refusal(picked, 'drop:cave')).toBe('same-place FF-9.2');
    const moved = play(picked, 'drop:hill');
    expect(on(moved, 'cave')).toBe('light-truth [light-wisdom]');
    expect(on(moved, 'hill')).toBe('[light-truth] [light-serpent]');
    expect(moved.places.cave[1]?.knownTo).toEqual([2]);
    expect(on(play(moved, 'play:light-serpent:cave'), 'cave')).toBe('light-truth [light-wisdom] [light-serpent]');
  });

  it('FF-9.2 transport: only a place with room can be the destination', () => {
    const FOUR = {
      cave: 'light-truth light-truth light-wisdom light-wisdom',
      meadow: 'nature-leaf nature-leaf nature-truth nature-wisdom',
      wood: 'sprite-leaf sprite-leaf sprite-leaf sprite-orange',
      river: 'light-wealth sprite-orange light-wealth light-mutation',
    };
    const state = position({
      places: { ...FOUR, hill: 'light-serpent nature-serpent light-serpent' },
      hands: ['', '', ''],
      owned: [{ fairies: 'transport' }],
    });
    const begun = play(state, 'use:transport');
    expect(legal(begun)).toHaveLength(16);
    expect(refusal(begun, 'pick:hill:0')).toBe('no-room-elsewhere FF-9.2');
    expect(refusal(begun, 'pick:hill:3')).toBe('no-card-there FF-9.2');
    expect(legal(play(begun, 'pick:wood:3'))).toEqual(['drop:hill']);
    const full = position({
      places: { ...FOUR, hill: 'light-serpent nature-serpent light-serpent light-serpent' },
      hands: ['', '', ''],
      owned: [{ fairies: 'transport' }],
    });
    expect(refusal(full, 'use:transport')).toBe('nothing-to-move FF-9.2');
    expect(refusal(position({ owned: [{ fairies: 'transport' }] }), 'use:transport')).toBe('nothing-to-move FF-9.2');
  });

  it('FF-9.3 worked example 15: for each recipe in the order received, the answer names a missing object of it', () => {
    const state = position({ owned: [{ fairies: 'truth' }, { recipes: [0, 7], objects: 'walnut petals petals' }] });
    const asked = play(state, 'use:truth ask:1');
    expect(legal(asked)).toEqual(['answer:leaf', 'answer:mushroom', 'answer:orange']);
    expect(refusal(asked, 'answer:walnut')).toBe('not-lacking FF-9.3');
    expect(refusal(asked, 'answer:petals')).toBe('not-in-recipe FF-9.3');
    expect(refusal(asked, 'answer:nothing')).toBe('recipe-incomplete FF-9.3');
    const again = play(asked, 'answer:leaf');
    expect(legal(again)).toEqual(['answer:acorn', 'answer:mushroom']);
    expect(play(again, 'answer:acorn')).toMatchObject({ phase: 'turn', turn: 0 });
    expect(eventsOf(asked, 'answer:leaf answer:acorn').map((event) => 'index' in event && event.index)).toEqual([0, 1]);
  });

  it('FF-9.3 the answer is "nothing" exactly if the recipe is complete', () => {
    const state = position({
      owned: [{ fairies: 'truth' }, { recipes: [0], objects: 'orange walnut mushroom leaf acorn' }],
    });
    expect(legal(play(state, 'use:truth ask:1'))).toEqual(['answer:nothing']);
  });

  it('FF-9.4 mutation and transport ignore the backs of a place, but not the limit of four cards', () => {
    const state = position({
      places: { cave: 'light-serpent', wood: 'sprite-leaf sprite-orange sprite-leaf sprite-leaf' },
      owned: [{ fairies: 'transport mutation' }],
    });
    expect(on(play(state, 'use:mutation pick:cave:0 pick:wood:1'), 'cave')).toBe('sprite-orange');
    const picked = play(state, 'use:transport pick:cave:0');
    expect(refusal(picked, 'drop:wood')).toBe('place-full FF-9.4');
    expect(on(play(picked, 'drop:meadow'), 'meadow')).toBe('[light-serpent]');
  });

  it('FF-9.4 the row is not part of the places', () => {
    const state = position({
      hands: ['', '', ''],
      places: {
        ...PLACES,
        wood: '',
        hill: '',
        meadow: 'nature-truth nature-leaf nature-leaf',
        river: 'light-truth light-truth',
      },
      owned: [{ fairies: 'clairvoyance' }, { petrified: 1 }, { petrified: 1 }],
    });
    const collecting = play(state, 'travel:cave end use:clairvoyance');
    expect(legal(collecting)).toEqual(['look:meadow:0', 'look:meadow:2', 'look:river:0']);
  });

  it('FF-9.5 if a darkness is stopped the rest keeps its effect, and a second darkness comes next', () => {
    const state = rowFor('sprite-leaf light-darkness light-darkness', { fairies: 'liberation liberation' }, '');
    const once = play(state, 'travel:cave use:liberation');
    expect(legal(once)).toEqual(['take', 'use:liberation']);
    expect(owns(play(once, 'take'), 0)).toBe('liberation');
    expect(owns(play(once, 'use:liberation'), 0)).toBe('leaf');
  });

  it('FF-9.5 a fairy in the row cannot be used before it has taken effect', () => {
    const state = rowFor('light-poverty light-liberation', { fairies: 'truth' }, '');
    expect(legal(play(state, 'travel:cave end'), 'use')).toEqual(['use:truth']);
  });
});
