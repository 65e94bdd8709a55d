import type { Game } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import { optionsForm } from '../../front/options-form.ts';

/** One field of the platform's form: a list to choose from. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  readonly type: 'select';
  /** The `name` of the default item. */
  readonly default: string;
  readonly items: readonly { readonly name: string; readonly label: string }[];
}

/** Values to enter in the platform's form for a game. */
export interface Form {
  readonly label: string;
  /** The numbers of players. */
  readonly players: readonly number[];
  readonly options: readonly OptionField[];
  /** Settings of the viewer that each user may change. */
  readonly preferences: readonly OptionField[];
}

/** The labels are in every language, because the player has not chosen a language yet. */
const LANGUAGE: OptionField = {
  name: 'language',
  label: 'Language · Lingua',
  type: 'select',
  default: 'auto',
  items: [
    { name: 'auto', label: '—' },
    { name: 'en', label: 'English' },
    { name: 'it', label: 'Italiano' },
  ],
};

/**
 * The values to enter in the platform's form for this game. Options without a list of values, such as an order of
 * seats, are left out and keep their defaults. A boolean option becomes a list too. With a checkbox, nobody could
 * switch off an option that is on by default, because the platform does not send a checkbox that is not ticked.
 */
export function formOf(game: Game, locale: Locale = 'en'): Form {
  const { min, max } = game.seats;
  return {
    label: game.name,
    players: Array.from({ length: max - min + 1 }, (_, index) => min + index),
    options: optionsForm(game, locale).flatMap(({ key, label, default: standard, choices }) =>
      key === 'players' || choices === undefined
        ? []
        : [
            {
              name: key,
              label,
              type: 'select',
              default: nameOf(standard),
              items: choices.map((choice) => ({ name: nameOf(choice.value), label: choice.label })),
            },
          ],
    ),
    preferences: [LANGUAGE],
  };
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Converts the form's strings to the values of the game's options, such as numbers. */
export function readOptions(game: Game, given: object): object {
  const options: Record<string, unknown> = { ...given };
  for (const { key, values = [] } of game.options) {
    const text = options[key];
    if (typeof text !== 'string' || values.includes(text)) continue;
    try {
      options[key] = JSON.parse(text);
    } catch {
      // The text is not JSON, so the value stays a string, which the rules may refuse.
    }
  }
  return options;
}
