/** What the command was given is of no use: one line on stderr, exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file or folder that cannot be written. */
export function unwritable(path: string, error: unknown): UsageError {
  return new UsageError(`cannot write ${path}: ${reasonFor(error)}`);
}

/** Why something went wrong, as the system says it. */
export function reasonFor(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
