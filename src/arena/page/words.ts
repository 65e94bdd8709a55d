/** All texts of the page. Numbers are passed already formatted. */
export const words = {
  title: (games: string): string => `Arena: ${games}`,
  table: (game: string, players: string): string => `${game}, ${players} seats`,
  counts: (games: string, moves: string): string => `${games}; ${moves} moves a game.`,
  ofGames: (games: string, planned: string): string =>
    games === planned ? `${games} games` : `${games} of ${planned} games`,
  outcomes: (shared: string, none: string, stopped: string): string =>
    `${shared} with several winners, ${none} without a winner, ${stopped} stopped.`,
  forfeited: (name: string, games: string): string => `${name} forfeited ${games}.`,
  leads: (name: string, rating: string, interval: string): string =>
    `${name} is first with a rating of ${rating} (${interval}).`,
  ahead: (name: string, second: string, score: string, interval: string): string =>
    `${name} beats ${second}, which is second, with a score of ${score} (${interval}).`,
  behind: (name: string, second: string, score: string, interval: string): string =>
    `${second}, which is second, beats ${name}, whose score is ${score} (${interval}).`,
  open: (name: string, second: string, score: string, interval: string): string =>
    `It is open whether ${name} is better than ${second}: its score is ${score} (${interval}). Play more games to decide.`,
  ratings: 'Ratings',
  ratingsAre: 'Elo ratings. The mean of all entrants is 1500; a lead of 400 points means odds of ten to one.',
  ratingsCaption:
    'The mark is the estimate, the line its 95 % interval. If two lines overlap widely, the order is uncertain.',
  met: 'Who beats whom',
  metIs:
    'The score of the row’s entrant against the column’s: of all pairs of their seats at one table, the share in which the row’s entrant placed ahead; ties count half. Below it, the 95 % interval.',
  metCaption: '▲ beats, ▼ is beaten by; without a sign, the result is open. Equal entrants score 50 %.',
  seats: 'Score by seat',
  seatsAre: 'Share of games won on each seat. Entrants rotate, so a difference shows the advantage of the seat.',
  seatsCaption: 'The mark is the share of games won, the line its 95 % interval, the dashed line an equal share.',
  seat: (number: string): string => `seat ${number}`,
  lengths: 'Lengths of games',
  lengthsAre: 'Moves per game, including chance moves. Stopped and forfeited games are left out.',
  lengthsCaption: (game: string, median: string, lower: string, upper: string): string =>
    `${game}: the median is ${median} moves; the middle half of the games took ${lower} to ${upper}.`,
  times: 'Time per decision',
  timesAre: 'Milliseconds on the machine that played. Times differ in every run.',
  timesCaption:
    'The filled mark is the mean, the line ends at the 95th percentile, the hollow mark is the maximum. The scale is logarithmic: each step is ten times the last.',
  plan: 'The plan',
  planIs: 'The same plan gives the same games, unless bots depend on the clock.',
  sprt: 'Is it stronger?',
  sprtIs: (first: string, second: string, elo0: string, elo1: string): string =>
    `A test whether ${first} is stronger than ${second} by ${elo0} or ${elo1} Elo.`,
  sprtStands: (llr: string, low: string, high: string, deals: string): string =>
    `The log-likelihood ratio is ${llr} (bounds ${low} and ${high}); deals counted: ${deals}.`,
  accepted: (elo: string, other: string): string => `Accepted: ${elo} rather than ${other}.`,
  undecided: 'It is open.',
  made: (version: string): string => `Made by feyrules ${version}.`,
  columns: {
    entrant: 'entrant',
    rating: 'rating',
    interval: '95 %',
    wins: 'wins',
    winRate: 'wins a game',
    meanPlace: 'mean place',
    seats: 'seats',
    seat: 'seat',
    everybody: 'everybody',
    game: 'game',
    games: 'games',
    moves: 'moves',
    shortest: 'shortest',
    lower: 'lower quartile',
    median: 'median',
    upper: 'upper quartile',
    longest: 'longest',
    mean: 'mean',
    phase: 'phase',
    allPhases: 'all',
    decisions: 'decisions',
    meanMs: 'mean ms',
    p95: '95 % within ms',
    most: 'longest ms',
    total: 'total s',
    milliseconds: 'milliseconds',
  },
} as const;

/** A column of a table, by the key of its label. */
export type Column = keyof typeof words.columns;
