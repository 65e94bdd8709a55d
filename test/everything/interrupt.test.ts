import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import { newFolder } from '../tools/folder.ts';
import { COMMAND, CTRL_C, CTRL_D, typed } from './keyboard.ts';

const folder = newFolder();

const GAME = ['play', 'strage', '--seats', 'human,random', '--seed', '2', '--options', '{"order":[0,1]}'];

function movesOf(file: string): GameRecord['moves'] {
  const record: GameRecord = JSON.parse(folder.read(file));
  return record.moves;
}

describe('a game interrupted at the keyboard', () => {
  it('ends on Ctrl-C, and is recorded', () => {
    const { shown, code } = typed(folder.path, ['1\n', CTRL_C], [...GAME, '--record', 'interrupted.json']);
    expect(shown).toMatch(
      /\nYou left the game after 2 moves\.\nRecord: interrupted\.json\nTo continue: feyrules play --resume interrupted\.json\n$/,
    );
    expect(movesOf('interrupted.json')).toHaveLength(2);
    expect(code).toBe(130);
  });

  it('is recorded even if Ctrl-C is typed several times', () => {
    const { code } = typed(folder.path, [CTRL_C.repeat(3)], [...GAME, '--record', 'impatient.json']);
    expect(movesOf('impatient.json')).toHaveLength(1);
    expect(code).toBe(130);
  });

  it('prints the number of moves if it is not recorded', () => {
    const { shown, code } = typed(folder.path, [CTRL_C], GAME);
    expect(shown).toMatch(/\nYou left the game after 1 move\.\n$/);
    expect(code).toBe(130);
  });

  it('is saved without --record if the person has decided something', () => {
    const { shown, code } = typed(folder.path, ['1\n', CTRL_C], GAME);
    expect(shown).toMatch(
      /\nYou left the game after 2 moves\.\nRecord: strage\.json\nTo continue: feyrules play --resume strage\.json\n$/,
    );
    expect(movesOf('strage.json')).toHaveLength(2);
    expect(code).toBe(130);
  });

  it('ends on Ctrl-D, and is recorded', () => {
    const { shown, code } = typed(folder.path, ['1\n', CTRL_D], [...GAME, '--record', 'ended.json']);
    expect(shown).toMatch(
      /\)> \n[\s\S]*\nYou left the game after 2 moves\.\nRecord: ended\.json\nTo continue: feyrules play --resume ended\.json\n$/,
    );
    expect(movesOf('ended.json')).toHaveLength(2);
    expect(code).toBe(0);
  });

  it('is a legal record', () => {
    typed(folder.path, ['1\n', CTRL_C], [...GAME, '--record', 'legal.txt']);
    const { stdout } = spawnSync(process.execPath, [COMMAND, 'check', 'legal.txt'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    expect(stdout).toBe('legal, 2 moves, not over\n');
  });
});
