import type { Sitter } from '../arena/sitters.ts';

/** Whoever sits on a seat. */
export type Player = Sitter | 'human';
