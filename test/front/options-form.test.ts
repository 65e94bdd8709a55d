import { expect, it } from 'vitest';
import { optionsForm } from '../../src/front/index.ts';
import { kits } from '../../src/games/index.ts';
import { strage } from '../../src/games/strage/index.ts';

it('shows the options of a game with their labels', () => {
  expect(optionsForm(strage)).toEqual([
    {
      key: 'players',
      label: 'Seats',
      clause: 'ST-1.4',
      default: 3,
      choices: [2, 3, 4].map((value) => ({ value, label: String(value) })),
      expected: '2, 3 or 4',
    },
    { key: 'order', label: 'Turn order', clause: 'ST-1.3', default: 'roll', expected: '"roll" or an array of seats' },
  ]);
  expect(optionsForm(strage, 'it')[1]).toMatchObject({ label: 'Ordine di gioco' });
  expect(optionsForm(strage, 'de')).toEqual(optionsForm(strage));
  const [players = expect.fail('no option')] = strage.options;
  const words = { en: { ...strage.words.en, options: { players: { label: '', values: {} } } } };
  const odd = { ...strage, options: [{ ...players, values: ['constructor'] }], words };
  expect(optionsForm(Object(odd))[0]?.choices?.[0]?.label).toBe('"constructor"');
});

it.each(kits)('$game.id: has a label for every choice, ids as they are typed, and valid defaults', ({ game }) => {
  for (const locale of Object.keys(game.words)) {
    const form = optionsForm(game, locale);
    expect(form.map(({ key }) => key)).toEqual(game.options.map(({ key }) => key));
    for (const { key, default: standard, label, choices, expected } of form) {
      expect([label, expected]).not.toContain('');
      const value = game.options.find((option) => option.key === key)?.full?.() ?? standard;
      const ids = JSON.stringify(value).match(/"[^"]+"/g) ?? [];
      expect(ids.length === 0 || ids.some((id) => expected.includes(id)), key).toBe(true);
      expect(new Set(choices?.map((choice) => choice.label)).size).toBe(choices?.length ?? 0);
    }
    expect(() => game.setup(Object.fromEntries(form.map((field) => [field.key, field.default])))).not.toThrow();
  }
});
