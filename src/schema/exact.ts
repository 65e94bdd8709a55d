import { z } from 'zod';
import type { Frozen } from '../core/game.ts';

/** T without what says that it is not written: `readonly` and `Frozen`, all the way down. */
type Bare<T> = T extends readonly (infer Item)[]
  ? Bare<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T as Exclude<Key, keyof Frozen<object>>]: Bare<T[Key]> }
    : T;

/** `true` if the types are one and the same, `readonly` and `Frozen` aside: no key, value or question mark more or less. */
export type Same<A, B> = (<T>() => T extends Bare<A> ? 1 : 2) extends <T>() => T extends Bare<B> ? 1 : 2 ? true : false;

/**
 * Takes a schema of exactly that type. One that is narrower or wider, or that lacks an optional key, does not compile;
 * an annotation alone would let the narrower one and the one without the key pass.
 */
export function exactly<T>(): <S extends z.ZodType<T>>(
  schema: S & (Same<z.output<S>, T> extends true ? unknown : never),
) => z.ZodType<T> {
  return (schema) => schema;
}

/**
 * An integer from `min` to `max`, both included. Not -0, which prints as 0 and would make two values of one; a JSON
 * Schema cannot tell them apart.
 */
export function integer(min: number = Number.MIN_SAFE_INTEGER, max: number = Number.MAX_SAFE_INTEGER): z.ZodInt {
  return z
    .int()
    .min(min)
    .max(max)
    .refine((value) => !Object.is(value, -0), 'Invalid input: expected 0, received -0');
}

/** An integer from `min` up, above 0, however large: a number beyond the safe integers too. */
export function integerFrom(min: number): z.ZodNumber {
  return z.number().min(min).refine(Number.isInteger, 'Invalid input: expected an integer').meta({ type: 'integer' });
}
