import type { AnyPlayer } from '../bots/catalogue.ts';
import type { BaseOptions, BaseState, Tagged } from '../core/game.ts';
import type { Match } from '../core/match.ts';

/** Whoever sits on a seat. */
export type Player = AnyPlayer | 'human';

export type AnyMatch = Match<BaseOptions, BaseState, Tagged, unknown, Tagged>;
