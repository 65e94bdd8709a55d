import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Event, State } from '../../../src/games/the-challenge/index.ts';
import { STONES, theChallenge } from '../../../src/games/the-challenge/index.ts';
import { viewersOf } from '../../../src/testing/play.ts';
import { tries } from '../../testing/effort.ts';
import { randomPlay } from '../random-play.ts';
import { expectNoLeak } from '../secrecy.ts';
import { countsOf, during, eventsOf, inHand, keeps, list, move, named, play, position } from './position.ts';
import { spec } from './spec.ts';

const randomGames = { game: theChallenge, options: spec.options };

const noStones = { blue: 0, red: 0, yellow: 0, purple: 0, black: 0, green: 0 };
const noFairies = {
  'extra-sprite': 0,
  'bigger-bag': 0,
  immunity: 0,
  'collective-harvest': 0,
  steal: 0,
  'leaky-bag': 0,
};

const told = (state: State, notations: string, viewer: Viewer): (Event | undefined)[] =>
  eventsOf(state, notations).map((event) => theChallenge.redact(event, viewer));

describe('§12, who sees what', () => {
  it('TC-12.1 all see the table and the number of cards in each place', () => {
    const state = position({
      hands: ['2 green', 'blue'],
      kept: ['', 'steal'],
      sprites: [['red +', 'black !']],
      forest: '3 purple',
      forestFairies: 'immunity',
    });
    const view = theChallenge.view(state, 'table');
    expect(view).toMatchObject({
      viewer: 'table',
      actor: 0,
      phase: 'turn',
      turn: 0,
      starter: 0,
      options: {
        fairyPoints: { blue: 3, red: 2, yellow: 2, purple: 1, black: 1, green: 1 },
        blueAlone: 'colour',
      },
      forest: { ...noStones, purple: 3 },
      forestFairies: { ...noFairies, immunity: 1 },
      eliminated: noStones,
      used: noFairies,
      stoneDeckSize: 80 - 3 - 3 - 2,
      fairyDeckSize: 30 - 1 - 1 - 2,
      step: { kind: 'none' },
      outcome: null,
    });
    expect(view.seats.map(({ sprites: _, ...seat }) => seat)).toEqual([
      { name: 'player-1', handSize: 2, hand: null, keptSize: 0, kept: null },
      { name: 'player-2', handSize: 1, hand: null, keptSize: 1, kept: null },
      { name: 'player-3', handSize: 0, hand: null, keptSize: 0, kept: null },
    ]);
    expect(view.seats[0]?.sprites).toEqual([
      { bag: ['red'], bigger: true, immune: false },
      { bag: ['black'], bigger: false, immune: true },
      { bag: [], bigger: false, immune: false },
    ]);
    expect(view).not.toHaveProperty('deck');
    expect(view).not.toHaveProperty('fairyDeck');
  });

  it('TC-12.1 all see the progress of an action', () => {
    const drawn = { kind: 'fairies', drawn: countsOf(['steal'], 'steal').concat(0, 0, 0, 0, 0), left: 1 } as const;
    expect(theChallenge.view(during('draw-fairy', drawn), 1).step).toEqual({
      kind: 'fairies',
      drawnSize: 1,
      drawn: null,
      left: 1,
    });
    const stealing = { kind: 'steal', victim: 1, left: 2 } as const;
    expect(theChallenge.view(during('steal', stealing, { hands: ['', 'red'] }), 'table').step).toEqual(stealing);
    const gathering = { kind: 'gather', left: 1, mayKeep: true } as const;
    expect(theChallenge.view(during('gather', gathering), 2).step).toEqual(gathering);
  });

  it('TC-12.1 all is open when the game is over', () => {
    const state = position({ deck: 'blue', hands: ['', 'red'], kept: ['', 'steal'] });
    const over = theChallenge.view(play(state, 'gather draw:blue keep-stones'), 'table');
    expect(over.seats.map(({ hand }) => hand)).toEqual([{ ...noStones, blue: 1 }, { ...noStones, red: 1 }, noStones]);
    expect(over.seats[1]?.kept).toEqual({ ...noFairies, steal: 1 });
    expect(over.actor).toBe('over');
    expect(over.outcome?.scores).toEqual([8, 7 + 2, 0]);
  });

  it('TC-12.2 a seat sees its hand, its fairies and its plan', () => {
    const state = position({ hands: ['2 green', 'blue'], kept: ['steal', 'immunity'] });
    const view = theChallenge.view(state, 0);
    expect(view.viewer).toBe(0);
    expect([view.seats[0]?.hand, view.seats[0]?.kept]).toEqual([
      { ...noStones, green: 2 },
      { ...noFairies, steal: 1 },
    ]);
    const planning = play(state, 'rearrange lay:green:s1');
    expect(theChallenge.view(planning, 0).step).toEqual({
      kind: 'rearrange',
      pool: { ...noStones, green: 1 },
      planned: [[], ['green'], []],
    });
    const obtained = play(position({ hands: ['2 red'], forestFairies: 'steal' }), 'offer:red offer:red take:steal');
    expect(theChallenge.view(obtained, 0).step).toEqual({ kind: 'obtained', fairy: 'steal' });
  });

  it('TC-12.3 no seat sees the hand, fairies or plan of another', () => {
    const state = position({ hands: ['2 green', 'blue'], kept: ['steal', 'immunity'] });
    const view = theChallenge.view(state, 0);
    expect([view.seats[1]?.hand, view.seats[1]?.kept]).toEqual([null, null]);
    const planning = play(state, 'rearrange lay:green:s1');
    expect(theChallenge.view(planning, 1).step).toEqual({ kind: 'rearrange', pool: null, planned: null });
    const obtained = play(position({ hands: ['2 red'], forestFairies: 'steal' }), 'offer:red offer:red take:steal');
    expect(theChallenge.view(obtained, 1).step).toEqual({ kind: 'obtained', fairy: null });
  });

  it('TC-12.4 only the seat that draws a stone sees it', () => {
    const gathering = play(position(), 'gather');
    expect(told(gathering, 'draw:green', 0)).toEqual([{ type: 'drawn', seat: 0, stone: 'green' }]);
    for (const viewer of [1, 'table'] as const)
      expect(told(gathering, 'draw:green', viewer)).toEqual([{ type: 'drawn', seat: 0, stone: null }]);
  });

  it('TC-12.4 only thief and owner see a stone stolen from a hand', () => {
    const stealing = play(position({ kept: ['steal'], hands: ['', '2 red'] }), 'play:steal:p1 steal-hand');
    for (const viewer of [0, 1]) expect(told(stealing, 'draw:red', viewer)[0]).toMatchObject({ stone: 'red' });
    for (const viewer of [2, 'table'] as const)
      expect(told(stealing, 'draw:red', viewer)[0]).toMatchObject({ stone: null });
  });

  it('TC-12.4 only the seat that draws covered fairies sees them; all see the one laid open', () => {
    const paid = play(position({ hands: ['2 red'] }), 'offer:red offer:red draw-fairies');
    const events = (viewer: Viewer): unknown[] => told(paid, 'draw:steal draw:immunity choose:steal', viewer);
    expect(events(0)).toMatchObject([{ fairy: 'steal' }, { fairy: 'immunity' }, { fairy: 'steal', laid: 'immunity' }]);
    expect(events(1)).toMatchObject([{ fairy: null }, { fairy: null }, { fairy: null, laid: 'immunity' }]);
  });

  it('TC-12.4 no other seat sees a plan; all see its result', () => {
    const planning = play(position({ hands: ['green'] }), 'rearrange');
    expect(told(planning, 'lay:green:s0', 0)).toEqual([{ type: 'laid', seat: 0, stone: 'green', sprite: 0 }]);
    expect(told(planning, 'lay:green:s0', 1)).toEqual([undefined]);
    expect(told(planning, 'lay:green:s0 finish', 1)[1]).toEqual({
      type: 'rearranged',
      seat: 0,
      bags: [['green'], [], []],
    });
    expect(theChallenge.reveals(planning, move('finish'))).toBe(true);
  });

  it('TC-12.4 all other events are public', () => {
    const state = position({ hands: ['2 red'], forestFairies: 'steal' });
    const events = eventsOf(state, 'offer:red offer:red take:steal keep-fairy').filter(({ type }) => type !== 'held');
    expect(events).toHaveLength(5);
    for (const event of events) expect(theChallenge.redact(event, 'table')).toEqual(event);
  });

  it('TC-12.2 only the seat sees its holdings, also when it takes open cards', () => {
    const taking = play(position({ hands: ['3 red'], forestFairies: 'steal' }), 'offer:red offer:red');
    const held = { type: 'held', seat: 0, stones: ['red'], fairies: ['steal'] };
    expect(told(taking, 'take:steal', 0)[1]).toEqual(held);
    expect(told(taking, 'take:steal', 1)[1]).toBeUndefined();
    expect(told(taking, 'take:steal', 'table')[1]).toBeUndefined();
    const planning = play(position({ sprites: [['green']] }), 'rearrange');
    expect(told(planning, 'finish', 0)[1]).toEqual({ ...held, stones: ['green'], fairies: [] });
    expect(told(planning, 'finish', 2)[1]).toBeUndefined();
  });

  it('TC-12.1 at the end all cards are revealed to everyone', () => {
    const last = play(position({ hands: ['', 'blue'], kept: ['', 'steal', 'steal'], deck: 'red' }), 'gather draw:red');
    const events = told(last, 'keep-stones', 'table');
    expect(events.slice(1, -1)).toEqual([
      { type: 'shown', seat: 0, stones: ['red'], fairies: [] },
      { type: 'shown', seat: 1, stones: ['blue'], fairies: ['steal'] },
      { type: 'shown', seat: 2, stones: [], fairies: ['steal'] },
    ]);
  });

  it('TC-12.5 unseen stones are redistributed uniformly, card by card', () => {
    // Unseen by seat 0: two red stones and a blue one, one of them in the hand of seat 1.
    const state = position({ players: 2, hands: ['', 'blue'], deck: '2 red' });
    const view = theChallenge.view(state, 0);
    const rng = seeded(125);
    const draws = 6000;
    let blue = 0;
    for (let draw = 0; draw < draws; draw++) {
      const other = theChallenge.resample(view, rng);
      expect(list(STONES, other.deck).split(' ')).toHaveLength(2);
      if (inHand(other, 1) === 'blue') blue += 1;
    }
    expect(Math.abs(blue - draws / 3)).toBeLessThan(5 * Math.sqrt((draws * 2) / 9));
  });

  it('TC-12.5 so are unseen fairies, and another seat may have obtained any fairy that it keeps', () => {
    const state = {
      ...position({ players: 2, kept: ['steal immunity'], fairyDeck: '' }),
      phase: 'obtained' as const,
      step: { kind: 'obtained', fairy: 4 } as const,
    };
    const rng = seeded(126);
    const draws = 4000;
    let steals = 0;
    for (let draw = 0; draw < draws; draw++) {
      const other = theChallenge.resample(theChallenge.view(state, 1), rng);
      expect(keeps(other, 0)).toBe('immunity steal');
      if (other.step.kind === 'obtained' && other.step.fairy === 4) steals += 1;
    }
    expect(Math.abs(steals - draws / 2)).toBeLessThan(5 * Math.sqrt(draws / 4));
  });

  it('TC-12.5 another seat that plans has laid no stone', () => {
    const planning = play(position({ hands: ['green'], sprites: [['2 red']] }), 'rearrange lay:red:s1');
    const { step } = theChallenge.resample(theChallenge.view(planning, 1), seeded(1));
    expect(step).toMatchObject({ kind: 'rearrange', planned: [[], [], []] });
  });

  it('TC-12.5 the sampled hand of a seat that pays can pay the rest', () => {
    // One point paid, one stone left: it must be blue to make four.
    const state = play(position({ players: 2, hands: ['green blue'] }), 'offer:green');
    const rng = seeded(3);
    for (let draw = 0; draw < 200; draw++)
      expect(inHand(theChallenge.resample(theChallenge.view(state, 1), rng), 0)).toBe('blue');
  });
});

describe('in random games', () => {
  it('TC-12.5 views, legal moves, refusals and events are those of any resample', () => {
    // The result of a plan or a choice is new information, and so is the winner with his stones.
    const news = ['rearranged', 'fairy-chosen', 'shown', 'ended'];
    expectNoLeak(randomGames, ({ type }) => news.includes(type));
  });

  it('TC-12.2 a view shows exactly the hand and fairies that the events showed that seat', () => {
    const hands = new Map<Viewer, string[]>();
    randomPlay(randomGames, tries(4000), ({ state, move, ply }) => {
      if (ply === 0) hands.clear();
      for (const seat of viewersOf(state)) {
        if (seat === 'table') continue;
        const hand = hands.get(seat) ?? [];
        hands.set(seat, hand);
        expect(named(theChallenge.view(state, seat).seats[Number(seat)]?.hand ?? {})).toBe(
          [...hand].sort((a, b) => STONES.map(String).indexOf(a) - STONES.map(String).indexOf(b)).join(' '),
        );
        theChallenge.apply(state, move, (event) =>
          remember(hand, theChallenge.redact(event, seat), Number(seat), state),
        );
      }
    });
  });
});

/** The stones of a hand by events alone. */
function remember(hand: string[], event: Event | undefined, seat: number, { step }: State): void {
  const lose = (stone: string): unknown => hand.splice(hand.indexOf(stone), 1);
  switch (event?.type) {
    case 'drawn':
      if (event.seat === seat && event.stone !== null) hand.push(event.stone);
      return;
    case 'discarded':
    case 'placed':
      if (event.seat === seat) lose(event.stone);
      return;
    case 'offered':
      if (event.seat === seat && event.sprite === null) lose(event.stone);
      return;
    case 'stolen-from-hand':
      if (event.stone === null) return;
      if (event.seat === seat) hand.push(event.stone);
      else lose(event.stone);
      return;
    case 'rearranged': {
      if (event.seat !== seat || step.kind !== 'rearrange') return;
      const pool = list(STONES, step.pool);
      hand.splice(0, hand.length, ...pool.split(' ').filter((stone) => stone !== ''));
      return;
    }
    default:
      return;
  }
}
