import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/cli/language.ts';
import { COMMAND } from './keyboard.ts';

interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

function feyrules(args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], ...env },
  });
  return { out: stdout, err: stderr, code: status };
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
  ] as const)('of %j with %j is %s', (args, env, expected) => {
    expect(languageOf(args, env)).toBe(expected);
  });
});

describe('in Italian', () => {
  it.each([
    [['plya'], "comando sconosciuto 'plya' (Intendevi play?)"],
    [['play', 'stage', '--seats', 'random,random'], 'gioco sconosciuto "stage" (intendevi strage?)'],
    [['play', 'strage', '--seats', 'human,gredy'], 'posto sconosciuto "gredy" (intendevi greedy?)'],
    [['play', 'strage', '--seats', 'random'], '--seats nomina 1 posto; La Strage degli Innocenti è per 2–4 giocatori'],
    [['play', 'strage', '--sets', 'x'], "opzione sconosciuta '--sets' (Intendevi --seats?)"],
    [['play'], "manca l'argomento 'game'"],
    [['play', 'strage'], "manca l'opzione '--seats <names>'"],
    [['play', 'strage', '--seats'], "manca il valore dell'opzione '--seats <names>'"],
    [['play', 'strage', '--seats', 'random,random', '--options', '[1]'], 'non un oggetto JSON'],
    [['play', 'strage', '--seats', 'random,random', '--options', '{"players":3}'], 'ma i posti sono 2'],
    [
      ['play', 'strage', '--seats', 'random,random', '--quiet', '--record', 'no/such/x'],
      'non posso scrivere no/such/x',
    ],
    [['check', 'nix.json'], 'non posso leggere nix.json'],
    [['show'], "manca l'argomento 'record'"],
    [['play', 'strage', '--seed', 'x'], 'Deve essere un numero intero, almeno 0, di al più 9 cifre.'],
    [['play', 'strage', '--locale', 'de'], 'Può essere: en, it.'],
    [['bench', 'a', 'b'], 'troppi argomenti: 2 invece di 1.'],
    [['law', 'ZZ-1'], 'non c\'è clausola, sezione o gioco "ZZ-1"'],
  ] as const)('%j is refused: %s', (args, sentence) => {
    const { out, err, code } = feyrules(args, { LANG: 'it_IT.UTF-8' });
    expect(out.replace(/^La partita.*\n/, '')).toBe('');
    expect(err).toMatch(/^feyrules: [^\n]+\n$/);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it.each(['', 'play', 'check', 'law', 'options', 'show', 'moves', 'bench', 'serve', 'mcp'])(
    'the help of "%s" has no English sentence',
    (command) => {
      const { out, code } = feyrules([...(command === '' ? [] : [command]), '--help'], { LANG: 'it_IT.UTF-8' });
      expect(code).toBe(0);
      expect(out).toMatch(/^Uso: feyrules/);
      // The line of a game has its name.
      expect(out.replace(/^ {2}\S+ {2,}.*\(\d–\d\)$|^ {2}the-challenge .*$/gm, '')).not.toMatch(
        /\b(the|of|and|by|as|with|default|display|all|many|such|language|print)\b(?!\))/i,
      );
    },
  );
});

describe('what was meant', () => {
  it.each([
    [['plya'], "unknown command 'plya' (Did you mean play?)"],
    [['play', 'elfenlnd', '--seats', 'random,random'], '(did you mean elfenland?)'],
    [['play', 'strage', '--seats', 'random,ismtcs:500'], '(did you mean ismcts?)'],
    [['check', 'x', '--jsn'], '(Did you mean --json?)'],
  ] as const)('%j: %s', (args, sentence) => {
    const { err, code } = feyrules(args, {});
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('is not guessed of what resembles nothing', () => {
    expect(feyrules(['play', 'chess', '--seats', 'random,random'], {}).err).not.toContain('mean');
  });
});

it('the help names the games, and has examples', () => {
  const { out } = feyrules(['--help'], {});
  expect(out).toContain('  strage         La Strage degli Innocenti (2–4)\n');
  expect(out).toContain('  feyrules play strage  # you against a quick bot\n');
});

it('a search that is named without a number has a usual one', () => {
  const { out, code } = feyrules(['play', 'strage', '--seats', 'ismcts,random', '--quiet', '--max-moves', '4'], {});
  expect(out).toBe('Stopped after 4 moves: the game is not over.\n');
  expect(code).toBe(0);
});
