import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playJob, run } from '../../src/arena/arena.ts';
import { BotError } from '../../src/arena/errors.ts';
import type { PlayedGame } from '../../src/arena/play.ts';
import { tally } from '../../src/arena/tally.ts';
import { tasksOf } from '../../src/arena/task.ts';
import { type BotFactory, throwNoMove } from '../../src/bots/bot.ts';
import { kitsById } from '../../src/core/kit.ts';
import { replay } from '../../src/core/record.ts';
import { elfenland } from '../../src/games/elfenland/index.ts';
import { kits } from '../../src/games/index.ts';
import { newFolder } from '../tools/folder.ts';
import { plan } from './plans.ts';

const folder = newFolder();

const first = folder.write('first.mjs', 'export default { name: "mine", decide: ({ moves }) => moves[0] };');
const later = folder.write(
  'later.mjs',
  'export default { name: "mine", decide: async ({ moves }) => { await new Promise((done) => setTimeout(done)); return moves[0]; } };',
);
const never = folder.write('never.mjs', 'export default { name: "mine", decide: () => new Promise(() => {}) };');
const thrower = folder.write(
  'thrower.mjs',
  "let asked = 0; export default { name: 'mine', decide: ({ moves }) => { if (++asked > 3) throw new TypeError('no idea'); return moves[0]; } };",
);

/** The error that ends a run of the module against the first move. */
async function failureOf(text: string): Promise<BotError> {
  const path = folder.write(`failing-${Math.random()}.mjs`, text);
  const error: unknown = await run(plan({ entrants: [path, first] }), { kits }).catch((thrown) => thrown);
  if (!(error instanceof BotError)) throw error;
  return error;
}

describe('a bot with an asynchronous decide', () => {
  it('plays the same games as a synchronous bot', async () => {
    const [now, then] = [
      await run(plan({ entrants: [first, 'random'], games: 2 }), { kits }),
      await run(plan({ entrants: [later, 'random'], games: 2 }), { kits }),
    ];
    expect(then.map(({ outcome }) => outcome)).toEqual(now.map(({ outcome }) => outcome));
  });

  it('that never answers does not block an aborted run', async () => {
    const stop = new AbortController();
    const results = run(plan({ entrants: [never, first] }), { kits, signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    expect(await results).toEqual([]);
  });

  it.each([
    ['factory', () => new Promise<never>(() => {})],
    [
      'over',
      () => ({ name: 'mine', decide: ({ moves: [move] }) => move ?? throwNoMove(), over: () => new Promise(() => {}) }),
    ],
  ] as const satisfies [string, BotFactory][])('whose %s never answers does not block it either', async (_, mine) => {
    const signal = AbortSignal.timeout(50);
    const of = plan({ entrants: ['mine', 'random'], maxMoves: 3 });
    expect(await run(of, { kits, bots: { mine }, signal })).toEqual([]);
  });
});

describe('a bot passed as an object', () => {
  it.each([10_000, 5])('is told once of the end, after %i moves or before, even if another fails', async (maxMoves) => {
    const told: string[] = [];
    const teller = (name: string, isBroken = false): BotFactory => {
      return () => ({
        name,
        decide: ({ moves: [move = { type: 'pass' }] }) => move,
        over() {
          told.push(name);
          if (isBroken) throw new TypeError('no end');
        },
      });
    };
    const bots = { one: teller('one'), two: teller('two', true), three: teller('three') };
    const three = { game: 'strage', players: 3, options: {} };
    const of = plan({ entrants: ['one', 'two', 'three'], settings: [three], games: 1, onError: 'forfeit', maxMoves });
    const [result] = await run(of, {
      kits,
      bots,
      onResults: ([played]) => told.push(`${played?.crash?.message} of ${played?.crash?.entrant}`),
    });
    expect(told.sort()).toEqual(['TypeError: no end of two', 'one', 'three', 'two']);
    expect([result?.forfeit, result?.outcome === null]).toEqual([undefined, maxMoves === 5]);
  });

  const asked: unknown[] = [];
  const mine: BotFactory = ({ seat, parameters }) => ({
    name: 'mine',
    decide({ moves: [move = { type: 'pass' }] }, { budget }) {
      asked.push({ seat, parameters, budget });
      return move;
    },
  });

  it('plays like the same bot from a module, with the budget and the label in its name', async () => {
    const given = await run(plan({ entrants: ['me=mine:7', 'random'], games: 2 }), { kits, bots: { mine } });
    const named = await run(plan({ entrants: [first, 'random'], games: 2 }), { kits });
    expect(given.map(({ outcome, moves }) => [outcome, moves])).toEqual(
      named.map(({ outcome, moves }) => [outcome, moves]),
    );
    expect(asked).toContainEqual({ seat: 0, parameters: {}, budget: { iterations: 7 } });
    const { record } = await playJob(plan({ entrants: ['me=mine:7', 'random'], games: 2 }), 1, {
      kits,
      bots: { mine },
    });
    expect(record.moves).toHaveLength(given[1]?.moves ?? -1);
  });

  it.each([
    ['other', /unknown entrant "other"/],
    ['toString', /unknown entrant "toString"/],
    ['mine:many', /"mine:many" has no valid budget/],
  ])('does not match the name %s', async (name, message) => {
    await expect(run(plan({ entrants: [name, 'random'] }), { kits, bots: { mine } })).rejects.toThrow(message);
  });

  it('is refused for worker threads', async () => {
    const assigned = {
      games: ['feyrules/games'],
      bots: { mine },
      plan: plan({ entrants: ['mine', 'random'] }),
      kits: kitsById(kits),
    };
    expect(() => tasksOf({ ...assigned, wanted: { records: false, times: false } }, [])).toThrow(
      'bots cannot be sent to workers: name modules',
    );
  });

  it('is reported by its name if it is not a bot', async () => {
    const bots = { mine: () => JSON.parse('{}') };
    await expect(run(plan({ entrants: ['mine', 'random'] }), { kits, bots })).rejects.toThrow(
      /createBot of mine must return a bot/,
    );
  });
});

describe('a factory of bots', () => {
  const log = join(folder.path, 'log');
  const factory = folder.write(
    'factory.mjs',
    `import { appendFileSync } from 'node:fs';
     const note = (...what) => appendFileSync(${JSON.stringify(log)}, JSON.stringify(what) + '\\n');
     export async function createBot({ kit, options, seat, parameters }) {
       let decided = 0;
       note('begin', kit.game.id, options, seat, parameters);
       return {
         decide({ moves }, budget) { decided++; return moves[Math.min(parameters.take, moves.length - 1)]; },
         over(outcome) { note('over', seat, decided > 0, outcome?.winners.length); },
       };
     }`,
  );

  it('makes one bot for each seat of each game, with parameters, and reports the end of the game to it', async () => {
    const entrants = [`third=${factory}:5{"take":2}`, 'random'];
    const drawn = plan({ entrants, games: 2 });
    const results = await run(drawn, { kits });
    expect(
      tally(drawn, results)
        .standings.map(({ name }) => name)
        .sort(),
    ).toEqual(['random', 'third']);
    const noted = readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const options = { rounds: 3, players: 2 };
    expect(noted).toEqual([
      ['begin', 'elfenland', options, 0, { take: 2 }],
      ['over', 0, true, results[0]?.outcome?.winners.length],
      ['begin', 'elfenland', options, 1, { take: 2 }],
      ['over', 1, true, results[1]?.outcome?.winners.length],
    ]);
  });

  it.each([
    ['unknown parameters', `${first}{"take":2}`, /has parameters, but only modules that export createBot/],
    ['invalid parameters', `${factory}{"take"}`, /must be a JSON object/],
    ['a number', folder.write('seven.mjs', 'export const createBot = 7;'), /createBot of .* must be a function/],
    [
      'nothing',
      folder.write('no.mjs', 'export const bot = 7;'),
      /must export a bot by default, or a function createBot/,
    ],
    [
      'a bot that is a function',
      folder.write('arrow.mjs', 'export default ({ moves }) => moves[0];'),
      /must be a bot, an object with a function decide; export a factory as createBot$/,
    ],
    ['a factory without a bot', folder.write('void.mjs', 'export const createBot = () => 7;'), /must return a bot/],
  ])('is refused with %s', async (_, name, message) => {
    await expect(run(plan({ entrants: [name, first] }), { kits })).rejects.toThrow(message);
  });

  it('cannot share a label with another', async () => {
    const entrants = [`x=${factory}`, 'x=random'];
    await expect(run(plan({ entrants }), { kits })).rejects.toThrow(/two entrants have the label "x"/);
  });
});

describe('a failing bot', () => {
  it('ends the run with its stack, its view and the game up to then', async () => {
    const { crash, message } = await failureOf(
      "export default { name: 'mine', decide: () => { throw new TypeError('no idea'); } };",
    );
    expect(message).toMatch(/failing-.*\.mjs, game 0: TypeError: no idea$/);
    expect(crash).toMatchObject({ reason: 'error', seat: 0, index: 0, seed: 1, deal: 0 });
    expect(crash?.stack).toMatch(/TypeError: no idea\n.*failing-.*\.mjs:1:/s);
    if (crash === undefined) throw new Error('no crash');
    const { state } = replay(elfenland, crash.record);
    expect(elfenland.view(state, crash.seat)).toEqual(crash.view);
  });

  it.each([
    ['export default { name: "mine", decide: () => undefined };', /it answered with undefined, which is no move of /],
    [
      "export default { name: 'mine', decide: () => ({ type: 'place-orc', square: 3 }) };",
      /it answered with \{"type":"place-orc","square":3\}, which is no move of Elfenland; a bot returns one of /,
    ],
    ["export default { name: 'mine', decide: async () => { throw 'x'; } };", /: it threw x$/],
    ['export const createBot = () => { throw new RangeError("none"); };', /RangeError: none$/],
  ])('%s: reports the error in one sentence', async (text, message) => {
    const error = await failureOf(text);
    expect(error.message).toMatch(message);
    expect(error.message.split('\n')).toHaveLength(1);
  });

  it('is reported with the beginning of a long error, and with the whole error in the stack', async () => {
    const { crash } = await failureOf("export const createBot = () => { throw new Error('x'.repeat(1e6)); };");
    expect([crash?.message.length, (crash?.stack?.length ?? 0) > 1e6, crash?.view]).toEqual([300, true, null]);
  });

  it('is reported as crashed, not as illegal, if a test move of its own is refused by the rules', async () => {
    const refused = "Object.assign(new Error('refused'), { name: 'IllegalMoveError' })";
    const { crash } = await failureOf(`export default { name: 'mine', decide: () => { throw ${refused}; } };`);
    expect(crash).toMatchObject({ reason: 'error', message: 'IllegalMoveError: refused' });
  });

  it.each(['more: 1', 'more: undefined', 'more: 1n', 'more: globalThis', 'toJSON: () => moves[0]'])(
    'makes an illegal move if it adds to a move { %s }',
    async (more) => {
      const text = `export default { name: 'mine', decide: ({ moves }) => ({ ...moves[0], ${more} }) };`;
      expect((await failureOf(text)).crash).toMatchObject({
        ...{ reason: 'illegal', message: expect.stringMatching(/\(EL-\d+\.\d+\)$/) },
      });
    },
  );

  it('forfeits its games if the plan says so, and the arena continues', async () => {
    const drawn = plan({ entrants: [thrower, 'random'], games: 4, onError: 'forfeit' });
    const told: PlayedGame[] = [];
    const results = await run(drawn, { kits, onResults: (fresh) => told.push(...fresh) });
    expect(results).toHaveLength(4);
    expect(
      results.every(({ seats, forfeit, outcome }) => {
        const loser = seats.indexOf(thrower);
        return forfeit?.seat === loser && outcome?.ranking[loser] === 2 && outcome.winners[0] === 1 - loser;
      }),
    ).toBe(true);
    expect(told.map(({ crash }) => crash?.message)).toEqual(results.map(() => 'TypeError: no idea'));
    expect(results.some((result) => 'crash' in result)).toBe(false);
    expect(tally(drawn, results).standings.map(({ name, forfeits }) => [name, forfeits])).toEqual([
      ['random', 0],
      [thrower, 4],
    ]);
  });
});
