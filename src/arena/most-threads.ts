/** Threads of one pool; by itself, for whoever reads a number of threads without starting any. */
export const MOST_THREADS = 256;
