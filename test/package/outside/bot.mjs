// A third-party bot: it makes the lowest bid, and doubts if it has no other move.
export default {
  name: 'modest',
  decide: ({ moves }) => moves.find(({ type }) => type === 'bid') ?? moves[0],
};
