/**
 * Whoever extends this keeps private fields in objects that are not its own instances: what is known of a frozen
 * object beside what everybody may read in it. Nobody lists, prints, compares or copies such a field, and it is read
 * in a third of the time that `Object.isFrozen` or a Map takes ([decision 16](../../docs/decisions/0016-what-is-shared-is-frozen.md)).
 */
export class Beside {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the fields of the class that extends this go into that object.
    return object;
  }
}
