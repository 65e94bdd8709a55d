import { describe, expect, it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { explain } from '../../../src/referee/explain.ts';
import { eventsOf, legal, move, on, owns, PLACES, play, position, refusal, story } from './position.ts';

const FULL = {
  cave: 'light-truth light-truth light-wisdom light-wisdom',
  meadow: 'nature-leaf nature-leaf nature-truth nature-wisdom',
  wood: 'sprite-leaf sprite-leaf sprite-leaf sprite-orange',
  river: 'light-wealth sprite-orange light-wealth light-mutation',
  hill: 'light-serpent nature-serpent light-serpent light-serpent',
};

describe('§7, a travel', () => {
  const three = position({
    places: { ...PLACES, hill: 'light-serpent nature-serpent light-serpent', river: 'light-serpent' },
  });

  it('FF-7.1 as many places as there are seats must hold at least two cards', () => {
    expect(legal(three, 'travel')).toEqual(['travel:cave', 'travel:hill', 'travel:wood']);
    expect(refusal(three, 'travel:river')).toBe('place-too-small FF-7.1');
    const four = position({
      players: 4,
      places: PLACES,
    });
    expect(legal(four, 'travel')).toEqual([]);
    expect(refusal(four, 'travel:cave')).toBe('too-few-places FF-7.1');
    expect(fairysFate.violation(four, { type: 'travel', place: 'cave' })?.params).toEqual({ places: 3, needed: 4 });
  });

  it('FF-7.1 petrified seats count, and fairies may be used before', () => {
    const state = position({
      players: 4,
      places: { ...PLACES, hill: 'light-serpent nature-serpent light-serpent', river: 'light-serpent' },
      owned: [{ fairies: 'transport' }, { petrified: 1 }],
    });
    expect(legal(state, 'travel')).toEqual([]);
    expect(legal(play(state, 'use:transport pick:hill:0 drop:river'), 'travel')).toHaveLength(4);
  });

  it('FF-7.2 with all places full the seat must travel', () => {
    const state = position({ places: FULL, hands: ['light-serpent', 'light-serpent', 'light-serpent'] });
    expect(legal(state)).toEqual(['travel:cave', 'travel:hill', 'travel:meadow', 'travel:river', 'travel:wood']);
    expect(refusal(state, 'pass')).toBe('must-travel FF-7.2');
    expect(legal(position({ players: 5, places: FULL, hands: ['', '', '', '', ''] }))).toHaveLength(5);
  });

  it('FF-7.3 the seat must also travel if all others have passed and it can travel but not play', () => {
    const places = {
      cave: 'light-truth light-truth light-wisdom light-wisdom',
      wood: 'sprite-leaf sprite-leaf sprite-leaf sprite-orange',
      river: 'light-wealth',
      hill: 'light-wealth',
    };
    const hands = ['light-serpent', 'light-serpent'];
    const state = (barePasses: number, more = {}) => position({ players: 2, places, hands, barePasses, ...more });
    expect(legal(state(0))).toEqual(['pass', 'travel:cave', 'travel:wood']);
    expect(legal(state(1))).toEqual(['travel:cave', 'travel:wood']);
    expect(refusal(state(1), 'pass')).toBe('must-travel FF-7.3');
    // With all hands empty the game may end, and it ends if no travel is due.
    expect(legal(state(1, { hands: ['', ''] }), 'pass')).toEqual(['pass']);
    expect(legal(state(1, { places: { ...places, wood: '' } }))).toEqual(['pass']);
    // A fairy used in the present turn does not change that.
    const used = play(state(1, { owned: [{ fairies: 'wisdom' }] }), 'use:wisdom recipe:8');
    expect(refusal(used, 'pass')).toBe('must-travel FF-7.3');
  });

  it('FF-7.4 every other seat plays if it can, draws and chooses a place', () => {
    const begun = play(three, 'travel:cave');
    expect(begun).toMatchObject({
      phase: 'travel-turn',
      turn: 1,
      travel: { starter: 0, last: false, chosen: ['cave', null, null] },
    });
    expect(refusal(begun, 'travel:wood')).toBe('must-play FF-7.4');
    const drawn = play(begun, 'play:light-serpent:cave draw:0 card:light-truth top:light');
    expect(drawn.phase).toBe('choose');
    expect(refusal(drawn, 'travel:cave')).toBe('place-chosen FF-7.4');
    expect(refusal(drawn, 'travel:meadow')).toBe('place-too-small FF-7.4');
    expect(legal(drawn)).toEqual(['travel:hill', 'travel:wood']);
  });

  it('FF-7.4 a card may be played on a chosen place, and may make a place large enough to be chosen', () => {
    const begun = play(three, 'travel:cave');
    expect(legal(begun, 'play')).toContain('play:light-serpent:cave');
    const river = play(begun, 'play:sprite-walnut:river draw:0 card:light-truth top:light');
    expect(legal(river)).toContain('travel:river');
  });

  it('FF-7.5 a player who cannot play only chooses a place and draws nothing', () => {
    const state = position({
      hands: ['light-serpent', '', 'light-serpent'],
      places: PLACES,
    });
    const begun = play(state, 'travel:cave');
    expect(legal(begun)).toEqual(['travel:hill', 'travel:wood']);
    expect(play(begun, 'travel:hill')).toMatchObject({ phase: 'travel-turn', turn: 2 });
  });

  it('FF-7.5 no card is played after choosing, but a fairy may be used', () => {
    const state = position({
      places: PLACES,
      owned: [{ fairies: 'truth' }],
    });
    expect(legal(play(state, 'travel:cave'))).toEqual(['end', 'use:truth']);
  });

  it('FF-7.5 a fairy may change which of these cases applies', () => {
    const state = position({
      hands: ['light-serpent', 'sprite-orange', 'light-serpent'],
      places: {
        ...FULL,
        river: 'light-wealth sprite-walnut',
        cave: 'light-truth light-truth light-wisdom',
        hill: 'light-serpent nature-serpent light-serpent light-serpent',
        meadow: 'nature-leaf',
        wood: '',
      },
      owned: [{}, { fairies: 'wealth' }],
    });
    const begun = play(state, 'travel:cave');
    expect(legal(begun, 'play')).toEqual([
      'play:sprite-orange:cave',
      'play:sprite-orange:river',
      'play:sprite-orange:wood',
    ]);
    const idle = play(
      position({
        hands: ['', '', ''],
        places: PLACES,
        owned: [{}, { fairies: 'wealth' }],
        tops: ['light', 'light', 'light', 'light'],
      }),
      'travel:cave',
    );
    expect(legal(idle)).toEqual(['travel:hill', 'travel:wood', 'use:wealth']);
    expect(legal(play(idle, 'use:wealth draw:0 card:light-truth top:light'))).toEqual([
      'play:light-truth:cave',
      'play:light-truth:hill',
      'play:light-truth:river',
      'play:light-truth:wood',
    ]);
  });

  it('FF-7.6 if no place can be chosen the seat travels nowhere', () => {
    const state = position({
      players: 2,
      hands: ['', ''],
      places: { cave: 'light-serpent light-serpent', wood: 'sprite-no-leaf sprite-no-leaf' },
      owned: [{ fairies: 'transport' }],
    });
    const begun = play(state, 'travel:cave use:transport pick:wood:0 drop:hill');
    expect(begun).toMatchObject({ phase: 'travel-turn', turn: 1 });
    expect(legal(begun)).toEqual(['pass']);
    const ended = play(begun, 'pass');
    expect(ended).toMatchObject({ phase: 'turn', turn: 0, travel: null });
    expect(owns(ended, 0)).toBe('serpent serpent');
    expect(owns(ended, 1)).toBe('');
    const choosing = play(state, 'travel:cave end');
    expect(refusal(choosing, 'pass')).toBe('can-choose FF-7.6');
    expect(refusal(play(three, 'travel:cave'), 'pass')).toBe('can-play FF-7.5');
  });

  it('FF-7.6 this also holds after the draw', () => {
    const state = position({
      players: 2,
      hands: ['', 'light-wisdom'],
      places: { cave: 'light-serpent light-serpent', wood: 'sprite-no-leaf sprite-no-leaf' },
      owned: [{ fairies: 'transport' }],
    });
    const played = play(
      state,
      'travel:cave use:transport pick:wood:0 drop:river play:light-wisdom:hill draw:0 card:light-truth top:light',
    );
    expect(played.phase).toBe('choose');
    expect(legal(played)).toEqual(['pass']);
  });

  it('FF-7.7 a petrified seat loses its travel turn: no card, no place, nothing to collect', () => {
    const state = position({
      places: PLACES,
      owned: [{}, { petrified: 1 }],
    });
    const begun = play(state, 'travel:cave');
    expect(begun).toMatchObject({ phase: 'travel-turn', turn: 2, travel: { chosen: ['cave', null, null] } });
    const ended = play(begun, 'play:light-serpent:river draw:0 card:light-truth top:light travel:hill');
    expect(ended).toMatchObject({ phase: 'turn', turn: 0 });
    expect([owns(ended, 0), owns(ended, 1), owns(ended, 2)]).toEqual(['serpent serpent', '', 'serpent serpent']);
    expect(ended.seats[1]?.petrified).toBe(0);
  });

  it('FF-7.7 if all others are petrified one seat collects alone and has the next turn', () => {
    const state = position({
      places: PLACES,
      owned: [{}, { petrified: 1 }, { petrified: 2 }],
    });
    expect(play(state, 'travel:cave')).toMatchObject({
      phase: 'turn',
      turn: 0,
      travel: null,
      seats: [{ serpents: 2 }, { petrified: 0 }, { petrified: 1 }],
    });
  });

  it('FF-7.8 seats collect in turn order from the seat that began', () => {
    const state = position({
      turn: 1,
      hands: ['', '', ''],
      places: PLACES,
    });
    const turned = eventsOf(state, 'travel:cave travel:wood travel:hill').filter(({ type }) => type === 'turned-up');
    expect(turned.map((event) => 'seat' in event && event.seat)).toEqual([1, 2, 0]);
  });

  it('FF-7.9 full places and those with an open darkness are cleared; a covered darkness stays', () => {
    const state = position({
      players: 2,
      hands: ['', ''],
      places: {
        cave: 'light-darkness light-serpent',
        meadow: 'nature-serpent nature-serpent nature-leaf nature-acorn',
        wood: 'sprite-leaf sprite-leaf',
        river: 'sprite-orange light-darkness',
        hill: 'nature-serpent light-serpent',
      },
    });
    const events = eventsOf(state, 'travel:wood travel:hill');
    const after = play(state, 'travel:wood travel:hill');
    expect(events.filter(({ type }) => type === 'cleared')).toEqual([
      { type: 'cleared', place: 'meadow', cards: ['nature-serpent', 'nature-serpent', 'nature-leaf', 'nature-acorn'] },
      { type: 'cleared', place: 'river', cards: ['sprite-orange', 'light-darkness'] },
    ]);
    expect(on(after, 'cave')).toBe('[light-darkness] light-serpent');
    expect([on(after, 'meadow'), on(after, 'river')]).toEqual(['', '']);
  });

  it('FF-7.10 the next turn goes to the seat that began, unless it is now petrified', () => {
    const places = { ...PLACES, hill: 'light-petrification nature-serpent' };
    const state = position({ turn: 2, hands: ['', '', ''], places });
    expect(play(state, 'travel:cave travel:wood travel:hill').turn).toBe(2);
    const struck = play(state, 'travel:hill travel:wood travel:cave');
    expect(struck).toMatchObject({ turn: 0, seats: [{}, {}, { petrified: 0 }] });
    const told = explain({ game: fairysFate }, play(state, 'travel:hill travel:wood'), move('travel:cave'));
    expect(told.text).toMatch(/ Player 1's turn\. \(FF-6\.5\)/);
  });

  it('FF-7.1 to FF-7.10 worked example 7: a whole travel of three seats', () => {
    const state = position({
      hands: ['nature-acorn', 'sprite-no-acorn light-truth', 'light-darkness'],
      places: {
        cave: 'light-wealth light-serpent',
        wood: 'sprite-orange sprite-no-orange',
        river: 'light-poverty sprite-mushroom',
        hill: 'nature-leaf',
      },
    });
    let now = play(state, 'travel:cave');
    expect(now).toMatchObject({ phase: 'travel-turn', turn: 1 });
    now = play(now, 'play:sprite-no-acorn:river draw:0 card:light-truth top:light');
    expect(legal(now)).toEqual(['travel:river', 'travel:wood']);
    now = play(now, 'travel:river play:light-darkness:hill draw:1 card:sprite-leaf top:light');
    expect(legal(now)).toEqual(['travel:hill', 'travel:wood']);
    now = play(now, 'travel:wood');
    expect(owns(now, 0)).toBe('wealth');
    expect(legal(now)).toEqual(['take', 'use:wealth']);
    now = play(now, 'take');
    expect(owns(now, 0)).toBe('wealth serpent');
    expect(legal(now)).toEqual(['end', 'use:wealth']);
    expect(story(now, 'end discard:light-truth')).toEqual([
      'turned-up',
      'suffered light-poverty',
      'discarded light-truth',
      'kept sprite-mushroom',
      'suffered sprite-no-acorn',
      'turned-up',
      'kept sprite-orange',
      'suffered sprite-no-orange',
      'lost',
      'cleared',
      'turn',
    ]);
    now = play(now, 'end discard:light-truth');
    expect([owns(now, 1), owns(now, 2)]).toEqual(['mushroom', '']);
    expect(now).toMatchObject({
      phase: 'turn',
      turn: 0,
      travel: null,
      places: { hill: [], cave: [], wood: [], river: [] },
    });
  });

  it('FF-7.1 to FF-7.10 a whole travel of two seats', () => {
    const state = position({
      players: 2,
      turn: 1,
      hands: ['sprite-leaf', ''],
      places: { cave: 'light-serpent light-truth', wood: 'sprite-orange' },
    });
    expect(legal(state)).toEqual(['pass']);
    const ready = play(state, 'pass play:sprite-leaf:wood draw:2 card:nature-leaf top:nature');
    expect(legal(ready)).toEqual(['pass', 'travel:cave', 'travel:wood']);
    const begun = play(ready, 'travel:wood');
    expect(legal(begun)).toEqual([
      'play:nature-leaf:cave',
      'play:nature-leaf:hill',
      'play:nature-leaf:meadow',
      'play:nature-leaf:wood',
    ]);
    const ended = play(begun, 'play:nature-leaf:cave draw:0 card:light-wealth top:light travel:cave');
    expect(owns(ended, 1)).toBe('orange leaf');
    // Seat 0 has kept truth, so it decides before each card.
    expect(legal(ended)).toEqual(['take', 'use:truth']);
    const done = play(ended, 'take end');
    expect(owns(done, 0)).toBe('leaf truth serpent');
    expect(done).toMatchObject({ phase: 'turn', turn: 1, travel: null });
  });

  it('FF-7.1 to FF-7.10 a whole travel of five seats, with every place chosen', () => {
    const state = position({
      players: 5,
      turn: 3,
      hands: ['', '', '', '', ''],
      places: {
        cave: 'light-serpent light-serpent',
        meadow: 'nature-leaf nature-acorn',
        wood: 'sprite-orange sprite-orange',
        river: 'sprite-walnut light-serpent',
        hill: 'nature-petals light-serpent',
      },
    });
    const choosing = play(state, 'travel:meadow travel:wood travel:hill travel:cave');
    expect(legal(choosing)).toEqual(['travel:river']);
    const ended = play(choosing, 'travel:river');
    expect([0, 1, 2, 3, 4].map((seat) => owns(ended, seat))).toEqual([
      'petals serpent',
      'serpent serpent',
      'walnut serpent',
      'acorn leaf',
      'orange orange',
    ]);
    expect(ended).toMatchObject({ phase: 'turn', turn: 3, travel: null });
  });
});
