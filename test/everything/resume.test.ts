import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readRecord } from '../../src/core/index.ts';
import { newFolder } from '../tools/folder.ts';
import { COMMAND, DOWN, ENTER, typed, UP } from './keyboard.ts';

const folder = newFolder();

function recordOf(file: string) {
  return readRecord(folder.read(file));
}

/** Starts a game, and stops it after 30 moves, or at the first prompt to a person. */
function leftAt(file: string, seats: string): void {
  const options = ['--options', '{"rounds":3}', '--record', file, '--max-moves', '30', '--quiet'];
  const args = ['play', 'elfenland', '--seats', seats, '--seed', '3', ...options];
  expect(spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder.path, input: 'quit\n' }).status).toBe(0);
}

it('a game without recorded players is resumed at a terminal by one person against bots', () => {
  leftAt('nobody.json', 'greedy,random');
  folder.write('nobody.json', JSON.stringify({ ...recordOf('nobody.json'), tags: {} }));
  const { shown } = typed(folder.path, ['save\r', 'quit\r'], ['play', '--resume', 'nobody.json']);
  expect(shown).toContain('Record: nobody.json');
  expect(recordOf('nobody.json').tags).toEqual({ Seats: '["human","greedy"]' });
  expect(recordOf('nobody.json').moves.length).toBeGreaterThanOrEqual(30);
});

it('a saved game is listed in the menu under the name of its file', () => {
  leftAt('elfenland.json', 'human,greedy');
  const keys = [
    ['Language', `${DOWN}${ENTER}`],
    ['Gioco', `${UP}${ENTER}`],
  ] as const;
  const { shown } = typed(folder.path, [...keys, 'esci\r'], []);
  expect(shown).toContain('continua elfenland.json');
  expect(shown).toContain('La prossima volta: feyrules play --resume elfenland.json --locale it\n');
  expect(shown).toContain('Hai lasciato la partita dopo ');
});
