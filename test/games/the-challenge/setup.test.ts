import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/games/the-challenge/index.ts';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { bags, eventsOf, inForest, inHand, keeps, legal, move, play, position, refusal, weights } from './position.ts';

const DEAL = 'draw:steal draw:steal draw:immunity draw:immunity draw:immunity';

describe('§0, conventions', () => {
  it('TC-0.1 play runs clockwise', () => {
    const state = position({ players: 3, turn: 2 });
    expect(play(state, 'gather draw:green draw:green discard:green').turn).toBe(0);
  });

  it('TC-0.2 a move has exactly the keys shown', () => {
    const state = position({ hands: ['green'] });
    const code = (move: unknown): string | undefined => theChallenge.violation(state, move)?.code;
    expect(code({ type: 'gather' })).toBeUndefined();
    expect(code({ type: 'gather', extra: 1 })).toBe('the-challenge/malformed-move');
    expect(code({ type: 'send', sprite: 0 })).toBe('the-challenge/malformed-move');
    expect(code({ type: 'send', sprite: 0, stone: 'pink' })).toBe('the-challenge/malformed-move');
    expect(code({ type: 'wave' })).toBe('the-challenge/unknown-move');
    expect(code({ type: 'finish' })).toBe('the-challenge/not-now');
  });

  it('TC-0.2 a fairy is played with exactly the keys of its kind', () => {
    const state = position({
      kept: ['extra-sprite bigger-bag immunity collective-harvest steal leaky-bag'],
      hands: ['', 'green'],
    });
    for (const wrong of [
      'play:extra-sprite:s0',
      'play:bigger-bag',
      'play:bigger-bag:p1:s0',
      'play:immunity:p0:s0',
      'play:collective-harvest:s1',
      'play:steal',
      'play:steal:p1:s0',
      'play:leaky-bag:s0',
      'play:leaky-bag:p1',
    ])
      expect(refusal(state, wrong), wrong).toBe('wrong-target TC-0.2');
    expect(theChallenge.violation(state, move('play:steal'))?.params).toEqual({ fairy: 'steal' });
  });

  it('TC-0.3 a forced decision and a certain draw are made explicitly', () => {
    const state = play(position({ deck: 'blue' }), 'gather');
    expect(weights(state)).toEqual({ 'draw:blue': 1 });
    const drawn = play(position({ kept: ['bigger-bag'], sprites: [['+', '+', '+']] }), 'gather draw:green draw:green');
    expect(legal(drawn)).toEqual(['discard:green']);
  });

  it('TC-0.4 a draw has one outcome per kind left, weighted by its copies', () => {
    const state = play(position({ deck: '2 blue green', fairyDeck: '2 steal immunity' }), 'gather');
    expect(weights(state)).toEqual({ 'draw:blue': 2, 'draw:green': 1 });
    expect(refusal(state, 'draw:red')).toBe('none-left-to-draw TC-0.4');
    expect(refusal(state, 'draw:steal')).toBe('none-left-to-draw TC-0.4');
  });

  it('TC-0.5 a source is one stone: of the hand, or the top of an own sprite', () => {
    const state = position({ hands: ['2 red'], sprites: [['green', '2 red']], forestFairies: 'steal' });
    expect(legal(state, 'offer')).toEqual(['offer:red', 'offer:s0', 'offer:s1']);
    expect(refusal(state, 'offer:red:s0')).toBe('one-source TC-0.5');
    expect(refusal(state, 'offer')).toBe('one-source TC-0.5');
    expect(refusal(state, 'offer:green')).toBe('not-in-hand TC-0.5');
    expect(refusal(state, 'offer:s2')).toBe('bag-empty TC-0.5');
    expect(refusal(state, 'offer:s3')).toBe('no-such-sprite TC-0.5');
    expect(bags(play(state, 'offer:s1'), 0)).toEqual(['green', 'red', '']);
  });

  it('TC-0.5 a new sprite takes the next number', () => {
    const state = play(
      position({ kept: ['extra-sprite'], sprites: [['green', 'black', 'blue']] }),
      'play:extra-sprite',
    );
    expect(bags(state, 0)).toEqual(['green', 'black', 'blue', '']);
  });
});

describe('§1, options', () => {
  const setupWith = (options: object) => (): unknown => theChallenge.setup(options);

  it('TC-1.1 unknown keys, wrong types and invalid values are refused', () => {
    expect(setupWith({ players: 7 })).toThrow('The option "players" cannot be 7; expected 2, 3, 4, 5 or 6. (TC-1.1)');
    expect(setupWith({ players: '4' })).toThrow('TC-1.1');
    expect(setupWith({ players: 3, firstSeat: 3 })).toThrow('expected a seat from 0 to 2. (TC-1.1)');
    expect(setupWith({ seats: 3 })).toThrow('There is no option "seats"; the options are: players, ');
    expect(setupWith({ fairyPoints: 'printed' })).toThrow('expected a number from 1 to 9');
    expect(setupWith({ fairyPoints: { blue: 3 } })).toThrow('expected a number for "red" as well');
    const points = { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 1 };
    expect(setupWith({ fairyPoints: { ...points, green: 0 } })).toThrow('TC-1.1');
    expect(setupWith({ fairyPoints: { ...points, pink: 1 } })).toThrow('TC-1.1');
    expect(setupWith({ fairyPoints: [3, 2, 2, 1, 1, 1] })).toThrow('TC-1.1');
    expect(setupWith({ fairyPoints: points })).not.toThrow();
    expect(setupWith({ blueAlone: 'bag' })).toThrow(
      'The option "blueAlone" cannot be "bag"; expected "colour" or "stone". (TC-1.1)',
    );
    expect([theChallenge.setup().blueAlone, theChallenge.setup({ blueAlone: 'stone' }).blueAlone]).toEqual([
      'colour',
      'stone',
    ]);
  });

  it('TC-1.2 the first seat is drawn, unless the options set it', () => {
    const state = theChallenge.setup({ players: 3 });
    expect(weights(state)).toEqual({ 'first-seat:p0': 1, 'first-seat:p1': 1, 'first-seat:p2': 1 });
    expect(refusal(state, 'first-seat:p3')).toBe('no-such-seat TC-1.2');
    expect(play(state, 'first-seat:p2').firstSeat).toBe(2);
    const given = theChallenge.setup({ players: 3, firstSeat: 2 });
    expect(given.firstSeat).toBe(2);
    expect(given.phase).toBe('deal-fairy');
  });
});

describe('§2, components', () => {
  const start = theChallenge.setup();

  it('TC-2.1 80 stones, with their fairy points', () => {
    expect(start.deck).toEqual([8, 10, 12, 14, 17, 19]);
    expect(start.deck.reduce((sum, copies) => sum + copies)).toBe(80);
    expect(start.fairyPoints).toEqual([3, 2, 2, 1, 1, 1]);
  });

  it('TC-2.2 fairy points are an option', () => {
    const fairyPoints: Options['fairyPoints'] = { blue: 9, red: 8, yellow: 7, purple: 6, black: 5, green: 4 };
    const state = position({ fairyPoints, hands: ['green'], forestFairies: 'steal' });
    expect(play(state, 'offer:green').step).toEqual({ kind: 'offer', paid: 4 });
    // 1 green and 2 red are 5 points by the default.
    const points = theChallenge.setup().fairyPoints;
    expect((points[5] ?? 0) + 2 * (points[1] ?? 0)).toBe(5);
  });

  it('TC-2.3 30 fairies', () => {
    expect(start.fairyDeck).toEqual([5, 5, 7, 5, 4, 4]);
    expect(start.fairyDeck.reduce((sum, copies) => sum + copies)).toBe(30);
  });
});

describe('§3, set-up', () => {
  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 2],
  ] as const)('TC-3.1 with %i players each has %i sprites with empty bags', (players, sprites) => {
    const state = theChallenge.setup({ players });
    for (let seat = 0; seat < players; seat++) expect(bags(state, seat)).toEqual(Array(sprites).fill(''));
  });

  it('TC-3.2 five fairies are turned up, then each seat draws a stone, clockwise from the first seat, which begins', () => {
    const start = theChallenge.setup();
    const first = play(start, 'first-seat:p1');
    // Worked example 3.
    expect(Object.values(weights(first))).toEqual([5, 5, 7, 5, 4, 4]);
    const shown = play(first, DEAL);
    expect(Object.values(weights(shown))).toEqual([8, 10, 12, 14, 17, 19]);
    const dealt = play(shown, 'draw:blue draw:red draw:yellow draw:purple');
    expect([0, 1, 2, 3].map((seat) => inHand(dealt, seat))).toEqual(['purple', 'blue', 'red', 'yellow']);
    expect(dealt.turn).toBe(1);
    expect(dealt.phase).toBe('turn');
    expect(legal(dealt)).toEqual(['gather', 'rearrange']);
    expect(eventsOf(shown, 'draw:blue')).toEqual([{ type: 'drawn', seat: 1, stone: 'blue' }]);
  });

  it('TC-3.3 open cards are counted by kind', () => {
    const dealt = play(theChallenge.setup({ players: 2, firstSeat: 0 }), `${DEAL} draw:blue draw:red`);
    expect(dealt.forestFairies).toEqual([0, 0, 3, 0, 2, 0]);
    const discarded = play(
      dealt,
      'gather draw:green draw:green discard:green gather draw:green draw:red discard:green',
    );
    expect(inForest(discarded)).toBe('green green');
    expect(keeps(discarded, 0)).toBe('');
  });
});
