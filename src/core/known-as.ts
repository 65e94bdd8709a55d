/**
 * Makes `instanceof` recognise an error by its kind. A program can load this library twice, by `import` and by
 * `require`, and each copy has its own classes.
 */
export function knownAs(kind: string, errors: new (...args: never) => Error): void {
  const brand = Symbol.for(`feyrules/${kind}`);
  Object.defineProperty(errors.prototype, brand, { value: true });
  Object.defineProperty(errors, Symbol.hasInstance, {
    value(this: typeof errors, error: unknown): boolean {
      // A subclass inherits this function.
      if (this !== errors) return Function.prototype[Symbol.hasInstance].call(this, error);
      return typeof error === 'object' && error !== null && brand in error;
    },
  });
}
