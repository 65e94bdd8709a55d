import { expect } from 'vitest';

/**
 * Expects what is found, plain JSON, to equal what it should be, in loops that ask so hundreds of thousands of times:
 * an `expect` takes longer than most rules do.
 */
export function expectAlike(found: unknown, expected: unknown, message?: string): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found, message).toEqual(expected);
}
