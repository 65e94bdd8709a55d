import { expect } from 'vitest';

/** Whether golden files are rewritten: `vitest -u`. */
export function isRenewed(): boolean {
  return expect.getState().snapshotState.snapshotUpdateState === 'all';
}
