import { expect, it } from 'vitest';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { seeded } from '../../src/core/rng.ts';
import type { Words } from '../../src/core/words.ts';

const locales = ['en', 'it'] as const;
const GAMES = 4;

/** A game of the realm, with its words and some options for each random game. */
interface Worded<T extends GameTypes> {
  readonly game: Game<T>;
  readonly languages: Readonly<Record<string, Words<T>>>;
  optionsOf(number: number): Parameters<Game<T>['setup']>[0];
}

/** The ids that a sentence contains, apart from its names. */
function idsIn(sentence: string, names: Readonly<Record<string, string>>): string[] {
  const named = Object.entries(names)
    .filter(([id, name]) => id !== name)
    .sort(([, a], [, b]) => b.length - a.length);
  const bare = named.reduce((rest, [, name]) => rest.replaceAll(name, '·'), sentence);
  return named.flatMap(([id]) => (new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(bare) ? [`${id}: ${sentence}`] : []));
}

/** Every sentence of some random games: moves, events as each seat sees them, refusals and prompts. */
function sentencesOf<T extends GameTypes>({ game, optionsOf }: Worded<T>, locale: string): Set<string> {
  const told = new Set<string>();
  const rng = seeded(7);
  for (let number = 0; number < GAMES; number++) {
    let state = game.setup(optionsOf(number));
    for (let ply = 0; game.actor(state) !== 'over'; ply++) {
      const actor = game.actor(state);
      const legal = game.legalMoves(state);
      const move = actor === 'chance' ? game.sample(state, rng) : legal[rng.int(legal.length)];
      if (move === undefined) throw new Error('no legal move');
      told.add(game.describe(move, locale)).add(game.prompt(state.phase, actor, locale));
      for (const [type, fields] of Object.entries(ply % 3 === 0 ? game.moves : {})) {
        const values = Object.entries(fields).map(([name, { values }]) => [name, values[rng.int(values.length)]]);
        const refused = game.violation(state, { type, ...Object.fromEntries(values) });
        if (refused !== undefined) told.add(game.describeViolation(refused, locale));
      }
      state = game.apply(state, move, (event) => {
        for (const viewer of [0, 'table'] as const) {
          const known = game.redact(event, viewer);
          if (known !== undefined) told.add(game.describeEvent(known, locale));
        }
      });
    }
  }
  return told;
}

/** Checks the words of a game of the realm. */
export function checkWords<T extends GameTypes>(worded: Worded<T>): void {
  const { languages } = worded;

  it.each(locales)('contain no id, in %s', (locale) => {
    const told = [...sentencesOf(worded, locale)];
    expect(told.length).toBeGreaterThan(200);
    expect(told.flatMap((sentence) => idsIn(sentence, languages[locale]?.names ?? {}))).toEqual([]);
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
}
