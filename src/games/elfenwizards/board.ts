import type { Board } from '../../core/board.ts';
import { layout } from './board/layout.ts';
import { motions } from './board/motions.ts';
import { pieces } from './board/pieces.ts';
import { targets, touch } from './board/targets.ts';
import type { Elfenwizards } from './game.ts';

/** What a front end needs to know of ElfenWizards. */
export const board: Board<Elfenwizards> = { targets, touch, pieces, motions, layout };

export { candidatesFor, duelBoxFor, titlesAbove } from './board/contests.ts';
export { wizardName, wizardNamed } from './notation.ts';
export { boxNameOf, levelAt, placeOf, spaceNameOf } from './pyramid.ts';
