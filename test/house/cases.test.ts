import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../src/core/wording.ts';
import { kits } from '../../src/games/index.ts';
import { answerTo, bookOf, mutantsOf } from '../cases/books.ts';
import { casesPage } from '../cases/page.ts';
import { ROOT } from '../tools/entries.ts';

const schema = JSON.parse(readFileSync(join(ROOT, 'docs/cases/schema.json'), 'utf8'));

describe.each(kits.filter(({ cases }) => cases))('the case book of $game.id', (kit) => {
  const { game } = kit;
  const book = bookOf(game.id);

  it('matches its schema, and is what the kit loads', async () => {
    const { valid, errorMessage } = new AjvJsonSchemaValidator().getValidator(schema)(book);
    expect(errorMessage).toBeUndefined();
    expect(valid).toBe(true);
    expect(book.game).toBe(game.id);
    expect(book.rulesVersion).toBe(game.rulesVersion);
    expect(await kit.cases?.()).toEqual(book);
  });

  it('has a case for every ruling, or a reason why there is none', async () => {
    const rulings = ((await kit.law?.())?.clauses ?? []).flatMap(({ id, rulings: { length } }) =>
      Array.from({ length }, (_, index) => (length === 1 ? id : `${id}/${index + 1}`)),
    );
    const told = [...book.cases.map(({ ruling }) => ruling), ...Object.keys(book.without)];
    const options = book.cases.flatMap(({ ruling, setting = {} }) =>
      game.options.some(({ key, clause }) => clause === ruling && key in setting) ? [ruling] : [],
    );
    expect(rulings.filter((ruling) => !told.includes(ruling))).toEqual([]);
    expect(told.filter((ruling) => ![...rulings, ...options].includes(ruling))).toEqual([]);
    expect(Object.keys(book.without).filter((ruling) => book.cases.some((one) => one.ruling === ruling))).toEqual([]);
  });

  it('turns every option, and shows each of its values that has a name', () => {
    const options: Record<string, { readonly values?: object }> = inLanguage(game.words, 'en').options;
    const named = game.options.flatMap(({ key }) => [
      key,
      ...Object.keys(options[key]?.values ?? {}).flatMap((value) => (/^\d/.test(value) ? [] : `${key}: ${value}`)),
    ]);
    const defaults = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    const shown = book.cases.flatMap(({ options: given, setting = {} }) =>
      [{ ...defaults, ...given }, setting].flatMap((side) =>
        Object.entries(side).flatMap(([key, value]) => (key in setting ? [key, `${key}: ${value}`] : [])),
      ),
    );
    expect(named.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it('numbers its cases by clause, in the order of the rules', async () => {
    const clauses = ((await kit.law?.())?.clauses ?? []).map(({ id }) => id);
    const places = book.cases.map(({ ruling }) => clauses.indexOf(ruling.replace(/\/.*/, '')));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const ids = book.cases.map(({ ruling }, index) => {
      const clause = ruling.replace(/\/.*/, '');
      const before = book.cases.slice(0, index).filter((one) => one.ruling.replace(/\/.*/, '') === clause).length;
      return `${clause}${'abcdefghijklm'[before]}`;
    });
    expect(book.cases.map(({ id }) => id)).toEqual(ids);
  });

  it.each(book.cases)('$id: $name.en', (one) => {
    expect(answerTo(game, one)).toEqual(one.verdict.answer);
    expect(one.otherwise.answer).not.toEqual(one.verdict.answer);
    if (one.setting !== undefined) expect(answerTo(game, one, one.setting)).toEqual(one.otherwise.answer);
  });

  it.each([
    ['en', ''],
    ['it', 'it/'],
  ])('has its page: %s', async (locale, folder) => {
    const path = join(ROOT, `docs/cases/${folder}${game.id}.md`);
    await expect(casesPage(kit, book, locale)).toMatchFileSnapshot(path);
  });

  it('has a mutant for every case without an option for the other reading', () => {
    const turned = book.cases.filter(({ setting }) => setting === undefined).map(({ id }) => id);
    expect(Object.keys(mutantsOf(game.id))).toEqual(turned);
  });
});
