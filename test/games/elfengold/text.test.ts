import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/elfengold/index.ts';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { move, position } from './position.ts';

type Told<E> = readonly [event: E, en: string, it: string];

const road = 'albaran-feodor-desert';

/** Every event, in each of its forms; without one of them this does not compile. */
const told: { readonly [Type in Event['type']]: readonly Told<Event & { readonly type: Type }>[] } = {
  'first-seat': [[{ type: 'first-seat', seat: 0 }, 'Red is the starting player.', 'Rosso è il giocatore iniziale.']],
  'town-card-dealt': [
    [
      { type: 'town-card-dealt', seat: 0, town: 'beata' },
      'Red gets the town card Beata.',
      'Rosso riceve la carta città Beata.',
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
  'card-taken-up': [
    [
      { type: 'card-taken-up', seat: 0, card: 'dragon' },
      'Red takes it into the hand: dragon.',
      'Rosso la prende in mano: drago.',
    ],
    [{ type: 'card-taken-up', seat: 0, card: null }, 'Red takes it into the hand.', 'Rosso la prende in mano.'],
  ],
  round: [
    [
      { type: 'round', round: 2, seat: 1 },
      'Round 2; the starting player is Green.',
      'Round 2; il giocatore iniziale è Verde.',
    ],
  ],
  passed: [[{ type: 'passed', seat: 0 }, 'Red passes.', 'Rosso passa.']],
  'piece-taken': [
    [
      { type: 'piece-taken', seat: 0, town: 'virst', taken: 3 },
      'Red takes the town piece of Virst, number 3 of 20.',
      'Rosso raccoglie il segnalino di Virst, il n. 3 di 20.',
    ],
  ],
  ended: [
    [
      { type: 'ended', winners: [0, 1] },
      'The game is over; Red and Green share the win.',
      'La partita è finita: vincono a pari merito Rosso e Verde.',
    ],
  ],
  'value-laid': [
    [{ type: 'value-laid', town: 'albaran', value: 7 }, "Al'Baran has the value 7.", "A Al'Baran va il disco da 7."],
  ],
  'card-drawn': [
    [{ type: 'card-drawn', seat: 0, card: 'raft' }, 'Red draws a card: raft.', 'Rosso pesca una carta: zattera.'],
    [{ type: 'card-drawn', seat: 0, card: null }, 'Red draws a card.', 'Rosso pesca una carta.'],
  ],
  displayed: [
    [
      { type: 'displayed', card: 'wizard' },
      'A card is laid in the display: elven wizard.',
      'Si scopre una carta: mago elfico.',
    ],
  ],
  'card-taken': [
    [
      { type: 'card-taken', seat: 0, card: 'dragon' },
      'Red takes a card of the display: dragon.',
      'Rosso prende una carta scoperta: drago.',
    ],
  ],
  'gold-turned-up': [
    [
      { type: 'gold-turned-up', pile: 2 },
      'A gold card turns up; cards in the gold pile: 2.',
      'Si scopre una carta oro; carte nella pila "oro": 2.',
    ],
  ],
  'gold-taken': [
    [
      { type: 'gold-taken', seat: 0, cards: 1, gold: 3 },
      'Red takes the gold pile (cards: 1) for 3 gold.',
      'Rosso prende la pila "oro" (carte: 1) e riceve 3 in oro.',
    ],
    [
      { type: 'gold-taken', seat: 0, cards: 2, gold: 6 },
      'Red takes the gold pile (cards: 2) for 6 gold.',
      'Rosso prende la pila "oro" (carte: 2) e riceve 6 in oro.',
    ],
  ],
  reshuffled: [
    [
      { type: 'reshuffled', cards: 9 },
      'The discard pile becomes the deck; cards: 9.',
      'Gli scarti, rimescolati, diventano il mazzo; carte: 9.',
    ],
  ],
  'draw-lost': [
    [
      { type: 'draw-lost', seat: 0 },
      'Red loses a draw; deck and discard pile are empty.',
      'Rosso non può pescare: mazzo e scarti sono esauriti.',
    ],
  ],
  income: [[{ type: 'income', seat: 0, gold: 2 }, 'Red gets 2 gold.', 'Rosso riceve 2 in oro.']],
  'tile-drawn': [
    [
      { type: 'tile-drawn', seat: 0, tile: 'log' },
      'Red draws a tile face down: log.',
      'Rosso pesca una tessera coperta: tronco.',
    ],
    [{ type: 'tile-drawn', seat: 0, tile: null }, 'Red draws a tile face down.', 'Rosso pesca una tessera coperta.'],
  ],
  revealed: [
    [
      { type: 'revealed', seat: 0, tile: 'double' },
      'Red lays a tile open: double.',
      'Rosso scopre una tessera: doppio trasporto.',
    ],
  ],
  'lot-drawn': [
    [
      { type: 'lot-drawn', tile: 'exchange' },
      'A lot is drawn: exchange.',
      "Si scopre una tessera per l'asta: scambio.",
    ],
  ],
  'lot-opened': [[{ type: 'lot-opened', tile: 'gold' }, 'The lot is gold.', "All'asta: oro."]],
  bid: [[{ type: 'bid', seat: 0, amount: 5 }, 'Red bids 5.', 'Rosso offre 5.']],
  'lot-sold': [
    [
      { type: 'lot-sold', seat: 0, tile: 'unicorn', gold: 5 },
      'Red has the lot for 5 gold: unicorn.',
      'Rosso si aggiudica la tessera per 5 in oro: unicorno.',
    ],
    [
      { type: 'lot-sold', seat: 0, tile: 'unicorn', gold: 1 },
      'Red has the lot for 1 gold: unicorn.',
      'Rosso si aggiudica la tessera per 1 in oro: unicorno.',
    ],
  ],
  defaulted: [
    [
      { type: 'defaulted', seat: 0, amount: 9, gold: 4 },
      'Red cannot pay 9 and hands in 4 gold; the lot is auctioned again.',
      "Rosso non può pagare 9 e consegna 4 in oro; la tessera torna all'asta.",
    ],
  ],
  'lot-unsold': [
    [{ type: 'lot-unsold', tile: 'dragon' }, 'Nobody has the lot: dragon.', 'Nessuno si aggiudica la tessera: drago.'],
  ],
  placed: [
    [
      { type: 'placed', seat: 0, tile: 'log', road, hidden: false },
      "Red places a tile on Al'Baran–Feodor (desert): log.",
      "Rosso piazza una tessera su Al'Baran–Feodor (deserto): tronco.",
    ],
    [
      { type: 'placed', seat: 0, tile: 'unicorn', road, hidden: true },
      "Red places a tile that lay face down on Al'Baran–Feodor (desert): unicorn.",
      "Rosso piazza una tessera coperta su Al'Baran–Feodor (deserto): unicorno.",
    ],
  ],
  added: [
    [
      { type: 'added', seat: 0, tile: 'unicorn', road, hidden: false },
      "Red adds a counter on Al'Baran–Feodor (desert): unicorn.",
      "Rosso aggiunge una tessera su Al'Baran–Feodor (deserto): unicorno.",
    ],
    [
      { type: 'added', seat: 0, tile: 'unicorn', road, hidden: true },
      "Red adds a counter that lay face down on Al'Baran–Feodor (desert): unicorn.",
      "Rosso aggiunge una tessera coperta su Al'Baran–Feodor (deserto): unicorno.",
    ],
  ],
  swapped: [
    [
      {
        type: 'swapped',
        seat: 0,
        from: 'albaran-feodor-desert',
        to: 'ixara-virst-plain',
        counter: 'dragon',
        with: 'unicorn',
      },
      "Red exchanges dragon on Al'Baran–Feodor (desert) with unicorn on Ixara–Virst (plain).",
      "Rosso scambia drago su Al'Baran–Feodor (deserto) con unicorno su Ixara–Virst (pianura).",
    ],
  ],
  travelled: [
    [
      {
        type: 'travelled',
        seat: 0,
        road,
        from: 'feodor',
        to: 'albaran',
        by: 'dragon',
        paid: ['dragon', 'dragon'],
        gold: 1,
        earned: 7,
      },
      "Red travels to Al'Baran by dragon (2 × dragon, elven wizard, 1 gold) and earns 7 gold.",
      "Rosso raggiunge Al'Baran (drago: 2 × drago, mago elfico, 1 in oro) e guadagna 7 in oro.",
    ],
    [
      {
        type: 'travelled',
        seat: 0,
        road,
        from: 'feodor',
        to: 'albaran',
        by: 'caravan',
        paid: ['dragon', 'raft', 'raft'],
        gold: 0,
        earned: 14,
      },
      "Red travels to Al'Baran by caravan (dragon, 2 × raft) and earns 14 gold.",
      "Rosso raggiunge Al'Baran (carovana: drago, 2 × zattera) e guadagna 14 in oro.",
    ],
  ],
  flown: [
    [
      { type: 'flown', seat: 0, from: 'feodor', to: 'albaran', gold: 3 },
      "Red flies to Al'Baran for an elven wizard and 3 gold.",
      "Rosso vola a Al'Baran con un mago elfico e 3 in oro.",
    ],
  ],
  'move-ended': [
    [
      { type: 'move-ended', seat: 0, take: 'gold', gold: 9 },
      'Red ends the move and takes 9 gold.',
      'Rosso termina il movimento e prende 9 in oro.',
    ],
    [
      { type: 'move-ended', seat: 0, take: 'cards', gold: 0 },
      'Red ends the move and draws cards.',
      'Rosso termina il movimento e pesca delle carte.',
    ],
  ],
  discarded: [[{ type: 'discarded', seat: 0, card: 'raft' }, 'Red discards: raft.', 'Rosso scarta: zattera.']],
  kept: [
    [
      { type: 'kept', seat: 0, open: ['log'], hidden: ['gold'] },
      'Red keeps open: log; face down: gold.',
      'Rosso tiene scoperte: tronco; coperte: oro.',
    ],
    [
      { type: 'kept', seat: 0, open: [], hidden: 2 },
      'Red keeps open: none; face down: 2.',
      'Rosso tiene scoperte: nessuna; coperte: 2.',
    ],
  ],
};

describe('events in words', () => {
  it.each(Object.values(told).flat())('%j', (event, en, it) => {
    expect(elfengold.describeEvent(event, 'en')).toBe(en);
    expect(elfengold.describeEvent(event, 'it')).toBe(it);
  });
});

describe('refusals in words', () => {
  it('name the values that broke the rule', () => {
    const state = position({ options: { wizards: true }, hands: ['wizard'], gold: [2] });
    const violation = elfengold.violation(state, move('^virst'));
    if (violation === undefined) throw new Error('legal');
    expect(elfengold.describeViolation(violation, 'en')).toBe('That costs 3 gold; you have 2.');
    expect(elfengold.describeViolation(violation, 'it')).toBe('Il costo in ori è 3; ne hai 2.');
  });
});
