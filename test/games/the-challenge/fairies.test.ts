import { describe, expect, it } from 'vitest';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { bags, eventsOf, inForest, inHand, keeps, legal, move, play, position, refusal, weights } from './position.ts';

describe('§9, play a fairy', () => {
  it('TC-9.1 a seat plays a fairy that it has kept, against an opponent', () => {
    const state = position({ kept: ['leaky-bag steal'], hands: ['green', 'green'], sprites: [['red'], ['red']] });
    expect(refusal(state, 'play:extra-sprite')).toBe('fairy-not-kept TC-9.1');
    expect(theChallenge.violation(state, move('play:extra-sprite'))?.params).toEqual({ fairy: 'extra-sprite' });
    expect(refusal(state, 'play:steal:p0')).toBe('not-an-opponent TC-9.1');
    expect(refusal(state, 'play:leaky-bag:p0:s0')).toBe('not-an-opponent TC-9.1');
    expect(refusal(state, 'play:steal:p3')).toBe('no-such-seat TC-9.1');
    const used = play(state, 'play:leaky-bag:p1:s0');
    expect([keeps(used, 0), used.used, used.turn]).toEqual(['steal', [0, 0, 0, 0, 0, 1], 1]);
  });

  it('TC-9.2 an extra sprite stays for the rest of the game', () => {
    const state = play(position({ kept: ['extra-sprite'] }), 'play:extra-sprite');
    expect(bags(state, 0)).toEqual(['', '', '', '']);
    expect([keeps(state, 0), state.used, state.turn]).toEqual(['', [0, 0, 0, 0, 0, 0], 1]);
  });

  it('TC-9.3 a bigger bag goes to a sprite that has none', () => {
    const state = position({ kept: ['bigger-bag'], sprites: [['green', '+']] });
    expect(legal(state, 'play')).toEqual(['play:bigger-bag:s0', 'play:bigger-bag:s2']);
    expect(refusal(state, 'play:bigger-bag:s1')).toBe('bigger-already TC-9.3');
    expect(refusal(state, 'play:bigger-bag:s3')).toBe('no-such-sprite TC-0.5');
    expect(play(state, 'play:bigger-bag:s0').seats[0]?.sprites[0]).toEqual({ bag: [5], bigger: true, immune: false });
  });

  it('TC-9.4 an immune sprite is safe from theft and leaks, but its seat is not', () => {
    const state = position({
      kept: ['steal leaky-bag immunity'],
      hands: ['', 'green'],
      sprites: [['!'], ['red !', 'red']],
    });
    expect(refusal(state, 'play:immunity:s0')).toBe('immune-already TC-9.4');
    expect(refusal(state, 'play:leaky-bag:p1:s0')).toBe('sprite-immune TC-9.4');
    const stealing = play(state, 'play:steal:p1');
    expect(refusal(stealing, 'steal:s0:s1')).toBe('sprite-immune TC-9.4');
    expect(refusal(stealing, 'steal:s0:s7')).toBe('no-such-sprite TC-0.5');
    expect(legal(stealing)).toEqual(['steal-hand', 'steal:s1:s0', 'steal:s1:s1', 'steal:s1:s2']);
    expect(play(state, 'play:immunity:s1').seats[0]?.sprites[1]?.immune).toBe(true);
  });

  it('TC-9.5 one sprite may have both, and keeps them when it loses its stones', () => {
    const both = play(
      position({ kept: ['bigger-bag immunity'], players: 2 }),
      'play:bigger-bag:s0 gather draw:green draw:green discard:green play:immunity:s0',
    );
    expect(both.seats[0]?.sprites[0]).toEqual({ bag: [], bigger: true, immune: true });
    const marked = position({ kept: ['leaky-bag'], sprites: [[], ['red +']] });
    expect(play(marked, 'play:leaky-bag:p1:s0').seats[1]?.sprites[0]).toEqual({ bag: [], bigger: true, immune: false });
  });

  it('TC-9.6 a leaky bag loses its three top stones, or all if it has fewer', () => {
    const state = position({ kept: ['leaky-bag'], sprites: [[], ['2 green 2 red', '2 black', '']] });
    expect(refusal(state, 'play:leaky-bag:p1:s2')).toBe('bag-empty TC-9.6');
    expect(refusal(state, 'play:leaky-bag:p1:s4')).toBe('no-such-sprite TC-0.5');
    const leaked = play(state, 'play:leaky-bag:p1:s0');
    expect([bags(leaked, 1), leaked.eliminated]).toEqual([
      ['green', 'black black', ''],
      [0, 2, 0, 0, 0, 1],
    ]);
    expect(eventsOf(state, 'play:leaky-bag:p1:s0')[1]).toEqual({
      type: 'leaked',
      seat: 0,
      victim: 1,
      sprite: 0,
      stones: ['red', 'red', 'green'],
    });
    expect(bags(play(state, 'play:leaky-bag:p1:s1'), 1)).toEqual(['green green red red', '', '']);
  });

  it('TC-9.7 a collective harvest picks up to four stones, covered or open, one at a time', () => {
    // Worked example 7, figure 7: hand 2, picks 2 covered and 2 open: hand 4, one must go.
    const state = position({ kept: ['collective-harvest'], hands: ['2 black'], forest: '2 red' });
    const four = play(
      state,
      'play:collective-harvest pick-covered draw:green pick:red:s0 pick-covered draw:blue pick:red:s0',
    );
    expect([inHand(four, 0), bags(four, 0)[0], four.phase]).toEqual(['blue black black green', 'red red', 'overflow']);
    expect(play(four, 'place:green:forest').turn).toBe(1);
    expect(four.used).toEqual([0, 0, 0, 1, 0, 0]);
  });

  it('TC-9.7 an open stone goes onto an own sprite, and can be picked only if it fits', () => {
    const state = play(
      position({
        kept: ['collective-harvest'],
        hands: ['green'],
        sprites: [['2 red', 'green', '5 black']],
        forest: '2 red blue',
      }),
      'play:collective-harvest',
    );
    expect(legal(state)).toEqual(['pick-covered', 'pick:red:s1']);
    expect(refusal(state, 'pick:red:s0')).toBe('two-red-or-yellow TC-4.4');
    expect(refusal(state, 'pick:blue:s1')).toBe('blue-lies-alone TC-4.4');
    expect(refusal(state, 'pick:green:s1')).toBe('none-in-forest TC-9.7');
    expect(refusal(state, 'pick:red:s7')).toBe('no-such-sprite TC-0.5');
    expect(refusal(state, 'stop')).toBe('nothing-taken-yet TC-9.7');
    expect(play(state, 'pick:red:s1 stop').turn).toBe(1);
  });

  it('TC-9.7 a blue stone is not picked onto another if every blue stone must lie alone', () => {
    const given = { kept: ['collective-harvest'], sprites: [['blue', 'green', '5 black']], forest: '2 blue' };
    expect(legal(play(position(given), 'play:collective-harvest'))).toEqual(['pick-covered', 'pick:blue:s0']);
    const alone = play(position({ ...given, blueAlone: 'stone' }), 'play:collective-harvest');
    expect(legal(alone)).toEqual(['pick-covered']);
    expect(refusal(alone, 'pick:blue:s0')).toBe('blue-lies-alone TC-4.4');
  });

  it('TC-9.7 the hand overflows only after the harvest', () => {
    const state = position({ kept: ['collective-harvest'], hands: ['3 black'] });
    const seven = play(
      state,
      'play:collective-harvest pick-covered draw:green pick-covered draw:green pick-covered draw:green pick-covered draw:green',
    );
    expect([seven.phase, inHand(seven, 0).split(' ').length]).toEqual(['overflow', 7]);
  });

  it('TC-9.7 with the deck empty open stones can still be picked; if none fits the seat can only stop', () => {
    const state = position({ kept: ['collective-harvest'], deck: 'blue', forest: 'red' });
    const used = play(state, 'play:collective-harvest pick-covered draw:blue');
    expect(refusal(used, 'pick-covered')).toBe('stone-deck-empty TC-9.7');
    expect(legal(used)).toEqual(['pick:red:s0', 'pick:red:s1', 'pick:red:s2', 'stop']);
    const picked = play(used, 'pick:red:s0');
    expect(legal(picked)).toEqual(['stop']);
    expect(play(picked, 'stop').phase).toBe('over');
  });

  it('TC-9.8 steal takes two stones of one opponent, at random from the hand or from the top of a bag', () => {
    // Worked example 9.
    const given = {
      kept: ['steal'],
      hands: ['', '2 green red'],
      sprites: [
        ['red green', 'blue', '5 black'],
        ['blue !', '2 yellow purple'],
      ],
    };
    const state = play(position(given), 'play:steal:p1');
    expect(legal(state)).toEqual(['steal-hand', 'steal:s1:forest']);
    expect(weights(play(state, 'steal-hand'))).toEqual({ 'draw:green': 2, 'draw:red': 1 });
    const roomy = play(
      position({ ...given, sprites: [['red green', 'blue', '4 black'], given.sprites[1] ?? []] }),
      'play:steal:p1',
    );
    expect(legal(roomy)).toEqual(['steal-hand', 'steal:s1:s2']);
    expect(refusal(roomy, 'steal:s1:forest')).toBe('fits-on-a-sprite TC-9.8');
    expect(refusal(roomy, 'steal:s1:s1')).toBe('blue-lies-alone TC-4.4');
    expect(refusal(roomy, 'steal:s2:s1')).toBe('bag-empty TC-9.8');
    expect(refusal(roomy, 'steal:s5:s1')).toBe('no-such-sprite TC-0.5');
    expect(refusal(roomy, 'steal:s1:s6')).toBe('no-such-sprite TC-0.5');
    const stolen = play(state, 'steal:s1:forest steal-hand draw:red');
    expect([inForest(stolen), inHand(stolen, 0), inHand(stolen, 1), bags(stolen, 1)[1]]).toEqual([
      'purple',
      'red',
      'green green',
      'yellow yellow',
    ]);
    expect([stolen.turn, stolen.used]).toEqual([1, [0, 0, 0, 0, 1, 0]]);
  });

  it('TC-9.8 a stolen blue stone goes onto another, or into the forest if every blue stone must lie alone', () => {
    // Worked example 9.
    const given = { kept: ['steal'], sprites: [['red green', 'blue', '5 black'], ['blue']] };
    const state = play(position(given), 'play:steal:p1');
    expect(legal(state)).toEqual(['steal:s0:s1']);
    expect(refusal(state, 'steal:s0:forest')).toBe('fits-on-a-sprite TC-9.8');
    const alone = play(position({ ...given, blueAlone: 'stone' }), 'play:steal:p1');
    expect(legal(alone)).toEqual(['steal:s0:forest']);
    expect(refusal(alone, 'steal:s0:s1')).toBe('blue-lies-alone TC-4.4');
  });

  it('TC-9.8 the theft ends automatically if nothing can be taken, and then the hand may overflow', () => {
    const state = position({ kept: ['steal'], hands: ['3 black', 'green'] });
    const stolen = play(state, 'play:steal:p1 steal-hand draw:green');
    expect([stolen.phase, stolen.turn]).toEqual(['overflow', 0]);
    const two = play(position({ kept: ['steal'], sprites: [[], ['2 green']] }), 'play:steal:p1');
    expect(refusal(two, 'steal-hand')).toBe('hand-empty TC-9.8');
    expect(legal(play(two, 'steal:s0:s0'))).toEqual(['steal:s0:s0', 'steal:s0:s1', 'steal:s0:s2']);
  });

  it('TC-9.8 an opponent without a stone to take cannot be robbed', () => {
    const state = position({ kept: ['steal'], sprites: [[], ['green !']], hands: ['', '', 'red'] });
    expect(refusal(state, 'play:steal:p1')).toBe('nothing-to-steal TC-9.8');
    expect(legal(state, 'play')).toEqual(['play:steal:p2']);
  });
});

describe('§10, rearrange', () => {
  it('TC-10.1 any stone may go anywhere, also from below the top of a bag', () => {
    const state = position({ hands: ['blue'], sprites: [['red green', 'black']] });
    const done = play(state, 'rearrange lay:green:s0 lay:red:s0 lay:blue:s2 finish');
    expect([inHand(done, 0), bags(done, 0), done.turn]).toEqual(['black', ['green red', '', 'blue'], 1]);
  });

  it('TC-10.2 stones are laid from a pool, while hand and bags stay unchanged', () => {
    const state = play(position({ hands: ['green'] }), 'rearrange');
    // Worked example 10.
    expect(legal(state)).toEqual(['finish', 'lay:green:s0', 'lay:green:s1', 'lay:green:s2', 'restore']);
    const laid = play(state, 'lay:green:s1');
    expect(legal(laid)).toEqual(['finish', 'restore']);
    expect([inHand(laid, 0), bags(laid, 0)]).toEqual(['green', ['', '', '']]);
    expect(refusal(laid, 'lay:green:s0')).toBe('not-in-pool TC-10.2');
    expect(refusal(state, 'lay:green:s3')).toBe('no-such-sprite TC-0.5');
    expect(refusal(position(), 'rearrange')).toBe('no-stones TC-10.2');
    const restored = play(laid, 'restore');
    expect([inHand(restored, 0), restored.turn]).toEqual(['green', 1]);
  });

  it('TC-10.2 if every blue stone must lie alone, two need two planned bags, or stay in the pool', () => {
    const state = play(position({ players: 5, hands: ['2 blue'], blueAlone: 'stone' }), 'rearrange lay:blue:s0');
    expect(legal(state)).toEqual(['finish', 'lay:blue:s1', 'restore']);
    expect(refusal(state, 'lay:blue:s0')).toBe('blue-lies-alone TC-4.4');
    const kept = play(state, 'finish');
    expect([inHand(kept, 0), bags(kept, 0)]).toEqual(['blue', ['blue', '']]);
    expect(bags(play(state, 'lay:blue:s1 finish'), 0)).toEqual(['blue', 'blue']);
  });

  it('TC-10.2 a plan with more than three stones in the pool cannot be finished', () => {
    const state = play(
      position({ players: 5, hands: ['3 purple'], sprites: [['5 black', '5 green']] }),
      'rearrange lay:black:s0 lay:green:s0 lay:green:s0 lay:green:s0 lay:green:s0 lay:green:s1 lay:purple:s1 lay:purple:s1 lay:purple:s1',
    );
    expect(legal(state)).toEqual(['restore']);
    expect(refusal(state, 'finish')).toBe('pool-too-large TC-10.2');
    expect(bags(play(state, 'restore'), 0)).toEqual(['black black black black black', 'green green green green green']);
  });

  it('TC-10.3 any valid arrangement can be laid, including the old one', () => {
    const state = position({ hands: ['green'], sprites: [['2 yellow 2 purple']] });
    const same = play(state, 'rearrange lay:yellow:s0 lay:yellow:s0 lay:purple:s0 lay:purple:s0 finish');
    expect(same.seats).toEqual(state.seats);
  });
});
