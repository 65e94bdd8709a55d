import { rmSync, symlinkSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runOn } from '../../src/cli/host.ts';
import type { Keyboard } from '../../src/cli/keyboard.ts';
import { main } from '../../src/cli/main.ts';
import { Person } from '../../src/cli/person.ts';
import { sourcesOf } from '../../src/core/chance.ts';
import { Match } from '../../src/core/match.ts';
import { kit as fate } from '../../src/games/fairys-fate/kit.ts';
import { kit } from '../../src/games/strage/kit.ts';
import { newFolder } from '../tools/folder.ts';
import { command, hostOf } from './command.ts';

/** A person on the first seat of Strage, at the first decision, who types these lines and then leaves. */
async function typing(lines: readonly string[]): Promise<{ readonly keyboard: Keyboard; readonly shown: string }> {
  const { host, stdout } = hostOf({});
  runOn(host);
  const match = new Match(kit.game, { seed: 2, options: { players: 2, order: [0, 1] } });
  match.chance();
  const sitting = { kit, match, players: ['human', 'human'] as const, sources: sourcesOf(1), locale: 'en' };
  const left = [...lines, 'quit'];
  const keyboard: Keyboard = { complete: () => [], next: async () => left.shift(), close: () => {} };
  const person = new Person({ ...sitting, record: undefined, resumed: undefined }, keyboard, () => {});
  expect(await person.ask(0)).toBe(false);
  expect(match.plies).toBe(1);
  return { keyboard, shown: stripVTControlCharacters(stdout.text) };
}

const folder = newFolder();

describe('the game that a person leaves', () => {
  const strage = ['play', 'strage', '--seed', '3', '--seats'];

  it('is saved if anybody has decided something, also after another took everything back', async () => {
    const args = [...strage, 'human,human', '--options', '{"order":[0,1]}'];
    const { out } = await command(args, { input: '@a1\nend\nO@d5\n@b1\nundo\nquit\n', cwd: folder.path });
    expect(out).toMatch(/Record: strage\.json\nTo continue/);
    expect(JSON.parse(folder.read('strage.json')).moves).toHaveLength(5);
  });

  it('is printed if it cannot be saved; a record that cannot be written is refused before the first move', async () => {
    const given = { input: '1\nquit\n', cwd: folder.path };
    rmSync(`${folder.path}/strage.json`);
    symlinkSync('no/where.json', `${folder.path}/strage.json`);
    const { out, err } = await command([...strage, 'human,greedy'], given);
    expect(JSON.parse(out.trimEnd().split('\n').at(-1) ?? '').moves.length).toBeGreaterThan(1);
    expect(err).toMatch(/^feyrules: cannot write strage\.json: /);
    for (const path of ['', 'no/x.json', '.', 'strage.json/x.json']) {
      const refused = await command([...strage, 'human,greedy', '--record', path], given);
      expect([refused.out, refused.code]).toEqual(['', 2]);
      expect(refused.err).toContain('cannot write');
    }
  });
});

it('a resumed text is not overwritten by save, and the line to continue can be pasted', async () => {
  const first = ['play', 'strage', '--seats', 'human,greedy', '--seed', '1', '--record', 'my game.txt'];
  const { out } = await command(first, { input: '1\nquit\n', cwd: folder.path });
  expect(out).toContain("To continue: feyrules play --resume 'my game.txt'\n");
  const again = ['play', '--resume', 'my game.txt', '--locale', 'it'];
  const resumed = await command(again, { input: '1\nsave\nsave on.TXT\nquit\n', cwd: folder.path });
  expect(resumed.out).toContain('my game.txt esiste già; usa un altro nome.');
  expect(folder.read('on.TXT')).toMatch(/^\[Feyrules/);
});

describe('several persons at one terminal', () => {
  it('see their secrets only after a hand-over, and leave none on the screen', async () => {
    const { host, stdout } = hostOf({});
    Object.assign(host.stdin, { isTTY: true });
    Object.assign(stdout, { isTTY: true });
    runOn(host);
    const { game } = fate;
    const match = new Match(game, { seed: 3, options: { players: 2 } });
    const sitting = { kit: fate, match, players: ['human', 'human'] as const, sources: sourcesOf(1), locale: 'en' };
    const asked: string[] = [];
    let typed: string | undefined = '1';
    const next: Keyboard['next'] = async ([question]) => {
      const { text } = question ?? expect.fail();
      asked.push(text.includes('comes to') ? `${text.charAt(0)} comes` : String(match.actor));
      return text.includes('comes to') ? '' : typed;
    };
    const show = (seat: number): void => void stdout.write(`<${seat}>`);
    const keyboard = { complete: () => [], next, close: () => {} };
    const person = new Person({ ...sitting, record: undefined, resumed: undefined }, keyboard, show);
    while (match.plies < 60) {
      if (typeof match.actor === 'number') await person.ask(match.actor);
      else match.chance();
    }
    const screens = stdout.text.split('\u001b[H\u001b[2J\u001b[3J');
    const seen = screens.map((text) => new Set(text.match(/<\d>/g)).size);
    expect(screens.length).toBeGreaterThan(3);
    expect(Math.max(...seen)).toBe(1);
    expect(asked.filter((text) => text.endsWith('comes')).length).toBeGreaterThan(1);
    while (match.actor === 'chance') match.chance();
    const seat = typeof match.actor === 'number' ? match.actor : expect.fail();
    for (typed of ['quit', undefined]) {
      expect(await person.ask(seat)).toBe(false);
      expect(stdout.text.endsWith('\u001b[3J')).toBe(true);
      stdout.write('more');
    }
  });
});

describe('a person at the prompt', () => {
  it('gets completions of commands and moves, from the first letter on', async () => {
    const { complete } = (await typing([])).keyboard;
    expect(complete('und')).toEqual(['undo']);
    expect(complete('Ann')).toEqual(['annulla']);
    expect(complete('e')).toEqual(expect.arrayContaining(['end the actions', 'exit', 'esci']));
    expect(complete('e')).not.toContain('undo');
    expect(complete('@A')).toEqual(['@a1', '@a2']);
    expect(complete('')).not.toContain('undo');
  });

  it('is told to press Enter if one move is left', async () => {
    const several = await typing(['half-elf']);
    expect(several.shown.match(/place a half-elf on/g)).toHaveLength(2);
    expect(several.shown).not.toContain('Enter plays it.');
    expect((await typing(['actions'])).shown).toMatch(/17 {2}end the actions\nEnter plays it\.\n/);
  });

  it('reads standard error if standard output is for a program', async () => {
    const given = { input: 'help\n1\nquit\n' };
    const { out, err } = await command(['play', 'strage', '--seats', 'human,greedy', '--seed', '1', '--json'], given);
    expect(JSON.parse(out)).toMatchObject({ game: 'strage', outcome: null });
    expect(err).toContain('Red (? for help)> ');
    expect(err).toContain('place a half-elf on');
  });

  it('is not expected at a terminal if another program types', async () => {
    const { host, stdout, stderr } = hostOf({ input: '' });
    Object.assign(stdout, { isTTY: true });
    expect(await main(['play', 'strage', '--seats', 'human,greedy', '--seed', '1'], host)).toBe(2);
    expect(stderr.text).toBe('feyrules: the input ended before the game; type quit to leave a game\n');
  });
});
