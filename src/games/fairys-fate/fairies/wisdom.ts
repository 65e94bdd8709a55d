import type { Good } from './fairy.ts';

/** Nelchaeal (FF-9.2): one recipe more. A recipe is always left: five seats with three wisdoms hold eight. */
export const wisdom: Good = {
  hindrance: () => undefined,
  begin: () => 'wisdom',
};
