import { type Budget, parseBudget } from '../bots/bot.ts';
import { isObject } from '../core/objects.ts';
import type { GameRecord } from '../core/record.ts';
import { excerpt, own } from '../core/wording.ts';
import { planFailure } from './failures.ts';
import { jsonValue } from './json-value.ts';

/**
 * A parsed entrant of a plan. `deep=./mine.mjs:100{"depth":3}` is the module `./mine.mjs` with a budget and parameters,
 * labelled `deep` in reports; `deep=ismcts:500` labels a built-in bot.
 */
export type Entrant =
  | { readonly kind: 'library'; readonly label: string; readonly name: string }
  | {
      readonly kind: 'module';
      readonly label: string;
      readonly name: string;
      readonly path: string;
      readonly budget: string | undefined;
      readonly parameters: string | undefined;
    };

/** The label before the bot. It contains no slash, so a path with a slash does not match. */
const LABEL = /^([A-Za-z0-9][\w .-]{0,39})=/;
/** The end of a module's path. */
const PATH_END = /\.[cm]?[jt]s(?=$|[:{])/;

/** Parses an entrant. Accepts any text and loads nothing. */
export function readEntrant(text: string): Entrant {
  const [prefix = '', short] = LABEL.exec(text) ?? [];
  const bot = text.slice(prefix.length);
  const label = short ?? text;
  const end = PATH_END.exec(bot);
  if (end === null) return { kind: 'library', label, name: bot };
  const path = bot.slice(0, end.index + end[0].length);
  const rest = bot.slice(path.length);
  const brace = rest.indexOf('{');
  const budget = brace < 0 ? rest : rest.slice(0, brace);
  return {
    kind: 'module',
    label,
    name: bot,
    path,
    budget: budget === '' ? undefined : budget.slice(1),
    parameters: brace < 0 ? undefined : rest.slice(brace),
  };
}

/** The entrant's label in reports. */
export function labelOf(name: string): string {
  return readEntrant(name).label;
}

/** Whether the name stands for a module. Does not load the module, because loading runs its code. */
export function isModule(name: string): boolean {
  return readEntrant(name).kind === 'module';
}

/** The record tag with the names by seat, as JSON. */
export function seatsTag(names: readonly string[]): { readonly Seats: string } {
  return { Seats: JSON.stringify(names) };
}

/** The names in the tag `Seats`: `[]` if it is not a list of names, `undefined` without the tag. Loads nothing. */
export function seatsIn({ tags }: Pick<GameRecord, 'tags'>): readonly string[] | undefined {
  const text = own(tags, 'Seats');
  if (text === undefined) return undefined;
  const names = jsonValue(text);
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : [];
}

/**
 * The budget in a name; `undefined` if the name has none.
 * @throws PlanError if the text after the colon is not a budget.
 */
export function budgetOf(name: string): Budget | undefined {
  const entrant = readEntrant(name);
  const text = entrant.kind === 'module' ? entrant.budget : /:(.*)$/s.exec(entrant.name)?.[1];
  const budget = text === undefined ? undefined : parseBudget(text);
  if (budget === undefined && text !== undefined) throw planFailure('arena/bad-budget', { entrant: excerpt(name) });
  return budget;
}

/**
 * The parameters in a name; `{}` if the name has none.
 * @throws PlanError if they are not a JSON object.
 */
export function parametersOf(name: string): Readonly<Record<string, unknown>> {
  const entrant = readEntrant(name);
  if (entrant.kind === 'library' || entrant.parameters === undefined) return {};
  const value = jsonValue(entrant.parameters);
  if (isObject(value)) return { ...value };
  throw planFailure('arena/bad-parameters', { entrant: excerpt(name) });
}
