import { describe, expect, it } from 'vitest';
import type { Event, State } from '../../../src/games/elfenland/index.ts';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import type { RefusalCode } from '../../../src/games/elfenland/refusals.ts';
import { move, play, position } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

const road = 'dagamura-feodor-desert';

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Extract<Event, { type: Type }>>[] } = {
  'first-seat': [
    [{ type: 'first-seat', seat: 3 }, 'Yellow is the starting player.', 'Giallo è il giocatore iniziale.'],
  ],
  'town-card-dealt': [
    [
      { type: 'town-card-dealt', seat: 0, town: 'mahdavikia' },
      "Red gets the town card Mah'Davikia.",
      "Rosso riceve la carta città Mah'Davikia.",
    ],
    [{ type: 'town-card-dealt', seat: 0, town: null }, 'Red gets a town card.', 'Rosso riceve una carta città.'],
  ],
  'town-card-shown': [
    [
      { type: 'town-card-shown', seat: 1, town: 'ergeren' },
      "Green has the town card Erg'Eren.",
      "Verde ha la carta città Erg'Eren.",
    ],
  ],
  round: [
    [
      { type: 'round', round: 2, seat: 1 },
      'Round 2; the starting player is Green.',
      'Round 2; il giocatore iniziale è Verde.',
    ],
  ],
  displayed: [
    [
      { type: 'displayed', tile: 'elfcycle' },
      'A counter is laid in the display: elfcycle.',
      'Si scopre una tessera: velocipede elfico.',
    ],
  ],
  'card-drawn': [
    [
      { type: 'card-drawn', seat: 0, card: 'raft' },
      'Red draws a travel card: raft.',
      'Rosso pesca una carta trasporto: zattera.',
    ],
    [{ type: 'card-drawn', seat: 0, card: null }, 'Red draws a travel card.', 'Rosso pesca una carta trasporto.'],
  ],
  'tile-drawn': [
    [
      { type: 'tile-drawn', seat: 4, tile: 'giant-pig' },
      'Purple draws a counter face down: giant pig.',
      'Viola pesca una tessera coperta: facocero gigante.',
    ],
    [
      { type: 'tile-drawn', seat: 4, tile: null },
      'Purple draws a counter face down.',
      'Viola pesca una tessera coperta.',
    ],
  ],
  'tile-taken': [
    [
      { type: 'tile-taken', seat: 5, tile: 'magic-cloud', from: 'display' },
      'Black takes a counter of the display: magic cloud.',
      'Nero prende una tessera scoperta: nuvola magica.',
    ],
    [
      { type: 'tile-taken', seat: 5, tile: 'troll-wagon', from: 'pile' },
      'Black turns up the top counter of the pile: troll wagon.',
      'Nero scopre la prima tessera coperta: carro trainato da troll.',
    ],
  ],
  placed: [
    [
      { type: 'placed', seat: 0, tile: 'dragon', road, hidden: false },
      "Red places a counter on Dag'Amura–Feodor (desert): dragon.",
      "Rosso piazza una tessera su Dag'Amura–Feodor (deserto): drago.",
    ],
    [
      { type: 'placed', seat: 0, tile: 'unicorn', road, hidden: true },
      "Red places a counter that lay face down on Dag'Amura–Feodor (desert): unicorn.",
      "Rosso piazza una tessera coperta su Dag'Amura–Feodor (deserto): unicorno.",
    ],
  ],
  'obstacle-placed': [
    [
      { type: 'obstacle-placed', seat: 1, road },
      "Green places the obstacle on Dag'Amura–Feodor (desert).",
      "Verde piazza l'ostacolo su Dag'Amura–Feodor (deserto).",
    ],
  ],
  passed: [[{ type: 'passed', seat: 1 }, 'Green passes.', 'Verde passa.']],
  travelled: [
    [
      { type: 'travelled', seat: 2, road, from: 'dagamura', to: 'feodor', by: 'dragon', paid: ['dragon', 'dragon'] },
      'Blue travels to Feodor by dragon (2 × dragon).',
      'Blu raggiunge Feodor (drago: 2 × drago).',
    ],
    [
      {
        type: 'travelled',
        seat: 2,
        road,
        from: 'feodor',
        to: 'dagamura',
        by: 'caravan',
        paid: ['dragon', 'raft', 'raft'],
      },
      "Blue travels to Dag'Amura by caravan (dragon, 2 × raft).",
      "Blu raggiunge Dag'Amura (carovana: drago, 2 × zattera).",
    ],
    [
      {
        type: 'travelled',
        seat: 2,
        road: 'virst-ixara-river',
        from: 'virst',
        to: 'ixara',
        by: 'raft',
        paid: ['raft'],
      },
      'Blue travels to Ixara by raft (raft).',
      'Blu raggiunge Ixara (zattera: zattera).',
    ],
  ],
  'piece-taken': [
    [
      { type: 'piece-taken', seat: 3, town: 'virst', taken: 7 },
      'Yellow takes the town piece of Virst, number 7 of 20.',
      'Giallo raccoglie il segnalino di Virst, il n. 7 di 20.',
    ],
  ],
  'move-ended': [[{ type: 'move-ended', seat: 0 }, 'Red ends the move.', 'Rosso termina il movimento.']],
  discarded: [[{ type: 'discarded', seat: 0, card: 'unicorn' }, 'Red discards: unicorn.', 'Rosso scarta: unicorno.']],
  kept: [
    [
      { type: 'kept', seat: 0, open: ['dragon'], hidden: [] },
      'Red keeps open: dragon; face down: none.',
      'Rosso tiene scoperte: drago; coperte: nessuna.',
    ],
    [
      { type: 'kept', seat: 0, open: [], hidden: ['dragon'] },
      'Red keeps open: none; face down: dragon.',
      'Rosso tiene scoperte: nessuna; coperte: drago.',
    ],
    [
      { type: 'kept', seat: 0, open: [], hidden: 1 },
      'Red keeps open: none; face down: 1.',
      'Rosso tiene scoperte: nessuna; coperte: 1.',
    ],
    [
      { type: 'kept', seat: 0, open: ['unicorn'], hidden: 0 },
      'Red keeps open: unicorn; face down: 0.',
      'Rosso tiene scoperte: unicorno; coperte: 0.',
    ],
  ],
  ended: [
    [{ type: 'ended', winners: [4] }, 'The game is over; Purple wins.', 'La partita è finita: vince Viola.'],
    [
      { type: 'ended', winners: [0, 2, 3] },
      'The game is over; Red, Blue and Yellow share the win.',
      'La partita è finita: vincono a pari merito Rosso, Blu e Giallo.',
    ],
  ],
};

const planning = position({
  phase: 'planning',
  open: ['dragon giant-pig'],
  roads: 'lapphalya-virst-plain=elfcycle!',
  played: [1],
});
const moving = position({ boots: 'dagamura', hands: ['dragon raft*3'], roads: `${road}=troll-wagon!` });
const keeping = position({ phase: 'keep', open: ['dragon*2'] });

type Refused = readonly [state: State, notation: string, en: string, it: string];

/** Every refusal of this game's own, where a table would meet it. */
const refusals: Readonly<Record<RefusalCode, Refused>> = {
  'none-left': [
    elfenland.setup({ firstSeat: 0 }),
    'raft',
    'There is no raft left to draw.',
    'Non resta nulla da pescare di questo tipo: zattera.',
  ],
  'no-such-seat': [
    elfenland.setup({ players: 2 }),
    'first:2',
    'There is no seat Blue at this table.',
    'A questo tavolo non esiste il posto Blu.',
  ],
  'town-card-dealt': [
    play(elfenland.setup({ firstSeat: 0, destination: true }), 'town:beata'),
    'town:beata',
    'The town card Beata has been dealt.',
    'La carta città Beata è già stata distribuita.',
  ],
  'no-such-tile': [
    planning,
    `unicorn@${road}`,
    'You have no open unicorn.',
    'Non hai alcuna tessera unicorno scoperta.',
  ],
  'no-such-hidden-tile': [
    planning,
    `(dragon)@${road}`,
    'You have no face-down dragon.',
    'Non hai alcuna tessera drago coperta.',
  ],
  'water-road': [
    planning,
    'dragon@virst-ixara-river',
    'Virst–Ixara (river) leads over water.',
    "Virst–Ixara (fiume) è una via d'acqua.",
  ],
  'road-has-counter': [
    planning,
    'dragon@lapphalya-virst-plain',
    'Lapphalya–Virst (plain) has a counter already.',
    "Su Lapphalya–Virst (pianura) c'è già una tessera trasporto.",
  ],
  'road-refuses': [
    planning,
    `giant-pig@${road}`,
    "Dag'Amura–Feodor (desert) does not accept the counter giant pig.",
    "Dag'Amura–Feodor (deserto) non ammette la tessera facocero gigante.",
  ],
  'no-counter': [
    planning,
    `obstacle@${road}`,
    "There is no counter on Dag'Amura–Feodor (desert).",
    "Su Dag'Amura–Feodor (deserto) non c'è una tessera trasporto.",
  ],
  'road-has-obstacle': [
    planning,
    'obstacle@lapphalya-virst-plain',
    'There is an obstacle on Lapphalya–Virst (plain) already.',
    "Su Lapphalya–Virst (pianura) c'è già un ostacolo.",
  ],
  'boot-elsewhere': [
    moving,
    '>virst-ixara-river',
    "Virst–Ixara (river) does not begin in Dag'Amura, where your boot stands.",
    "Virst–Ixara (fiume) non parte da Dag'Amura, dove si trova il tuo stivale.",
  ],
  'cannot-pay': [
    moving,
    `>${road}`,
    "Dag'Amura–Feodor (desert) costs 3 × troll wagon; you have 0.",
    "Dag'Amura–Feodor (deserto) costa 3 × carro trainato da troll; ne hai 0.",
  ],
  'caravan-size': [
    moving,
    `>>${road}:raft+raft+raft`,
    "A caravan along Dag'Amura–Feodor (desert) takes exactly 4 cards.",
    "Una carovana lungo Dag'Amura–Feodor (deserto) richiede esattamente 4 carte.",
  ],
  'not-in-hand': [
    moving,
    `>>${road}:dragon+dragon+raft+raft`,
    'You do not have so many dragon cards.',
    'Non hai abbastanza carte drago.',
  ],
  'kept-number': [keeping, 'keep:', 'Exactly this many counters are kept: 1.', 'Tessere da tenere: esattamente 1.'],
  'not-in-display': [
    position({ phase: 'counters' }),
    '+unicorn',
    'There is no unicorn in the display.',
    "Fra le tessere scoperte al centro non c'è: unicorno.",
  ],
  'obstacle-used': [
    position({ phase: 'planning', played: [0] }),
    `obstacle@${road}`,
    'You have placed your obstacle.',
    'Hai già piazzato il tuo ostacolo.',
  ],
};

describe('events', () => {
  it.each<Told<Event>>(Object.values(told).flat())('%j', (event, en, it) => {
    expect(elfenland.describeEvent(event)).toBe(en);
    expect(elfenland.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals', () => {
  it.each(Object.entries(refusals))('%s', (code, [state, notation, en, it]) => {
    const violation = elfenland.violation(state, move(notation));
    if (violation === undefined) throw new Error(`${notation} is legal`);
    expect(violation.code).toBe(`elfenland/${code}`);
    expect(elfenland.describeViolation(violation)).toBe(en);
    expect(elfenland.describeViolation(violation, 'it')).toBe(it);
  });

  it('`unknown-move`, `malformed-move` and `not-now` are those that every game has', () => {
    const codeOf = (tried: unknown): string | undefined => elfenland.violation(planning, tried)?.code;
    expect(codeOf({ type: 'fly' })).toBe('elfenland/unknown-move');
    expect(codeOf({ type: 'travel', road: 'road' })).toBe('elfenland/malformed-move');
    expect(codeOf({ type: 'end' })).toBe('elfenland/not-now');
  });
});
