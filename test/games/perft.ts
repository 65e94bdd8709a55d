/** How many sequences of so many moves there are from a state, those of chance included. */
export function perft<State, Move>(
  state: State,
  depth: number,
  movesOf: (state: State) => readonly Move[],
  after: (state: State, move: Move) => State,
): number {
  const moves = movesOf(state);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(after(state, move), depth - 1, movesOf, after), 0);
}
