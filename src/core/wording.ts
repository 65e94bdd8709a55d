/** A language by its tag: `en`, `it`, or another that a game has been put into. What it lacks is answered in English. */
export type Locale = string;

/** One sentence in every language. A name in braces stands for the parameter of that name. */
export interface Wording {
  readonly en: string;
  readonly [locale: string]: string;
}

/** The sentence, or all the words, in that language; in English if there are none in it. */
export function inLanguage<Words>(
  by: { readonly en: Words; readonly [locale: Locale]: Words },
  locale: Locale = 'en',
): Words {
  return own(by, locale) ?? by.en;
}

/** The sentence in one language, with its parameters filled in. */
export function fill(wording: Wording, params: Readonly<Record<string, number | string>>, locale: Locale): string {
  return inLanguage(wording, locale).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** What a terminal obeys or hides, what turns the direction of a text, and what ends a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The text with `\u001b` in place of the character: one line, that shows all there is. JSON means the same as before. */
export function escaped(text: string): string {
  return text.replace(UNPRINTABLE, (character) => {
    let codes = '';
    for (let i = 0; i < character.length; i++) codes += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
    return codes;
  });
}

/** The beginning of a text that came from outside, fit for a sentence. */
export function excerpt(text: string, length: number = 80): string {
  return escaped(text.length > length ? `${text.slice(0, length - 1)}…` : text);
}

/** The beginning of a foreign value's JSON, short enough for a sentence. */
export function shown(value: unknown): string {
  let text = '…';
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // Nested too deeply, or no JSON at all.
  }
  return excerpt(text);
}

/** The member that an object has under that name, itself: `toString` is no word, and no option. */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: unknown): Value | undefined {
  return record !== undefined && Object.hasOwn(record, String(key)) ? record[String(key)] : undefined;
}
