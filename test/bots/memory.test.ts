import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { playJob, run } from '../../src/arena/arena.ts';
import type { Bot } from '../../src/bots/index.ts';
import { botOf, isMctsBot, shownTo } from '../../src/bots/index.ts';
import { ownBots } from '../../src/cli/own-bots.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import type { Observation } from '../../src/core/observation.ts';
import { type Rng, seeded } from '../../src/core/rng.ts';
import { botBehind, Session, serveBot } from '../../src/front/index.ts';
import type { Elfengold } from '../../src/games/elfengold/index.ts';
import { kit } from '../../src/games/elfengold/kit.ts';
import { kits } from '../../src/games/index.ts';
import { kit as strage } from '../../src/games/strage/kit.ts';
import { plan } from '../arena/plans.ts';
import { Client } from '../referee/client.ts';
import { newFolder } from '../tools/folder.ts';

const folder = newFolder();
const channel = new MessageChannel();
afterAll(() => channel.port1.close());

const { game, memory } = kit;
const OPTIONS = { players: 2, firstSeat: 0 } as const;

/** A match in which seat 0 has just taken a card of the display, and seat 1 has to decide. */
function afterTaking(seed: number): Match<Elfengold> {
  const match = new Match(game, { options: OPTIONS, seed });
  for (let taken = false; !(taken && match.actor === 1); ) {
    const { actor } = match;
    if (actor === 'over') throw new Error('nobody took a card');
    if (actor === 'chance') {
      match.chance();
      continue;
    }
    const { moves } = match.observe(actor);
    const open = moves.find(({ type }) => type === 'draw-open');
    const any = moves[0] ?? expect.fail('no move');
    taken ||= actor === 0 && open !== undefined;
    match.play(actor, open ?? any);
  }
  return match;
}

/** Plays the first move and records what it was shown. */
function noting<T extends GameTypes = GameTypes>(
  wantsFeed: boolean,
): Bot<T> & { readonly shown: readonly Observation<T>[] } {
  const shown: Observation<T>[] = [];
  return {
    name: 'noting',
    shown,
    ...(wantsFeed && { wantsFeed }),
    decide(observation) {
      shown.push(observation);
      const [first = expect.fail('no move')] = observation.moves;
      return first;
    },
  };
}

/** The same as a module, which records to a global. */
function module(name: string, declared: string): string {
  return folder.write(
    `${name}.mjs`,
    `const shown = (globalThis.shown ??= {});
     export const createBot = () => ({
       ${declared}
       decide(observation) {
         (shown.${name} ??= []).push(observation);
         return observation.moves[0];
       },
     });`,
  );
}

const curious = module('curious', 'wantsFeed: true,');
const plain = module('plain', '');

/** What a module was shown since the last call. */
function noted(name: string): Observation[] {
  const all: Record<string, Observation[]> = Reflect.get(globalThis, 'shown') ?? {};
  return all[name]?.splice(0) ?? [];
}

const UNDECLARED = ['viewer', 'view', 'actor', 'moves'];
/** The same in a match, whose observations have a token. */
const IN_A_MATCH = [...UNDECLARED, 'seen'];

describe('a bot that wants the feed', () => {
  it('is a search in a game with a memory, and no other bot of the library', () => {
    for (const name of ['ismcts:5', 'flat:5', 'hard', 'best']) {
      expect(botOf(name, kit).wantsFeed, name).toBe(true);
      expect(botOf(name, strage).wantsFeed, name).toBe(false);
    }
    for (const name of ['random', 'greedy', 'easy', 'normal']) expect(botOf(name, kit).wantsFeed, name).toBe(false);
    expect(isMctsBot(game).wantsFeed).toBe(false);
    if (memory === undefined) throw new Error('no memory');
    expect(isMctsBot(game, { memory }).wantsFeed).toBe(true);
  });

  it.each(['ismcts:30', 'flat:30'])('samples no state that contradicts the feed (%s)', (name) => {
    const match = afterTaking(3);
    const feed = match.feed(1);
    if (memory === undefined) throw new Error('no memory');
    const known = memory.remember(match.observe(1).view, feed);
    const drawn: boolean[] = [];
    const watched = {
      ...kit,
      game: {
        ...game,
        determinizer: (...given: Parameters<typeof game.determinizer>) => {
          const draw = game.determinizer(...given);
          return (rng: Rng) => {
            const state = draw(rng);
            drawn.push(memory.holds(known, state));
            return state;
          };
        },
      },
    };
    const bot = botOf(name, watched);
    bot.decide(shownTo(bot, match, 1), { rng: seeded(1) });
    expect(drawn).toEqual(drawn.map(() => true));
    expect(drawn).toHaveLength(30);
    // With only the view, the bot has no memory.
    drawn.length = 0;
    bot.decide(match.observe(1), { rng: seeded(1) });
    expect(drawn).toContain(false);
  });

  it('gets the feed from a match, while other bots get only the observation', () => {
    const match = afterTaking(4);
    expect(shownTo({ wantsFeed: true }, match, 1)).toEqual({ ...match.observe(1), feed: match.feed(1) });
    expect(shownTo({}, match, 1)).toBe(match.observe(1));
    expect(shownTo({ wantsFeed: false }, match, 1)).toBe(match.observe(1));
  });

  it('gets the feed in a session', async () => {
    const [own, other] = [noting<Elfengold>(true), noting<Elfengold>(false)];
    const session = new Session(kit, { options: OPTIONS, seed: 7, seats: [own, other] });
    while (session.plies < 60 && session.failure === undefined) await new Promise((resolve) => setImmediate(resolve));
    session.close();
    for (const observation of other.shown) expect(Object.keys(observation)).toEqual(IN_A_MATCH);
    const whole = session.feed(0);
    for (const { feed = [] } of own.shown) expect(feed).toEqual(whole.slice(0, feed.length));
    expect(own.shown.at(-1)?.feed?.length).toBeGreaterThan(20);
  });

  it('gets the feed behind a port', async () => {
    serveBot(channel.port2, kit);
    const { port1 } = channel;
    const match = afterTaking(5);
    const bot = botBehind(port1, kit, { bot: 'ismcts:40', seed: 8 });
    expect(bot.wantsFeed).toBe(true);
    expect(botBehind(port1, strage, { bot: 'ismcts:40' }).wantsFeed).toBe(false);
    const observation = shownTo(bot, match, 1);
    const move = await bot.decide(observation, { rng: seeded(1) });
    expect(move).toEqual(botOf('ismcts:40', kit).decide(observation, { rng: seeded(8) }));
  });

  it('gets the feed in the arena', async () => {
    const settings = [{ game: 'elfengold', players: 2, options: {} }];
    const asked = plan({ settings, entrants: [curious, plain], games: 1, maxMoves: 150 });
    const { result: _, ...record } = (await playJob(asked, 0, { kits })).record;
    const match = new Match(game, { record });
    expect(noted('plain').map((observation) => Object.keys(observation))).toContainEqual(UNDECLARED);
    const shown = noted('curious');
    expect(shown.length).toBeGreaterThan(5);
    for (const { viewer, feed = [] } of shown) expect(feed).toEqual(match.feed(viewer).slice(0, feed.length));
    expect(shown.at(-1)?.feed?.length).toBeGreaterThan(20);
  });

  it('gets the feed from a referee', async () => {
    const [own, other] = [noting(true), noting(false)];
    const reported: unknown[] = [];
    const bots = { own: () => own, other: () => other };
    const client = new Client({ bots, report: (error) => reported.push(error) });
    const seats = { 0: 'own', 1: 'other' };
    const { referee, table } = await client.open('elfengold', { options: OPTIONS, bots: seats, seed: 1 });
    while (Math.min(own.shown.length, other.shown.length) < 8) {
      if (reported.length > 0) throw reported[0];
      await client.ok({ do: 'observe', token: table });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await client.ok({ do: 'close', token: referee });
    for (const observation of other.shown) expect(Object.keys(observation)).toEqual(IN_A_MATCH);
    const last = own.shown.at(-1)?.feed ?? [];
    expect(last.length).toBeGreaterThan(10);
    for (const { feed = [] } of own.shown) expect(feed).toEqual(last.slice(0, feed.length));
  });

  it('gets the feed if a command loads it from a module, from the first decision on', async () => {
    const bots = await ownBots([`curious=${curious}`, `plain=${plain}`], [kit]);
    const match = afterTaking(6);
    for (const [name, wantsFeed] of [
      ['curious', true],
      ['plain', false],
    ] as const) {
      const bot = bots[name]?.({ kit, options: OPTIONS, seat: 1, parameters: {} }) ?? expect.fail('no bot');
      for (let time = 0; time < 2; time++) {
        const observation = shownTo(bot, match, 1);
        expect(match.observe(1).moves).toContainEqual(await bot.decide(observation, { rng: seeded(1) }));
      }
      for (const observation of noted(name)) expect('feed' in observation).toBe(wantsFeed);
    }
  });

  it('plays the same games again', async () => {
    const settings = [{ game: 'the-challenge', players: 2, options: {} }];
    const games = plan({ settings, entrants: ['ismcts:5', 'flat:12'], games: 2, maxMoves: 60 });
    expect(await run(games, { kits })).toEqual(await run(games, { kits }));
    expect((await playJob(games, 1, { kits })).record).toEqual((await playJob(games, 1, { kits })).record);
  });
});
