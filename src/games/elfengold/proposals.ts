/** Candidates that are the same in every state; which of them are legal, `violation` says. */
export function propose<M>(moves: readonly M[]): (state: unknown, out: M[]) => void {
  return (_state, out) => {
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (move !== undefined) out.push(move);
    }
  };
}
