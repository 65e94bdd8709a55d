import { describe, expect, it } from 'vitest';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { bags, eventsOf, inForest, inHand, keeps, legal, move, play, position, refusal } from './position.ts';

describe('§5, the turn', () => {
  it('TC-5.1 a seat takes one of five actions', () => {
    const state = position({
      hands: ['green red'],
      sprites: [['2 black', '', 'yellow +']],
      forest: '3 green blue',
      forestFairies: 'steal',
    });
    // Worked example 4.
    expect(legal(state)).toEqual([
      'gather',
      'offer:green',
      'offer:red',
      'offer:s0',
      'offer:s2',
      'rearrange',
      'send:s1:blue',
      'send:s1:green',
      'send:s2:green',
    ]);
  });

  it('TC-5.2 the turn passes automatically when the action is finished', () => {
    const state = position({ forest: 'green' });
    expect(eventsOf(state, 'send:s0:green').at(-1)).toEqual({ type: 'turn', seat: 1 });
  });

  it('TC-5.2 gathering is always legal at the start of a turn', () => {
    expect(legal(position({ deck: 'blue' }))).toEqual(['gather']);
  });
});

describe('§6, gather', () => {
  it('TC-6.1 two covered stones are drawn into the hand', () => {
    const state = play(position({ hands: ['blue'] }), 'gather draw:green draw:red');
    expect(inHand(state, 0)).toBe('blue red green');
    expect(state.deck).toEqual([7, 9, 12, 14, 17, 18]);
  });

  it('TC-6.2 then a stone of the hand is discarded, just drawn or held before', () => {
    const state = play(position({ hands: ['blue'], sprites: [['black']] }), 'gather draw:green draw:red');
    expect(legal(state)).toEqual(['discard:blue', 'discard:green', 'discard:red']);
    expect(refusal(state, 'discard:black')).toBe('not-in-hand TC-6.2');
    expect(refusal(state, 'keep-stones')).toBe('must-discard TC-6.2');
    const discarded = play(state, 'discard:blue');
    expect([inHand(discarded, 0), inForest(discarded)]).toEqual(['red green', 'blue']);
  });

  it('TC-6.3 then the hand may overflow', () => {
    const state = play(position({ hands: ['3 green'] }), 'gather draw:green draw:green discard:green');
    expect([state.phase, state.turn]).toEqual(['overflow', 0]);
    expect(play(state, 'place:green:s0').turn).toBe(1);
  });

  it('TC-6.4 the last covered stone is drawn alone, and no discard is required', () => {
    const state = play(position({ hands: ['3 green'], deck: 'blue' }), 'gather draw:blue');
    expect(legal(state)).toEqual(['discard:blue', 'discard:green', 'keep-stones']);
    const kept = play(state, 'keep-stones');
    expect(kept.phase).toBe('overflow');
    expect(play(kept, 'place:blue:s0').phase).toBe('over');
    expect(play(state, 'discard:green').phase).toBe('over');
  });
});

describe('§7, send a sprite', () => {
  it('TC-7.1 a sprite with an empty bag takes as many stones of a pile as fit', () => {
    const state = position({ forest: '4 red 6 green 3 purple' });
    // Worked example 5.
    expect(bags(play(state, 'send:s1:purple'), 0)).toEqual(['', 'purple purple purple', '']);
    const red = play(state, 'send:s0:red');
    expect([bags(red, 0)[0], inForest(red)]).toEqual([
      'red red',
      'red red purple purple purple green green green green green green',
    ]);
    expect(bags(play(state, 'send:s0:green'), 0)[0]).toBe('green green green green green');
    expect(bags(play(position({ forest: '3 blue' }), 'send:s0:blue'), 0)[0]).toBe('blue blue blue');
    const alone = play(position({ forest: '3 blue', blueAlone: 'stone' }), 'send:s0:blue');
    expect([bags(alone, 0)[0], inForest(alone)]).toEqual(['blue', 'blue blue']);
    const loaded = position({ forest: '4 red', sprites: [['green']] });
    expect(refusal(loaded, 'send:s0:red')).toBe('bag-not-empty TC-7.1');
  });

  it('TC-7.2 a sprite with a bigger bag adds a pile on top of its stones', () => {
    const state = position({ forest: '4 red', sprites: [['red +']] });
    expect(bags(play(state, 'send:s0:red'), 0)[0]).toBe('red red red red red');
    const blue = position({ forest: '2 blue', sprites: [['blue +']] });
    expect(bags(play(blue, 'send:s0:blue'), 0)[0]).toBe('blue blue blue');
  });

  it('TC-7.3 the action is refused without a pile or without room', () => {
    const state = position({ forest: '4 red', sprites: [['blue +']] });
    expect(refusal(state, 'send:s1:green')).toBe('none-in-forest TC-7.3');
    expect(refusal(state, 'send:s0:red')).toBe('no-room TC-7.3');
    expect(refusal(state, 'send:s5:red')).toBe('no-such-sprite TC-0.5');
    const alone = position({ forest: '2 blue', sprites: [['blue +']], blueAlone: 'stone' });
    expect(refusal(alone, 'send:s0:blue')).toBe('no-room TC-7.3');
    expect(legal(alone, 'send')).toEqual(['send:s1:blue', 'send:s2:blue']);
  });
});

describe('§8, obtain a fairy', () => {
  it('TC-8.1 the first stone can be paid only if all stones together are worth four, and there is a fairy', () => {
    const poor = position({ hands: ['red'], sprites: [['green']], forestFairies: 'steal' });
    expect(refusal(poor, 'offer:red')).toBe('stones-worth-too-little TC-8.1');
    const rich = position({ hands: ['red'], sprites: [['green', 'black']] });
    expect(refusal(rich, 'offer:red')).toBe('legal');
    const none = position({ hands: ['2 red'], fairyDeck: '' });
    expect(refusal(none, 'offer:red')).toBe('no-fairy-left TC-8.1');
    expect(refusal(position({ hands: ['2 red'], fairyDeck: '', forestFairies: 'steal' }), 'offer:red')).toBe('legal');
  });

  it('TC-8.1 a paid stone is eliminated at once', () => {
    const paid = play(position({ hands: ['2 red'] }), 'offer:red');
    expect([inHand(paid, 0), paid.eliminated]).toEqual(['red', [0, 1, 0, 0, 0, 0]]);
  });

  it('TC-8.2 a seat may pay more than four, or must', () => {
    const state = position({ sprites: [['2 red green']], forestFairies: 'steal' });
    // Worked example 6: the green stone on top is mandatory.
    const events = eventsOf(state, 'offer:s0 offer:s0 offer:s0');
    expect(events.map((event) => (event.type === 'offered' ? event.paid : 0))).toEqual([1, 3, 5]);
    expect(legal(play(state, 'offer:s0 offer:s0'))).toEqual(['offer:s0']);
    // Two red stones are already worth four.
    const told: string[] = [];
    let exact = position({ hands: ['2 red green'] });
    for (const offer of ['offer:red', 'offer:red', 'offer:green']) {
      exact = theChallenge.apply(exact, move(offer), (event, clause) => told.push(`${event.type} ${clause}`));
    }
    expect(told).toEqual(['offered TC-8.1', 'offered TC-8.1', 'offered TC-8.2']);
    const wish = play(position({ hands: ['2 blue'], sprites: [['green']] }), 'offer:blue offer:blue');
    expect(refusal(wish, 'offer:s0')).toBe('legal');
    expect(refusal(wish, 'offer:blue')).toBe('not-in-hand TC-0.5');
  });

  it('TC-8.3 with four paid the seat takes a fairy of the forest', () => {
    const state = position({ hands: ['2 red'], forestFairies: 'steal immunity', fairyDeck: '' });
    expect(refusal(play(state, 'offer:red'), 'take:steal')).toBe('too-little-paid TC-8.3');
    expect(refusal(play(state, 'offer:red'), 'draw-fairies')).toBe('too-little-paid TC-8.3');
    const paid = play(state, 'offer:red offer:red');
    expect(legal(paid)).toEqual(['take:immunity', 'take:steal']);
    expect(refusal(paid, 'take:leaky-bag')).toBe('fairy-not-in-forest TC-8.3');
    expect(refusal(paid, 'draw-fairies')).toBe('fairy-deck-empty TC-8.3');
    const taken = play(paid, 'take:steal');
    expect([keeps(taken, 0), taken.forestFairies]).toEqual(['steal', [0, 0, 1, 0, 0, 0]]);
  });

  it('TC-8.3 the seat may instead draw two covered fairies, choose one, and lay the other open', () => {
    const paid = play(position({ hands: ['2 red'], fairyDeck: 'steal 2 immunity' }), 'offer:red offer:red');
    expect(legal(paid)).toEqual(['draw-fairies']);
    const drawn = play(paid, 'draw-fairies draw:steal draw:immunity');
    expect(legal(drawn)).toEqual(['choose:immunity', 'choose:steal']);
    expect(refusal(drawn, 'choose:leaky-bag')).toBe('fairy-not-drawn TC-8.3');
    const chosen = play(drawn, 'choose:immunity');
    expect([keeps(chosen, 0), chosen.forestFairies[4], chosen.fairyDeck[2]]).toEqual(['immunity', 1, 1]);
  });

  it('TC-8.3 from a deck of one that fairy is drawn', () => {
    const paid = play(
      position({ hands: ['2 red'], fairyDeck: 'steal' }),
      'offer:red offer:red draw-fairies draw:steal',
    );
    expect(legal(paid)).toEqual(['choose:steal']);
    expect(eventsOf(paid, 'choose:steal')).toEqual([{ type: 'fairy-chosen', seat: 0, fairy: 'steal', laid: null }]);
    expect(play(paid, 'choose:steal').forestFairies).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('TC-8.4 the fairy obtained is used at once, only as its kind, or kept face down', () => {
    const state = position({ hands: ['2 red'], kept: ['extra-sprite'], forestFairies: 'immunity' });
    const obtained = play(state, 'offer:red offer:red take:immunity');
    expect(legal(obtained)).toEqual(['keep-fairy', 'play:immunity:s0', 'play:immunity:s1', 'play:immunity:s2']);
    expect(refusal(obtained, 'play:extra-sprite')).toBe('not-the-obtained-fairy TC-8.4');
    expect(refusal(obtained, 'play:immunity:p0:s0')).toBe('wrong-target TC-0.2');
    const kept = play(obtained, 'keep-fairy');
    expect([keeps(kept, 0), kept.turn]).toEqual(['extra-sprite immunity', 1]);
    const used = play(obtained, 'play:immunity:s1');
    expect([keeps(used, 0), used.turn, used.seats[0]?.sprites[1]?.immune]).toEqual(['extra-sprite', 1, true]);
  });

  it('TC-8.4 a fairy without a legal use can only be kept', () => {
    const state = position({ hands: ['2 red'], forestFairies: 'steal leaky-bag' });
    expect(legal(play(state, 'offer:red offer:red take:steal'))).toEqual(['keep-fairy']);
    expect(legal(play(state, 'offer:red offer:red take:leaky-bag'))).toEqual(['keep-fairy']);
    expect(theChallenge.actor(play(state, 'offer:red offer:red take:steal'))).toBe(0);
  });
});
