/** What the command was given is of no use: one line on stderr, exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
