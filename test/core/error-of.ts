import { RecordError } from '../../src/core/errors.ts';

/** The RecordError that is thrown. */
export function errorOf(act: () => unknown): RecordError {
  try {
    act();
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('no RecordError was thrown');
}
