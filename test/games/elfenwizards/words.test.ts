import { describe, expect, it } from 'vitest';
import type { Tagged } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import { elfenwizards, languages } from '../../../src/games/elfenwizards/index.ts';
import { it as italian } from '../../../src/games/elfenwizards/words/it.ts';
import { universeOf } from '../../../src/testing/universe.ts';

const PARTS = ['moves', 'events', 'prompts', 'refusals'] as const;
const LOCALES = ['en', 'it'] as const;

function placeholdersOf(template: string | undefined): string[] {
  const names = [...(template ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

describe.each(PARTS)('the words of %s', (part) => {
  it('have the same placeholders in both languages', () => {
    const translated = new Map(Object.entries<string>(italian[part]));
    for (const [key, template] of Object.entries<string>(languages.en[part])) {
      expect([key, placeholdersOf(translated.get(key))]).toEqual([key, placeholdersOf(template)]);
    }
  });
});

/** The ids that differ from their names, as words of a sentence. */
const ids = LOCALES.map((locale) => {
  const names = Object.entries<string>((locale === 'en' ? languages.en : italian).names);
  const shown = names.flatMap(([id, name]) => (id === name ? [] : [id]));
  return [locale, new RegExp(`(?<![\\w-])(?:${shown.join('|')})(?![\\w-])`)] as const;
});

it('no sentence of random games, including refusals, contains the id of a name', () => {
  const universe = new Map<string, Tagged[]>();
  for (const { move } of universeOf(elfenwizards)) {
    const alike = universe.get(move.type);
    if (alike === undefined) universe.set(move.type, [move]);
    else alike.push(move);
  }
  const codes = new Set<string>();
  const sentences = new Map<string, RegExp>();
  for (let seed = 0; seed < 8; seed++) {
    const rng = seeded(seed);
    let state = elfenwizards.setup({ players: seed % 2 === 0 ? 3 : 6 });
    for (let actor = elfenwizards.actor(state); actor !== 'over'; actor = elfenwizards.actor(state)) {
      const legal = elfenwizards.legalMoves(state);
      const move = actor === 'chance' ? elfenwizards.sample(state, rng) : legal[rng.int(legal.length)];
      if (move === undefined) throw new Error('no legal move');
      const near = universe.get(move.type) ?? [];
      const tried = Array.from({ length: 10 }, () => near[rng.int(near.length)]);
      const refusals = tried.flatMap((other) => elfenwizards.violation(state, other) ?? []);
      const before = state;
      for (const [locale, id] of ids) {
        sentences.set(elfenwizards.describe(move, locale), id);
        sentences.set(elfenwizards.prompt(before.phase, actor, locale), id);
        for (const refused of refusals) {
          codes.add(refused.code);
          sentences.set(elfenwizards.describeViolation(refused, locale), id);
        }
        state = elfenwizards.apply(before, move, (event) =>
          sentences.set(elfenwizards.describeEvent(event, locale), id),
        );
      }
    }
  }
  expect(sentences.size).toBeGreaterThan(500);
  // They include those whose sentences name spaces, boxes and wizards.
  const naming = [
    'not-vacant',
    'not-in-box',
    'no-such-major',
    'no-magic-user-space',
    'no-minor-there',
    'no-such-wizard',
  ];
  expect(naming.filter((code) => !codes.has(`elfenwizards/${code}`))).toEqual([]);
  expect([...sentences].flatMap(([sentence, id]) => (id.test(sentence) ? [sentence] : []))).toEqual([]);
});
