import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/core/rng.ts';
import { elfenland, languages } from '../../../src/games/elfenland/index.ts';
import { listed } from '../../../src/realm/words/words.ts';

const locales = ['en', 'it'] as const;
const GAMES = 4;

/** The ids that differ from their names, by language, the longest first. */
const ids = new Map(
  locales.map((locale) => {
    const names = Object.entries<string>(languages[locale]?.names ?? {});
    return [locale, names.filter(([id, name]) => id !== name)] as const;
  }),
);

/** The ids that a sentence contains, apart from its names. */
function idsIn(sentence: string, locale: 'en' | 'it'): string[] {
  const named = [...(ids.get(locale) ?? [])].sort(([, a], [, b]) => b.length - a.length);
  const bare = named.reduce((rest, [, name]) => rest.replaceAll(name, '·'), sentence);
  return named.flatMap(([id]) => (new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(bare) ? [`${id}: ${sentence}`] : []));
}

/** Every sentence of some random games: moves, events as each seat sees them, refusals and prompts. */
function sentencesOf(locale: 'en' | 'it'): Set<string> {
  const told = new Set<string>();
  const rng = seeded(7);
  for (let game = 0; game < GAMES; game++) {
    let state = elfenland.setup({ players: 3 as const, destination: game % 2 === 0 });
    for (let ply = 0; elfenland.actor(state) !== 'over'; ply++) {
      const actor = elfenland.actor(state);
      const legal = elfenland.legalMoves(state);
      const move = actor === 'chance' ? elfenland.sample(state, rng) : legal[rng.int(legal.length)];
      if (move === undefined) throw new Error('no legal move');
      told.add(elfenland.describe(move, locale)).add(elfenland.prompt(state.phase, actor, locale));
      for (const [type, fields] of Object.entries(ply % 3 === 0 ? elfenland.moves : {})) {
        const values = Object.entries(fields).map(([name, { values }]) => [name, values[rng.int(values.length)]]);
        const refused = elfenland.violation(state, { type, ...Object.fromEntries(values) });
        if (refused !== undefined) told.add(elfenland.describeViolation(refused, locale));
      }
      state = elfenland.apply(state, move, (event) => {
        for (const viewer of [0, 'table'] as const) {
          const known = elfenland.redact(event, viewer);
          if (known !== undefined) told.add(elfenland.describeEvent(known, locale));
        }
      });
    }
  }
  return told;
}

describe('the words', () => {
  it('count the pieces of each kind once', () => {
    const { names } = languages.en;
    expect(listed(['dragon', 'raft', 'dragon'], names)).toBe('2 × dragon, raft');
    expect(listed([], names)).toBe(names.none);
  });

  it.each(locales)('contain no id, in %s', (locale) => {
    const told = [...sentencesOf(locale)];
    expect(told.length).toBeGreaterThan(200);
    expect(told.flatMap((sentence) => idsIn(sentence, locale))).toEqual([]);
  });

  it.each(['types', 'moves', 'events', 'phases', 'prompts', 'refusals', 'labels', 'names'] as const)(
    'have the same placeholders in every language: %s',
    (part) => {
      const placeholders = (locale: string): Readonly<Record<string, readonly string[]>> =>
        Object.fromEntries(
          Object.entries<string>(languages[locale]?.[part] ?? {}).map(([key, text]) => [
            key,
            (text.match(/\{\w+\}/g) ?? []).sort(),
          ]),
        );
      expect(placeholders('it')).toEqual(placeholders('en'));
    },
  );
});
