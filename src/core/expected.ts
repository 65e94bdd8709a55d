import type { Fields } from './domain.ts';
import type { Params } from './game.ts';
import type { JsonSchema } from './kit.ts';
import { isObject } from './objects.ts';
import { fill, type Locale, own, shown } from './wording.ts';

/** Maximum number of values that a sentence lists. */
const MOST_SHOWN = 12;

/** What is wrong with the field of a malformed move. */
const flaws = {
  unknown: { en: 'it cannot have a field "{field}"', it: 'non può avere un campo "{field}"' },
  value: { en: 'its field "{field}" must be {expected}', it: 'il campo "{field}" deve essere {expected}' },
  optional: {
    en: 'its field "{field}" must be absent or {expected}',
    it: 'il campo "{field}" deve mancare o essere {expected}',
  },
  member: { en: 'its field "{field}" cannot contain "{member}"', it: '"{field}" non può contenere "{member}"' },
  other: { en: 'check its field "{field}"', it: 'controlla il campo "{field}"' },
};

/** Which values a schema accepts. */
const accepted = {
  between: { en: 'an integer from {minimum} to {maximum}', it: 'un numero intero da {minimum} a {maximum}' },
  atLeast: { en: 'an integer, {minimum} or more', it: 'un numero intero, {minimum} o più' },
  oneOf: { en: 'one of {values}', it: 'uno di questi valori: {values}' },
  list: {
    en: 'a list with {minItems} to {maxItems} of these values, in this order: {values}',
    it: "una lista di valori fra questi, da {minItems} a {maxItems}, in quest'ordine: {values}",
  },
};

/** The end of a sentence: what is wrong with the field named in the params of a `malformed-move`. */
export function flawOf(fields: Fields | undefined, params: Params, locale: Locale): string {
  if (params['member'] !== undefined) return fill(flaws.member, params, locale);
  const domain = own(fields, params['field']);
  if (domain === undefined) return fill(flaws.unknown, params, locale);
  const expected = expectedOf(domain.schema, locale);
  if (expected === undefined) return fill(flaws.other, params, locale);
  return fill(domain.optional ? flaws.optional : flaws.value, { ...params, expected }, locale);
}

/** The values that a schema accepts; `undefined` for other forms of schema, which only a game's own domain has. */
function expectedOf(schema: JsonSchema, locale: Locale): string | undefined {
  const { type, minimum, maximum, minItems, maxItems, items, enum: values } = schema;
  if (Array.isArray(values)) {
    return values.length === 1 ? shown(values[0]) : fill(accepted.oneOf, { values: listed(values) }, locale);
  }
  if (type === 'integer' && typeof minimum === 'number') {
    if (typeof maximum === 'number') return fill(accepted.between, { minimum, maximum }, locale);
    return fill(accepted.atLeast, { minimum }, locale);
  }
  const { enum: members } = isObject(items) ? items : {};
  if (type !== 'array' || !Array.isArray(members)) return undefined;
  return fill(accepted.list, { minItems: `${minItems}`, maxItems: `${maxItems}`, values: listed(members) }, locale);
}

function listed(values: readonly unknown[]): string {
  const more = values.length > MOST_SHOWN ? ['…'] : [];
  return [...values.slice(0, MOST_SHOWN).map(shown), ...more].join(', ');
}
