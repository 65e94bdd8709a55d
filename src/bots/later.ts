/** Whether somebody answers later. */
export function isLater(answer: unknown): answer is PromiseLike<unknown> {
  return typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';
}

/** The answer once it is there; rejects with the reason of the signal as soon as that comes. */
export function awaited<Answer>(answer: PromiseLike<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    // Of its own, so that a signal that outlives many answers keeps none of them.
    const done = (): void => signal.removeEventListener('abort', stop);
    answer.then(
      (move) => {
        done();
        resolve(move);
      },
      (error) => {
        done();
        reject(error);
      },
    );
  });
}
