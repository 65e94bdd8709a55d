import { distance } from 'fastest-levenshtein';

/** The most similar name by edit distance; `undefined` if none is similar enough to suggest. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const text = typed.slice(0, 40).toLowerCase();
  const [best] = names
    .map((name) => ({ name, edits: distance(text, name) }))
    .filter(({ name, edits }) => edits <= Math.ceil(name.length * 0.4) && edits < name.length)
    .sort((one, other) => one.edits - other.edits);
  return best?.name;
}

/** The suggestion to append to a sentence, `(did you mean …?)`; empty if there is none. */
export function meant(typed: string, names: readonly string[]): string {
  const name = closest(typed, names);
  return name === undefined ? '' : ` (did you mean ${name}?)`;
}
