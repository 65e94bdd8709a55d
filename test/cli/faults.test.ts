import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults, saidOf } from '../../src/cli/faults.ts';

const ARENA = join(import.meta.dirname, '../../src/arena');

/** What a text in the source says, with `{}` for what is put in. */
function templateOf(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}')
    .replaceAll(/\\(.)/g, '$1');
}

/** Every sentence with which an arena refuses a plan, as it stands in the sources. */
const sentences = readdirSync(ARENA, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => {
    const source = readFileSync(join(ARENA, name), 'utf8');
    const thrown = source.matchAll(/new (?:PlanError|BotError)\([^`'";]*?(`[^`]*`|'[^'\n]*'|"[^"\n]*")/g);
    return [...thrown].map(([, literal = '']) => templateOf(literal));
  });

describe('what an arena refuses', () => {
  it('is found in the sources', () => {
    expect(sentences.length).toBeGreaterThan(40);
  });

  it.each([...new Set(sentences)])('has an Italian sentence: %s', (sentence) => {
    expect(faults.map(([english]) => english)).toContain(sentence);
    let number = 0;
    const filled = sentence.replaceAll('{}', () => `x${++number}`);
    const { en, it: italian } = saidOf(filled);
    expect(en).toBe(filled);
    expect(italian).not.toBe(filled);
    for (let filling = 1; filling <= number; filling++) expect(italian).toContain(`x${filling}`);
  });

  it('is put into Italian within another sentence, too', () => {
    expect(saidOf('games 3 to 4: the worker is of version 1, and the plan of an arena of version 2').it).toBe(
      "partite da 3 a 4: il worker è della versione 1, e il piano di un'arena della versione 2",
    );
    expect(saidOf('./mine.mjs, move 3: it answered with 7, which is no move').it).toBe(
      './mine.mjs, move 3: ha risposto con 7, che non è una mossa',
    );
    expect(saidOf('something else').it).toBe('something else');
  });
});
