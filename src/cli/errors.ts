import type { Wording } from '../core/wording.ts';

/** What the command was given is of no use: one line on stderr, exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The sentence in every language that it has been put into. */
  readonly wording: Wording;

  constructor(said: string | Wording) {
    const wording = typeof said === 'string' ? { en: said } : said;
    super(wording.en);
    this.wording = wording;
  }
}
