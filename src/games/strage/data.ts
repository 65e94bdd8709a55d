import type { RequiredDomain } from '../../core/domain.ts';
import { integers } from '../../core/domain.ts';
import type { Face, Square } from './types.ts';

/** ST-1.1: number of sprites. */
export const SPRITES = 16;
/** Number of half-elves in a clan, then number of orcs (the table before §0). */
export const CLAN = 6;
export const ORCS = 8;
/** ST-3.3: maximum placements per turn. */
export const PLACEMENTS_A_TURN = 2;
/** ST-3.6, ST-5.1: lowest face of the die that hits. */
export const HIT = 5;
/** ST-6.1: face of the die that kills a sprite. */
export const DEATH = 6;

export const SQUARES = 64;

// The values that the fields of moves may have.
export const square: RequiredDomain<Square> = integers(0, SQUARES - 1);
export const face: RequiredDomain<Face> = integers(1, 6);
