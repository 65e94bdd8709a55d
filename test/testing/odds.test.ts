import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { Kit } from '../../src/core/kit.ts';
import type { Rng } from '../../src/core/rng.ts';
import { type Elfenland, elfenland } from '../../src/games/elfenland/index.ts';
import { theChallenge } from '../../src/games/the-challenge/index.ts';
import { limitFor, surprise } from '../../src/testing/odds.ts';
import { writtenFiles } from './guide.ts';
import { saidBy } from './said.ts';
import { toy } from './toy.ts';

/** The result of the sampling properties for a kit. */
function said<T extends GameTypes>(kit: Kit<T>, asked: RegExp = /^P2[01] /): Promise<string> {
  return saidBy({ kit }, ({ name }) => asked.test(name));
}

interface Cups extends GameTypes {
  view: { readonly cups: readonly (readonly (number | null)[])[] };
}
const guide: { readonly kit: Kit<Cups> } = await import(join(writtenFiles(), 'liars-dice.mjs'));
const { game: liarsDice } = guide.kit;

/** The game of the guide, with other hidden dice in its samples. */
function withDice(die: (rng: Rng) => number, asked?: RegExp): Promise<string> {
  const kit: Kit<Cups> = {
    game: {
      ...liarsDice,
      resample(view, rng) {
        const hidden = { ...view, cups: view.cups.map((cup) => cup.map((face) => face ?? die(rng))) };
        return liarsDice.resample(hidden, rng);
      },
    },
  };
  return said(kit, asked);
}

/** The result of the property of the odds for a game with some of its samples redrawn. */
function without<T extends GameTypes>(game: Game<T>, isLeftOut: (state: T['state']) => boolean): Promise<string> {
  const kit: Kit<T> = {
    game: {
      ...game,
      resample(view, rng) {
        let draw = game.resample(view, rng);
        for (let tries = 0; tries < 12 && isLeftOut(draw); tries++) draw = game.resample(view, rng);
        return draw;
      },
    },
  };
  return said(kit, /^P20 /);
}

describe('the battery', () => {
  it('accepts correct samples', async () => {
    expect(await said(guide.kit)).toBe('everything holds');
    expect(await said({ game: toy() })).toBe('everything holds');
  });

  it('finds samples in which all hidden dice are ones', async () => {
    expect(await withDice(() => 1)).toMatch(
      /^P20 before anybody has decided, draws have the odds of chance: .+ is \d in \d+ true states and not in the draw, in \d+ draws and not in the true state; .*\nseed 20090220, 1500 set-ups$/,
    );
  });

  it('finds samples in which a hidden die is never a six', async () => {
    expect(await withDice((rng) => rng.int(5) + 1)).toMatch(/^P20 .* in 0 draws and not in the true state/);
  });

  it('finds samples with wrong odds for possible values', async () => {
    expect(await withDice((rng) => Math.max(rng.int(6), rng.int(6)) + 1)).toMatch(/^P20 .* is \d/);
    const even = toy({
      determinizer: (view) => (rng) => ({ ...view, hands: view.hands.map((card) => card ?? rng.int(4) + 1) }),
    });
    expect(await said({ game: even })).toMatch(/^P20 .* is \d/);
  });

  it('finds samples with correct odds for each die, but all dice equal', async () => {
    let last = 0;
    const alike = (rng: Rng): number => {
      if (rng.int(20) === 0 || last === 0) last = rng.int(6) + 1;
      return last;
    };
    expect(await withDice(alike)).toMatch(/^P20 .*: the number of all \d is \d/);
  });

  it('finds samples that leave out frequent values, for any odds', async () => {
    expect(await withDice((rng) => rng.int(5) + 1, /^P21 /)).toMatch(
      /^P21 what is often true of something hidden is among the draws: in the phase "\w+" cups\[\]\[\d\] is 6 in \d+ positions where it is hidden, and in none of the \d+ draws there$/,
    );
  });

  it('finds samples of a library game without pairs of a card, or without two hands alike', async () => {
    const dragons = await without(elfenland, ({ hands }) => hands.some(([held = 0]) => held > 1));
    expect(dragons).toMatch(/^P20 .* is \d/);
    const stones = await without(theChallenge, ({ seats }) => seats.filter(({ hand }) => hand[5] === 1).length > 1);
    expect(stones).toMatch(/^P20 .* is \d/);
  });

  it('finds samples of a library game that move dragons from hidden hands to the deck during planning', async () => {
    const kit: Kit<Elfenland> = {
      game: {
        ...elfenland,
        resample(view, rng) {
          const state = structuredClone(elfenland.resample(view, rng));
          const hands = state.hands.map((hand, seat) => {
            const [dragons = 0, unicorns = 0, ...others] = hand;
            const isSeen = state.phase !== 'planning' || view.seats[seat]?.hand !== null || dragons !== 1;
            return isSeen ? hand : [0, unicorns + 1, ...others];
          });
          return { ...state, hands };
        },
      },
    };
    expect(await said(kit, /^P21 /)).toMatch(/^P21 .*: in the phase "planning" hands\[\]\[0\] is 1 in/);
  });
});

describe('the bound on false alarms', () => {
  /** The probability that a fair coin shows heads, or tails, that often in this many throws. */
  const oddsOf = (heads: number, of: number): number => {
    let [odds, sum] = [2 ** -of, 0];
    for (let tails = 0; tails <= of - heads; tails++) {
      sum += odds;
      odds *= (of - tails) / (tails + 1);
    }
    return 2 * sum;
  };

  it.each([10, 40, 200, 1000])('holds for %i throws', (of) => {
    for (let heads = of / 2 + 1; heads <= of; heads++) {
      expect(oddsOf(heads, of)).toBeLessThanOrEqual(2 * Math.exp(-surprise(heads, of, 1 / 2)) * (1 + 1e-9));
    }
  });

  it('is less than one in a million for all tests of the three properties', () => {
    for (const tests of [1, 1000, 100_000]) expect(3 * tests * 2 * Math.exp(-limitFor(tests))).toBeLessThan(1e-6);
  });
});
