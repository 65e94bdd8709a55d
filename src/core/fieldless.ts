import { propose } from './define.ts';
import type { FieldsOf } from './domain.ts';

/** What the rules for moves without fields share: the move is legal unless the rule is closed. */
interface Fieldless<Type extends string> {
  readonly type: Type;
  readonly fields: FieldsOf<{ readonly type: Type }>;
  candidates(state: unknown, out: { readonly type: Type }[]): void;
  violation(): undefined;
}

/** The parts of a rule for a move without fields. Only `closed` can refuse such a move. */
export function fieldless<Type extends string>(type: Type): Fieldless<Type> {
  return { type, fields: {}, candidates: propose([Object.freeze({ type })]), violation: () => undefined };
}
