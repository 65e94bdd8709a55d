/**
 * The item at that index.
 * @throws Error if the index is out of range, which means that the state is broken.
 */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`broken state: no item ${index} in a list of ${list.length}`);
  return item;
}

/** Narrows a step to the variant that a phase expects. Another variant means a broken state, not a user's mistake. */
export function stepOf<Step extends { readonly kind: string }, Kind extends Step['kind']>(
  step: Step,
  kind: Kind,
): Extract<Step, { readonly kind: Kind }> {
  if (!isKind(step, kind)) throw new Error(`broken state: step "${step.kind}" where "${kind}" belongs`);
  return step;
}

function isKind<Step extends { readonly kind: string }, Kind extends Step['kind']>(
  step: Step,
  kind: Kind,
): step is Extract<Step, { readonly kind: Kind }> {
  return step.kind === kind;
}
