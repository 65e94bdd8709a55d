import type { Game } from '../../core/game.ts';
import type { Locale } from '../../core/wording.ts';
import { optionsForm } from '../../front/options-form.ts';

/** One field of the platform's form: a list to choose from. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  readonly type: 'select';
  /** The name of an item. */
  readonly default: string;
  readonly items: readonly { readonly name: string; readonly label: string }[];
}

/** What the platform's form wants to know of a game. */
export interface Form {
  readonly label: string;
  /** The numbers of players. */
  readonly players: readonly number[];
  readonly options: readonly OptionField[];
  /** What each user may choose for the viewer. */
  readonly preferences: readonly OptionField[];
}

/** Its words are shown in every language, because the player has not chosen one yet. */
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
 * What to enter on the platform's form. Options whose values are no list, such as an order of seats, are not for a form,
 * and keep their defaults. A box to be ticked would not do where ticked is the default: the platform leaves it out when
 * it is not ticked.
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

/** The options as the game knows them: the form has texts in place of numbers and the like. */
export function readOptions(game: Game, given: object): object {
  const options: Record<string, unknown> = { ...given };
  for (const { key, values = [] } of game.options) {
    const text = options[key];
    if (typeof text !== 'string' || values.includes(text)) continue;
    try {
      options[key] = JSON.parse(text);
    } catch {
      // A word: the game says whether it is one of its own.
    }
  }
  return options;
}
