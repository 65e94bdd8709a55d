/**
 * A language tag: `en`, `it`, or another language of a game; `it-CH` is read as `it`. Where the language is missing,
 * texts are in English.
 */
export type Locale = string;

/** One sentence in every language. A name in braces stands for the parameter of that name. */
export interface Wording {
  readonly en: string;
  readonly [locale: string]: string;
}

/** The language of `by` for that tag: `it` also for `it-CH`, and `en` if the language is missing. */
export function languageIn(by: object, locale: Locale = 'en'): Locale {
  return [locale, String(locale).split('-', 1).join()].find((key) => Object.hasOwn(by, key)) ?? 'en';
}

/** The sentence or words in that language, or else in English. */
export function inLanguage<Words>(
  by: { readonly en: Words; readonly [locale: Locale]: Words },
  locale?: Locale,
): Words {
  return by[languageIn(by, locale)] ?? by.en;
}

/** The sentence in one language, with its parameters. */
export function fill(wording: Wording, params: Readonly<Record<string, number | string>>, locale: Locale): string {
  return inLanguage(wording, locale).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** Control characters, invisible characters, characters that change the text direction, and line ends. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes unprintable characters, as in `\u001b`: the result is one printable line. Escaped JSON keeps its value. */
export function escaped(text: string): string {
  const code = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replace(UNPRINTABLE, (character) => character.split('').map(code).join(''));
}

/** The beginning of an untrusted text, escaped for use in a sentence. */
export function excerpt(text: string, length: number = 80): string {
  return escaped(text.length > length ? `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : text);
}

/** The beginning of an untrusted value's JSON, short enough for a sentence. */
export function shown(value: unknown): string {
  let text = '…';
  try {
    text =
      JSON.stringify(value, (_, n) =>
        typeof n === 'number' && !Number.isFinite(n) ? `${n}` : Object.is(n, -0) ? '-0' : n,
      ) ?? String(value);
  } catch {
    // Nested too deeply, or not JSON.
  }
  return excerpt(text);
}

/** The object's own member with that key. Inherited members such as `toString` do not count. */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: unknown): Value | undefined {
  return record !== undefined && Object.hasOwn(record, String(key)) ? record[String(key)] : undefined;
}
