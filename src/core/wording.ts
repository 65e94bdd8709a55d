/** The languages of every sentence. */
export type Locale = 'en' | 'it';

/** One sentence in every language. A name in braces stands for the parameter of that name. */
export type Wording = Readonly<Record<Locale, string>>;

/** The sentence in one language, with its parameters filled in. */
export function fill(wording: Wording, params: Readonly<Record<string, number | string>>, locale: Locale): string {
  return wording[locale].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** Whatever came from outside, as the beginning of its JSON: short enough for a sentence. */
export function shown(value: unknown): string {
  let text = '…';
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // Nested too deeply, or no JSON at all.
  }
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
