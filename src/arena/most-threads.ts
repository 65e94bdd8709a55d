/** Maximum number of threads in a pool. In a separate file, so that the command can check it without loading pools. */
export const MOST_THREADS = 256;
