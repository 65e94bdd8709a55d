/** How much may be under way at a time. */
export interface Bounds<Piece> {
  /** So many pieces. */
  readonly most: number;
  /** No other piece is begun once those under way are so large together. */
  readonly mostSize: number;
  sizeOf(piece: Piece): number;
}

interface UnderWay<Result> {
  readonly result: Promise<Result>;
  readonly size: number;
  isDone: boolean;
}

/**
 * Does the work on several pieces at once, and gives the results in the order of the pieces, each as soon as it and
 * those before it are there. Pieces are asked for only as fast as results are taken; what asking for them throws comes
 * behind the results of all pieces before.
 */
export async function* inOrder<Piece, Result>(
  pieces: AsyncIterator<Piece, unknown>,
  work: (piece: Piece) => Promise<Result>,
  { most, mostSize, sizeOf }: Bounds<Piece>,
): AsyncGenerator<Result, void> {
  const underWay: UnderWay<Result>[] = [];
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
    const one: UnderWay<Result> = { result: work(piece), size: sizeOf(piece), isDone: false };
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
