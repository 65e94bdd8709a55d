export { boardgameIo } from './game.ts';
export { refusalOf } from './refusal.ts';
export type * from './types.ts';
