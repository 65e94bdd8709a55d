import type { Said } from './errors.ts';
import { type Templates, translated } from './templates.ts';

/** What an arena says of a plan that cannot be played, which comes in English. */
export const faults: Templates = [
  [
    'game {} is not of this plan: its outcome is none of {} seats and at most {} moves',
    'la partita {0} non è di questo piano: il suo esito non è di {1} posti e al più {2} mosse',
  ],
  ['game {} is not of this plan', 'la partita {0} non è di questo piano'],
  ['games come as kits or from modules, not as both', 'i giochi vengono come kit o da moduli, non in entrambi i modi'],
  [
    "there are no games: give { kits } of 'feyrules/games' or your own, or { games: ['feyrules/games'] }",
    "non ci sono giochi: servono { kits } di 'feyrules/games' o propri, o { games: ['feyrules/games'] }",
  ],
  ['"{}" names no budget such as :500 or :200ms', '"{0}" non nomina un limite come :500 o :200ms'],
  [
    'the parameters of "{}" are no JSON object such as {"depth":3}',
    'i parametri di "{0}" non sono un oggetto JSON come {"depth":3}',
  ],
  [
    '"{}" has parameters, which only createBot of a module takes',
    '"{0}" ha parametri, che solo createBot di un modulo accetta',
  ],
  ['two games have the id "{}": one of {} and one of {}', 'due giochi hanno l\'id "{0}": uno di {1} e uno di {2}'],
  ['createBot of {} is no function', 'createBot di {0} non è una funzione'],
  [
    'createBot of {} gave no bot: an object with a function decide, and over if need be',
    'createBot di {0} non ha dato un bot: un oggetto con una funzione decide e, se serve, over',
  ],
  [
    '{} has neither a default export, a bot, nor createBot, which makes one',
    '{0} non ha né un export default, un bot, né createBot, che ne fa uno',
  ],
  [
    'the default export of {} is no bot, an object with a function decide; a factory is exported by the name of createBot',
    'il default export di {0} non è un bot, un oggetto con una funzione decide; chi fabbrica bot si esporta col nome createBot',
  ],
  ['the default export of {} is neither a game nor a kit', "l'export default di {0} non è né un gioco né un kit"],
  ['{} has no default export; it must be {}', "{0} non ha un export default; dev'essere {1}"],
  ['cannot load {}: it is no path and no file URL', 'non posso caricare {0}: non è un percorso né un URL di file'],
  ['cannot load {}: there is no such file', "non posso caricare {0}: il file non c'è"],
  ['cannot load {}: {}', 'non posso caricare {0}: {1}'],
  [
    'Node {} cannot import TypeScript; compile it, or take Node 22.18 or later',
    'Node {0} non importa TypeScript; compilalo, o usa Node 22.18 o successivo',
  ],
  ['it is a folder', 'è una cartella'],
  ['{} (node {} shows where)', '{0} (node {1} mostra dove)'],
  ['a plan lists every game once', 'un piano elenca ogni gioco una volta'],
  ['a {} lists every entrant once', 'un {0} elenca ogni partecipante una volta'],
  ['two entrants are called "{}": {} and {}', 'due partecipanti si chiamano "{0}": {1} e {2}'],
  ['an SPRT is of two entrants, not of {}', 'uno SPRT è di due partecipanti, non di {0}'],
  ['sprt: elo0 must be less than elo1', "sprt: elo0 dev'essere minore di elo1"],
  ['a ladder takes two entrants at least', 'una ladder vuole almeno due partecipanti'],
  ['{} entrants for {} seats', '{0} partecipanti per {1} posti'],
  ['{} entrants are too few for tables of {}', '{0} partecipanti sono troppo pochi per tavoli da {1}'],
  ['{} entrants make {} tables; a plan has at most {}', '{0} partecipanti fanno {1} tavoli; un piano ne ha al più {2}'],
  ['{} seats: {} is for {} to {}', '{0} posti: {1} è per {2}–{3} giocatori'],
  ['options: "players" is the number of seats', 'opzioni: "players" è il numero dei posti'],
  ['options: {}', 'opzioni: {0}'],
  ['unknown game "{}"; there are: {}', 'gioco sconosciuto "{0}"; ci sono: {1}'],
  [
    'unknown entrant "{}"; there are: {}, and modules such as ./mine.mjs',
    'partecipante sconosciuto "{0}"; ci sono: {1}, e moduli come ./mio.mjs',
  ],
  ['there is no game to report on', 'non ci sono partite di cui riferire'],
  [
    'a report with pictures takes one package more: npm install echarts',
    'a un resoconto con figure serve un altro pacchetto: npm install echarts',
  ],
  ['game {} was broken off', 'la partita {0} è stata interrotta'],
  ['the plan has no game {}; it has 0 to {}', 'il piano non ha la partita {0}; va da 0 a {1}'],
  ['games {} to {}: {}', 'partite da {0} a {1}: {2}'],
  [
    'what goes over Redis takes two packages more: npm install bullmq ioredis',
    'a ciò che passa per Redis servono altri due pacchetti: npm install bullmq ioredis',
  ],
  [
    '{} {} was not tried; {} to {}.x were: npm install {}@{}',
    '{0} {1} non è provato; {2}–{3}.x sì: npm install {4}@{5}',
  ],
  [
    '{} need the files of feyrules: keep it out of the bundle',
    '{0}: servono i file di feyrules: tienilo fuori dal bundle',
  ],
  ['these are no records to be judged: {}', 'questi non sono verbali da giudicare: {0}'],
  ['games beside {} are loaded by workers with --modules', 'i giochi oltre a {0} li caricano i worker con --modules'],
  [
    'a worker of version {} sent no verdicts on the records from line {}',
    'un worker della versione {0} non ha mandato verdetti sui verbali dalla riga {1}',
  ],
  ['no Redis answers at {}: {}', 'nessun Redis risponde a {0}: {1}'],
  [
    "kits cannot be sent to workers, which import their games: give { games: ['{}'] } or the paths of your own modules instead",
    "i kit non si mandano ai worker, che importano i loro giochi: servono { games: ['{0}'] } o i percorsi dei moduli propri",
  ],
  ['bots cannot be sent to workers: name modules', 'i bot non si mandano ai worker: servono moduli'],
  [
    'the worker has version {} of the rules of {}; the plan is for {}',
    'il worker ha la versione {0} delle regole di {1}; il piano è per la {2}',
  ],
  [
    'the worker is of version {}, and the plan of an arena of version {}',
    "il worker è della versione {0}, e il piano di un'arena della versione {1}",
  ],
  [
    'this is no range of games of a plan: it is nested too deeply',
    'questo non è un intervallo di partite di un piano: ha troppi livelli',
  ],
  ['this is no range of games of a plan: {}', 'questo non è un intervallo di partite di un piano: {0}'],
  [
    'games and entrants that are modules are played by workers with --modules',
    'giochi e partecipanti che sono moduli li giocano i worker con --modules',
  ],
  ['workers play at most {} moves of a game', 'i worker giocano al più {0} mosse di una partita'],
  [
    '{}: workers think for at most {} iterations, or {} ms, a move',
    '{0}: i worker pensano al più {1} iterazioni, o {2} ms, a mossa',
  ],
  ['this is no file of results of an arena', "questo non è un file di risultati di un'arena"],
  [
    'the file names the module {} as entrant; it is run with --modules (modules: true) only',
    'il file nomina come partecipante il modulo {0}; si esegue solo con --modules (modules: true)',
  ],
  ['line {} is no result of a game', 'la riga {0} non è il risultato di una partita'],
  ['a worker sent no results for games {} to {}', 'un worker non ha mandato risultati per le partite da {0} a {1}'],
  ['{}; {} has its stack, its view and the record', '{0}; {1} ha il suo stack, la sua vista e il verbale'],
];

/** What a bot of a module does wrong, behind its name. */
const answers: Templates = [
  ['it answered with {}, which is no move', 'ha risposto con {0}, che non è una mossa'],
  [
    'it answered with a move of type "{}", which {} does not have: is it a bot of another game?',
    'ha risposto con una mossa di tipo "{0}", che {1} non ha: è un bot di un altro gioco?',
  ],
];

/** The sentence of an arena, or of a bot that has failed, in both languages; what is not known stays English. */
export function saidOf(sentence: string): Said {
  return { en: sentence, it: inItalian(sentence) };
}

function inItalian(sentence: string): string {
  const start = sentence.indexOf('it answered with');
  const told = start < 0 ? undefined : translated(answers, sentence.slice(start));
  if (told !== undefined) return sentence.slice(0, start) + told;
  return translated(faults, sentence, inItalian) ?? sentence;
}
