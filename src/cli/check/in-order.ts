/** Limits of concurrent work. */
export interface Bounds<Piece> {
  /** Maximum number of pieces at a time. */
  readonly most: number;
  /** While the total size of the pieces in progress is this or more, no further piece is started. */
  readonly mostSize: number;
  sizeOf(piece: Piece): number;
}

interface PendingItem<Result> {
  readonly result: Promise<Result>;
  readonly size: number;
  isDone: boolean;
}

/**
 * Works on several pieces concurrently and yields the results in the order of the pieces, each as soon as possible.
 * Reads pieces only as fast as results are consumed. If `pieces` throws, yields all earlier results, then rethrows.
 */
export async function* inOrder<Piece, Result>(
  pieces: AsyncIterator<Piece, unknown>,
  work: (piece: Piece) => Promise<Result>,
  { most, mostSize, sizeOf }: Bounds<Piece>,
): AsyncGenerator<Result, void> {
  const underWay: PendingItem<Result>[] = [];
  let size = 0;
  let isRead = false;
  let failure: { readonly error: unknown } | undefined;
  const read = async (): Promise<void> => {
    try {
      const next = await pieces.next();
      if (next.done === true) isRead = true;
      else begin(next.value);
    } catch (error) {
      failure = { error };
      isRead = true;
    }
    reading = undefined;
  };
  const begin = (piece: Piece): void => {
    const one: PendingItem<Result> = { result: work(piece), size: sizeOf(piece), isDone: false };
    const done = (): void => {
      one.isDone = true;
    };
    one.result.then(done, done);
    underWay.push(one);
    size += one.size;
  };
  let reading: Promise<void> | undefined;
  while (true) {
    if (!isRead && underWay.length < most && size < mostSize) reading ??= read();
    const [first] = underWay;
    if (first === undefined && reading === undefined) break;
    if (first?.isDone === true) {
      underWay.shift();
      size -= first.size;
      yield await first.result;
    } else await Promise.race([first?.result.catch(() => {}) ?? reading, reading ?? first?.result.catch(() => {})]);
  }
  if (failure !== undefined) throw failure.error;
}
