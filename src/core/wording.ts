/** The languages of every sentence. */
export type Locale = 'en' | 'it';

/** One sentence in every language. */
export type Wording = Readonly<Record<Locale, string>>;
