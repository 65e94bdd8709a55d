import type { z } from 'zod';
import { excerpt, shown } from '../core/wording.ts';

/** For parsing untrusted data: the message of an issue names only the expected type or values. */
export const naming: { readonly error: z.core.$ZodErrorMap } = {
  error: ({ code, expected, values, options }) => {
    if (code === 'invalid_type') return String(expected);
    if (code === 'unrecognized_keys') return 'absent';
    const allowed = values ?? options;
    return Array.isArray(allowed) ? allowed.join(', ') : undefined;
  },
};

/**
 * The first flaw: where it is (`at`), what is expected there, and what is found.
 * @param root what `at` says if the whole of `data` is wrong.
 */
export function flawIn(
  { issues: [first] }: z.ZodError,
  data: unknown,
  root: 'job' | 'request',
): Readonly<Record<'at' | 'found' | 'expected', string>> {
  const { path = [], message: expected = '' } = first ?? {};
  const at = first?.code === 'unrecognized_keys' ? [...path, ...first.keys.slice(0, 1)] : path;
  const found = at.reduce<unknown>((value, key) => Reflect.get(Object(value), key), data);
  return { at: excerpt(at.join('.')) || root, found: found === undefined ? 'absent' : shown(found), expected };
}
