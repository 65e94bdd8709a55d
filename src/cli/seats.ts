import type { Player as BotPlayer } from '../bots/bot.ts';

/** Whoever sits on a seat. */
export type Player = BotPlayer | 'human';
