import type { Phase } from '../../../core/define.ts';
import { atTurn } from '../../../core/seats.ts';
import type { TheChallenge } from '../game.ts';
import { gather } from './gather.ts';
import { firstOffer } from './offer.ts';
import { playKept } from './play.ts';
import { beginRearranging } from './rearrange.ts';
import { send } from './send.ts';

/** TC-5.1: the first move of the turn decides which of the five actions the seat takes. */
export const turn: Phase<TheChallenge> = {
  actor: atTurn,
  clause: 'TC-5.1',
  rules: [gather, send, firstOffer, playKept, beginRearranging],
};
