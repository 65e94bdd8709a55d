// A bot of somebody else: it bids as little as it may, and doubts where it can do nothing else.
export default {
  name: 'modest',
  decide: ({ moves }) => moves.find(({ type }) => type === 'bid') ?? moves[0],
};
