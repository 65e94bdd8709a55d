/** Yields copies of a value, each with one number replaced. */
export function* everyNumber(value: unknown, by: number): Generator<unknown> {
  if (typeof value === 'number') yield by;
  else yield* changedWithin(value, (member) => everyNumber(member, by));
}

/** Yields copies of a value, each with another object replaced. Leaves the tags of records, which may have any key. */
export function* everyObject(value: unknown, by: (object: object) => unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield by(value);
  yield* changedWithin(value, (member) => everyObject(member, by));
}

function* changedWithin(value: unknown, change: (member: unknown) => Iterable<unknown>): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, member] of value.entries()) {
      for (const changed of change(member)) yield Object.assign([...value], { [at]: changed });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      if (key === 'tags') continue;
      for (const changed of change(member)) yield { ...value, [key]: changed };
    }
  }
}
