/** All texts of the page. Numbers are passed already formatted. */
interface PageWords {
  readonly title: (games: string) => string;
  readonly table: (game: string, players: string) => string;
  readonly counts: (games: string, moves: string) => string;
  readonly ofGames: (games: string, planned: string) => string;
  readonly outcomes: (shared: string, none: string, stopped: string) => string;
  readonly forfeited: (name: string, games: string) => string;
  readonly leads: (name: string, rating: string, interval: string) => string;
  readonly ahead: (name: string, second: string, score: string, interval: string) => string;
  readonly open: (name: string, second: string, score: string, interval: string) => string;
  readonly ratings: string;
  readonly ratingsAre: string;
  readonly ratingsCaption: string;
  readonly met: string;
  readonly metIs: string;
  readonly metCaption: string;
  readonly seats: string;
  readonly seatsAre: string;
  readonly seatsCaption: string;
  readonly seat: (number: string) => string;
  readonly lengths: string;
  readonly lengthsAre: string;
  readonly lengthsCaption: (game: string, median: string, lower: string, upper: string) => string;
  readonly times: string;
  readonly timesAre: string;
  readonly timesCaption: string;
  readonly plan: string;
  readonly planIs: string;
  readonly sprt: string;
  readonly sprtIs: (first: string, second: string, elo0: string, elo1: string) => string;
  readonly sprtStands: (llr: string, low: string, high: string, deals: string) => string;
  readonly verdict: Readonly<Record<'elo0' | 'elo1' | 'open', (elo: string, other: string) => string>>;
  readonly made: (version: string) => string;
  readonly columns: Readonly<Record<Column, string>>;
}

/** Labels of tables and axes. */
export type Column =
  | 'entrant'
  | 'rating'
  | 'interval'
  | 'wins'
  | 'winRate'
  | 'meanPlace'
  | 'seats'
  | 'seat'
  | 'everybody'
  | 'game'
  | 'games'
  | 'moves'
  | 'shortest'
  | 'lower'
  | 'median'
  | 'upper'
  | 'longest'
  | 'mean'
  | 'phase'
  | 'allPhases'
  | 'decisions'
  | 'meanMs'
  | 'p95'
  | 'most'
  | 'total'
  | 'milliseconds';

export const words: PageWords = {
  title: (games) => `Arena: ${games}`,
  table: (game, players) => `${game}, ${players} seats`,
  counts: (games, moves) => `${games}; ${moves} moves a game.`,
  ofGames: (games, planned) => (games === planned ? `${games} games` : `${games} of ${planned} games`),
  outcomes: (shared, none, stopped) => `${shared} with several winners, ${none} without a winner, ${stopped} stopped.`,
  forfeited: (name, games) => `${name} forfeited ${games}.`,
  leads: (name, rating, interval) => `${name} is first with a rating of ${rating} (${interval}).`,
  ahead: (name, second, score, interval) =>
    `${name} beats ${second}, which is second, with a score of ${score} (${interval}).`,
  open: (name, second, score, interval) =>
    `It is open whether ${name} is better than ${second}: its score is ${score} (${interval}). Play more games to decide.`,
  ratings: 'Ratings',
  ratingsAre: 'Elo ratings. The mean of all entrants is 1500; a lead of 400 points means odds of ten to one.',
  ratingsCaption:
    'The mark is the estimate, the line its 95 % interval. If two lines overlap widely, the order is uncertain.',
  met: 'Who beats whom',
  metIs:
    'The score of the row’s entrant against the column’s: the share of its seats, at the same tables, that it placed ahead of; ties count half. Below it, the 95 % interval.',
  metCaption: '▲ beats, ▼ is beaten by; without a sign, the result is open. Equal entrants score 50 %.',
  seats: 'Score by seat',
  seatsAre: 'Share of games won on each seat. Entrants rotate, so a difference shows the advantage of the seat.',
  seatsCaption: 'The mark is the share of games won, the line its 95 % interval, the dashed line an equal share.',
  seat: (number) => `seat ${number}`,
  lengths: 'Lengths of games',
  lengthsAre: 'Moves per game, including chance moves. Stopped and forfeited games are left out.',
  lengthsCaption: (game, median, lower, upper) =>
    `${game}: the median is ${median} moves; the middle half of the games took ${lower} to ${upper}.`,
  times: 'Time per decision',
  timesAre: 'Milliseconds on the machine that played. Times differ in every run.',
  timesCaption:
    'The filled mark is the mean, the line ends at the 95th percentile, the hollow mark is the maximum. The scale is logarithmic: each step is ten times the last.',
  plan: 'The plan',
  planIs: 'The same plan gives the same games, unless bots depend on the clock.',
  sprt: 'Is it stronger?',
  sprtIs: (first, second, elo0, elo1) =>
    `A test whether ${first} is stronger than ${second} by ${elo0} or ${elo1} Elo.`,
  sprtStands: (llr, low, high, deals) =>
    `The log-likelihood ratio is ${llr} (bounds ${low} and ${high}); deals counted: ${deals}.`,
  verdict: {
    elo0: (elo, other) => `Accepted: ${elo} rather than ${other}.`,
    elo1: (elo, other) => `Accepted: ${elo} rather than ${other}.`,
    open: () => 'It is open.',
  },
  made: (version) => `Made by feyrules ${version}.`,
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
};
