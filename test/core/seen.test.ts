import { describe, expect, it } from 'vitest';
import { PositionError } from '../../src/core/errors.ts';
import type { Actor, Seat, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { Meant, Sighting } from '../../src/core/observation.ts';
import { seeded } from '../../src/core/rng.ts';
import { Session } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';
import { kitOf } from '../games/kit-of.ts';
import { anyOf } from './at-random.ts';

/** The common interface of a match and a session. */
interface Table {
  readonly plies: number;
  readonly actor: Actor;
  observe(viewer: Viewer): Sighting;
  play(seat: Seat, move: { readonly type: string }, meant?: Meant): void;
  back(seat: Seat, meant?: Meant): boolean;
  chance(move: { readonly type: string }, meant?: Meant): void;
  /** The moves of chance. */
  readonly chances: readonly { readonly move: { readonly type: string } }[];
}

const tables = kits.flatMap((kit) => {
  const { game } = kit;
  const setup = { options: { players: game.seats.min }, chance: 'dictated' } as const;
  const ofMatch = (): Table => {
    const match = new Match(game, setup);
    return {
      get plies() {
        return match.plies;
      },
      get actor() {
        return match.actor;
      },
      observe: (viewer) => match.observe(viewer),
      play: (seat, move, meant) => match.play(seat, move, meant),
      back(seat, meant) {
        if (match.undoRefusal(seat) !== undefined) return false;
        match.undo(seat, meant);
        return true;
      },
      chance: (move, meant) => void match.chance(move, meant),
      get chances() {
        return game.chances(match.state);
      },
    };
  };
  const ofSession = (): Table => {
    const session = new Session(kit, setup);
    return {
      get plies() {
        return session.plies;
      },
      get actor() {
        return session.actor;
      },
      observe: (viewer) => session.observe(viewer),
      play: (seat, move, meant) => session.play(seat, move, meant),
      back(seat, meant) {
        if (session.takeBackRefusal(seat) !== undefined) return false;
        session.takeBack(seat, meant);
        return true;
      },
      chance: (move, meant) => session.chance(move, meant),
      get chances() {
        return session.chances;
      },
    };
  };
  return [
    { id: game.id, what: 'a match', open: ofMatch },
    { id: game.id, what: 'a session', open: ofSession },
  ];
});

describe.each(tables)('in $what of $id', ({ open }) => {
  it('a request sent twice takes effect once, and no token is reused', () => {
    const rng = seeded(6);
    const table = open();
    const tokens = new Map<Viewer, string[]>();
    /** Makes the request, then repeats it, which must have no effect. */
    const twice = (viewer: Viewer, act: (meant: Meant) => void): void => {
      const { seen } = table.observe(viewer);
      const known = tokens.get(viewer) ?? [];
      if (known.at(-1) !== seen) {
        expect(known).not.toContain(seen);
        tokens.set(viewer, [...known, seen]);
      }
      act({ seen });
      const { plies } = table;
      const observation = table.observe(viewer);
      expect(observation.seen).not.toBe(seen);
      for (const stale of [seen, ...known, '', 'p', 'p0']) {
        expect(() => act({ seen: stale })).toThrow(PositionError);
      }
      expect([table.plies, table.observe(viewer)]).toEqual([plies, observation]);
      expect(table.observe(viewer)).toBe(observation);
    };
    let backs = 0;
    for (let turn = 0; turn < 150 && table.actor !== 'over'; turn++) {
      const { actor } = table;
      const drawn = actor === 'chance' ? table.chances[rng.int(table.chances.length)]?.move : undefined;
      if (drawn !== undefined) twice('table', (meant) => table.chance(drawn, meant));
      if (typeof actor !== 'number') continue;
      const move = anyOf(table.observe(actor).moves, rng);
      twice(actor, (meant) => table.play(actor, move, meant));
      if (rng.int(4) > 0) continue;
      const { plies } = table;
      const { seen } = table.observe(actor);
      if (!table.back(actor, { seen })) continue;
      backs++;
      expect(table.plies).toBeLessThan(plies);
      const then = table.plies;
      expect(table.observe(actor).seen).not.toBe(seen);
      for (const stale of [seen, ...(tokens.get(actor) ?? [])]) {
        expect(() => {
          if (!table.back(actor, { seen: stale })) throw new PositionError();
        }).toThrow(PositionError);
      }
      expect(table.plies).toBe(then);
    }
    expect(backs).toBeGreaterThan(0);
  });
});

describe('a token', () => {
  const kit = kitOf('the-challenge');
  const { game } = kit;

  it('stays the same, like observation and feed, for viewers who do not see the move', () => {
    let hidden = 0;
    for (let seed = 1; seed < 30; seed++) {
      const match = new Match(game, { seed, options: { players: 2 } });
      const rng = seeded(seed);
      while (match.actor !== 'over' && match.plies < 80) {
        const { actor } = match;
        if (actor === 'chance') match.chance();
        if (typeof actor !== 'number') continue;
        const lay = match.observe(actor).moves.find(({ type }) => type === 'lay');
        const rivals: readonly Viewer[] = [1 - actor, 'table'];
        const before = rivals.map((viewer) => [match.observe(viewer), match.feed(viewer)]);
        if (lay !== undefined) {
          const { seen } = match.observe(actor);
          match.play(actor, lay, { seen });
          expect(match.observe(actor).seen).not.toBe(seen);
          for (const again of [true, false]) {
            for (const [index, viewer] of rivals.entries()) {
              expect(match.observe(viewer)).toBe(before[index]?.[0]);
              expect(match.feed(viewer)).toBe(before[index]?.[1]);
            }
            if (again) match.undo(actor);
          }
          hidden++;
        }
        match.play(actor, anyOf(match.observe(actor).moves, rng));
      }
    }
    expect(hidden).toBeGreaterThan(20);
  });

  it('is checked only for callers who pass one', () => {
    const match = new Match(game, { seed: 1 });
    while (match.actor === 'chance') match.chance(undefined, {});
    const seat = Number(match.actor);
    const [move = expect.fail('no move')] = match.observe(seat).moves;
    expect(() => match.play(seat, move, { seen: 'p9' })).toThrow(
      expect.objectContaining({ name: 'PositionError', code: 'match/another-position', params: {} }),
    );
    match.play(seat, move, { seen: undefined });
    expect(() => match.undo(seat, { seen: 'p9' })).toThrow(PositionError);
  });
});
