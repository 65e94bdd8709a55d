import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { hmacRng, newSecret, sourcesOf } from '../../src/core/chance.ts';
import { Match } from '../../src/core/match.ts';
import type { GameRecord } from '../../src/core/record.ts';
import type { Rng } from '../../src/core/rng.ts';
import { seeded } from '../../src/core/rng.ts';
import { Session } from '../../src/front/session.ts';
import type { Strage } from '../../src/games/strage/index.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { Client } from '../referee/client.ts';
import { anyOf } from './at-random.ts';

/**
 * The share of the bits after the first `known` that a linear recurrence fitted to those predicts (Berlekamp–Massey).
 * A guess gets half of them right.
 */
function foreseen(bits: readonly number[], known: number): number {
  const xorAt = (recurrence: readonly number[], at: number): number =>
    recurrence.reduce((sum, factor, lag) => sum ^ (factor & (bits[at - lag] ?? 0)), 0);
  let [recurrence, former, length, shift] = [[1], [1], 0, 1];
  for (let at = 0; at < known; at++, shift++) {
    if (xorAt(recurrence, at) === 0) continue;
    const before = recurrence;
    const shifted = [...Array.from({ length: shift }, () => 0), ...former];
    recurrence = Array.from(
      { length: Math.max(before.length, shifted.length) },
      (_, lag) => (before[lag] ?? 0) ^ (shifted[lag] ?? 0),
    );
    if (2 * length > at) continue;
    [length, former, shift] = [at + 1 - length, before, 0];
  }
  const [, ...factors] = recurrence;
  const right = bits.slice(known).filter((bit, index) => xorAt([0, ...factors], known + index) === bit).length;
  return right / (bits.length - known);
}

/** The parities of all dice of a long game of strage, as every viewer sees them. */
function parities(seed: number, count: number): number[] {
  const match = new Match(kit.game, { seed, options: { players: 4 } });
  const chooser = seeded(seed + 1);
  const bits: number[] = [];
  while (bits.length < count && match.actor !== 'over') {
    const { actor } = match;
    if (actor === 'chance') {
      const move = match.chance();
      if (move.type === 'roll') bits.push(move.die % 2);
      continue;
    }
    match.play(actor, anyOf(match.observe(actor).moves, chooser));
  }
  return bits;
}

const bitsOf = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.int(2));

/** The chance moves of a session, as text. */
const rollsOf = (session: Session<Strage>): string[] =>
  session.record().moves.flatMap((move) => (JSON.stringify(move).includes('roll') ? [JSON.stringify(move)] : []));

describe('chance', () => {
  it('of a fast generator can be predicted from 260 draws of one bit', () => {
    expect(foreseen(bitsOf(seeded(7), 400), 260)).toBe(1);
  });

  it('of a match cannot be predicted from its public dice', () => {
    const bits = parities(3, 349);
    expect(bits).toHaveLength(349);
    // 89 guesses: more than 70 right have a probability below 1 in 10 million.
    expect(foreseen(bits, 260)).toBeLessThan(0.79);
  });

  it('cannot be predicted by a bot that has cracked its own source', () => {
    const { dice, ofBot } = sourcesOf(7);
    const own = bitsOf(ofBot(0), 300);
    expect(foreseen(own, 260)).toBe(1);
    const next = Array.from({ length: 89 }, (_, ply) => dice(ply).int(2));
    expect(foreseen([...own, ...next], 300)).toBeLessThan(0.79);
    expect(foreseen([...own, ...bitsOf(ofBot(1), 89)], 300)).toBeLessThan(0.79);
  });

  it('does not depend on what the bots of a session draw', async () => {
    const diceOf = async (draws: number): Promise<unknown[]> => {
      const session = new Session(kit, {
        seed: 7,
        options: { players: 2, order: [0, 1] },
        seats: [0, 1].map(
          (): Bot<Strage> => ({
            name: 'drawing',
            async decide({ moves }, { rng }) {
              bitsOf(rng, draws);
              const move = moves.find(({ type }) => type === 'end') ?? moves[0] ?? expect.fail('no move');
              return move;
            },
          }),
        ),
      });
      await expect.poll(() => session.plies).toBeGreaterThan(40);
      session.close();
      return rollsOf(session).slice(0, 20);
    };
    expect(await diceOf(64)).toEqual(await diceOf(0));
  });

  it('repeats after a move is taken back in a session', () => {
    const session = new Session(kit, { options: { players: 2, order: [0, 1] } });
    const end = (): void => {
      while (session.actor === 0) {
        const { moves } = session.observe(0);
        const move = moves.find(({ type }) => type === 'end') ?? moves[0] ?? expect.fail('no move');
        session.play(0, move);
      }
    };
    end();
    const first = rollsOf(session);
    while (session.actor !== 0) session.takeBack(0);
    end();
    expect(rollsOf(session)).toEqual(first);
  });

  it('repeats after an undo in a match, and in a match resumed from the record', () => {
    const seed = newSecret();
    const movesOf = (doubts: boolean): GameRecord => {
      const match = new Match(kit.game, { seed, options: { players: 2, order: [0, 1] } });
      while (match.plies < 30) {
        const { actor } = match;
        if (actor === 'chance' || actor === 'over') {
          match.chance();
          continue;
        }
        const [first, last] = [match.observe(actor).moves[0], match.observe(actor).moves.at(-1)];
        if (first === undefined || last === undefined) throw new Error('no move');
        if (doubts) {
          match.play(actor, first);
          match.undo(actor);
        }
        match.play(actor, last);
      }
      return match.record();
    };
    const record = movesOf(false);
    expect(movesOf(true)).toEqual(record);
    const { moves } = record;
    const rolls = [...moves.keys()].filter((ply) => JSON.stringify(moves[ply]).includes('roll'));
    expect(rolls.length).toBeGreaterThan(5);
    for (const ply of rolls) {
      const resumed = new Match(kit.game, { seed, record: { ...record, moves: moves.slice(0, ply) } });
      expect(resumed.chance()).toEqual(moves[ply]);
    }
  });

  it('repeats after an undo on the referee server, and when the server resumes the record', async () => {
    const client = new Client();
    const playedBy = async (doubts: boolean): Promise<GameRecord> => {
      const { seats, referee } = await client.open('strage', { seed: 5, options: { players: 2, order: [0, 1] } });
      const [token] = seats;
      if (doubts) {
        await client.ok({ do: 'play', token, move: { type: 'place', to: 0 } });
        await client.ok({ do: 'undo', token });
      }
      await client.ok({ do: 'play', token, move: { type: 'end' } });
      await client.ok({ do: 'play', token, move: { type: 'place-orc', to: 63 } });
      const { record } = await client.ok({ do: 'record', token: referee });
      if (record === undefined) throw new Error('no record');
      return record;
    };
    const record = await playedBy(false);
    expect(record.moves.at(-1)).toMatchObject({ type: 'roll' });
    expect(await playedBy(true)).toEqual(record);
    const unrolled = { ...record, moves: record.moves.slice(0, -1) };
    const { tokens } = await client.ok({ do: 'load', record: unrolled, seed: 5 });
    expect((await client.ok({ do: 'record', token: tokens?.referee })).record).toEqual(record);
  });

  it('is the same for the same seed, whether a number or a secret', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[\da-f]{32}$/);
    expect(newSecret()).not.toBe(secret);
    for (const seed of [7, secret]) expect(drawsOf(seed)).toEqual(drawsOf(seed));
    expect(drawsOf(-1)).toEqual(drawsOf(2 ** 32 - 1));
    expect(drawsOf(secret)).not.toEqual(drawsOf(7));
  });

  it('is HMAC-SHA256 of the secret, in blocks of eight numbers', () => {
    const block = (index: number): Buffer => createHmac('sha256', 'secret').update(`purpose ${index}`).digest();
    const expected = [0, 1].flatMap((index) => Array.from({ length: 8 }, (_, at) => block(index).readUInt32BE(4 * at)));
    const rng = hmacRng('secret', 'purpose');
    expect(expected.map(() => rng.int(2 ** 32))).toEqual(expected);
  });
});

function drawsOf(seed: number | string): number[] {
  const { dice } = sourcesOf(seed);
  return Array.from({ length: 64 }, (_, ply) => dice(ply).int(6));
}
