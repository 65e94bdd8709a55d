import { z } from 'zod';
import type { Move as ElfengoldMove } from '../../../src/games/elfengold/index.ts';
import type { Move } from '../../../src/games/strage/index.ts';
import type { moveSchema } from '../../../src/games/strage/shapes.ts';
import type { Same } from '../../../src/schema/exact.ts';
import { exactly } from '../../../src/schema/exact.ts';

// Compiled by `tsc -p .`, never run. Every game's schemas are made by `exactly`, which test/house sees to.

interface Walk {
  readonly type: 'walk';
  readonly path: readonly number[];
  readonly by?: 'day' | 'night';
}

interface Stop {
  readonly type: 'stop';
}

const type = z.literal('walk');
const path = z.array(z.int()).readonly();
const by = z.enum(['day', 'night']).exactOptional();
const day = z.enum(['day']).exactOptional();

/** The very type. */
export const same: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path, by }));

// @ts-expect-error it lacks an optional key, which an annotation alone does not notice
export const lacking: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path }));
export const unnoticed: z.ZodType<Walk> = z.strictObject({ type, path });

// @ts-expect-error a value is missing
export const narrower: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path, by: day }));

// @ts-expect-error a value too many
export const wider: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path, by: z.string().exactOptional() }));

// @ts-expect-error a key too many
export const longer: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path, by, at: z.int() }));

// @ts-expect-error an optional key is required
export const stricter: z.ZodType<Walk> = exactly<Walk>()(z.strictObject({ type, path, by: by.unwrap() }));

// @ts-expect-error one of two kinds is missing
export const half: z.ZodType<Walk | Stop> = exactly<Walk | Stop>()(z.strictObject({ type, path, by }));

export const whole: Same<z.output<typeof moveSchema>, Move> = true;
export const other: Same<z.output<typeof moveSchema>, ElfengoldMove> = false;
export const open: Same<z.output<typeof moveSchema>, { readonly type: string }> = false;
