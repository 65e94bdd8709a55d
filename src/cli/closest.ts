import { distance } from 'fastest-levenshtein';

/** The name that was meant, as near as it must be to be worth a question; `undefined` if none is. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const text = typed.slice(0, 40).toLowerCase();
  const [best] = names
    .map((name) => ({ name, edits: distance(text, name) }))
    .filter(({ name, edits }) => edits <= Math.ceil(name.length * 0.4) && edits < name.length)
    .sort((one, other) => one.edits - other.edits);
  return best?.name;
}

/** The same, as it stands in a sentence; empty if none is near enough. */
export function meant(typed: string, names: readonly string[]): string {
  const name = closest(typed, names);
  return name === undefined ? '' : ` (did you mean ${name}?)`;
}
