import { describe, expect, it } from 'vitest';
import { OptionsError } from '../../src/core/errors.ts';
import type { Game } from '../../src/core/game.ts';
import { type OptionWords, wordsIn } from '../../src/core/words.ts';
import {
  games as byId,
  elfengold,
  elfenland,
  elfenwizards,
  fairysFate,
  strage,
  theChallenge,
} from '../../src/index.ts';

const games = Object.values(byId);

/** The reasons why the rules refuse these options, in each language, with the clause. */
function refusals(game: Game, options: object): string[] {
  try {
    game.setup(options);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const { violation } = error;
    const texts = ['en', 'it'].map((locale) => game.describeViolation(violation, locale).split('; ')[1] ?? '');
    expect(error.message).toContain(`${texts[0]} (${violation.clause})`);
    return [violation.clause, ...texts];
  }
  return [];
}

const { recipes } = fairysFate.setup();
const discs = Object(elfengold.options.find(({ key }) => key === 'goldValues')?.full?.());
const points = { blue: 3, red: 2, yellow: 2, purple: 1, black: 1 };
const one = { 'magic-user-1': [0, 1, 2] };

type Case = readonly [game: Game, options: object, clause: string, english: string, italian: string];
const gold = (goldValues: object, en: string, it: string): Case => [elfengold, { goldValues }, 'EL-1.1', en, it];
const placed = (places: object, en: string, it: string): Case => [
  elfenwizards,
  { players: 3, layout: { ...one, ...places } },
  'EW-3.3',
  en,
  it,
];
const fate = (options: object, en: string, it: string): Case => [fairysFate, options, 'FF-1.1', en, it];
/** Ids, as the user types them. */
const quoted = (...ids: readonly string[]): string => `"${ids.join('", "')}"`;
const objects = quoted('orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals');
const faces = quoted(...Object.keys(Object(fairysFate.options.find(({ key }) => key === 'natureCards')?.full?.())));

/** Every way in which a value of the right type can be invalid, with the clause and the expected value. */
const cases: readonly Case[] = [
  [strage, { order: [0, 1, 1] }, 'ST-1.3', 'every seat from 0 to 2 once', 'ogni posto da 0 a 2 una volta'],
  [elfenwizards, { firstSeat: 4 }, 'EW-1.1', '"random" or a seat from 0 to 3', '"random" o un posto da 0 a 3'],
  [elfenwizards, { firstSeat: 0.5 }, 'EW-1.1', '"random" or a seat from 0 to 3', '"random" o un posto da 0 a 3'],
  [elfenwizards, { firstSeat: -0 }, 'EW-1.1', '"random" or a seat from 0 to 3', '"random" o un posto da 0 a 3'],
  placed({ moon: [0] }, 'spaces of the board, not "moon"', 'caselle del tabellone, non "moon"'),
  placed({ 'high-wizard': [0] }, 'no wizard on "high-wizard"', 'nessun mago su "high-wizard"'),
  placed({ 'wizard-1': 0 }, 'a non-empty array of seats on "wizard-1"', 'una lista non vuota di posti su "wizard-1"'),
  placed({ 'wizard-1': [3] }, 'seats from 0 to 2 on "wizard-1"', 'posti da 0 a 2 su "wizard-1"'),
  placed(
    { 'magic-user-2': [1, 0] },
    'seats in ascending order on "magic-user-2"',
    'posti in ordine crescente su "magic-user-2"',
  ),
  placed({ 'wizard-1': [0, 1] }, 'at most one wizard on "wizard-1"', 'al massimo un mago su "wizard-1"'),
  [elfenwizards, { layout: one }, 'EW-3.3', '1 to 16 wizards of seat 3, not 0', 'da 1 a 16 maghi del posto 3, non 0'],
  [theChallenge, { firstSeat: 4 }, 'TC-1.1', 'a seat from 0 to 3', 'un posto da 0 a 3'],
  [theChallenge, { fairyPoints: points }, 'TC-1.1', 'a number for "green" as well', 'un numero anche per "green"'],
  [
    theChallenge,
    { fairyPoints: { ...points, green: 0.5 } },
    'TC-1.1',
    'a whole number from 1 to 9 for "green"',
    'un numero intero da 1 a 9 per "green"',
  ],
  [
    theChallenge,
    { fairyPoints: { ...points, green: 1, pink: 1 } },
    'TC-1.1',
    'no colour "pink"',
    'nessun colore "pink"',
  ],
  fate({ firstSeat: 3 }, 'a seat from 0 to 2', 'un posto da 0 a 2'),
  fate({ natureCards: { leaf: 6 } }, '0 to 5 copies of "leaf"', 'da 0 a 5 copie di "leaf"'),
  fate(
    { natureCards: { moss: 1 } },
    `faces of nature cards (${faces}), not "moss"`,
    `facce di carte natura (${faces}), non "moss"`,
  ),
  fate(
    { natureCards: { serpent: 17 } },
    '18 fairies and serpents in all, not 17',
    '18 fra fate e serpenti in tutto, non 17',
  ),
  fate({ natureCards: { serpent: 18, leaf: 5 } }, '12 objects in all, not 5', '12 oggetti in tutto, non 5'),
  fate({ recipes: recipes.slice(1) }, 'nine recipes, not 8', 'nove ricette, non 8'),
  fate(
    { recipes: [...recipes.slice(1), ['leaf', 'noce', 'walnut', 'acorn']] },
    `objects (${objects}) for recipe 8, not "noce"`,
    `oggetti (${objects}) per la ricetta 8, non "noce"`,
  ),
  fate(
    { recipes: [...recipes.slice(1), ['leaf', 'orange', 'walnut', 'acorn']] },
    'four different objects in table order for recipe 8',
    'quattro oggetti diversi in ordine di tabella per la ricetta 8',
  ),
  [elfenland, { firstSeat: 5 }, 'EL-1.1', '"random" or a seat from 0 to 3', '"random" o un posto da 0 a 3'],
  [elfengold, { firstSeat: 5 }, 'EL-1.1', '"random" or a seat from 0 to 3', '"random" o un posto da 0 a 3'],
  gold({}, 'the 20 discs by town, one on "albaran" too', 'i 20 dischi per città, uno anche su "albaran"'),
  gold(
    { ...discs, elvenhold: 2 },
    'the 20 discs by town, none on "elvenhold"',
    'i 20 dischi per città, nessuno su "elvenhold"',
  ),
  gold(
    { ...discs, beata: 1 },
    'the 20 discs by town, one of 2 to 7 on "beata"',
    'i 20 dischi per città, uno da 2 a 7 su "beata"',
  ),
  gold(
    { ...discs, albaran: 6 },
    'the 20 discs by town, 1 of them with 6, not 2',
    'i 20 dischi per città, 1 con 6, non 2',
  ),
];

describe('an invalid part of an option', () => {
  it.each(cases)('is refused, in both languages: $0.id $1', (game, options, clause, english, italian) => {
    expect(refusals(game, options)).toEqual([clause, `expected ${english}.`, `valore atteso: ${italian}.`]);
  });

  it('has the same placeholders in every language, and each is tested', () => {
    const tried = cases.map(([game, options]) => {
      try {
        game.setup(options);
      } catch (error) {
        if (error instanceof OptionsError) {
          return [game.id, error.violation.params['option'], error.violation.params['fault']].join(' ');
        }
      }
      return '';
    });
    const faultsOf = (game: Game, locale: string): string[] =>
      Object.entries<OptionWords>(wordsIn(game.words, locale).options).flatMap(([key, { faults = {} }]) =>
        Object.entries(faults).map(([fault, text]) =>
          `${game.id} ${key} ${fault} ${(text.match(/\{\w+\}/g) ?? []).sort().join(' ')}`.trim(),
        ),
      );
    for (const game of games) expect(faultsOf(game, 'it').sort(), game.id).toEqual(faultsOf(game, 'en').sort());
    const known = games.flatMap((game) => faultsOf(game, 'en'));
    expect(known.map((text) => text.replace(/ \{.*/, '')).sort()).toEqual([...new Set(tried)].sort());
  });

  it('is never a default, nor the completed default', () => {
    for (const game of games) {
      const full = Object.fromEntries(game.options.map((option) => [option.key, option.full?.() ?? option.default]));
      expect(game.setup(full)).toEqual(game.setup());
    }
  });
});

describe.each(games)('the options of $name', (game) => {
  it('are refused by the rules if one is replaced by any JSON, and for null, a list or a function', () => {
    for (const { key } of game.options) {
      for (const odd of ['', 'x', -1, 1.5, 1e9, true, {}, [null], { x: null }]) {
        expect(() => refusals(game, { [key]: odd }), `${key}: ${JSON.stringify(odd)}`).not.toThrow();
      }
      for (const wrong of [null, [], () => 1]) {
        if (wrong === null && key === 'handLimit') continue; // EG-9.9: no limit.
        expect([key, ...refusals(game, { [key]: wrong })]).toEqual([
          key,
          expect.stringMatching(/^[A-Z]{2}-/),
          expect.anything(),
          expect.anything(),
        ]);
      }
    }
  });
});
