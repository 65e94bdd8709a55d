import type { Wording } from '../core/wording.ts';

/** A sentence in all languages that the command speaks. */
export interface Said extends Wording {
  readonly it: string;
}

/** What the command was given is of no use: one line on stderr, exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly wording: Said;

  constructor(wording: Said) {
    super(wording.en);
    this.wording = wording;
  }
}

/** A sentence that is the same in every language, or is in the right one already. */
export function asSaid(sentence: string): Said {
  return { en: sentence, it: sentence };
}

/** A file or folder that cannot be written. */
export function unwritable(path: string, error: unknown): UsageError {
  const reason = reasonFor(error);
  return new UsageError({ en: `cannot write ${path}: ${reason}`, it: `non posso scrivere ${path}: ${reason}` });
}

/** Why something went wrong, as the system says it. */
export function reasonFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
