import { z } from 'zod';
import type { Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import { exactly, integer } from '../schema/exact.ts';
import { isListed } from '../schema/order.ts';
import { townCardIds } from './data.ts';
import type { RoadId, TownId } from './map.ts';
import { roads, TOWNS_WITH_PIECES, towns } from './map.ts';
import { TOWNS_TO_VISIT } from './pieces.ts';

/** What the schemas of both games are made of. `seats`: an item a seat. */
export const realm: {
  readonly seat: z.ZodInt;
  seats<T extends z.ZodType>(item: T): z.ZodReadonly<z.ZodArray<T>>;
  readonly town: z.ZodInt;
  readonly townId: z.ZodType<TownId>;
  readonly townCardId: z.ZodType<TownId>;
  readonly roadId: z.ZodType<RoadId>;
  readonly winners: z.ZodType<readonly Seat[]>;
  readonly pieces: z.ZodInt;
} = {
  seat: integer(0, 5),
  seats: (item) => z.array(item).min(2).max(6).readonly(),
  town: integer(0, 20),
  townId: z.enum(towns.map(({ id }) => id)),
  townCardId: z.enum(townCardIds),
  roadId: z.enum(roads.map(({ id }) => id)),
  winners: z.array(integer(0, 5)).min(1).max(6).readonly(), // EL-9.3: one, or all that share the win.
  pieces: integer(0, TOWNS_WITH_PIECES), // EL-3.2: a bit for a town.
};

const { seats, winners } = realm;

/** A multiset of `min` to `max` members: in ascending order (EL-0.2), which its JSON Schema can only describe. */
export function multiset<T extends string>(listed: readonly T[], min: number, max: number): z.ZodType<readonly T[]> {
  return z
    .array(z.enum(listed))
    .min(min)
    .max(max)
    .refine((list) => isListed(list, listed))
    .readonly()
    .describe(`In this order: ${listed.join(', ')}.`);
}

/** EL-9.2: no two towns are further apart. */
const LONGEST = 6;

/** How a finished game stands. @param most of what breaks the last tie. */
export function outcomeSchema(most?: number): z.ZodType<Outcome> {
  return exactly<Outcome>()(
    z.strictObject({
      scores: seats(integer(-LONGEST, TOWNS_TO_VISIT)),
      tiebreaks: seats(z.array(integer(-LONGEST, most)).min(1).max(2).readonly()), // EL-9.3
      ranking: seats(integer(1, 6)),
      winners,
    }),
  );
}
