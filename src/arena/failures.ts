import { type Failures, failuresOf } from '../core/failures.ts';
import { PlanError } from './errors.ts';

const sentences = {
  /** A bot threw or moved illegally, or its thread ended. Remedy: see `crash`, or set `onError: 'forfeit'`. */
  'arena/bot-failed': '{entrant}, game {game}: {reason}',
  /** A value of the plan has the wrong type or is out of range. Remedy: give what `expected` says for `at`. */
  'arena/bad-plan': '{at} cannot be {found}; expected: {expected}',
  /** A plan is not an object. Remedy: give an object. */
  'arena/no-plan': 'a plan must be an object',
  /** A plan has members that this version does not know. Remedy: correct their names, or update feyrules. */
  'arena/unknown-member': 'this version does not know {members}',
  /** Two settings of a plan are equal. Remedy: list each game with its options once. */
  'arena/duplicate-setting': 'a plan lists a game with the same options only once',
  /** A round robin or ladder lists an entrant twice. Remedy: list it once, or use the format `table`. */
  'arena/duplicate-entrant': 'a {format} lists every entrant once',
  /** Two entrants have the same label. Remedy: give one of them a different label, such as `deep=./mine.mjs:100`. */
  'arena/duplicate-label': 'two entrants have the label "{label}": {one} and {other}',
  /** An SPRT was requested with more or fewer than two entrants. Remedy: name two. */
  'arena/sprt-entrants': 'an SPRT compares two entrants, not {entrants}',
  /** The hypotheses of an SPRT are in the wrong order. Remedy: give the lower one first. */
  'arena/sprt-bounds': 'sprt: elo0 must be less than elo1',
  /** A ladder has fewer than two entrants. Remedy: name another. */
  'arena/ladder-entrants': 'a ladder needs at least two entrants',
  /** A `table` needs as many entrants as seats. Remedy: list one per seat, or use another format. */
  'arena/table-entrants': '{entrants} entrants for {players} seats',
  /** A round robin cannot fill a table. Remedy: name more entrants, or set fewer seats. */
  'arena/too-few-entrants': '{entrants} entrants are too few for tables of {players}',
  /** There are too many combinations of entrants. Remedy: name fewer, or play a ladder. */
  'arena/too-many-tables': '{entrants} entrants make {tables} tables; a plan has at most {most}',
  /** The game does not allow that number of seats. Remedy: set a number in the range that the message names. */
  'arena/players': '{players} seats: {game} is for {min} to {max}',
  /** The options contain `players`. Remedy: set the number of seats only in `players` of the setting. */
  'arena/players-option': 'options: "players" is the number of seats; set it outside the options',
  /** The game does not allow the options. Remedy: see `cause`, the game's refusal with its code. */
  'arena/bad-options': 'options: {reason}',
  /** No game with that id is loaded. Remedy: name a loaded game, or load its module. */
  'arena/unknown-game': 'unknown game "{game}"; there are: {known}',
  /** No bot has that name. Remedy: use a name that the message lists, or the path of a module. */
  'arena/unknown-entrant': 'unknown entrant "{entrant}"; there are: {known}, and modules such as ./mine.mjs',
  /** The text after the colon of a name is not a budget. Remedy: give iterations or milliseconds. */
  'arena/bad-budget': '"{entrant}" has no valid budget, such as :500 or :200ms',
  /** The parameters in a name are not a JSON object. Remedy: give one object in braces, quoted for the shell. */
  'arena/bad-parameters': 'the parameters of "{entrant}" must be a JSON object such as {"depth":3}',
  /** Parameters were given to a bot that takes none. Remedy: leave them out, or export `createBot`. */
  'arena/parameters-not-taken': '"{entrant}" has parameters, but only modules that export createBot take them',
  /** `createBot` did not return a bot. Remedy: return an object with `decide`. */
  'arena/no-bot-created':
    'createBot of {module} must return a bot: an object with a function decide and, if needed, a function over',
  /** `createBot` is exported, but is not a function. Remedy: export a function. */
  'arena/bad-create-bot': 'createBot of {module} must be a function',
  /** A module exports no bot. Remedy: make a bot its default export, or export `createBot`. */
  'arena/no-bot': '{module} must export a bot by default, or a function createBot that returns one',
  /** The default export of a module is not a bot. Remedy: export a bot, or name the factory `createBot`. */
  'arena/bad-bot':
    'the default export of {module} must be a bot, an object with a function decide; export a factory as createBot',
  /** A module has no default export. Remedy: make what the message names the default export. */
  'arena/no-default-export': '{module} has no default export; it must be {expected}',
  /** A module exports something other than games. Remedy: make a game, a kit or a list of kits the default export. */
  'arena/no-game': 'the default export of {module} is neither a game nor a kit',
  /** The `game` of a module's kit is no object, for example `undefined`. Remedy: correct it. */
  'arena/kit-without-game': 'the kit of {module} has no game',
  /** The game or kit of a module lacks a member. Remedy: add it. */
  'arena/missing-member': 'the {what} of {module} has no {member}, which must be {expected}',
  /** A member of the game or kit of a module is of the wrong kind. Remedy: correct it. */
  'arena/bad-member': '{member} of the {what} of {module} must be {expected}',
  /** There is no file at the path of a module. Remedy: correct the path. */
  'arena/no-such-module': 'cannot load {module}: there is no such file',
  /** The name of a module is not a path. Remedy: give a path or a file URL. */
  'arena/bad-module-path': 'cannot load {module}: it is neither a path nor a file URL',
  /** The path of a module leads to a folder. Remedy: name a file in the folder. */
  'arena/module-is-folder': 'cannot load {module}: it is a folder',
  /** A module is TypeScript, and this Node cannot import that. Remedy: compile it, or update Node. */
  'arena/no-typescript':
    'cannot load {module}: Node {node} cannot import TypeScript; compile it, or use Node 22.18 or later',
  /** A module threw or has a syntax error, or its thread ended. Remedy: see `cause`; the reason has its message. */
  'arena/cannot-load': 'cannot load {module}: {reason}',
  /** Two modules have games with the same id. Remedy: load one of them. */
  'arena/duplicate-game': 'two games have the id "{game}", one from {one} and one from {other}',
  /** Both `kits` and `games` were given. Remedy: give one of the two. */
  'arena/kits-and-modules': 'give kits or modules of games, not both',
  /** No games were given. Remedy: give `kits`, or `games: ['feyrules/games']`. */
  'arena/no-games': "no games: give { kits } of 'feyrules/games' or your own, or { games: ['feyrules/games'] }",
  /** The kits contradict each other. Remedy: correct what the message names; the `cause` is the original error. */
  'arena/bad-kits': '{reason}',
  /** Kits cannot be sent to another thread or machine. Remedy: name modules in `games`. */
  'arena/local-kits':
    "kits cannot be sent to workers: give { games: ['{own}'] } or the paths of your own modules, which workers import",
  /** Functions cannot be sent to another thread or machine. Remedy: name modules as entrants. */
  'arena/local-bots': 'bots cannot be sent to workers: name modules',
  /** The number of threads is out of range. Remedy: use a number in the range that the message names. */
  'arena/bad-workers': '{workers} threads: use 1 to {most}',
  /** The library is bundled, so the files of threads and modules are missing. Remedy: keep it external. */
  'arena/bundled': '{what} need the files of feyrules: keep feyrules out of the bundle',
  /** An optional package has an untested version. Remedy: install a version that the message names. */
  'arena/untried-package':
    'feyrules is tested with {name} {oldest} to {latest}.x, not {found}: npm install {name}@{latest}',
  /** An optional package is not installed. Remedy: install it. */
  'arena/missing-package': '{what}: npm install {packages}',
  /** No Redis answers at the address. Remedy: start it, or correct the address. */
  'arena/no-redis': 'no Redis answers at {host}: {reason}',
  /** A worker refused a job, or failed at it, with this message. Remedy: see `cause`, the worker's error. */
  'arena/worker-refused': '{reason}',
  /** A worker has another version of this library. Remedy: run the same version everywhere. */
  'arena/other-version': 'the worker has version {version}, but the arena that made the plan has {made}',
  /** A worker has another version of a game's rules. Remedy: run the same version of the game everywhere. */
  'arena/other-rules': 'the worker has version {found} of the rules of {game}; the plan needs {version}',
  /** A job in the queue does not come from an arena. Remedy: use the queue for arenas only. */
  'arena/bad-task': 'the job is not a range of games of a plan: {at} cannot be {found}; expected: {expected}',
  /** The plan names modules, and the worker loads none. Remedy: start workers with `--modules` if you trust the plan. */
  'arena/modules-refused': 'only workers with --modules play games and bots from modules',
  /** The plan allows longer games than workers do. Remedy: lower `maxMoves`. */
  'arena/too-many-moves': 'workers play at most {most} moves per game',
  /** An entrant has a larger budget than workers allow. Remedy: lower its budget. */
  'arena/budget-too-large': '{entrant}: workers allow at most {iterations} iterations or {milliseconds} ms per move',
  /** A worker sent invalid results. Remedy: see its log, and restart it. */
  'arena/bad-answer': 'a worker sent invalid results for games {from} to {last}',
  /** The plan has no game with that index. Remedy: use an index in the range that the message names. */
  'arena/no-such-game': 'the plan has no game {game}; it has 0 to {last}',
  /** A signal stopped a game before its end. Remedy: play it again. */
  'arena/broken-off': 'game {game} was interrupted',
  /** The report has no games. Remedy: play a game first. */
  'arena/no-results': 'there is no game to report on',
  /** A file is not a results file. Remedy: give one that `arena --out` wrote. */
  'arena/no-results-file': 'this is not a results file of an arena',
  /** A results file names a module, whose code runs when the plan is played. Remedy: allow it if you trust the file. */
  'arena/file-names-module':
    'the file names the module {module} as an entrant; allow modules with --modules (modules: true)',
  /** A line of a results file is damaged. Remedy: delete it, and play with `--resume`. */
  'arena/bad-line': 'line {line} is not the result of a game',
  /** A result in a file does not belong to the file's plan. Remedy: delete its line, and play with `--resume`. */
  'arena/other-plan': 'game {game} is not part of this plan{why}',
} as const;

export const planFailure: Failures<typeof sentences> = failuresOf(sentences, PlanError);
