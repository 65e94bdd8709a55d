import { describe, expect, it } from 'vitest';
import { seatPainter } from '../../src/cli/colours.ts';
import { strage } from '../../src/games/strage/index.ts';
import { command } from './command.ts';

const ESCAPE = '\u001b';

/** The coloured parts of the line, with their colours. */
function coloured(line: string, players: number, locale: string): string[] {
  const spans = seatPainter(strage, players, locale)(line);
  expect(spans.map(({ text }) => text).join('')).toBe(line);
  return spans.flatMap(({ text, style }) => (style === undefined ? [] : [`${text}: ${style}`]));
}

describe('the colours of seats', () => {
  it('apply to seat names and pieces, in the language of the line', () => {
    expect(coloured('Red attacks Green.', 2, 'en')).toEqual(['Red: redBright', 'Green: greenBright']);
    expect(coloured('8   .  R* G  .  R', 2, 'en')).toEqual(['R*: redBright', 'G: greenBright', 'R: redBright']);
    expect(coloured('Rosso attacca Verde.', 2, 'it')).toEqual(['Rosso: redBright', 'Verde: greenBright']);
    expect(coloured('8   .  R* V  G3', 2, 'it')).toEqual(['R*: redBright', 'V: greenBright', 'G3: greenBright']);
  });

  it('do not apply within other words, or to letters that are not pieces', () => {
    expect(coloured('Redder, R. Greene', 2, 'en')).toEqual([]);
  });

  it('exist only for the seats of the game', () => {
    expect(coloured('8   R  B  Y; Red, Blue', 2, 'en')).toEqual(['R: redBright', 'Red: redBright']);
    expect(coloured('8   R  B  Y; Red, Blue', 3, 'en')).toEqual([
      'R: redBright',
      'B: blueBright',
      'Red: redBright',
      'Blue: blueBright',
    ]);
  });
});

it('colours are used on terminals and with FORCE_COLOR', async () => {
  const run = async (env: Readonly<Record<string, string>>): Promise<string> =>
    (await command(['play', 'strage', '--seats', 'random,random', '--seed', '3'], { env })).out;
  const plain = await run({});
  expect(plain).toContain('Red');
  expect(plain).not.toContain(ESCAPE);
  expect(await run({ FORCE_COLOR: '1' })).toContain(`${ESCAPE}[91mRed${ESCAPE}[39m`);
});
