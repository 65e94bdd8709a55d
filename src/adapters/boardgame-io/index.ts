export { refusalOf } from '../../front/refusal.ts';
export { boardgameIo } from './game.ts';
export type * from './types.ts';
