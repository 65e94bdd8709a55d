import type { z } from 'zod';
import type { View as ElfengoldView } from '../games/elfengold/index.ts';
import { viewSchema as elfengoldSchema } from '../games/elfengold/schema.ts';
import type { View as ElfenlandView } from '../games/elfenland/index.ts';
import { viewSchema as elfenlandSchema } from '../games/elfenland/schema.ts';
import { viewSchema as elfenwizardsSchema } from '../games/elfenwizards/schema.ts';
import { viewSchema as fairysFateSchema } from '../games/fairys-fate/schema.ts';
import type { View as StrageView } from '../games/strage/index.ts';
import { viewSchema as strageSchema } from '../games/strage/schema.ts';
import { viewSchema as theChallengeSchema } from '../games/the-challenge/schema.ts';

/** What the views of a game look like. */
export interface ViewShape {
  readonly schema: z.ZodType;
  /**
   * The most items of every list whose schema gives no end, by its path.
   * @param first the view before the first move.
   */
  mostItems(first: unknown): Readonly<Record<string, number>>;
}

/** By the id of the game. */
export const viewShapes: Readonly<Record<string, ViewShape>> = {
  strage: {
    schema: strageSchema,
    mostItems: ({ players }: StrageView) => ({
      order: players,
      reserve: players,
      saved: players,
      'step.order.ahead': players,
      'step.order.faces': players,
      'step.massacre.waiting': 16, // ST-2.1: the sprites.
    }),
  },
  elfenwizards: {
    schema: elfenwizardsSchema,
    mostItems: () => ({}),
  },
  'the-challenge': { schema: theChallengeSchema, mostItems: () => ({}) },
  'fairys-fate': { schema: fairysFateSchema, mostItems: () => ({}) },
  elfenland: {
    schema: elfenlandSchema,
    mostItems: ({ players }: ElfenlandView) => ({
      'outcome.tiebreaks[]': 2, // EL-9.2
      'outcome.winners': players,
    }),
  },
  elfengold: {
    schema: elfengoldSchema,
    mostItems: ({ players }: ElfengoldView) => ({
      'outcome.tiebreaks[]': 2, // As in EL-9.2.
      'outcome.winners': players,
    }),
  },
};
