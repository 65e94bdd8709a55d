import { expect } from 'vitest';

/**
 * Compares plain JSON with what it should be, for loops with hundreds of thousands of comparisons: `expect` takes
 * longer than most rules do.
 */
export function expectAlike(found: unknown, expected: unknown, message?: string): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, message).toEqual(expected);
}
