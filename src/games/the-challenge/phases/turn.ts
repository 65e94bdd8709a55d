import type { Phase } from '../../../core/define.ts';
import { mover } from '../flow.ts';
import type { TheChallenge } from '../game.ts';
import { gather } from './gather.ts';
import { firstOffer } from './offer.ts';
import { playKept } from './play.ts';
import { beginRearranging } from './rearrange.ts';
import { send } from './send.ts';

/** TC-5.1: exactly one of the five actions. */
export const turn: Phase<TheChallenge> = {
  actor: mover,
  clause: 'TC-5.1',
  rules: [gather, send, firstOffer, playKept, beginRearranging],
};
