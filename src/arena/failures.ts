import { type Failures, failuresOf } from '../core/failures.ts';
import { PlanError } from './errors.ts';

const sentences = {
  /** A bot threw, moved illegally or was late, and the plan stops then. Remedy: see `crash`, or let bots forfeit. */
  'arena/bot-failed': '{reason}',
  /** A value of the plan is of the wrong form or out of bounds. Remedy: correct what the sentence names. */
  'arena/bad-plan': '{flaw}',
  /** Two settings of a plan are the same. Remedy: list each game with its options once. */
  'arena/duplicate-setting': 'a plan lists every game once',
  /** An entrant is listed twice where each meets each. Remedy: list it once, or play `table`. */
  'arena/duplicate-entrant': 'a {format} lists every entrant once',
  /** Two entrants have one short name. Remedy: name one of them anew, such as `deep=./mine.mjs:100`. */
  'arena/duplicate-label': 'two entrants are called "{label}": {one} and {other}',
  /** A sequential test was asked for with more or fewer than two entrants. Remedy: name two. */
  'arena/sprt-entrants': 'an SPRT is of two entrants, not of {entrants}',
  /** The bounds of a sequential test are the wrong way round. Remedy: give the lower one first. */
  'arena/sprt-bounds': 'sprt: elo0 must be less than elo1',
  /** A ladder has one entrant. Remedy: name another. */
  'arena/ladder-entrants': 'a ladder takes two entrants at least',
  /** One table has as many entrants as seats. Remedy: list one a seat, or play another format. */
  'arena/table-entrants': '{entrants} entrants for {players} seats',
  /** A round robin cannot fill one table. Remedy: name more entrants, or set fewer seats. */
  'arena/too-few-entrants': '{entrants} entrants are too few for tables of {players}',
  /** The choices of entrants are too many. Remedy: name fewer, or play a ladder. */
  'arena/too-many-tables': '{entrants} entrants make {tables} tables; a plan has at most {most}',
  /** The game is not for that many seats. Remedy: set a number that the sentence names. */
  'arena/players': '{players} seats: {game} is for {min} to {max}',
  /** `players` is given as an option as well. Remedy: leave it out of the options. */
  'arena/players-option': 'options: "players" is the number of seats',
  /** The game does not allow the options. Remedy: as the sentence, which is the game's, says. */
  'arena/bad-options': 'options: {reason}',
  /** No game of that id is loaded. Remedy: name one that is, or load its module. */
  'arena/unknown-game': 'unknown game "{game}"; there are: {known}',
  /** No bot has that name. Remedy: take one that the sentence lists, or the path of a module. */
  'arena/unknown-entrant': 'unknown entrant "{entrant}"; there are: {known}, and modules such as ./mine.mjs',
  /** What stands behind the colon of a name is no budget. Remedy: give iterations or milliseconds. */
  'arena/bad-budget': '"{entrant}" names no budget such as :500 or :200ms',
  /** What stands in the braces of a name is no JSON. Remedy: give one object, quoted for the shell. */
  'arena/bad-parameters': 'the parameters of "{entrant}" are no JSON object such as {"depth":3}',
  /** A bot that takes no parameters was given some. Remedy: leave them out, or export `createBot`. */
  'arena/parameters-not-taken': '"{entrant}" has parameters, which only createBot of a module takes',
  /** `createBot` returned something else. Remedy: return an object with `decide`. */
  'arena/no-bot-created': 'createBot of {module} gave no bot: an object with a function decide, and over if need be',
  /** `createBot` is exported, but is no function. Remedy: export one. */
  'arena/bad-create-bot': 'createBot of {module} is no function',
  /** A module has nothing that is a bot. Remedy: export one by default, or `createBot`. */
  'arena/no-bot': '{module} has neither a default export, a bot, nor createBot, which makes one',
  /** The default export of a module is something else. Remedy: export a bot, or name the factory `createBot`. */
  'arena/bad-bot':
    'the default export of {module} is no bot, an object with a function decide; a factory is exported by the name of createBot',
  /** A module has no default export. Remedy: export what the sentence names. */
  'arena/no-default-export': '{module} has no default export; it must be {expected}',
  /** A module that should have games has something else. Remedy: export kits or games, as the sentence says. */
  'arena/bad-game': '{flaw}',
  /** A module cannot be imported. Remedy: correct the path, or what its own error says. */
  'arena/cannot-load': 'cannot load {module}: {reason}',
  /** Two modules have games of one id. Remedy: load one of them. */
  'arena/duplicate-game': 'two games have the id "{game}": one of {one} and one of {other}',
  /** Kits and modules of games were given. Remedy: give one of the two. */
  'arena/kits-and-modules': 'games come as kits or from modules, not as both',
  /** No games were given. Remedy: give `kits`, or `games: ['feyrules/games']`. */
  'arena/no-games':
    "there are no games: give { kits } of 'feyrules/games' or your own, or { games: ['feyrules/games'] }",
  /** The kits exclude each other. Remedy: as the sentence says. */
  'arena/bad-kits': '{reason}',
  /** Kits are in memory, and workers have a memory of their own. Remedy: name modules in `games`. */
  'arena/local-kits':
    "kits cannot be sent to workers, which import their games: give { games: ['{own}'] } or the paths of your own modules instead",
  /** Bots are in memory, and workers have a memory of their own. Remedy: name modules as entrants. */
  'arena/local-bots': 'bots cannot be sent to workers: name modules',
  /** The number of workers is out of bounds. Remedy: take one that the sentence names. */
  'arena/bad-workers': '{workers} threads: there are 1 to {most}',
  /** The library is part of a bundle, where threads and modules have no files. Remedy: keep it external. */
  'arena/bundled': '{what} need the files of feyrules: keep it out of the bundle',
  /** An optional package is of another version. Remedy: install one that the sentence names. */
  'arena/untried-package': '{name} {found} was not tried; {oldest} to {latest}.x were: npm install {name}@{latest}',
  /** An optional package is not installed. Remedy: install it. */
  'arena/missing-package': '{what}: npm install {packages}',
  /** Redis does not answer there. Remedy: start it, or correct the address. */
  'arena/no-redis': 'no Redis answers at {host}: {reason}',
  /** A worker elsewhere refused its part of the plan; the sentence is the worker's. Remedy: as it says. */
  'arena/worker-refused': '{reason}',
  /** A worker has another version of this library. Remedy: run the same version everywhere. */
  'arena/other-version': 'the worker is of version {version}, and the plan of an arena of version {made}',
  /** A worker has other rules of a game. Remedy: run the same version of the game everywhere. */
  'arena/other-rules': 'the worker has version {found} of the rules of {game}; the plan is for {version}',
  /** A job in the queue is of no arena. Remedy: keep the queue to arenas. */
  'arena/bad-task': 'this is no range of games of a plan: {flaw}',
  /** The plan names modules, and the worker runs none. Remedy: start workers with `--modules` if you trust the plan. */
  'arena/modules-refused': 'games and entrants that are modules are played by workers with --modules',
  /** The plan allows longer games than workers play. Remedy: lower `maxMoves`. */
  'arena/too-many-moves': 'workers play at most {most} moves of a game',
  /** An entrant thinks longer than workers allow. Remedy: lower its budget. */
  'arena/budget-too-large':
    '{entrant}: workers think for at most {iterations} iterations, or {milliseconds} ms, a move',
  /** A worker sent something else than it was asked for. Remedy: see its log, and start it anew. */
  'arena/bad-answer': 'a worker sent no results for games {from} to {last}',
  /** The plan has fewer games. Remedy: ask for one that the sentence names. */
  'arena/no-such-game': 'the plan has no game {game}; it has 0 to {last}',
  /** A game was stopped before its end, by a signal. Remedy: play it again. */
  'arena/broken-off': 'game {game} was broken off',
  /** A report has nothing to tell. Remedy: play a game first. */
  'arena/no-results': 'there is no game to report on',
  /** A file is no file of results. Remedy: give one that `arena --out` wrote. */
  'arena/no-results-file': 'this is no file of results of an arena',
  /** A file of results names a module, which would be run. Remedy: allow it if you trust the file. */
  'arena/file-names-module':
    'the file names the module {module} as entrant; it is run with --modules (modules: true) only',
  /** A line of a file of results is spoiled. Remedy: delete it, and play with `--resume`. */
  'arena/bad-line': 'line {line} is no result of a game',
  /** A result is of another plan than its file. Remedy: delete its line, and play with `--resume`. */
  'arena/other-plan': 'game {game} is not of this plan{why}',
} as const;

export const planFailure: Failures<typeof sentences> = failuresOf(sentences, PlanError);
