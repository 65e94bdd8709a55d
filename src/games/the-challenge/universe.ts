import { at } from '../../core/checked-access.ts';
import { firstSeatsOf } from '../../core/first-seat.ts';
import { fairy, kind, seat, sprite, stone, to } from './data.ts';
import type { MoveOf } from './moves.ts';
import type { SpriteIndex } from './types.ts';

// All possible moves with fields, interned: frozen and shared by all states. If a list is read by index, its comment says how it is indexed.

export const firstSeats: readonly MoveOf<'first-seat'>[] = firstSeatsOf(seat);
/** The colours, then the kinds of fairy. */
export const draws: readonly MoveOf<'draw'>[] = kind.values.map((own) => Object.freeze({ type: 'draw', kind: own }));
/** By colour. */
export const discards: readonly MoveOf<'discard'>[] = stone.values.map((own) =>
  Object.freeze({ type: 'discard', stone: own }),
);
/** By colour, then by destination: the forest, then the sprites (see {@link goal}). */
export const places: readonly (readonly MoveOf<'place'>[])[] = stone.values.map((own) =>
  to.values.map((goal) => Object.freeze({ type: 'place', stone: own, to: goal })),
);
/** By sprite, then by colour. */
export const sends: readonly (readonly MoveOf<'send'>[])[] = sprite.values.map((own) =>
  stone.values.map((colour) => Object.freeze({ type: 'send', sprite: own, stone: colour })),
);
export const handOffers: readonly MoveOf<'offer'>[] = stone.values.map((own) =>
  Object.freeze({ type: 'offer', stone: own }),
);
export const spriteOffers: readonly MoveOf<'offer'>[] = sprite.values.map((own) =>
  Object.freeze({ type: 'offer', sprite: own }),
);
/** By kind of fairy. */
export const takes: readonly MoveOf<'take'>[] = fairy.values.map((own) => Object.freeze({ type: 'take', fairy: own }));
export const chooses: readonly MoveOf<'choose'>[] = fairy.values.map((own) =>
  Object.freeze({ type: 'choose', fairy: own }),
);
export const EXTRA_SPRITE: MoveOf<'play'> = Object.freeze({ type: 'play', fairy: 'extra-sprite' });
export const COLLECTIVE_HARVEST: MoveOf<'play'> = Object.freeze({ type: 'play', fairy: 'collective-harvest' });
/** By sprite. */
export const biggerBags: readonly MoveOf<'play'>[] = sprite.values.map((own) =>
  Object.freeze({ type: 'play', fairy: 'bigger-bag', sprite: own }),
);
export const immunities: readonly MoveOf<'play'>[] = sprite.values.map((own) =>
  Object.freeze({ type: 'play', fairy: 'immunity', sprite: own }),
);
/** By seat, then by sprite. */
export const leakyBags: readonly (readonly MoveOf<'play'>[])[] = seat.values.map((victim) =>
  sprite.values.map((own) => Object.freeze({ type: 'play', fairy: 'leaky-bag', seat: victim, sprite: own })),
);
export const thefts: readonly MoveOf<'play'>[] = seat.values.map((victim) =>
  Object.freeze({ type: 'play', fairy: 'steal', seat: victim }),
);
/** By colour, then by sprite, like {@link lays}. */
export const picks: readonly (readonly MoveOf<'pick'>[])[] = stone.values.map((own) =>
  sprite.values.map((goal) => Object.freeze({ type: 'pick', stone: own, sprite: goal })),
);
/** By the victim's sprite, then by destination: the forest, then the thief's sprites (see {@link goal}). */
export const steals: readonly (readonly MoveOf<'steal'>[])[] = sprite.values.map((from) =>
  to.values.map((goal) => Object.freeze({ type: 'steal', sprite: from, to: goal })),
);
export const lays: readonly (readonly MoveOf<'lay'>[])[] = stone.values.map((own) =>
  sprite.values.map((goal) => Object.freeze({ type: 'lay', stone: own, sprite: goal })),
);

/** The move in a table, by row and column. */
export function cell<M>(table: readonly (readonly M[])[], row: number, column: number): M {
  return at(at(table, row), column);
}

/** The index of a sprite among the destinations of `place` and `steal`; the forest has index {@link FOREST}. */
export function goal(own: SpriteIndex): number {
  return own + 1;
}

export const FOREST = 0;
