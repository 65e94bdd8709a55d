/** Everything that the page says. Texts with numbers in them get these as the page writes them. */
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

/** What tables and axes are labelled with. */
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
  outcomes: (shared, none, stopped) => `${shared} shared, ${none} without a winner, ${stopped} stopped.`,
  forfeited: (name, games) => `${name} forfeited ${games}.`,
  leads: (name, rating, interval) => `${name} stands first with a rating of ${rating} (${interval}).`,
  ahead: (name, second, score, interval) =>
    `${name} beats ${second}, the next: it scores ${score} against it (${interval}).`,
  open: (name, second, score, interval) =>
    `Whether ${name} is better than ${second} is open: its score is ${score} (${interval}). More games would tell.`,
  ratings: 'Ratings',
  ratingsAre: "On Elo's scale, the mean of all at 1500: 400 points more are odds of ten to one.",
  ratingsCaption:
    'The mark is the estimate, the line its 95 % interval. Where two lines overlap widely, little is sure.',
  met: 'Who beats whom',
  metIs:
    'The score of the entrant of the row against that of the column: the part of the seats it left behind at the same tables, an equal place counting half; the 95 % interval below.',
  metCaption: '▲ beats, ▼ is beaten; without a sign it is open. Equals score 50 %.',
  seats: 'Score by seat',
  seatsAre: 'The games won on each seat. Seats rotate, so what differs between them is what the seat is worth.',
  seatsCaption: 'The mark is the part of the games won, the line its 95 % interval, the dashed line an equal share.',
  seat: (number) => `seat ${number}`,
  lengths: 'Lengths of games',
  lengthsAre: 'Moves made, those of chance included. Games that were stopped or forfeited are left out.',
  lengthsCaption: (game, median, lower, upper) =>
    `${game}: half of the games took ${median} moves or fewer, the middle half ${lower} to ${upper}.`,
  times: 'Time a decision',
  timesAre: 'Milliseconds, on the machine that played. They are others in every run.',
  timesCaption:
    'The filled mark is the mean, the line goes to what 95 of 100 decisions did not exceed, the hollow mark is the longest. The scale is logarithmic: each step is ten times the last.',
  plan: 'The plan',
  planIs: 'All that the games follow from: the same plan gives the same games, unless bots go by the clock.',
  sprt: 'Is it stronger?',
  sprtIs: (first, second, elo0, elo1) =>
    `A test whether ${first} is stronger than ${second} by ${elo0} or ${elo1} Elo.`,
  sprtStands: (llr, low, high, deals) =>
    `Log-likelihood ratio ${llr} (${low} … ${high}) after so many deals: ${deals}.`,
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
