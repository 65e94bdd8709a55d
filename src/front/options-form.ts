import type { Game } from '../core/game.ts';
import { type Locale, shown } from '../core/wording.ts';

/** One option of a game, as a form shows it. */
export interface FormField {
  readonly key: string;
  readonly label: string;
  /** The clause that describes it. */
  readonly clause: string;
  readonly default: unknown;
  /** What may be chosen, with words; absent where there is no list, and the value is entered as JSON. */
  readonly choices?: readonly { readonly value: unknown; readonly label: string }[];
  /** What it may be, as the end of a sentence. */
  readonly expected: string;
}

/** The options of a game as the fields of a form, in that language: `setup` takes the values by their keys. */
export function optionsForm(game: Game, locale: Locale = 'en'): readonly FormField[] {
  const words = Object.hasOwn(game.words, locale) ? game.words[locale] : undefined;
  const spoken = new Map(Object.entries((words ?? game.words.en).options));
  return game.options.map(({ key, clause, default: standard, values, expected }) => {
    const told = spoken.get(key);
    return {
      key,
      label: told?.label ?? key,
      clause,
      default: standard,
      ...(values !== undefined && {
        choices: values.map((value) => ({ value, label: told?.values?.[String(value)] ?? shown(value) })),
      }),
      expected: told?.expected ?? expected,
    };
  });
}
