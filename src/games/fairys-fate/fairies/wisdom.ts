import type { Good } from './fairy.ts';

/** Nelchaeal (FF-9.2): one more recipe. One is always left: five seats with three wisdoms hold eight of nine. */
export const wisdom: Good = {
  hindrance: () => undefined,
  begin: () => 'wisdom',
};
