import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/core/match.ts';
import { replay } from '../../../src/core/record.ts';
import { printRecord, readRecord } from '../../../src/core/record-text.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { actionsOf } from '../../../src/rl/index.ts';
import { auctionOf, eventsOf, legal, odds, play, position, refused, tilesOf } from './position.ts';

describe('§6, tiles', () => {
  it('EG-6.1 a player draws two tiles, lays one of them open and keeps the other face down', () => {
    const state = position({ phase: 'tiles', open: ['unicorn'], faceDown: ['log'] });
    const drawn = play(state, 'dragon gold');
    expect(legal(drawn)).toEqual(['reveal:dragon', 'reveal:gold']);
    expect(refused(drawn, 'reveal:log')).toBe('not-just-drawn EG-6.1');
    const laid = play(drawn, 'reveal:gold');
    expect([tilesOf(laid.open[0]), tilesOf(laid.faceDown[0])]).toEqual(['unicorn gold', 'dragon log']);
    expect([laid.phase, laid.turn]).toEqual(['tiles', 1]);
    expect(legal(play(state, 'dragon dragon'))).toEqual(['reveal:dragon']);
    expect(play(laid, 'dragon dragon reveal:dragon').phase).toBe('lots');
  });
});

describe('§7, auction', () => {
  it('EG-7.1 there are two lots per player, auctioned in the order drawn', () => {
    // Worked example 7.
    let state = position({ phase: 'lots', players: 4 });
    for (let lot = 0; lot < 7; lot++) state = play(state, lot === 0 ? 'log' : 'elfcycle');
    expect(state.phase).toBe('lots');
    const all = play(state, 'elfcycle');
    expect(all.step.kind === 'auction' && all.step.lots.length).toBe(8);
    expect(eventsOf(state, 'elfcycle').at(-1)).toEqual({ type: 'lot-opened', tile: 'log' });
    expect(odds(state)['log']).toBe(1);
  });

  const three = (bid: number, more: object = {}, given: object = {}) =>
    position({ phase: 'auction', players: 3, step: auctionOf('dragon log', 3, { bid, ...more }), ...given });

  it('EG-7.2 bids rise, and players who have passed are skipped', () => {
    const state = three(0);
    const bid = play(state, 'bid:3 pass bid:4');
    expect(bid.turn).toBe(0);
    expect(refused(play(state, 'bid:3'), 'bid:3')).toBe('bid-too-low EG-7.2');
  });

  it('EG-7.2 a player who has passed does not bid again on this lot', () => {
    const state = play(three(0), 'pass bid:1 bid:2');
    expect(state.turn).toBe(1);
    expect(play(state, 'bid:3').turn).toBe(2);
  });

  it('EG-7.3 the last bidder pays his bid and lays the tile open', () => {
    const sold = play(three(0), 'bid:5 pass pass');
    expect([sold.gold, tilesOf(sold.open[0])]).toEqual([[7, 12, 12], 'dragon']);
    expect(sold.step).toMatchObject({ kind: 'auction', bid: 0, bidder: null });
    expect(sold.turn).toBe(0);
  });

  it('EG-7.3 the last player in still decides, and gets the tile at once', () => {
    // Worked example 11.
    const asked = play(three(0), 'pass pass');
    expect([asked.turn, asked.phase]).toEqual([2, 'auction']);
    expect(tilesOf(play(asked, 'bid:1').open[2])).toBe('dragon');
  });

  it('EG-7.4 a tile without a bid goes back to the pile', () => {
    const state = three(0);
    const unsold = play(state, 'pass pass pass');
    expect(tilesOf(unsold.pile)).toContain('dragon*4');
    expect(eventsOf(state, 'pass pass pass').slice(-2)).toEqual([
      { type: 'lot-unsold', tile: 'dragon' },
      { type: 'lot-opened', tile: 'log' },
    ]);
    expect(play(unsold, 'pass pass pass').phase).toBe('planning');
  });

  it('EG-7.5 a winner who cannot pay hands in all his gold, and the lot is auctioned again without him', () => {
    // Worked example 10.
    const state = three(0, {}, { gold: [12, 4, 12] });
    const failed = play(state, 'pass bid:9 pass');
    expect([failed.gold, failed.turn]).toEqual([[12, 0, 12], 0]);
    expect(eventsOf(state, 'pass bid:9 pass').at(-1)).toEqual({ type: 'defaulted', seat: 1, amount: 9, gold: 4 });
    const again = play(failed, 'bid:1');
    expect(again.turn).toBe(2);
    expect(tilesOf(play(failed, 'pass pass').pile)).toContain('dragon*4');
  });

  it('EG-7.5 the tile goes back if every player has defaulted', () => {
    const state = position({
      phase: 'auction',
      step: auctionOf('dragon', 2, { defaulted: [true, false] }),
      turn: 1,
      gold: [0, 0],
    });
    const failed = play(state, 'bid:1');
    expect([failed.phase, tilesOf(failed.pile)]).toEqual(['planning', tilesOf(elfengold.setup().pile)]);
  });

  it("EG-7.6 with a penalty any bid up to 300 is legal; with capped bids the player's gold is the maximum", () => {
    // Worked example 9.
    const state = three(3, { bidder: 1 });
    expect(refused(state, 'bid:250')).toBe('legal');
    for (const amount of [4.5, '5', 0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(elfengold.violation(state, { type: 'bid', amount })?.code).toBe('elfengold/malformed-move');
    expect(refused(state, 'bid:3')).toBe('bid-too-low EG-7.2');
    const capped = three(3, { bidder: 1 }, { options: { bidding: 'capped' } });
    expect(legal(capped)).toHaveLength(10);
    expect(refused(capped, 'bid:13')).toBe('bid-over-gold EG-7.6');
    expect(legal(three(12, { bidder: 1 }, { options: { bidding: 'capped' }, gold: [5, 20, 5] }))).toEqual(['pass']);
  });

  it('EG-7.6 a bid above all coins of the game is refused for that reason first', () => {
    // Worked example 9.
    const poor = { gold: [0, 0, 0] };
    const capped = { options: { bidding: 'capped' as const } };
    const tables = [three(3, { bidder: 1 }), three(3, { bidder: 1 }, poor), three(3, { bidder: 1 }, capped)];
    for (const state of [...tables, three(300, { bidder: 1 }), three(300, { bidder: 1 }, { ...capped, ...poor })]) {
      for (const amount of [301, 1000, 2 ** 53, 1e300]) {
        expect(elfengold.violation(state, { type: 'bid', amount })).toEqual({
          code: 'elfengold/bid-over-bank',
          clause: 'EG-7.6',
          params: { most: 300 },
        });
      }
    }
    const [state = three(3)] = tables;
    expect(refused(state, 'bid:301')).toBe('bid-over-bank EG-7.6');
    expect(refused(state, 'bid:300')).toBe('legal');
    expect(refused(three(300, { bidder: 1 }), 'bid:300')).toBe('bid-too-low EG-7.2');
    expect(legal(three(300, { bidder: 1 }, { gold: [400, 400, 400] }))).toEqual(['pass']);
  });

  it('EG-7.6 a higher bid, refused in every state, has no action number for learners', () => {
    expect(() => actionsOf(elfengold).idOf({ type: 'bid', amount: 301 })).toThrow('A move "bid" with this "amount"');
  });

  it('EG-7.6 a record with a higher bid can be read, and is illegal at that bid', () => {
    const match = new Match(elfengold, { options: { players: 2 }, seed: 7 });
    while (match.state.phase !== 'auction') {
      const [first] = elfengold.legalMoves(match.state);
      if (match.actor === 'chance') match.chance();
      else if (typeof match.actor === 'number' && first !== undefined) match.play(match.actor, first);
    }
    const text = printRecord(elfengold, match.record());
    for (const bid of ['bid:301', 'bid:1e+300']) {
      const record = readRecord(text.replace(/#\*\n$/, `${bid}\n`));
      expect(record.moves.at(-1)).toBe(bid);
      expect(() => replay(elfengold, record)).toThrow(
        expect.objectContaining({
          code: 'record/illegal-move',
          violation: { code: 'elfengold/bid-over-bank', clause: 'EG-7.6', params: { most: 300 } },
        }),
      );
    }
  });

  it('EG-7.6 every legal bid is listed, also bids the player cannot pay', () => {
    // Worked example 9.
    const bidsFrom = (lowest: number): string[] => Array.from({ length: 301 - lowest }, (_, i) => `bid:${lowest + i}`);
    expect(legal(three(3, { bidder: 1 }))).toEqual([...bidsFrom(4), 'pass'].sort());
    expect(legal(three(12, { bidder: 1 }, { gold: [5, 20, 5] }))).toEqual([...bidsFrom(13), 'pass'].sort());
    expect(legal(three(300, { bidder: 1 }, { gold: [400, 400, 5] }))).toEqual(['pass']);
  });
});
