/** Defined in Node, not in browsers; the referee checks for it. */
declare const setImmediate: ((run: () => void) => void) | undefined;
