import { OptionsError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { GameOption } from '../core/options.ts';
import { inLanguage, type Locale } from '../core/wording.ts';
import { type OptionWords, wordsIn } from '../core/words.ts';
import { cliFailure, UsageError } from './errors.ts';
import { chosenGames } from './games.ts';
import { say, sayData, sayJson, sayLines } from './output.ts';
import { words } from './text.ts';

export interface OptionsOptions {
  /** Options to check, whose values are shown. */
  readonly options?: object;
  readonly template: boolean;
  /** Whether the template has whole tables instead of their names. */
  readonly full: boolean;
  readonly json: boolean;
  readonly locale: Locale;
}

/** Prints the options of a game, or a template with all of them. Checks the given options. */
export async function options(name: string, settings: OptionsOptions): Promise<void> {
  const { options: given, template, full, json, locale } = settings;
  const games = (await chosenGames([name])).kits.map(({ game }) => game);
  if (given !== undefined) for (const game of games) checkOptions(game, given, locale);
  const values = new Map<string, unknown>(Object.entries(given ?? {}));
  if (template || full) {
    const [game, ...others] = games;
    if (game === undefined || others.length > 0)
      throw cliFailure('cli/game-count', { name, count: `${games.length} games`, wanted: 'a template needs one' });
    sayData(printed(formOf(game, values, full)));
    return;
  }
  for (const [index, game] of games.entries()) {
    if (json) for (const option of game.options) sayJson(worded(game, option, values, locale));
    else {
      if (index > 0) say('');
      sayLines(listOf(game, values, locale));
    }
  }
}

/**
 * Checks options against the rules of a game.
 * @throws UsageError with the refusal in the language `locale`, and with the clauses.
 */
export function checkOptions(game: Game, given: object, locale: Locale): void {
  try {
    game.setup(given);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const { violation } = error;
    // The clause that refuses the value, and the clause that defines the option.
    const about = game.options.find(({ key }) => key === violation.params['option'])?.clause;
    const clauses = [...new Set([violation.clause, ...(about === undefined ? [] : [about])])];
    throw new UsageError(`--options: ${game.describeViolation(violation, locale)} (${clauses.join(', ')})`, violation);
  }
}

type Values = ReadonlyMap<string, unknown>;

/** Every option with its given or default value. */
function formOf({ options }: Game, values: Values, full: boolean): object {
  return Object.fromEntries(
    options.map((option) => {
      const value = values.has(option.key) ? values.get(option.key) : option.default;
      const table = full && value === option.default ? option.full?.(Object.fromEntries(values)) : undefined;
      return [option.key, table ?? value];
    }),
  );
}

/** JSON for editing: one option per line, and one entry per line in tables and lists of lists. */
function printed(form: object): string {
  return block(form, '', (value, indent) => {
    const isTable = typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(Array.isArray));
    return isTable ? block(value, indent, (entry) => JSON.stringify(entry)) : JSON.stringify(value);
  });
}

/** An object or an array with one entry per line. */
function block(value: object, indent: string, shown: (entry: unknown, indent: string) => string): string {
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, entry]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${shown(entry, inner)}`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function listOf(game: Game, values: Values, locale: Locale): string {
  if (game.options.length === 0) return inLanguage(words.noOptions(game.name), locale);
  return [
    `${game.name} (${game.id})`,
    ...game.options.flatMap((option) => {
      const { key, clause, label, expected, default: standard, meanings, value } = worded(game, option, values, locale);
      const here = value === undefined ? [] : [inLanguage(words.here(JSON.stringify(value)), locale)];
      return [
        '',
        `${key} · ${label} · ${clause}`,
        `  ${[expected, inLanguage(words.byDefault(JSON.stringify(standard)), locale), ...here].join('; ')}`,
        ...meanings.map(({ value, meaning }) => `  ${JSON.stringify(value)}: ${meaning}`),
      ];
    }),
  ].join('\n');
}

/** An option with its words in one language. */
interface WordedOption extends Omit<GameOption, 'full'> {
  readonly full?: unknown;
  readonly label: string;
  /** Meanings of some of its values. */
  readonly meanings: readonly { readonly value: unknown; readonly meaning: string }[];
  /** The given value, if any. */
  readonly value?: unknown;
}

function worded(game: Game, option: GameOption, values: Values, locale: Locale): WordedOption {
  const { full, ...rest } = option;
  const spoken = new Map(Object.entries<OptionWords>(wordsIn(game.words, locale).options)).get(option.key);
  return {
    ...rest,
    ...(full !== undefined && { full: full(Object.fromEntries(values)) }),
    expected: spoken?.expected ?? option.expected,
    label: spoken?.label ?? option.key,
    meanings: Object.entries(spoken?.values ?? {}).map(([value, meaning]) => ({ value: literal(value), meaning })),
    ...(values.has(option.key) && { value: values.get(option.key) }),
  };
}

/** The value that a key in an option's words stands for, such as `2` for `'2'`. */
function literal(key: string): unknown {
  return /^(null|true|false|0|[1-9]\d*)$/.test(key) ? JSON.parse(key) : key;
}
