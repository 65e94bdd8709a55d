import { describe, expect, it } from 'vitest';
import { viewText } from '../../../src/cli/text.ts';
import { seeded } from '../../../src/core/rng.ts';
import type { Locale } from '../../../src/core/wording.ts';
import { kits } from '../../../src/games/index.ts';
import { explain } from '../../../src/referee/explain.ts';
import { anyOf } from '../../core/at-random.ts';

/** An unknown language gave `undefined`, or a TypeError. JavaScript has no `Locale`, so it is cast. */
const UNKNOWN = ['de', 'toString', '__proto__', '', 'EN'].map((name) => name as Locale);

describe.each(kits.map((kit) => ({ id: kit.game.id, kit })))('$id', ({ kit }) => {
  const { game } = kit;

  it.each(UNKNOWN)('falls back to English for "%s"', (locale) => {
    const rng = seeded(3);
    let state = game.setup();
    for (let ply = 0; ply < 30; ply++) {
      const move = anyOf(game.legalMoves(state), rng);
      expect(game.describe(move, locale)).toBe(game.describe(move, 'en'));
      expect(explain({ game }, state, move, { locale })).toEqual(explain({ game }, state, move, { locale: 'en' }));
      const events: object[] = [];
      state = game.apply(state, move, (event) => {
        events.push(event);
        expect(game.describeEvent(event, locale)).toBe(game.describeEvent(event, 'en'));
      });
    }
    const refused = game.violation(state, null) ?? expect.fail();
    expect(game.describeViolation(refused, locale)).toBe(game.describeViolation(refused, 'en'));
    expect(explain({ game }, state, null, { locale, viewer: 'table' }).text).toMatch(/^A spectator decides nothing\./);
    const view = game.view(state, 0);
    expect(viewText(kit, view, locale)).toBe(viewText(kit, view, 'en'));
    expect(game.describeSeat(0, locale)).toBe(game.describeSeat(0, 'en'));
  });

  it('names its seats, and no others', () => {
    const names = Array.from({ length: game.seats.max }, (_, seat) => game.describeSeat(seat));
    expect(new Set(names).size).toBe(game.seats.max);
    for (const seat of [game.seats.max, 9, -1, 0.5, Number.NaN]) {
      expect(() => game.describeSeat(seat)).toThrow(RangeError);
    }
    expect(() => game.describeSeat(9)).toThrow(`There is no seat 9; the seats are 0 to ${game.seats.max - 1}.`);
  });
});
