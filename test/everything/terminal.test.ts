import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/core/record.ts';
import { newFolder } from '../tools/folder.ts';
import { COMMAND, CTRL_C, CTRL_D, typed, UP } from './keyboard.ts';

const folder = newFolder();

const STRAGE = ['play', 'strage', '--seats', 'human,random', '--seed', '2', '--options', '{"order":[0,1]}'];
const ELFENLAND = ['play', 'elfenland', '--seats', 'human,greedy', '--seed', '2'];
/** The first line of Strage's board. */
const BOARD = /^8 /gm;
const ESCAPE = '\u001b';
const COLOUR = new RegExp(`${ESCAPE}\\[[1-9]\\d*m`);

function movesOf(file: string): GameRecord['moves'] {
  const record: GameRecord = JSON.parse(folder.read(file));
  return record.moves;
}

describe('a person at a terminal', () => {
  it('sees the board again after each action, and moves grouped by what they affect', () => {
    const { shown, code } = typed(folder.path, ['1\r', 'b1\r', '@c1\r', 'quit\r'], STRAGE);
    expect(code).toBe(0);
    // The third line was a search, not a move. The table is shown for two actions and at the end.
    expect(shown.match(BOARD)).toHaveLength(4);
    expect(shown).toMatch(/ {4}place a half-elf on\n {5}1 a1 {3}2 b1 {3}3 c1 /);
    expect(shown).toMatch(/ {4}move a1–\n +\d+ b1 {2}\d+ a2 {2}\d+ b2\n/);
    expect(shown).toContain('You left the game after 3 moves.');
  });

  it('finds moves by any of their words, plays the only match with Enter, and accepts full sentences', () => {
    const { shown } = typed(folder.path, ['END actions\r', '\r'], [...STRAGE, '--max-moves', '2']);
    expect(shown).toContain('  17  end the actions\nEnter plays it.');
    expect(shown).toContain('Stopped after 2 moves');
    expect(typed(folder.path, ['end the actions\r'], [...STRAGE, '--max-moves', '2']).shown).toContain(
      'Stopped after 2',
    );
  });

  it('is refused with the clause and a suggestion', () => {
    const keys = ['1\r', 'a1-c3\r', 'unod\r', '99\r', 'dragons\r', '\r', '?\r', 'q\r'];
    const { shown } = typed(folder.path, keys, STRAGE);
    expect(shown).toContain('c3 is not adjacent to a1. (ST-3.4)');
    expect(shown).toContain('Did you mean undo?');
    expect(shown).toMatch(/There is no move 99 in the list\./);
    expect(shown).toContain('No move contains "dragons", and it is no notation.\n');
    expect(shown).toContain('Type a number, a notation, or words of a move; ? for help.');
    expect(shown).toMatch(/ {2}undo, u +go back to your last decision/);
  });

  it('takes back past bots and dice, and saves an unfinished game without overwriting other files', () => {
    folder.write('other.json', 'mine');
    const keys = [
      ...['1\r', 'end the actions\r', '1\r', 'undo\r', 'undo\r', 'save kept.json\r', 'save other.json\r'],
      ...['save no/where.json\r', 'q\r'],
    ];
    const { shown } = typed(folder.path, keys, STRAGE);
    expect(shown).toMatch(/Back to the position after \d+ moves\.[\s\S]*Back to the position after 2 moves\./);
    expect(shown).toContain('Record: kept.json');
    expect(movesOf('kept.json')).toHaveLength(2);
    expect(shown).toContain('other.json already exists');
    expect(folder.read('other.json')).toBe('mine');
    expect(shown).toContain('cannot write no/where.json');
    const { stdout } = spawnSync(process.execPath, [COMMAND, 'check', 'kept.json'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    expect(stdout).toBe('legal, 2 moves, not over\n');
  });

  it('has nothing to take back at the beginning', () => {
    expect(typed(folder.path, ['undo\r', 'q\r'], STRAGE).shown).toContain('This seat has decided nothing yet.');
  });

  it('completes with Tab, and recalls lines with the arrow key', () => {
    const { shown } = typed(
      folder.path,
      // Key by key: text that arrives in one piece is treated as pasted.
      ['act', ['act', '\t'], ['ions', '\r'], '\r'],
      [...STRAGE, '--max-moves', '2'],
    );
    expect(shown).toMatch(/> [^\n]*actions\n {2}17 {2}end the actions\n/);
    expect(shown).toContain('Stopped after 2 moves');
    const again = typed(folder.path, ['@a1\r', `${UP}\r`, 'q\r'], STRAGE).shown;
    expect(again.match(/\(ST-/g)).toHaveLength(1);
  });

  it('may type ahead, up to the end of the input', () => {
    const { shown, code } = typed(folder.path, [`1\rend\r${CTRL_D}`], [...STRAGE, '--record', 'ahead.json']);
    expect(shown).toMatch(/> end\nRed ends the actions;[\s\S]*You left the game after 3 moves\./);
    expect(code).toBe(0);
  });

  it('has colours, but none with NO_COLOR', () => {
    expect(typed(folder.path, ['q\r'], STRAGE).raw).toContain(`${ESCAPE}[91mRed${ESCAPE}[39m`);
    expect(typed(folder.path, ['q\r'], STRAGE, { env: { NO_COLOR: '1' } }).raw).not.toMatch(COLOUR);
  });

  it('leaves with Ctrl-C from the middle of a line', () => {
    const { shown, code } = typed(folder.path, [`end${CTRL_C}`], [...STRAGE, '--record', 'half.json']);
    expect(shown).toMatch(
      /You left the game after 1 move\.\nRecord: half\.json\nTo continue: feyrules play --resume half\.json\n$/,
    );
    expect(code).toBe(130);
    expect(movesOf('half.json')).toHaveLength(1);
  });

  it.each([24, 40, 61])('reads sentences wrapped between words at %i columns', (columns) => {
    const seen = (width: number): string =>
      typed(folder.path, ['?\r', '1\r', 'a1-c3\r', 'dragons\r', '999\r', '\r', 'q\r'], STRAGE, { columns: width })
        .shown;
    const narrow = seen(columns);
    const words = (text: string): string =>
      text
        .replace(/^[\s\S]*?(?=of that number)|\n\n[\s\S]*?(?=c3 is not|The game was)|Record:[\s\S]*/g, ' ')
        .replace(/\s+/g, ' ');
    expect(words(narrow)).toContain('c3 is not adjacent to a1. (ST-3.4)');
    expect(words(narrow)).toBe(words(seen(200)));
    // The line editor wraps only the input after the prompt.
    expect(Math.max(...narrow.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(Math.max(columns, 30));
  });

  it('can play in Italian', () => {
    const keys = ['?\r', 'xyz\r', '99\r', 'annulla\r', 'esci\r'];
    // Sentences wrap where the line ends.
    const shown = typed(folder.path, keys, [...STRAGE, '--locale', 'it']).shown.replace(/\s+/g, ' ');
    expect(shown).toContain('Rosso (? per aiuto)> ');
    expect(shown).toContain('torna alla tua ultima decisione');
    expect(shown).toContain('Nessuna mossa contiene "xyz"');
    expect(shown).toContain("La mossa 99 non è nell'elenco.");
    expect(shown).toContain('Hai lasciato la partita dopo 1 mossa.');
    expect(shown).not.toMatch(/ the | of | move/);
  });

  it('gets a list instead of the map if the map does not fit, in lines that fit', () => {
    const wide = typed(folder.path, ['q\r'], ELFENLAND, { columns: 120 }).shown;
    expect(wide).toMatch(/~~~~~~~.*\.\.\.\.\./);
    const narrow = typed(folder.path, ['1\r', 'q\r'], ELFENLAND, { columns: 70 }).shown;
    expect(narrow).not.toMatch(/~~~~~~~/);
    expect(narrow).toMatch(/^\*Usselen\n {2}\[p\] Wylhien · /m);
    expect(Math.max(...narrow.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(70);
  });
});

it('an arena shows its progress, with the standings below', () => {
  const args = 'arena the-challenge --seats greedy,random --games 2 --no-out'.split(' ');
  const { shown, code } = typed(folder.path, [], args);
  expect(shown).toMatch(/ 2\/2 games · [\d.]+\/s · [^\n]*\nthe-challenge \(2 seats\): 2 games; /);
  expect(code).toBe(0);
});
