import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import type { RefusalCode } from '../../../src/games/strage/refusals.ts';
import { squareOf as at, move, play, position } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Extract<Event, { type: Type }>>[] } = {
  'order-rolled': [
    [
      { type: 'order-rolled', seat: 1, die: 2 },
      'Green rolls a 2 for the turn order.',
      "Verde tira 2 per l'ordine di gioco.",
    ],
  ],
  'order-settled': [
    [
      { type: 'order-settled', order: [2, 0, 1, 3] },
      'Turn order: Blue, Red, Green, Yellow.',
      'Ordine di gioco: Blu, Rosso, Verde, Giallo.',
    ],
  ],
  turn: [[{ type: 'turn', seat: 3 }, "Yellow's turn.", 'Tocca a Giallo.']],
  'points-rolled': [
    [
      { type: 'points-rolled', seat: 0, points: 4 },
      'Red rolls a 4 for action points.',
      'Rosso tira 4 per i punti azione.',
    ],
  ],
  placed: [
    [{ type: 'placed', seat: 0, to: at('c2') }, 'Red places a half-elf on c2.', 'Rosso colloca un mezzelfo in c2.'],
  ],
  moved: [
    [
      { type: 'moved', seat: 0, from: at('c2'), to: at('c3'), carry: false },
      'Red moves from c2 to c3.',
      'Rosso muove da c2 a c3.',
    ],
    [
      { type: 'moved', seat: 0, from: at('c2'), to: at('c3'), carry: true },
      'Red takes a sprite from c2 to c3.',
      'Rosso accompagna un folletto da c2 a c3.',
    ],
  ],
  rescued: [
    [
      { type: 'rescued', seat: 2, at: at('c8') },
      'Blue saves the sprite on c8.',
      'Blu porta in salvo il folletto in c8.',
    ],
  ],
  retired: [
    [
      { type: 'retired', seat: 2, at: at('c8') },
      'Blue takes the half-elf off the board too.',
      'Blu toglie dalla mappa anche il mezzelfo.',
    ],
  ],
  'attack-declared': [
    [
      { type: 'attack-declared', seat: 0, at: at('d4'), target: 2 },
      'Red attacks the half-elf of Blue on d4.',
      'Rosso attacca il mezzelfo Blu in d4.',
    ],
  ],
  attacked: [
    [
      { type: 'attacked', seat: 0, at: at('d4'), target: 2, die: 5, hit: true },
      'Red rolls a 5 and strikes the half-elf of Blue on d4.',
      'Rosso tira 5 e colpisce il mezzelfo Blu in d4.',
    ],
    [
      { type: 'attacked', seat: 0, at: at('d4'), target: 'orc', die: 4, hit: false },
      'Red rolls a 4 and misses the orc on d4.',
      "Rosso tira 4 e manca l'orco in d4.",
    ],
  ],
  'actions-ended': [
    [{ type: 'actions-ended', seat: 0, unused: 0 }, 'Red has no action points left.', 'Rosso non ha più punti azione.'],
    [
      { type: 'actions-ended', seat: 0, unused: 2 },
      'Red ends the actions, points unused: 2.',
      'Rosso termina le azioni, PA non usati: 2.',
    ],
  ],
  'orc-placed': [
    [{ type: 'orc-placed', seat: 0, to: at('d4') }, 'Red places an orc on d4.', 'Rosso colloca un orco in d4.'],
  ],
  'orc-moved': [
    [
      { type: 'orc-moved', seat: 0, from: at('d4'), to: at('e5') },
      'Red moves an orc from d4 to e5.',
      'Rosso muove un orco da d4 a e5.',
    ],
  ],
  'orc-attack-declared': [
    [
      { type: 'orc-attack-declared', seat: 0, at: at('d4'), clan: 1 },
      'The orcs attack the half-elf of Green on d4.',
      'Gli orchi attaccano il mezzelfo Verde in d4.',
    ],
  ],
  'orc-attacked': [
    [
      { type: 'orc-attacked', seat: 0, at: at('d4'), clan: 1, die: 6, hit: true },
      'The orcs roll a 6 and strike the half-elf of Green on d4.',
      'Gli orchi tirano 6 e colpiscono il mezzelfo Verde in d4.',
    ],
    [
      { type: 'orc-attacked', seat: 0, at: at('d4'), clan: 1, die: 1, hit: false },
      'The orcs roll a 1 and miss the half-elf of Green on d4.',
      'Gli orchi tirano 1 e mancano il mezzelfo Verde in d4.',
    ],
  ],
  'massacre-rolled': [
    [{ type: 'massacre-rolled', at: at('b5'), die: 3 }, 'The sprite on b5 rolls a 3.', 'Il folletto in b5 tira 3.'],
  ],
  'sprite-lost': [
    [{ type: 'sprite-lost', at: at('b5') }, 'The sprite on b5 is killed.', 'Il folletto in b5 è eliminato.'],
  ],
  ended: [
    [
      { type: 'ended', winners: [0], reason: 'most-saved' },
      'The game is over: Red has saved the most sprites and wins.',
      'La partita è finita: Rosso ha salvato più folletti e vince.',
    ],
    [
      { type: 'ended', winners: [0], reason: 'most-half-elves' },
      'The game is over: as many sprites saved, but Red has more half-elves on the board and wins.',
      'La partita è finita: a pari folletti salvati, Rosso ha più mezzelfi sulla mappa e vince.',
    ],
    [
      { type: 'ended', winners: [], reason: 'no-winner' },
      'The game is over: as many sprites saved, as many half-elves on the board; there is no winner.',
      "La partita è finita: pari folletti salvati e pari mezzelfi sulla mappa; non c'è un vincitore.",
    ],
  ],
};

const acting = position(`
  r.......
  ..g.....
  .r......
  ..R.....
  ...s....
  ........
  xx......
  ........`);
const placing = play(acting, 'end');
const attacking = play(placing, 'O@d8');
const moving = play(
  position(`
    xxrxxxxx
    ssb..x..
    g.......
    ........
    s.......`),
  'end',
);
const crowded = position(`
  rrrrrr..
  ........
  s.......`);

type Refused = readonly [state: State, notation: string, en: string, it: string];

/** Every refusal of this game's own, where a table would meet it. */
const refusals: Readonly<Record<RefusalCode, Refused>> = {
  'placement-limit': [
    play(acting, '@c1 @d1'),
    '@e1',
    'Only 2 half-elves may be placed in a turn.',
    'In un turno si collocano al massimo 2 mezzelfi.',
  ],
  'clan-on-board': [
    crowded,
    '@e1',
    'All half-elves of the clan are on the board.',
    'Tutti i mezzelfi del clan sono già sulla mappa.',
  ],
  'outside-placement-area': [
    acting,
    '@c3',
    'c3 is outside the placement area.',
    "c3 è fuori dall'Area di Piazzamento.",
  ],
  'square-taken': [acting, '@b2', 'b2 is taken.', 'b2 è occupata.'],
  'not-your-half-elf': [
    acting,
    'c7-c8',
    'No half-elf of your clan stands on c7.',
    "In c7 non c'è un mezzelfo del tuo clan.",
  ],
  'not-adjacent': [acting, 'b6-b4', 'b4 is not next to b6.', 'b4 non è adiacente a b6.'],
  'nothing-to-carry': [
    acting,
    'b6=b7',
    'There is no sprite on b6 to take along.',
    "In b6 non c'è un folletto da accompagnare.",
  ],
  'sprite-in-the-way': [acting, 'c5=d4', 'There is a sprite on d4 already.', "In d4 c'è già un folletto."],
  'retire-only-on-rescue': [
    acting,
    'c5=c4^',
    'A half-elf leaves the board only together with a sprite that it takes to the exit area.',
    "Un mezzelfo lascia la mappa solo con un folletto che accompagna nell'Area di Uscita.",
  ],
  'already-attacked': [
    play(acting, 'xc7 1'),
    'xc7',
    'There is one attack a turn, and it has been made.',
    'Si combatte una sola volta per turno, e in questo lo si è già fatto.',
  ],
  'no-target': [
    acting,
    'xd4',
    'There is neither an orc nor a rival half-elf on d4.',
    "In d4 non c'è né un orco né un mezzelfo rivale.",
  ],
  'target-out-of-reach': [
    acting,
    'xa2',
    'No half-elf of your clan is next to a2.',
    'Nessun mezzelfo del tuo clan è adiacente a a2.',
  ],
  'no-orc-in-reserve': [
    moving,
    'O@d4',
    'All orcs are on the board; one of them must be moved.',
    'Tutti gli orchi sono sulla mappa: bisogna muoverne uno.',
  ],
  'inside-placement-area': [
    placing,
    'O@d2',
    'd2 is in the placement area; orcs are placed outside it.',
    "d2 è nell'Area di Piazzamento; gli orchi si collocano fuori.",
  ],
  'orc-in-reserve': [
    placing,
    'Oa2-a3',
    'Orcs are off the board (6); one of them must be placed.',
    'Ci sono orchi fuori mappa (6): bisogna collocarne uno.',
  ],
  'no-orc-there': [moving, 'Od4-d5', 'There is no orc on d4.', "In d4 non c'è un orco."],
  'orc-must-move': [
    moving,
    'Oa8-a8',
    'The orc must end on another square than a8.',
    "L'orco deve finire in una casella diversa da a8.",
  ],
  'orc-too-far': [
    moving,
    'Oa8-a5',
    'An orc moves one or two squares; a5 is farther from a8.',
    'Un orco muove di una o due caselle; a5 è più lontana da a8.',
  ],
  'orc-blocked': [
    moving,
    'Oa8-b6',
    'Every square between a8 and b6 is taken.',
    'Tutte le caselle fra a8 e b6 sono occupate.',
  ],
  'no-half-elf-there': [attacking, 'Oxd4', 'There is no half-elf on d4.', "In d4 non c'è un mezzelfo."],
  'no-orc-adjacent': [attacking, 'Oxa8', 'No orc is next to a8.', 'Nessun orco è adiacente a a8.'],
};

describe('events', () => {
  it.each<Told<Event>>(Object.values(told).flat())('%j', (event, en, it) => {
    expect(strage.describeEvent(event)).toBe(en);
    expect(strage.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals', () => {
  it.each(Object.entries(refusals))('%s', (code, [state, notation, en, it]) => {
    const violation = strage.violation(state, move(notation));
    if (violation === undefined) throw new Error(`${notation} is legal`);
    expect(violation.code).toBe(`strage/${code}`);
    expect(strage.describeViolation(violation)).toBe(en);
    expect(strage.describeViolation(violation, 'it')).toBe(it);
  });
});
