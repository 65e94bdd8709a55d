export type { Choice } from './choose.ts';
export { choose } from './choose.ts';
export { moved, pieceKey, placeKey } from './pieces.ts';
