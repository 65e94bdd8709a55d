import type { Game } from '../core/game.ts';
import { inLanguage, type Locale, own, shown } from '../core/wording.ts';

/** One option of a game, as a form field. */
export interface FormField {
  readonly key: string;
  readonly label: string;
  /** The clause of the option. */
  readonly clause: string;
  readonly default: unknown;
  /** The choices with their words. If absent, the user enters the value as JSON. */
  readonly choices?: readonly { readonly value: unknown; readonly label: string }[];
  /** The allowed values, as the end of a sentence. */
  readonly expected: string;
}

/** The options of a game as form fields in the language `locale`. Pass the entered values to `setup`, by `key`. */
export function optionsForm(game: Game, locale: Locale = 'en'): readonly FormField[] {
  const spoken = new Map(Object.entries(inLanguage(game.words, locale).options));
  return game.options.map(({ key, clause, default: standard, values, expected }) => {
    const told = spoken.get(key);
    return {
      key,
      label: told?.label ?? key,
      clause,
      default: standard,
      ...(values !== undefined && {
        choices: values.map((value) => ({ value, label: own(told?.values, value) ?? shown(value) })),
      }),
      expected: told?.expected ?? expected,
    };
  });
}
