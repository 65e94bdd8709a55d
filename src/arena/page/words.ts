/** Everything that the page says, in one language. Texts with numbers in them get these as the page writes them. */
export interface PageWords {
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

const en: PageWords = {
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

const it: PageWords = {
  title: (games) => `Arena: ${games}`,
  table: (game, players) => `${game}, ${players} posti`,
  counts: (games, moves) => `${games}; ${moves} mosse a partita.`,
  ofGames: (games, planned) => (games === planned ? `${games} partite` : `${games} partite su ${planned}`),
  outcomes: (shared, none, stopped) =>
    `Vittorie condivise: ${shared}; senza vincitore: ${none}; interrotte: ${stopped}.`,
  forfeited: (name, games) => `Partite perse da ${name} per forfait: ${games}.`,
  leads: (name, rating, interval) => `In testa c'è ${name}, con un punteggio Elo di ${rating} (${interval}).`,
  ahead: (name, second, score, interval) =>
    `${name} batte ${second}, il secondo: contro di lui ottiene il ${score} (${interval}).`,
  open: (name, second, score, interval) =>
    `Se ${name} sia meglio di ${second} resta aperto: ottiene il ${score} (${interval}). Servono altre partite.`,
  ratings: 'Classifica',
  ratingsAre: 'Sulla scala di Elo, con la media di tutti a 1500: 400 punti in più vogliono dire dieci a uno.',
  ratingsCaption:
    'Il segno è la stima, la linea il suo intervallo al 95 %. Dove due linee si sovrappongono molto, poco è certo.',
  met: 'Chi batte chi',
  metIs:
    'Il risultato del bot della riga contro quello della colonna: la parte dei posti che si è lasciato dietro agli stessi tavoli, dove un piazzamento pari vale mezzo; sotto, l’intervallo al 95 %.',
  metCaption: '▲ batte, ▼ è battuto; senza segno è aperto. Fra pari il risultato è 50 %.',
  seats: 'Risultato per posto',
  seatsAre:
    'Le partite vinte a ogni posto. I posti ruotano, perciò quel che cambia dall’uno all’altro è quanto vale il posto.',
  seatsCaption:
    'Il segno è la parte di partite vinte, la linea il suo intervallo al 95 %, la linea tratteggiata una parte uguale per tutti.',
  seat: (number) => `posto ${number}`,
  lengths: 'Durata delle partite',
  lengthsAre: 'Mosse fatte, comprese quelle del caso. Le partite interrotte o perse per forfait non sono contate.',
  lengthsCaption: (game, median, lower, upper) =>
    `${game}: metà delle partite è durata al più ${median} mosse, la metà di mezzo da ${lower} a ${upper}.`,
  times: 'Tempo per decisione',
  timesAre: 'In millisecondi, sulla macchina che ha giocato. Cambiano a ogni esecuzione.',
  timesCaption:
    'Il segno pieno è la media, la linea arriva al tempo che 95 decisioni su 100 non hanno superato, il segno vuoto è la più lunga. La scala è logaritmica: ogni passo è dieci volte il precedente.',
  plan: 'Il piano',
  planIs:
    'Tutto ciò da cui dipendono le partite: lo stesso piano dà le stesse partite, a meno che i bot vadano a tempo.',
  sprt: 'È più forte?',
  sprtIs: (first, second, elo0, elo1) =>
    `Una prova se ${first} sia più forte di ${second} di ${elo0} o di ${elo1} Elo.`,
  sprtStands: (llr, low, high, deals) =>
    `Rapporto di verosimiglianza (logaritmo) ${llr} (${low} … ${high}) dopo tante serie di partite: ${deals}.`,
  verdict: {
    elo0: (elo, other) => `Accettato: ${elo} piuttosto che ${other}.`,
    elo1: (elo, other) => `Accettato: ${elo} piuttosto che ${other}.`,
    open: () => 'Resta aperto.',
  },
  made: (version) => `Fatto da feyrules ${version}.`,
  columns: {
    entrant: 'bot',
    rating: 'Elo',
    interval: '95 %',
    wins: 'vittorie',
    winRate: 'vittorie a partita',
    meanPlace: 'piazzamento medio',
    seats: 'posti',
    seat: 'posto',
    everybody: 'tutti',
    game: 'gioco',
    games: 'partite',
    moves: 'mosse',
    shortest: 'più breve',
    lower: 'primo quartile',
    median: 'mediana',
    upper: 'terzo quartile',
    longest: 'più lunga',
    mean: 'media',
    phase: 'fase',
    allPhases: 'tutte',
    decisions: 'decisioni',
    meanMs: 'media ms',
    p95: '95 % entro ms',
    most: 'più lunga ms',
    total: 'totale s',
    milliseconds: 'millisecondi',
  },
};

/** The words of the page by language. */
export const pageWords: { readonly en: PageWords; readonly it: PageWords } = { en, it };
