/** Node has it, browsers do not; the referee asks. */
declare const setImmediate: ((run: () => void) => void) | undefined;
