import { OptionsError } from './errors.ts';
import type { Params } from './game.ts';
import { otherRefusals } from './refusals.ts';
import { fill, shown } from './wording.ts';

/** What one option may be. */
export interface OptionRule {
  /** The values, for the error: `2..4`. */
  readonly expected: string;
  has(value: unknown): boolean;
}

/** One rule an option. */
export type OptionRules<Options> = { readonly [Key in keyof Options]-?: OptionRule };

/**
 * The options of a game, complete: those given, checked, and the defaults for the rest.
 * @param clause the clause that refuses unknown keys and values.
 * @throws OptionsError `<id>/unknown-option` or `<id>/option-value`.
 */
export function completeOptions<Options extends object>(
  id: string,
  clause: string,
  rules: OptionRules<Options>,
  defaults: Options,
  given: Partial<Options> = {},
): Options {
  const byName = new Map<string, OptionRule>(Object.entries(rules));
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

/** The error for a value that the rules do not allow, also where it clashes with another option. */
export function optionValueError(
  id: string,
  clause: string,
  option: string,
  value: unknown,
  expected: string,
): OptionsError {
  return optionsError(id, clause, 'option-value', { option, value: shown(value), expected });
}

function optionsError(
  id: string,
  clause: string,
  code: 'unknown-option' | 'option-value',
  params: Params,
): OptionsError {
  return new OptionsError({ code: `${id}/${code}`, clause, params }, fill(otherRefusals[code], params, 'en'));
}
