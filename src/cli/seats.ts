import type { AnyPlayer } from '../bots/catalogue.ts';

/** Whoever sits on a seat. */
export type Player = AnyPlayer | 'human';
