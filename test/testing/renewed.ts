import { expect } from 'vitest';

/** Whether goldens are to be written anew: `vitest -u`. */
export function isRenewed(): boolean {
  return expect.getState().snapshotState.snapshotUpdateState === 'all';
}
