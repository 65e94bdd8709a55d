import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Project, userProject } from './project.ts';

/** A third-party game with hidden dice and a bot, in plain JavaScript and only in English. */
const OUTSIDE = join(import.meta.dirname, 'outside');

let project: Project;
beforeAll(() => {
  project = userProject('outside');
  cpSync(OUTSIDE, project.folder, { recursive: true });
  write('kit.mjs', "import game from './game.mjs'; export default { game };");
});

function write(name: string, text: string): void {
  writeFileSync(join(project.folder, name), text);
}

function read(name: string): string {
  return readFileSync(join(project.folder, name), 'utf8');
}

interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

function feyrules(args: string, input: string = ''): Run {
  const { stdout, stderr, status } = spawnSync(project.command, args.split(' '), {
    cwd: project.folder,
    input,
    encoding: 'utf8',
  });
  return { out: stdout, err: stderr, code: status };
}

describe('a third-party game', () => {
  it('is played, adjudicated and shown', () => {
    const played = feyrules('play ./game.mjs --seats random,greedy,./bot.mjs:5 --seed 3 --record g.json');
    expect(played).toMatchObject({
      err: '',
      code: 0,
      out: expect.stringMatching(/The game is over\. \d+ moves, winner/),
    });
    expect(played.out).toMatch(/Ann bids \d times \d\./);
    // A spectator sees no die before the end.
    expect(played.out.split('doubts')[0]).toMatch(/"dice": \[\n {4}null,\n {4}null,\n {4}null\n/);
    expect(feyrules('check g.json --game ./kit.mjs')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^legal, /),
    });
    const { game, actor, view } = JSON.parse(feyrules('show g.json --game ./game.mjs --at 4 --seat 1 --json').out);
    expect([game, actor, view.dice]).toEqual(['cups', 1, [null, expect.any(Number), null]]);
    expect(feyrules('moves g.json --game ./game.mjs --at 4').out).toMatch(/^Bob to decide:\n[\s\S]* {2}! +doubt it\n$/);
  });

  it('is described in English for a language it does not have', () => {
    const { out, err } = feyrules('play ./kit.mjs --seats random,random --seed 3 --locale it');
    expect(err).toBe('');
    expect(out).toMatch(/Ann bids \d times \d\.[\s\S]*La partita è finita\./);
  });

  it('meets third-party bots in the arena, the same with any number of threads', () => {
    const plan = '--seats ismcts:200,random,./bot.mjs --games 12 --seed 1 --json';
    const one = feyrules(`arena ./game.mjs ${plan} --no-out`);
    expect(JSON.parse(one.out)).toMatchObject({ games: 12, stopped: 0, plan: { settings: [{ game: 'cups' }] } });
    expect(feyrules(`arena ./game.mjs ${plan} --workers 2 --out results.jsonl`)).toEqual(one);
    // As if the run had been broken off; the file has no path of the game, and may not have one.
    expect(read('results.jsonl')).not.toContain('game.mjs');
    write('results.jsonl', read('results.jsonl').split('\n').slice(0, 5).join('\n').concat('\n'));
    const refused = feyrules('arena --resume results.jsonl --modules');
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(/^feyrules: unknown game "cups"; there are: strage, .*--game \.\/mine\.mjs\n$/);
    expect(feyrules('arena --resume results.jsonl --modules --game ./kit.mjs --json').out).toBe(one.out);
  });

  it('plays in threads that a program starts, but not as an object there', () => {
    const program = `
      import { run, threads } from 'feyrules/arena';
      import cups from './game.mjs';
      const settings = [{ game: 'cups', players: 2, options: {} }, { game: 'strage', players: 2, options: {} }];
      const plan = { settings, format: 'table', entrants: ['greedy', 'random'], games: 4, seed: 1, maxMoves: 1000 };
      const games = ['feyrules/games', new URL('./game.mjs', import.meta.url).href];
      const threaded = await run(plan, { games, backend: threads(2) });
      const { kits } = await import('feyrules/games');
      const alone = await run(plan, { kits: [...kits, { game: cups }] });
      const told = (error) => console.log(error.name, error.message);
      console.log(threaded.length, JSON.stringify(threaded) === JSON.stringify(alone));
      await run(plan).catch(told);
      await run(plan, { kits: [...kits, { game: cups }], backend: threads(2) }).catch(told);
      await run(plan, { games: [...games, './kit.mjs'] }).catch(told);`;
    const [equal, ...told] = project.run('program.mjs', program).trimEnd().split('\n');
    expect(equal).toBe('4 true');
    expect(told).toEqual([
      expect.stringMatching(/^PlanError no games: give \{ kits \}/),
      expect.stringMatching(/^PlanError kits cannot be sent to workers/),
      expect.stringMatching(
        /^PlanError two games have the id "cups", one from file:.*game\.mjs and one from \.\/kit\.mjs$/,
      ),
    ]);
  });

  it('is benchmarked', () => {
    expect(feyrules('bench ./game.mjs --cases clone').out).toMatch(/^cups +clone +[\d,]+ calls\/s\n$/);
  });

  it('is refereed for other programs, with all bots', () => {
    const requests = [
      { id: 1, do: 'games' },
      { id: 2, do: 'new', game: 'cups', options: { players: 2 }, bots: { 1: 'ismcts:200' } },
      { id: 3, do: 'new', game: './kit.mjs' },
    ];
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const { out, err } = feyrules(
      `serve --stdio --game ${pathToFileURL(join(project.folder, 'game.mjs')).href}`,
      input,
    );
    expect(err).toBe('');
    const answers = out.trimEnd().split('\n');
    const answerTo = (id: number): string => answers.find((line) => line.startsWith(`{"id":${id},`)) ?? '';
    expect(JSON.parse(answerTo(1)).ok.games.map(({ id }: { id: string }) => id)).toContain('cups');
    expect(JSON.parse(answerTo(2))).toHaveProperty('ok');
    expect(JSON.parse(answerTo(3))).toHaveProperty('error.code', 'protocol/unknown-game');
  });
});

describe('an invalid module', () => {
  it.each<readonly [string, string, RegExp]>([
    ['none.mjs', 'export const game = 1;', /none\.mjs has no default export; it must be a game or its kit$/],
    ['number.mjs', 'export default 7;', /the default export of \.\/number\.mjs is neither a game nor a kit$/],
    ['list.mjs', 'export default [];', /list\.mjs has no game/],
    [
      'half.mjs',
      "import g from './game.mjs'; export default { ...g, legalMoves: undefined };",
      /legalMoves of the game of \.\/half\.mjs must be a function$/,
    ],
    [
      'less.mjs',
      "import g from './game.mjs'; const { resample, ...game } = g; export default { game };",
      /the game of \.\/less\.mjs has no resample, which must be a function$/,
    ],
    [
      'kit-of-old.mjs',
      "import game from './game.mjs'; export default { game, evaluate: 3 };",
      /evaluate of the kit of \.\/kit-of-old\.mjs must be a function$/,
    ],
    ['broken.mjs', 'export default {', /cannot load \.\/broken\.mjs: .*\(run node \.\/broken\.mjs to see where\)$/],
    ['lost.mjs', "import 'nowhere';", /cannot load \.\/lost\.mjs: Cannot find package 'nowhere'/],
    [
      'twin.mjs',
      "import g from './game.mjs'; export default { ...g, id: 'strage' };",
      /two games have the id "strage", one from feyrules\/games and one from \.\/twin\.mjs$/,
    ],
    // Later versions of Node strip the types and find nothing else.
    ['typed.ts', 'export const seats: number = 2;', /cannot import TypeScript; compile it|has no default export/],
    ['loud.mjs', "throw new Error('\\u001b[2J\\nred');", /cannot load \.\/loud\.mjs: \\u001b\[2J red$/],
  ])('%s is refused in a sentence', (name, text, message) => {
    write(name, text);
    const { out, err, code } = feyrules(`play ./${name} --seats random,random`);
    expect([out, code]).toEqual(['', 2]);
    expect(err.trimEnd()).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each<readonly [string, RegExp]>([
    ['play ./gone.mjs --seats random,random', /cannot load \.\/gone\.mjs: there is no such file$/],
    ['play . --seats random,random', /unknown game "\."/],
    ['play ./ --seats random,random', /cannot load \.\/: it is a folder$/],
    ['play strage --seats random,./gone.mjs', /cannot load \.\/gone\.mjs: there is no such file$/],
    ['play strage --seats random,./kit.mjs', /the default export of \.\/kit\.mjs must be a bot/],
    ['play strage --seats random,./cheat.mjs', /\.\/cheat\.mjs, move \d+: .*\(ST-\d+\.\d+\)$/],
    ['check record.json', /unknown game "cups"; there are: .*--game \.\/mine\.mjs$/],
    ['check record.json --game ./game.mjs --game ./kit.mjs', /two games have the id "cups"/],
    ['check record.json --game strage', /cannot load strage: there is no such file$/],
  ])('%s: a sentence', (args, message) => {
    write('cheat.mjs', "export default { name: 'cheat', decide: () => ({ type: 'roll', die: 6 }) };");
    write('record.json', JSON.stringify({ feyrules: 1, game: 'cups', rulesVersion: 1, options: {}, moves: [] }));
    const { err, code } = feyrules(args);
    expect(code).toBe(2);
    expect(err.trimEnd()).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
