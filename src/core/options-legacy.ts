import { optionsError, optionValueError } from './options.ts';
import { shown } from './wording.ts';

/** What one option may be. */
export interface LegacyOptionRule {
  /** The values, for the error: `2..4`. */
  readonly expected: string;
  has(value: unknown): boolean;
}

/** One rule an option. */
export type LegacyOptionRules<Options> = { readonly [Key in keyof Options]-?: LegacyOptionRule };

/**
 * The options of a game, complete: those given, checked, and the defaults for the rest.
 * @param clause the clause that refuses unknown keys and values.
 * @throws OptionsError `<id>/unknown-option` or `<id>/option-value`.
 */
export function legacyOptions<Options extends object>(
  id: string,
  clause: string,
  rules: LegacyOptionRules<Options>,
  defaults: Options,
  given: Partial<Options> = {},
): Options {
  const byName = new Map<string, LegacyOptionRule>(Object.entries(rules));
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw optionValueError(id, clause, 'options', given, 'an object');
  }
  const options = { ...defaults };
  for (const [option, value] of Object.entries(given)) {
    const rule = byName.get(option);
    if (rule === undefined) throw optionsError(id, clause, 'unknown-option', { option: shown(option) });
    if (value === undefined) continue;
    if (!rule.has(value)) throw optionValueError(id, clause, option, value, rule.expected);
    Object.assign(options, { [option]: value });
  }
  return options;
}
