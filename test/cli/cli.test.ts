import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { type GameRecord, replay } from '../../src/core/record.ts';
import { strage } from '../../src/games/strage/index.ts';
import { newFolder } from '../tools/folder.ts';
import { command, type Run } from './command.ts';

const game: Game = strage;
const folder = newFolder();

function feyrules(args: string, input: string = ''): Promise<Run> {
  return command(args.split(' '), { cwd: folder.path, input });
}

function readJson(name: string): GameRecord {
  return JSON.parse(folder.read(name));
}

beforeAll(async () => {
  const { code, err } = await feyrules('play strage --seats random,greedy,random --seed 7 --quiet --record game.json');
  expect(err).toBe('');
  expect(code).toBe(0);
});

describe('feyrules play', () => {
  it('prints a game of bots with the board, the moves in words, and the result', async () => {
    const { out, code } = await feyrules('play strage --seats random,random --seed 3');
    expect(code).toBe(0);
    expect(out).toContain('    a  b  c  d  e  f  g  h');
    expect(out).toMatch(/Red rolls a \d for action points\./);
    expect(out).toMatch(/The game is over\. \d+ moves, (winner|no winner)/);
    // Before that, the final table.
    await feyrules('play strage --seats random,random --seed 3 --quiet --record told.json');
    const [, last = ''] = /\n\n( {4}a {2}b[\s\S]+)\n\n/.exec((await feyrules('show told.json')).out) ?? [];
    expect(last).toContain('    a  b  c  d  e  f  g  h');
    const [, after] = out.split(`\n${last}\n`);
    expect(after).toMatch(/^\n?The game is over\.[^\n]*\n$/);
    // Also at the beginning, and whenever another seat has to decide.
    const told = readJson('told.json');
    let [state, seat, tables] = [game.setup(told.options), -1, 2];
    for (const move of replay(game, told).moves) {
      state = game.apply(state, move);
      const actor = game.actor(state);
      if (typeof actor !== 'number' || actor === seat) continue;
      [seat, tables] = [actor, tables + 1];
    }
    expect(tables).toBeGreaterThan(10);
    expect(out.match(/^8 {2}/gm)).toHaveLength(tables);
  });

  it('prints in Italian', async () => {
    const { out } = await feyrules('play strage --seats random,random --seed 3 --locale it');
    expect(out).toMatch(/Rosso tira \d per i punti azione\./);
    expect(out).not.toMatch(/ the |action/);
  });

  it('plays the same game from the same seed, with any output format', async () => {
    const quiet = await feyrules('play strage --seats random,greedy,random --seed 7 --json');
    expect(JSON.parse(quiet.out).record).toEqual(readJson('game.json'));
    expect(JSON.parse(quiet.out).outcome).toMatchObject({ winners: [1] });
    expect(quiet.out.split('\n')).toHaveLength(2);
    // Also from a seed that the command has chosen.
    const { out } = await feyrules('play strage --seats random,random --json');
    const { seed } = JSON.parse(out);
    expect((await feyrules(`play strage --seats random,random --json --seed ${seed}`)).out).toBe(out);
  });

  it('writes a text record if the name ends in .txt', async () => {
    await feyrules('play strage --seats random,random --seed 3 --quiet --record game.txt');
    expect(folder.read('game.txt')).toMatch(/^\[Feyrules "1"\]\n\[Game "strage"\]/);
    expect((await feyrules('check game.txt')).out).toMatch(/^legal, \d+ moves, (winner|no winner)/);
  });

  const HUMAN = 'play strage --seats human,random --seed 2 --options {"order":[0,1]}';

  it('lets a human choose by number or notation, explains a refusal, takes back, and saves the game', async () => {
    const input = ['1', 'a1-c3', 'nonsense', 'a1-b2', 'u', 'u', ' u', 'end ', 'q', ''].join('\n');
    const { out, err, code } = await feyrules(`${HUMAN} --record left.json`, input);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('c3 is not adjacent to a1. (ST-3.4)');
    expect(out).toContain('No move contains "nonsense", and it is no notation.');
    expect(out).toContain('This seat has decided nothing yet.');
    expect(out).toMatch(/You left the game after \d+ moves\./);
    expect(readJson('left.json').moves.slice(1, 2)).toEqual([{ type: 'end' }]);
    expect((await feyrules('check left.json')).out).toMatch(/^legal, \d+ moves, not over/);
  });

  it('accepts all commands at a plain prompt, and takes back past bots and dice', async () => {
    const input = '?\nmoves\nboard\n1\nend actions\n\nPlace an orc on A3\nundo\nundo\nsave typed.json\nexit\n';
    const { out, code } = await feyrules(HUMAN, input);
    expect(code).toBe(0);
    expect(out).toContain('  save [file]  write the record so far\n');
    expect(out.match(/place a half-elf on\n/g)?.length).toBeGreaterThan(4);
    expect(out).toContain('Enter plays it.');
    expect(out).toMatch(/Back to the position after \d+ moves\.[\s\S]*Back to the position after 2 moves\./);
    expect(out).toContain('Record: typed.json');
    expect(readJson('typed.json').moves).toHaveLength(2);
    // A saved game is not saved again.
    expect(out).toMatch(/You left the game after 2 moves\.\n$/);
  });

  it('saves the game when the input ends, prints the file, and exits with 2', async () => {
    const { out, err, code } = await feyrules(`${HUMAN} --record cut.json`, '1\n');
    expect(err).toBe('feyrules: the input ended before the game; type quit to leave a game\n');
    expect(code).toBe(2);
    expect(out).toContain('You left the game after 2 moves.');
    expect(readJson('cut.json').moves).toHaveLength(2);
    expect((await feyrules(`${HUMAN} --json`, '1\n')).code).toBe(2);
  });

  it('saves an abandoned game without --record, and overwrites no other file', async () => {
    const leave = async (): Promise<string> => (await feyrules(HUMAN, '1\nquit\n')).out;
    const left = [await leave(), await leave()];
    expect(left[0]).toMatch(/\nRecord: strage\.json\nTo continue: feyrules play --resume strage\.json\n$/);
    expect(left[1]).toMatch(/\nRecord: strage-2\.json\n.*\n$/);
    for (const file of ['strage.json', 'strage-2.json']) expect(readJson(file).moves).toHaveLength(2);
    const game = JSON.stringify(new URL('../../src/games/strage/index.ts', import.meta.url).href);
    folder.write('mine.mjs', `import { strage } from ${game}; export default { ...strage, id: 'mine' };`);
    const own = await feyrules('play ./mine.mjs --seats human,random --seed 7', '1\nquit\n');
    expect(own.out).toMatch(/\nTo continue: feyrules play \.\/mine\.mjs --resume mine\.json\n$/);
    // No seat has decided anything yet.
    expect((await feyrules(HUMAN, 'quit\n')).out).toMatch(/You left the game after 1 move\.\n$/);
    expect((await feyrules(HUMAN, '1\nundo\nquit\n')).out).toMatch(/You left the game after 1 move\.\n$/);
  });

  it('stops after --max-moves moves', async () => {
    const { out } = await feyrules('play strage --seats random,random --seed 3 --quiet --max-moves 50');
    expect(out).toBe('Stopped after 50 moves: the game is not over.\n');
  });
});

describe('feyrules check', () => {
  it('accepts a legal game, from a file or standard input', async () => {
    const { out, code } = await feyrules('check game.json');
    expect(out).toMatch(/^legal, \d+ moves, winner Green \(seat 1\), scores \d+ \d+ \d+\n$/);
    expect(code).toBe(0);
    expect((await feyrules('check -', folder.read('game.json'))).out).toBe(out);
    expect(JSON.parse((await feyrules('check game.json --json')).out)).toMatchObject({
      legal: true,
      over: true,
      outcome: { winners: [1] },
    });
  });

  it('prints index, move, clause and sentence of the first illegal move, and exits with 1', async () => {
    const record = readJson('game.json');
    const moves = [...record.moves];
    const index = moves.findIndex((move) => JSON.stringify(move).includes('place-orc'));
    moves[index] = { type: 'place-orc', to: 3 };
    folder.write('illegal.json', JSON.stringify({ ...record, moves }));
    const english = await feyrules('check illegal.json');
    expect(english.code).toBe(1);
    expect(english.out).toBe(
      `illegal at index ${index}: Move ${index + 1}, {"type":"place-orc","to":3}, is illegal. ` +
        'Blue: d1 is in the placement area; orcs are placed outside it. (ST-4.1)\n',
    );
    expect((await feyrules('check illegal.json --locale it')).out).toContain("d1 è nell'Area di Piazzamento");
    expect(JSON.parse((await feyrules('check illegal.json --json')).out)).toMatchObject({
      legal: false,
      index,
      actor: 2,
      violation: { code: 'strage/inside-placement-area', clause: 'ST-4.1' },
    });
    expect((await feyrules('show illegal.json')).code).toBe(2);
  });

  it('also checks options and results', async () => {
    const record = readJson('game.json');
    folder.write('options.json', JSON.stringify({ ...record, options: { players: 9 } }));
    expect(await feyrules('check options.json')).toMatchObject({ code: 1, out: expect.stringContaining('(ST-1.4)') });
    folder.write('result.json', JSON.stringify({ ...record, result: '0' }));
    expect(await feyrules('check result.json')).toMatchObject({
      code: 1,
      out: expect.stringContaining('noted as 0, but it is 1'),
    });
  });
});

describe('feyrules show and moves', () => {
  it('show the table after a number of moves', async () => {
    expect((await feyrules('show game.json --at 0')).out).toContain('1   *  *  *  *  *  *  *  *');
    expect((await feyrules('show game.json')).out).toMatch(/winner Green \(seat 1\)/);
    expect((await feyrules('show game.json --at 1')).out).toMatch(
      /\n\nRed rolls a \d for the turn order\. \(ST-1\.2\)\n\n/,
    );
    const seen = JSON.parse((await feyrules('show game.json --at 4 --seat 2 --json')).out);
    expect(seen).toMatchObject({ game: 'strage', ply: 4, viewer: 2, view: { viewer: 2, phase: 'actions' } });
    const { length } = readJson('game.json').moves;
    expect(await feyrules(`show game.json --at ${length}`)).toEqual(await feyrules('show game.json'));
  });

  it('list the moves of a seat, and the odds of chance', async () => {
    expect((await feyrules('moves game.json --at 0')).out).toMatch(/^Chance decides:\n {2}1 {2}roll a 1 {2}×1\n/);
    expect((await feyrules('moves game.json --at 0 --locale it')).out).toMatch(/^Decide il caso:\n/);
    expect((await feyrules('moves game.json')).out).toMatch(/^winner Green \(seat 1\)[^\n]*\n$/);
    const { moves: all } = readJson('game.json');
    let at = 0;
    while (at < all.length && JSON.parse((await feyrules(`show game.json --at ${at} --json`)).out).actor !== 0) at++;
    expect((await feyrules(`moves game.json --at ${at}`)).out).toMatch(/^Red to decide:\n {2}\S/);
    expect((await feyrules(`show game.json --at ${at}`)).out).toMatch(/\nRed to decide:\n$/);
    expect((await feyrules('moves game.json --at 0')).out).toContain('  4  roll a 4  ×1');
    const { actor, moves } = JSON.parse((await feyrules('moves game.json --at 0 --json')).out);
    expect(actor).toBe('chance');
    expect(moves).toHaveLength(6);
    expect(JSON.parse((await feyrules('moves game.json --json')).out).moves).toEqual([]);
  });

  it('list the moves as a bot ranks them', async () => {
    const { moves: all } = readJson('game.json');
    // After the opening rolls of the dice, before the first move of a seat.
    const at = all.findIndex((move) => !JSON.stringify(move).includes('roll'));
    const listed = JSON.parse((await feyrules(`moves game.json --at ${at} --json`)).out);
    const weighed = JSON.parse((await feyrules(`moves game.json --at ${at} --bot ismcts:40 --json`)).out);
    expect(weighed).toMatchObject({ game: 'strage', ply: at, actor: listed.actor, bot: 'ismcts:40' });
    const notations = (moves: readonly { readonly notation: string }[]): string[] =>
      moves.map((move) => move.notation).sort();
    expect(notations(weighed.moves)).toEqual(notations(listed.moves));
    expect(weighed.moves[0]).toMatchObject({
      text: expect.any(String),
      values: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    const { out } = await feyrules(`moves game.json --at ${at} --bot ismcts:40 --locale it`);
    expect(out).toMatch(/^Decide \S+; ismcts:40 gioca la prima:\n +prove +valore +a priori +subito\n/);
    expect(out.split('\n')).toHaveLength(listed.moves.length + 3);
    expect(out.split('\n')[2]).toContain(` ${Math.round(100 * weighed.moves[0].prior)} % `);
    expect((await feyrules(`moves game.json --at ${at} --bot ismcts:40 --locale it`)).out).toBe(out);
    expect((await feyrules(`moves game.json --at ${at} --bot random`)).out).toMatch(
      /^\S+ to decide; random plays the first:\n {2}\S/,
    );
    expect((await feyrules(`moves game.json --at ${at} --bot greedy`)).out).toMatch(/^[^\n]+\n +at once\n/);
  });
});

describe('bad input', () => {
  it.each([
    ['moves game.json --bot ismct:40 --at 0', 'unknown bot "ismct:40" (did you mean ismcts?)'],
    ['moves game.json --bot ./mine.mjs --at 0', 'your own bots cannot evaluate moves'],
    ['moves game.json --bot greedy --at 0', 'no seat has a decision in this position'],
    ['moves game.json --bot greedy', 'no seat has a decision in this position'],
    ['check nothing.json', 'cannot read nothing.json'],
    ['show .', 'cannot read .'],
    ['check empty.json', 'is empty'],
    ['check not-json.json', 'not valid JSON'],
    ['check array.json', 'not a record of a game'],
    ['check truncated.json', 'it may be cut off'],
    ['check chess.json', 'unknown game "chess"'],
    ['check proto.json', 'unknown game "__proto__"'],
    ['check rules.json', 'has version 99 of the rules'],
    ['check format.json', 'has format 99'],
    ['check huge.json', 'larger than 16 MB'],
    ['check', "missing required argument 'record'"],
    ['check game.json --verbose', "unknown option '--verbose'"],
    ['check game.json --locale fr', 'Expected: en, it'],
    ['frobnicate', "unknown command 'frobnicate'"],
    ['show game.json --at 99999', 'the record has only'],
    ['show game.json --at -1', 'Expected: integer from 0 to 999999999'],
    ['show game.json --seat 3', 'the seats are 0 to 2'],
    ['moves game.json --at x', 'Expected: integer from 0 to 999999999'],
    ['play chess --seats random', 'unknown game "chess"'],
    ['play strage', '--seats'],
    ['play strage --options {"players":9}', 'The option "players" cannot be 9; expected 2, 3 or 4. (ST-1.4)'],
    ['play strage --seats random', 'is for 2 to 4'],
    ['play strage --seats random,wizard', 'unknown seat "wizard"'],
    ['play strage --seats random,random --seed many', 'Expected: integer from 0 to 999999999'],
    ['play strage --seats random,random --options [1]', 'JSON object'],
    ['play strage --seats random,random --options {"colour":1}', 'no option'],
    ['play strage --seats random,random --options {"order":[0,0]}', '(ST-1.3)'],
    ['play strage --seats random,random --quiet --record no/such/folder.json', 'cannot write'],
  ])('%s: prints one clear line and exits with 2', async (args, line) => {
    const record = readJson('game.json');
    folder.write('empty.json', '');
    folder.write('not-json.json', '{what');
    folder.write('array.json', '[1,2,3]');
    folder.write('truncated.json', JSON.stringify(record).slice(0, 900));
    folder.write('chess.json', JSON.stringify({ ...record, game: 'chess' }));
    folder.write('proto.json', JSON.stringify({ ...record, game: '__proto__' }));
    folder.write('rules.json', JSON.stringify({ ...record, rulesVersion: 99 }));
    folder.write('format.json', JSON.stringify({ ...record, feyrules: 99 }));
    if (args.includes('huge')) folder.write('huge.json', `[${'1,'.repeat(10 * 2 ** 20)}1]`);
    const { out, err, code } = await feyrules(args);
    expect(out.replace(/^The game is over.*\n/, '')).toBe('');
    expect(err).toMatch(/^feyrules: [^\n]+\n$/);
    expect(err).toContain(line);
    expect(code).toBe(2);
  });

  it('help and version go to standard output', async () => {
    expect(await feyrules('--help')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('check [options] <record...>'),
    });
    expect(await feyrules('--version')).toMatchObject({ code: 0, err: '' });
  });
});
