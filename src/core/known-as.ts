/**
 * Lets `instanceof` know an error by its kind. A program can hold this library twice, once for `import` and once for
 * `require`, and each has classes of its own.
 */
export function knownAs(kind: string, errors: new (...args: never) => Error): void {
  const brand = Symbol.for(`feyrules/${kind}`);
  Object.defineProperty(errors.prototype, brand, { value: true });
  Object.defineProperty(errors, Symbol.hasInstance, {
    value(this: typeof errors, error: unknown): boolean {
      // A class that extends this one inherits this function.
      if (this !== errors) return Function.prototype[Symbol.hasInstance].call(this, error);
      return typeof error === 'object' && error !== null && brand in error;
    },
  });
}
