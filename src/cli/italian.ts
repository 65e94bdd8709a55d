import type { Command } from 'commander';
import { fillings, type Templates, translated } from './templates.ts';

/** The help of the command, by its English sentences. */
const help: ReadonlyMap<string, string> = new Map([
  [
    'Plays fairy-tale board and card games by their rules, and adjudicates records of them.',
    'Gioca a giochi da tavolo e di carte fiabeschi secondo le regole, e giudica i verbali delle partite.',
  ],
  ['display help for command', "mostra l'aiuto del comando"],
  ['output the version number', 'stampa il numero di versione'],
  ["a game's id, or a module of your own such as ./mine.mjs", "l'id di un gioco, o un modulo proprio come ./mio.mjs"],
  ['play a game in the terminal', 'gioca una partita nel terminale'],
  [
    'who sits where: human, easy, normal, hard, best, ismcts:500, ./mine.mjs:500 …, separated by commas',
    'chi siede dove: human, easy, normal, hard, best, ismcts:500, ./mio.mjs:500 …, separati da virgole',
  ],
  ['seed of the dice and the bots; a new one by default', 'seme dei dadi e dei bot; se non indicato, uno nuovo'],
  ['print the result only', 'stampa solo il risultato'],
  [
    'write the record: JSON, or text if the name ends in .txt',
    'scrive il verbale: JSON, o testo se il nome finisce in .txt',
  ],
  [
    'go on with a recorded game, as those who sat there, or as --seats says',
    'continua una partita registrata, con chi sedeva lì, o come dice --seats',
  ],
  ['stop after so many moves', 'si ferma dopo tante mosse'],
  ['language', 'lingua'],
  ['print JSON', 'stampa JSON'],
  ['threads that play', 'thread che giocano'],
  ['threads that play, and as many that judge', 'thread che giocano, e altrettanti che giudicano'],
  ['threads that judge a file of many games', 'thread che giudicano un file di molte partite'],
  [
    'let the workers judge a file of many games that serve this Redis',
    'fa giudicare un file di molte partite ai worker che servono questo Redis',
  ],
  [
    'a game of your own, such as ./mine.mjs; may be given several times',
    'un gioco proprio, come ./mio.mjs; si può indicare più volte',
  ],
  [
    'a bot of your own, such as tutor=./mine.mjs:100; may be given several times',
    'un bot proprio, come maestro=./mio.mjs:100; si può indicare più volte',
  ],
  ['after so many moves; all by default', 'dopo tante mosse; se non indicato, tutte'],
  ['so long a bot thinks about a move', 'per quanto un bot pensa a una mossa'],
  [
    'options of the game: a JSON object, or a file that holds one',
    'opzioni del gioco: un oggetto JSON, o un file che lo contiene',
  ],
  [
    'options of the games: a JSON object, or a file that holds one',
    'opzioni dei giochi: un oggetto JSON, o un file che lo contiene',
  ],
  [
    'check these options: a JSON object, or a file that holds one',
    'controlla queste opzioni: un oggetto JSON, o un file che lo contiene',
  ],
  [
    'adjudicate records: files, folders of them, or - for standard input; exit 0 if all are legal, 1 if not, 2 for what is no record',
    'giudica verbali: file, cartelle, o - per lo standard input; esce con 0 se sono tutti regolari, con 1 se no, con 2 per ciò che non è un verbale',
  ],
  ['print the clause by which it is illegal', 'stampa la clausola per cui è illegale'],
  [
    'print the rules of record: clauses (EW-8.4), sections (EW-8), or all of a game (elfenwizards)',
    'stampa le regole: clausole (EW-8.4), sezioni (EW-8), o tutte quelle di un gioco (elfenwizards)',
  ],
  [
    'print the options of a game: what they may be, what that means, and by which clause',
    'stampa le opzioni di un gioco: che cosa possono essere, che cosa vuol dire, e per quale clausola',
  ],
  [
    'print a form, with every option at its default, to be filled in and given back',
    'stampa un modulo, con ogni opzione al suo valore normale, da riempire e riconsegnare',
  ],
  [
    'print a form with tables in place of names for them, such as "reconstructed"',
    'stampa un modulo con le tabelle al posto dei loro nomi, come "reconstructed"',
  ],
  ['show the table of a record', 'mostra il tavolo di un verbale'],
  ['as that seat sees it; as a spectator by default', 'come lo vede quel posto; se non indicato, come uno spettatore'],
  ['list what may be done', 'elenca che cosa si può fare'],
  [
    'and what a bot such as ismcts:500 makes of it, the best first',
    'e che cosa ne pensa un bot come ismcts:500, il meglio per primo',
  ],
  ['seed of the bot', 'seme del bot'],
  [
    'let bots play each other, on seats that rotate, and see how they stand',
    'fa giocare i bot fra loro, a posti che ruotano, e mostra la classifica',
  ],
  [
    'ids of games, or modules of your own such as ./mine.mjs, separated by commas',
    'id di giochi, o moduli propri come ./mio.mjs, separati da virgole',
  ],
  [
    'bots such as hard, greedy, ismcts:500, ./mine.mjs:200ms, separated by commas',
    'bot come hard, greedy, ismcts:500, ./mio.mjs:200ms, separati da virgole',
  ],
  ['who meets whom', 'chi incontra chi'],
  ['seats at a table, if it is not one a bot', 'posti a un tavolo, se non è uno per bot'],
  [
    'games in all: 100 by default, at most 20000 with --sprt',
    'partite in tutto: se non indicato 100, al più 20000 con --sprt',
  ],
  [
    'end as soon as it is decided by how many Elo the first is the stronger of two',
    'finisce appena è deciso di quanti Elo il primo di due è il più forte',
  ],
  [
    'a bot that fails: stop, or have it forfeit the game',
    'se un bot fallisce: stop ferma tutto, forfeit gli dà persa la partita',
  ],
  [
    'so much time everybody has, 60s/game or 500ms/move; whoever takes more forfeits',
    'il tempo di ciascuno, 60s/game a partita o 500ms/move a mossa; chi ne usa di più perde la partita',
  ],
  [
    'where the result of every game goes, as JSON lines; arena-1.jsonl or the like by default',
    'dove va il risultato di ogni partita, in righe JSON; se non indicato, arena-1.jsonl o simili',
  ],
  ['keep no results', 'non conserva i risultati'],
  ['write the record of every game into that folder', 'scrive il verbale di ogni partita in quella cartella'],
  ['go on with such a file, with --games N to more games', 'continua un tale file, con --games N fino a più partite'],
  [
    'measure how long bots think, and print it in total or by phases',
    'misura quanto pensano i bot, e lo stampa in totale o per fasi',
  ],
  [
    'play a game of such a file of results once more, as a record',
    'rigioca una partita di un tale file di risultati, come verbale',
  ],
  ['the file of results', 'il file dei risultati'],
  [
    'which game, counted from 0; given once more, a game of your own, such as ./mine.mjs',
    'quale partita, contando da 0; indicata di nuovo, un gioco proprio, come ./mio.mjs',
  ],
  ['run bots that are modules which the file names, too', 'esegue anche i bot che sono moduli nominati nel file'],
  [
    'write the record there, as text if the name ends in .txt; print it as JSON by default',
    'scrive lì il verbale, come testo se il nome finisce in .txt; se non indicato, lo stampa come JSON',
  ],
  ['stop a game after so many moves', 'ferma una partita dopo tante mosse'],
  [
    'let the workers play that serve this Redis; modules take workers with --modules',
    'fa giocare i worker che servono questo Redis; i moduli vogliono worker con --modules',
  ],
  [
    'run bots that are modules which the file of --resume names, too',
    'esegue anche i bot che sono moduli nominati nel file di --resume',
  ],
  ['print the standings as CSV', 'stampa la classifica come CSV'],
  ['write the report with pictures, as a page', 'scrive il resoconto con le figure, come pagina'],
  [
    'print how those stand who have played for such a file of results, of as many games as it has',
    'stampa la classifica di chi ha giocato per un tale file di risultati, con tutte le partite che contiene',
  ],
  [
    'print how long bots thought, in total or by phases, if it was measured',
    'stampa quanto hanno pensato i bot, in tutto o per fasi, se è stato misurato',
  ],
  [
    'play for arenas, and judge for checks, over Redis, until interrupted',
    'gioca per le arene e giudica per i controlli, attraverso Redis, finché non è interrotto',
  ],
  ['address of the Redis', 'indirizzo del Redis'],
  [
    'play games and bots that are modules of this machine, too',
    'gioca anche giochi e bot che sono moduli di questa macchina',
  ],
  ['measure how fast the games are on this machine', 'misura quanto sono veloci i giochi su questa macchina'],
  [
    'what to measure, separated by semicolons; all of it by default',
    'che cosa misurare, separato da punti e virgola; se non indicato, tutto',
  ],
  [
    'referee for other programs: requests and answers as JSON lines',
    'arbitro per altri programmi: domande e risposte in righe JSON',
  ],
  ['over standard input and output', 'per standard input e output'],
  [
    'referee for language models: a Model Context Protocol server over standard input and output',
    'arbitro per modelli linguistici: un server Model Context Protocol per standard input e output',
  ],
]);

const titles: ReadonlyMap<string, string> = new Map([
  ['Usage:', 'Uso:'],
  ['Arguments:', 'Argomenti:'],
  ['Options:', 'Opzioni:'],
  ['Commands:', 'Comandi:'],
]);

/** What commander says of wrong usage, with `{}` for what stands in it, and the same in Italian, by its numbers. */
const complaints: Templates = [
  ["missing required argument '{}'", "manca l'argomento '{0}'"],
  ["option '{}' argument missing", "manca il valore dell'opzione '{0}'"],
  ["required option '{}' not specified", "manca l'opzione '{0}'"],
  ["unknown option '{}'", "opzione sconosciuta '{0}'"],
  ["unknown command '{}'", "comando sconosciuto '{0}'"],
  ["too many arguments for '{}'. Expected {} argument but got {}.", 'troppi argomenti: {2} invece di {1}.'],
  ["too many arguments for '{}'. Expected {} arguments but got {}.", 'troppi argomenti: {2} invece di {1}.'],
  ['too many arguments. Expected {} argument but got {}.', 'troppi argomenti: {1} invece di {0}.'],
  ['too many arguments. Expected {} arguments but got {}.', 'troppi argomenti: {1} invece di {0}.'],
  ["option '{}' cannot be used with option '{}'", "l'opzione '{0}' non va insieme all'opzione '{1}'"],
  ["option '{}' argument '{}' is invalid. {}", "l'opzione '{0}' non può essere '{1}'. {2}"],
  ["command-argument value '{}' is invalid for argument '{}'. {}", "l'argomento '{1}' non può essere '{0}'. {2}"],
];

/** The ends of such sentences. */
const ends: Templates = [
  ['Allowed choices are {}.', 'Può essere: {0}.'],
  [
    'It must be a whole number, {} or more, of at most 9 digits.',
    'Deve essere un numero intero, almeno {0}, di al più 9 cifre.',
  ],
  [
    'It must be a whole number, {} or more, of at most 9 digits, or 32 hexadecimal digits.',
    'Deve essere un numero intero, almeno {0}, di al più 9 cifre, o 32 cifre esadecimali.',
  ],
  ['There are at most {}.', 'Ce ne sono al più {0}.'],
  ['It must be an address such as {}.', 'Deve essere un indirizzo come {0}.'],
  ['It must be a time such as {}.', 'Deve essere un tempo come {0}.'],
  [
    'It must be two numbers of Elo, the lower first, such as {}.',
    'Devono essere due numeri di Elo, prima il minore, come {0}.',
  ],
];

/** The sentence of commander in Italian; in English where it is none that is known. */
export function italianComplaint(message: string): string {
  const cut = message.lastIndexOf('\n(Did you mean ');
  const sentence = cut < 0 ? message : message.slice(0, cut);
  const [meant] = cut < 0 ? [] : (fillings('(Did you mean {}?)', message.slice(cut + 1)) ?? []);
  const suggestion = meant === undefined ? '' : ` (Intendevi ${meant.replace(/^one of /, '')}?)`;
  const told = translated(complaints, sentence) ?? sentence;
  // An end begins where its first words stand last.
  const starts = ends.map(([english]) => told.lastIndexOf(english.slice(0, english.indexOf('{}'))));
  const start = Math.max(...starts);
  const end = start < 0 ? undefined : translated(ends, told.slice(start));
  return `${end === undefined ? told : told.slice(0, start) + end}${suggestion}`;
}

/** Puts the help of a command and of all below it into Italian. */
export function inItalian(command: Command): void {
  const told = (text: string): string => help.get(text) ?? text;
  command.description(told(command.description()));
  command.helpOption('-h, --help', told('display help for command'));
  if (command.commands.length > 0) command.helpCommand('help [command]', told('display help for command'));
  command.configureHelp({
    styleTitle: (title) => titles.get(title) ?? title,
    styleOptionDescription: (text) =>
      text
        .replace(/(?<=[(,] ?)default: /, 'se non indicato: ')
        .replace('(choices: ', '(uno di: ')
        .replace(' preset: ', ' da sola: '),
  });
  for (const option of command.options) option.description = told(option.description);
  for (const argument of command.registeredArguments) argument.description = told(argument.description);
  for (const below of command.commands) inItalian(below);
}
