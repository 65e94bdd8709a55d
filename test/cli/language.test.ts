import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/cli/language.ts';
import { games } from '../../src/index.ts';
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
    [['play', 'strage', '--seed', 'x'], 'almeno 0, di al più 9 cifre, o 32 cifre esadecimali.'],
    [['play', 'strage', '--locale', 'de'], 'Può essere: en, it.'],
    [['bench', 'a', 'b'], 'troppi argomenti: 2 invece di 1.'],
    [['law', 'ZZ-1'], 'non c\'è clausola, sezione o gioco "ZZ-1"'],
    [['arena'], "manca l'argomento 'games', o --resume"],
    [['arena', 'strage'], "manca l'opzione '--seats <names>'"],
    [['arena', 'strage', '--seats', 'random,gredy'], 'partecipante sconosciuto "gredy"; ci sono: easy, normal, '],
    [
      ['arena', 'strage', '--seats', 'random,random,random,random,random'],
      '5 posti: La Strage degli Innocenti è per 2–4',
    ],
    [['arena', 'elfenland', '--seats', 'random,random', '--options', '{"rounds":9}'], 'rounds'],
    [['arena', 'strage', '--seats', 'random,greedy', '--sprt', '9,1'], 'Devono essere due numeri di Elo'],
    [['arena', 'strage', '--seats', 'random,greedy', '--clock', '9'], 'Deve essere un tempo come 60s/game'],
    [['arena', 'strage', '--resume', 'x'], '--resume continua con i giochi del suo file'],
    [['arena', '--resume', 'nix.jsonl'], 'non posso leggere nix.jsonl'],
    [['arena', 'replay', 'nix.jsonl', '--game', 'x'], '--game vuole il numero di una sola partita'],
    [['bench', 'strage', '--cases', 'x'], 'misura sconosciuta "x"; ci sono: '],
    [['serve', '--stdio', '--bot', 'greedy'], '"greedy" non nomina un modulo come ./mio.mjs'],
    [['mcp', '--game', './nix.mjs'], "non posso caricare ./nix.mjs: il file non c'è"],
  ] as const)('%j is refused: %s', async (args, sentence) => {
    const { out, err, code } = await feyrules(args, { LANG: 'it_IT.UTF-8' });
    expect(out.replace(/^La partita.*\n/, '')).toBe('');
    expect(err).toMatch(/^feyrules: [^\n]+\n$/);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('every command, argument and option has a sentence', async () => {
    const commands: string[][] = [[]];
    let sentences = 0;
    for (const command of commands) {
      const helpIn = async (language: string): Promise<string> => {
        const { out, code } = await feyrules([...command, '--help'], { LANG: language });
        expect(code).toBe(0);
        return out;
      };
      const [english, italian] = [await helpIn('C'), await helpIn('it_IT.UTF-8')];
      expect(italian).toMatch(/^Uso: feyrules/);
      expect(italian).not.toMatch(/default:|preset:|choices:/);
      const translated = rowsOf(italian);
      for (const [term, sentence] of rowsOf(english)) {
        // The line of a game has its name, or those of its options.
        if (/\(\d–\d\)$/.test(sentence) || Object.values(games).some(({ id }) => id === term)) continue;
        sentences += 1;
        expect([...command, term, translated.get(term) ?? '']).not.toEqual([...command, term, sentence]);
        expect([...command, term, translated.get(term)]).toEqual([...command, term, expect.any(String)]);
      }
      expect(leadOf(italian)).not.toBe(leadOf(english));
      // Those that the help lists, and the two of the arena.
      for (const [, name = ''] of /^Commands:\n((?: .*\n)*)/m.exec(english)?.[1]?.matchAll(/^ {2}(\w+)/gm) ?? [])
        if (name !== 'help') commands.push([...command, name]);
    }
    expect(commands.map((command) => command.join(' '))).toEqual(
      expect.arrayContaining(['play', 'arena', 'arena worker', 'arena replay', 'serve', 'mcp', 'bench']),
    );
    expect(sentences).toBeGreaterThan(60);
  });
});

/** By what is typed: what a help text says of it, on one line. */
function rowsOf(help: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  let last: string | undefined;
  for (const line of help.split('\n')) {
    const [, term, sentence] = /^ {2}(\S.*?) {2,}(\S.*)$/.exec(line) ?? [];
    const more = /^ {12,}(\S.*)$/.exec(line)?.[1];
    if (term !== undefined && sentence !== undefined) rows.set(term, sentence);
    else if (last !== undefined && more !== undefined) rows.set(last, `${rows.get(last)} ${more}`);
    if (term !== undefined || more === undefined) last = term;
  }
  return rows;
}

/** What a help text says of the whole command. */
function leadOf(help: string): string {
  return help.split('\n\n')[1] ?? '';
}

describe('what was meant', () => {
  it.each([
    [['plya'], "unknown command 'plya' (Did you mean play?)"],
    [['play', 'elfenlnd', '--seats', 'random,random'], '(did you mean elfenland?)'],
    [['play', 'strage', '--seats', 'random,ismtcs:500'], '(did you mean ismcts?)'],
    [['check', 'x', '--jsn'], '(Did you mean --json?)'],
  ] as const)('%j: %s', async (args, sentence) => {
    const { err, code } = await feyrules(args, {});
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('is not guessed of what resembles nothing', async () => {
    expect((await feyrules(['play', 'chess', '--seats', 'random,random'], {})).err).not.toContain('mean');
  });
});

it('the help names the games, and has examples', async () => {
  const { out } = await feyrules(['--help'], {});
  expect(out).toContain('  strage         La Strage degli Innocenti (2–4)\n');
  expect(out).toContain('  feyrules play strage  # you against a quick bot\n');
});

it('a search that is named without a number has a usual one', async () => {
  const { out, code } = await feyrules(
    ['play', 'strage', '--seats', 'ismcts,random', '--quiet', '--max-moves', '4'],
    {},
  );
  expect(out).toBe('Stopped after 4 moves: the game is not over.\n');
  expect(code).toBe(0);
});
