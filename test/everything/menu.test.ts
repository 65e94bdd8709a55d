import { describe, expect, it } from 'vitest';
import { newFolder } from '../tools/folder.ts';
import { CTRL_C, DOWN, ENTER, type Keys, typed, UP } from './keyboard.ts';

const folder = newFolder();

/** A prompt, and the keys typed at it. */
const asked = (question: string, keys: string): Keys => [question, keys];

describe('the menu', () => {
  it.each([
    ['feyrules', []],
    ['feyrules play', ['play']],
  ])('of %s asks for language, game and seats, and prints the command for the next time', (_, args) => {
    const keys = [
      asked('Language', ENTER),
      asked('Game', ENTER),
      asked('How many', ENTER),
      asked('Who plays?', ENTER),
      'quit\r',
    ];
    const { shown, code } = typed(folder.path, keys, args);
    expect(code).toBe(0);
    expect(shown).toContain('Next time: feyrules play strage --seats human,normal --locale en\n');
    expect(shown).toContain('You left the game after ');
  });

  it('continues in the chosen language, and asks for the seats one by one', () => {
    const keys = [
      asked('Language', `${DOWN}${ENTER}`),
      asked('Gioco', ENTER),
      asked('Quanti posti?', ENTER),
      asked('Chi gioca?', `${UP}${ENTER}`),
      asked('Chi è Rosso?', ENTER),
      asked('Chi è Verde?', `${DOWN}${ENTER}`),
      'esci\r',
    ];
    const { shown } = typed(folder.path, keys, []);
    expect(shown).toContain('La prossima volta: feyrules play strage --seats human,normal --locale it\n');
    expect(shown).toContain('Hai lasciato la partita dopo ');
  });

  it.each([
    [[], { LC_ALL: '', LANG: 'it_IT.UTF-8' }],
    [['--locale=it'], {}],
    [['--locale', 'it'], {}],
  ])('starts in the language of the arguments %j or the environment %j, and proposes it', (args, env) => {
    const { shown, code } = typed(folder.path, [asked('Lingua', ENTER), asked('◆', CTRL_C)], args, { env });
    expect(shown).toContain('Gioco');
    expect(code).toBe(130);
  });

  it.each([
    [['--seats', 'human,random'], 'strage --seats human,random'],
    [['--options', '{"players":3}'], `strage --seats human,normal,normal --options '{"players":3}'`],
  ])('does not ask what %j says', (args, line) => {
    const keys = [
      asked('Language', ENTER),
      asked('Game', ENTER),
      ...(args[0] === '--seats' ? [] : [asked('Who plays?', ENTER)]),
    ];
    const { shown, code } = typed(folder.path, [...keys, 'quit\r'], ['play', ...args]);
    expect(shown).toContain(`Next time: feyrules play ${line} --locale en\n`);
    expect(code).toBe(0);
  });

  it('does not open if a command follows the language', () => {
    const { shown, code } = typed(folder.path, [], ['--locale=it', 'cases']);
    expect(shown).toBe("feyrules: unknown option '--locale=it'\n");
    expect(code).toBe(2);
  });

  it('is left with Ctrl-C at any prompt', () => {
    const { shown, code } = typed(folder.path, [asked('Language', ENTER), asked('Game', CTRL_C)], []);
    expect(shown).not.toContain('The next time');
    expect(code).toBe(130);
  });
});

it('play with only a game seats one person against quick bots', () => {
  const { shown } = typed(folder.path, ['q\r'], ['play', 'elfenwizards', '--seed', '1', '--options', '{"players":4}']);
  expect(shown).toContain('Red (? for help)> ');
  expect(shown).toMatch(/^Yellow |^Black |^Purple |^Grey /m);
});
