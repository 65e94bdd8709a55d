/** Positions reached by records, with the numbers of move sequences from them. */
export const counted = [
  {
    name: 'the beginning, order given',
    options: { order: [0, 1, 2] },
    moves: '',
    counts: [6, 102, 2916, 52982, 897650],
  },
  {
    name: 'the beginning, order rolled for by two',
    options: { players: 2 },
    moves: '',
    counts: [6, 36, 216, 3276, 88776],
  },
  {
    name: 'in the phase actions',
    options: { players: 2, order: 'roll' },
    moves: '3 4 3 @h2 @b1 h2-h3 O@c8 5 @b2 @d2 d2=c3 xb1 1 c3-c2 O@d6 4 h3-g3 g3-h4 @g1 b1-c1 O@e3 2 2 3',
    counts: [31, 1013, 32155],
  },
  {
    name: 'in the phase orc',
    options: { players: 2, order: [1, 0] },
    moves: '1 @d2',
    counts: [48, 273, 4038, 106668],
  },
  {
    name: 'in the phase massacre',
    options: { players: 3, order: [0, 2, 1] },
    moves: '6 end O@h7 2 end O@h4 3 end O@d6 1 end O@b3 1',
    counts: [6, 36, 216, 3672],
  },
  {
    name: 'in the phase orc-attack',
    options: { players: 2, order: 'roll' },
    moves: '1 5 3 @a2 @d2 a2=b3 O@h6 3 @c2 @h2 xb3 1 O@c3',
    counts: [3, 18, 108, 648, 16488],
  },
] as const;
