import { OptionsError } from './errors.ts';
import type { Params } from './game.ts';
import { otherRefusals } from './refusals.ts';
import { excerpt, fill, own, shown } from './wording.ts';
import type { OptionWords } from './words.ts';

/** The rules about one option. The names of the option and of its values are in the words of the game. */
export interface OptionRule<Value = unknown, Options = unknown> {
  /** The clause of the option. */
  readonly clause: string;
  /** All allowed values, if they are few. */
  readonly values?: readonly Value[];
  /** Whether the value has the right form. A rule without `values` needs this function. */
  has?(value: unknown): boolean;
  /**
   * What is wrong with a value that `values` or `has` accepts, alone or together with the other options. Parts that
   * `has` does not check, such as the members of an object, may be anything, so check their types here.
   */
  fault?(value: Value, options: Options): OptionFault | undefined;
  /** If the default is only a name: the value that it stands for. Users can copy and change it. */
  full?(options: Options): Value;
}

/** The fault of an option's value. */
export interface OptionFault {
  /** The key, in `OptionWords.faults`, of the words that say what is expected. */
  readonly fault: string;
  /** The clause that refuses the value, if it differs from `OptionSet.clause`. */
  readonly clause?: string;
  /** The parameters of the words at `fault`. */
  readonly params?: Params;
}

/** The options of a game. */
export interface OptionSet<Options> {
  /** The clause that refuses unknown options and values. */
  readonly clause: string;
  readonly defaults: Options;
  readonly rules: { readonly [Key in keyof Options]-?: OptionRule<Options[Key], Options> };
}

/** One option, for a form or a help text. */
export interface GameOption {
  readonly key: string;
  readonly clause: string;
  readonly default: unknown;
  /** All allowed values, if they are few. */
  readonly values?: readonly unknown[];
  /** If `default` is only a name: the value that it stands for with these options, and defaults for the rest. */
  full?(options?: object): unknown;
  /** The allowed values in English; `Game.words` has them in other languages. */
  readonly expected: string;
}

/** What is expected of each option, in English. */
export type Expectations<Options> = {
  readonly [Key in keyof Options]-?: Pick<OptionWords, 'expected' | 'faults'>;
};

/** The options of a set, in order. */
export function optionList<Options extends object>(
  { defaults, rules }: OptionSet<Options>,
  words: Expectations<Options>,
): readonly GameOption[] {
  const spoken: Record<string, Pick<OptionWords, 'expected'>> = words;
  const standard = new Map<string, unknown>(Object.entries(defaults));
  return Object.entries<OptionRule>(rules).map(([key, { clause, values, full }]) => ({
    key,
    clause,
    default: standard.get(key),
    ...(values !== undefined && { values }),
    ...(full !== undefined && { full: (given = {}) => full({ ...defaults, ...given }) }),
    expected: own(spoken, key)?.expected ?? '',
  }));
}

/**
 * The complete options of a game: the given ones, checked, and defaults for the rest.
 * @param words the English words of the options.
 * @throws OptionsError `<id>/unknown-option` or `<id>/option-value`.
 */
export function completeOptions<Options extends object>(
  id: string,
  { clause, defaults, rules }: OptionSet<Options>,
  words: Expectations<Options>,
  given: Partial<Options> = {},
): Options {
  const byKey: Record<string, OptionRule> = rules;
  const spoken: Record<string, Pick<OptionWords, 'expected' | 'faults'>> = words;
  const refused = (by: string, code: 'unknown-option' | 'option-value', params: Params): OptionsError =>
    new OptionsError({ code: `${id}/${code}`, clause: by, params }, fill(otherRefusals[code], params, 'en'));
  const wrong = (option: string, value: unknown, expected = '', more: Params = {}, by = clause): OptionsError =>
    refused(by, 'option-value', { ...more, option, value: shown(value), expected });
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw wrong('options', given, '{…}');
  }
  const options = { ...defaults };
  for (const [key, value] of Object.entries(given)) {
    const rule = own(byKey, key);
    if (rule === undefined)
      throw refused(clause, 'unknown-option', { option: excerpt(key), known: Object.keys(rules).join(', ') });
    if (value === undefined) continue;
    if (!allows(rule, value)) throw wrong(key, value, own(spoken, key)?.expected);
    Object.assign(options, { [key]: value });
  }
  for (const [key, value] of Object.entries(options)) {
    const found = own(byKey, key)?.fault?.(value, options);
    if (found === undefined) continue;
    const { fault, params = {} } = found;
    const expected = fill({ en: own(spoken, key)?.faults?.[fault] ?? '' }, params, 'en');
    throw wrong(key, value, expected, { fault, ...params }, found.clause);
  }
  return options;
}

function allows({ values, has }: OptionRule, value: unknown): boolean {
  return values === undefined ? has?.(value) === true : values.some((allowed) => Object.is(allowed, value));
}
