import { describe, expect, it, vi } from 'vitest';
import { type Bot, botOf } from '../../src/bots/index.ts';
import type { Observation } from '../../src/core/observation.ts';
import { seeded } from '../../src/core/rng.ts';
import { describeTakeBackRefusal, Session, type Sitter } from '../../src/front/index.ts';
import { kit as fate } from '../../src/games/fairys-fate/kit.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';

const options = { players: 2, order: [0, 1] } as const;

/** Resolves when the condition holds after a change of the session. */
function once(session: Session<Strage>, condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (condition()) return resolve();
    const end = session.subscribe(() => {
      if (!condition()) return;
      end();
      resolve();
    });
  });
}

/** Plays the first legal move. */
const first = ({ moves: [move] }: Observation<Strage>) => move ?? expect.fail('no move');

describe('a session', () => {
  it('plays chance first, and notifies listeners of every change', () => {
    const session = new Session(kit, { options, seed: 3 });
    expect([session.actor, session.plies]).toEqual([0, 1]);
    const told = vi.fn();
    const end = session.subscribe(told);
    session.play(0, 'end');
    expect(told).toHaveBeenCalledTimes(1);
    end();
    session.play(0, session.observe(0).moves[0] ?? 'none');
    expect(told).toHaveBeenCalledTimes(1);
    session.subscribe(() => session.close());
    session.subscribe(told);
    session.play(session.actor === 1 ? 1 : 0, 'end');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('returns the same observation and feed until something changes', () => {
    const session = new Session(kit, { options, seed: 3 });
    const [seen, feed] = [session.observe(0), session.feed('table')];
    expect(session.observe(0)).toBe(seen);
    expect(session.feed('table')).toBe(feed);
    session.play(0, 'end');
    expect(session.observe(0)).not.toBe(seen);
  });

  it('refuses a move or notation with its clause and leaves the position unchanged', () => {
    const session = new Session(kit, { options, seed: 3 });
    expect(session.violation(0, '@h8')).toMatchObject({ clause: 'ST-3.3' });
    expect(session.violation(1, '@b2')).toMatchObject({ code: 'strage/not-your-turn' });
    expect(() => session.play(0, '@h8')).toThrow('h8 is outside the placement area.');
    expect(() => session.play(0, { type: 'fly' })).toThrow('This is not a move of the game');
    expect(session.plies).toBe(1);
  });

  it('asks bots, synchronous and asynchronous, until a person has to decide', async () => {
    const later: Bot<Strage> = { name: 'later', decide: async (seen) => first(seen) };
    const session = new Session(kit, {
      options: { players: 3, order: [0, 1, 2] },
      seed: 5,
      seats: [botOf('greedy', kit), later],
    });
    expect(session.thinking).toBe(0);
    await once(session, () => session.actor === 2);
    expect(session.thinking).toBeUndefined();
    expect(session.plies).toBeGreaterThan(5);
  });

  it('takes back past bots and dice to the last decision of a person', async () => {
    const session = new Session(kit, { options, seed: 5, seats: ['person', botOf('random', kit)] });
    expect(session.takeBackRefusal(0)).toBe('nothing-to-take-back');
    expect(() => session.takeBack(0)).toThrow('This seat has decided nothing yet.');
    session.play(0, 'end');
    const before = session.plies - 1;
    const [orc] = session.observe(0).moves;
    session.play(0, orc ?? '');
    await once(session, () => session.actor === 0 && session.plies > before + 4);
    session.takeBack(0);
    // The seat decided about the orc last.
    expect([session.plies, session.actor]).toEqual([before + 1, 0]);
    session.takeBack(0);
    expect(session.plies).toBe(before);
  });

  it('takes back in a loaded game as in the saved one', () => {
    const session = new Session(kit, { options, seed: 5 });
    for (let decided = 0; decided < 30; decided++) {
      const seat = Number(session.actor);
      session.play(seat, session.observe(seat).moves.at(-1) ?? '');
    }
    for (const seat of [0, 1, 0]) {
      const loaded = Session.load(kit, session.save(), { seed: 5 });
      loaded.takeBack(seat);
      session.takeBack(seat);
      expect([loaded.plies, loaded.actor]).toEqual([session.plies, seat]);
      expect(loaded.record().moves).toEqual(session.record().moves);
    }
  });

  it('gives its phase and the possible chance moves', () => {
    const session = new Session(kit, { options, chance: 'dictated' });
    expect([session.phase, session.chances]).toEqual(['roll', expect.toSatisfy((list) => list === session.chances)]);
    expect(session.chances).toEqual([1, 2, 3, 4, 5, 6].map((die) => ({ move: { type: 'roll', die }, weight: 1 })));
    session.chance('4');
    expect(session.phase).toBe('actions');
    expect(session.chances).toEqual([]);
    expect(session.at(0).phase).toBe('roll');
  });

  it('takes back nothing after a remote seat has seen it', () => {
    const session = new Session(kit, { options, seed: 5, seats: ['person', 'remote'] });
    session.play(0, 'end');
    expect(session.takeBackRefusal(0)).toBe('remote-seat');
    expect(describeTakeBackRefusal('remote-seat', 'it')).toMatch(/altro dispositivo/);
    expect(() => session.takeBackRefusal(7)).toThrow(RangeError);
  });

  it('aborts a bot whose decision is no longer needed', async () => {
    const signals: AbortSignal[] = [];
    const never: Bot<Strage> = {
      name: 'never',
      decide(_, { signal }) {
        if (signal !== undefined) signals.push(signal);
        return new Promise(() => {});
      },
    };
    const session = new Session(kit, { options, seed: 5, seats: [never] });
    await vi.waitUntil(() => signals.length === 1);
    session.sit(0, 'person');
    expect([signals[0]?.aborted, session.thinking]).toEqual([true, undefined]);
    session.sit(0, never);
    await vi.waitUntil(() => signals.length === 2);
    session.close();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('does not make the move of a bot that loses its seat while it decides', async () => {
    const decide: Bot<Strage>['decide'] = (seen) => {
      session.sit(0, 'person');
      return first(seen);
    };
    const session: Session<Strage> = new Session(kit, { options, seed: 5, seats: [{ name: 'leaving', decide }] });
    await vi.waitUntil(() => session.sitters[0] === 'person');
    expect(session.plies).toBe(1);
  });

  it('reports which bot failed, and continues with another', async () => {
    const decidedBy = (decide: Bot<Strage>['decide']): Bot<Strage> => ({ name: 'failing', decide });
    const throwing = decidedBy(() => expect.fail('out of ideas'));
    const session = new Session(kit, { options, seed: 5, seats: [throwing] });
    await once(session, () => session.failure !== undefined);
    expect(session.failure).toMatchObject({ seat: 0, error: { message: 'out of ideas' } });
    const illegal = decidedBy(() => ({ type: 'place', to: 63 }));
    session.sit(0, illegal);
    await once(session, () => session.failure !== undefined);
    expect(session.failure?.error).toMatchObject({ violation: { clause: 'ST-3.3' } });
    session.sit(0, 'person');
    expect(session.failure).toBeUndefined();
    session.play(0, 'end');
  });

  it.each(['thinks', 'has failed'])(
    'does not ask a bot that %s again when another seat gets a new player',
    async (state) => {
      const decide = vi.fn(() => (state === 'thinks' ? new Promise<never>(() => {}) : expect.fail('out of ideas')));
      const seats = [{ name: 'asked', decide }, undefined];
      const session = new Session(kit, { options, seed: 5, seats });
      await vi.waitUntil(() => decide.mock.calls.length === 1);
      await once(session, () => state === 'thinks' || session.failure !== undefined);
      const [{ thinking, failure }, told] = [{ thinking: session.thinking, failure: session.failure }, vi.fn()];
      session.subscribe(told);
      session.sit(1, 'remote');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect([session.thinking, session.failure, session.sitters[1]]).toEqual([thinking, failure, 'remote']);
      expect([decide.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
      session.sit(0, 'person');
      expect([session.thinking, session.failure]).toEqual([undefined, undefined]);
    },
  );

  it.each<Sitter<Strage>>(['person', botOf('random', kit)])(
    'keeps the error of a source of chance as a failure',
    async (sitter) => {
      const rng = { int: vi.fn(seeded(5).int) };
      const session = new Session(kit, { options, rng });
      let heard: unknown;
      session.subscribe(() => {
        heard = session.failure;
      });
      rng.int.mockImplementation(() => expect.fail('no entropy'));
      for (const seat of [0, 1]) session.sit(seat, sitter);
      while (session.failure === undefined) {
        if (sitter === 'person')
          session.play(Number(session.actor), session.observe(Number(session.actor)).moves.at(-1));
        else await vi.waitUntil(() => session.failure !== undefined);
      }
      expect(session.failure).toMatchObject({ seat: 'chance', error: { message: 'no entropy' } });
      expect([session.actor, heard]).toEqual(['chance', session.failure]);
      rng.int.mockImplementation(seeded(6).int);
      session.sit(1, sitter);
      expect([typeof session.actor, session.failure]).toEqual(['number', undefined]);
      session.close();
    },
  );

  it('gives the position at any ply', () => {
    const session = new Session(kit, { options, seed: 5 });
    session.play(0, 'end');
    const { seen: _, ...now } = session.observe('table');
    expect(session.at(0)).toMatchObject({ plies: 0, actor: 'chance', outcome: undefined });
    expect(session.at(1).observe(0).moves.length).toBeGreaterThan(1);
    expect(session.at(1).feed('table').length).toBeGreaterThan(0);
    const then = session.at(session.plies);
    expect(then.observe('table')).toEqual(now);
    const [move] = session.observe(0).moves;
    session.play(0, move);
    // The session itself has not changed.
    expect([then.plies, then.observe('table')]).toEqual([2, now]);
    expect(['play' in then, Object.isFrozen(then)]).toEqual([false, true]);
    expect(() => session.at(99)).toThrow('There is no ply 99; the plies are 0 to');
    expect(() => session.at(0.5)).toThrow(RangeError);
  });

  it('gives the same frozen observation of each of the last 64 plies asked for, unless it was taken back', () => {
    const session = new Session(kit, { options, seed: 5 });
    session.play(0, 'end');
    const [before, after] = [session.at(1).observe(0), session.at(2).observe(0)];
    expect([session.at(1).observe(0) === before, Object.isFrozen(before)]).toEqual([true, true]);
    session.takeBack(0);
    while (session.plies < 65) session.play(Number(session.actor), session.observe(Number(session.actor)).moves[0]);
    for (let ply = 2; ply < 65; ply++) expect(session.at(ply).observe(0)).not.toBe(after);
    expect(session.at(1).observe(0)).toBe(before);
    for (let ply = 2; ply <= 65; ply++) session.at(ply);
    expect(session.at(1).observe(0)).not.toBe(before);
  });

  it('is saved and continued elsewhere, with its tags', () => {
    const session = new Session(kit, { options, seed: 5, tags: { Red: 'Anna' } });
    session.play(0, 'end');
    const text = session.save();
    expect(text).toContain('[Red "Anna"]');
    const loaded = Session.load(kit, text, { seed: 5 });
    expect(loaded.observe(0)).toEqual(session.observe(0));
    expect(loaded.record().tags).toEqual({ Red: 'Anna' });
    expect(Session.load(kit, JSON.stringify(session.record())).plies).toBe(session.plies);
    expect(() => Session.load(kit, 'nothing')).toThrow();
    expect(() => Session.load(fate, text)).toThrow();
  });

  it('accepts real dice if chance is dictated', () => {
    const session = new Session(kit, { options, chance: 'dictated' });
    expect(session.actor).toBe('chance');
    expect(() => session.chance('7')).toThrow('This is not a move of the game');
    session.chance('4');
    expect(session.observe(0).view.points).toBe(4);
    expect(() => session.chance('4')).toThrow('Chance has nothing to decide now.');
    session.play(0, 'end');
    session.takeBack(0);
    expect([session.plies, session.actor]).toEqual([1, 0]);
  });
});

describe('misuse of a session', () => {
  it.each([7, -1, 'table', null])('seat %j is refused', (seat) => {
    const session = new Session(kit, { options, seed: 3 });
    const wrong = /There is no seat|A seat is a number/;
    // A program without types may pass any value.
    const as = Object(session);
    expect(() => as.sit(seat, 'person')).toThrow(wrong);
    expect(() => as.takeBack(seat)).toThrow(wrong);
    expect(() => as.takeBackRefusal(seat)).toThrow(wrong);
    expect(session.sitters).toEqual(['person', 'person']);
  });

  it.each(['greedy', null, 3])('the sitter %j is refused', (sitter) => {
    const session = Object(new Session(kit, { options, seed: 3 }));
    const wrong = 'A seat needs "person", "remote" or a bot (an object with `decide`)';
    expect(() => session.sit(0, sitter)).toThrow(wrong);
    expect(() => new Session(kit, { options, ...Object({ seats: ['person', sitter] }) })).toThrow(wrong);
    expect(session.sitters).toEqual(['person', 'person']);
  });

  it('more sitters than seats are refused', () => {
    expect(() => new Session(kit, { options, seats: ['person', 'person', 'person'] })).toThrow(
      expect.objectContaining({ name: 'RangeError', message: expect.stringContaining('There are 2 seats') }),
    );
  });

  it('loading a value that is not a string is refused', () => {
    expect(() => Session.load(kit, Object(null))).toThrow('This is not a record of a game');
  });

  it('an error of one listener does not reach the other listeners', async () => {
    const session = new Session(kit, { options, seed: 3 });
    const thrown: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => thrown.push(error));
    try {
      session.subscribe(() => {
        throw new Error('drawn badly');
      });
      const told = vi.fn();
      session.subscribe(told);
      session.play(0, 'end');
      expect(told).toHaveBeenCalled();
      await new Promise((resolve) => setTimeout(resolve));
      expect(String(thrown[0])).toContain('drawn badly');
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const other of others) process.on('uncaughtException', other);
    }
  });
});
