import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/cli/language.ts';
import { command, type Run } from './command.ts';

function feyrules(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  return command(args, { env });
}

describe('the language', () => {
  it.each([
    [[], {}, 'en'],
    [[], { LANG: 'it_IT.UTF-8' }, 'it'],
    [[], { LANG: 'it' }, 'it'],
    [[], { LANG: 'it_IT.UTF-8', LC_ALL: 'C' }, 'en'],
    [[], { LANG: 'en_GB', LC_MESSAGES: 'it_CH' }, 'it'],
    [[], { LANG: 'ita' }, 'en'],
    [['--locale', 'en'], { LANG: 'it_IT' }, 'en'],
    [['show', '--locale=it'], { LANG: 'C' }, 'it'],
    [['--locale', 'de'], { LANG: 'it_IT' }, 'it'],
    [['--locale'], {}, 'en'],
  ] as const)('for %j with %j is %s', (args, env, expected) => {
    expect(languageOf(args, env)).toBe(expected);
  });
});

describe('with Italian as the language', () => {
  const env = { LANG: 'it_IT.UTF-8' };

  it.each([
    [['plya'], "unknown command 'plya'\n(Did you mean play?)"],
    [['help', 'arena', 'wrker'], "unknown command 'wrker' (did you mean worker?)"],
    [['play', 'stage', '--seats', 'random,random'], 'unknown game "stage" (did you mean strage?)'],
    [['arena', 'strage', '--seats', 'random,gredy'], 'unknown entrant "gredy"; there are: easy, normal, '],
    [['check', 'nix.json'], 'cannot read nix.json'],
  ] as const)('%j is refused in English', async (args, sentence) => {
    const { out, err, code } = await feyrules(args, env);
    expect([out, code]).toEqual(['', 2]);
    expect(err).toContain(sentence.replace('\n', ' '));
  });

  it('the help is in English and the game in Italian', async () => {
    expect((await feyrules(['--help'], env)).out).toMatch(/^Usage: feyrules/);
    expect((await feyrules(['options', 'strage'], env)).out).toContain('Giocatori');
    expect((await feyrules(['law', 'ST-3.3'], env)).out).toContain('mezzelfo');
  });
});
