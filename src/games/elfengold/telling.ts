import type { Wording } from '../../core/wording.ts';
import type { Sentences } from '../elfenland/sentences.ts';
import { realmSentences, tell } from '../elfenland/sentences.ts';
import { caravan } from '../elfenland/text.ts';
import { pieceWords } from './names.ts';
import type { Event } from './types.ts';

/** By type of event; the second sentence is of what is face down, hidden from whoever is told, or done otherwise. */
const reports: { readonly [Type in Event['type']]: Sentences } = {
  ...realmSentences,
  'value-laid': [{ en: '{town} has the value {value}.', it: 'A {town} va il disco da {value}.' }],
  'card-drawn': [
    { en: '{seat} draws a card: {card}.', it: '{seat} pesca una carta: {card}.' },
    { en: '{seat} draws a card.', it: '{seat} pesca una carta.' },
  ],
  displayed: [{ en: 'A card is laid in the display: {card}.', it: 'Si scopre una carta: {card}.' }],
  'card-taken': [
    { en: '{seat} takes a card of the display: {card}.', it: '{seat} prende una carta scoperta: {card}.' },
  ],
  'gold-turned-up': [
    {
      en: 'A gold card turns up; cards in the gold pile: {pile}.',
      it: 'Si scopre una carta oro; carte nella pila "oro": {pile}.',
    },
  ],
  'gold-taken': [
    {
      en: '{seat} takes the gold pile (cards: {cards}) for {gold} gold.',
      it: '{seat} prende la pila "oro" (carte: {cards}) e riceve {gold} ori.',
    },
  ],
  reshuffled: [
    {
      en: 'The discard pile becomes the deck; cards: {cards}.',
      it: 'Gli scarti, rimescolati, diventano il mazzo; carte: {cards}.',
    },
  ],
  'draw-lost': [
    {
      en: '{seat} loses a draw; deck and discard pile are empty.',
      it: '{seat} non può pescare: mazzo e scarti sono esauriti.',
    },
  ],
  income: [{ en: '{seat} gets {gold} gold.', it: '{seat} riceve {gold} ori.' }],
  'tile-drawn': [
    { en: '{seat} draws a tile face down: {tile}.', it: '{seat} pesca una tessera coperta: {tile}.' },
    { en: '{seat} draws a tile face down.', it: '{seat} pesca una tessera coperta.' },
  ],
  revealed: [{ en: '{seat} lays a tile open: {tile}.', it: '{seat} scopre una tessera: {tile}.' }],
  'lot-drawn': [{ en: 'A lot is drawn: {tile}.', it: "Si scopre una tessera per l'asta: {tile}." }],
  'lot-opened': [{ en: 'The lot is {tile}.', it: "All'asta: {tile}." }],
  bid: [{ en: '{seat} bids {amount}.', it: '{seat} offre {amount}.' }],
  'lot-sold': [
    {
      en: '{seat} has the lot for {gold} gold: {tile}.',
      it: '{seat} si aggiudica la tessera per {gold} in oro: {tile}.',
    },
  ],
  defaulted: [
    {
      en: '{seat} cannot pay {amount} and hands in {gold} gold; the lot is auctioned again.',
      it: "{seat} non può pagare {amount} e consegna {gold} in oro; la tessera torna all'asta.",
    },
  ],
  'lot-unsold': [{ en: 'Nobody has the lot: {tile}.', it: 'Nessuno si aggiudica la tessera: {tile}.' }],
  placed: [
    { en: '{seat} places a tile on {road}: {tile}.', it: '{seat} piazza una tessera su {road}: {tile}.' },
    {
      en: '{seat} places a tile that lay face down on {road}: {tile}.',
      it: '{seat} piazza una tessera coperta su {road}: {tile}.',
    },
  ],
  added: [
    { en: '{seat} adds a counter on {road}: {tile}.', it: '{seat} aggiunge una tessera su {road}: {tile}.' },
    {
      en: '{seat} adds a counter that lay face down on {road}: {tile}.',
      it: '{seat} aggiunge una tessera coperta su {road}: {tile}.',
    },
  ],
  swapped: [
    {
      en: '{seat} exchanges {counter} on {from} with {with} on {to}.',
      it: '{seat} scambia {counter} su {from} con {with} su {to}.',
    },
  ],
  travelled: [
    {
      en: '{seat} travels to {to} by {by} ({paid}) and earns {earned} gold.',
      it: '{seat} raggiunge {to} ({by}: {paid}) e guadagna {earned} in oro.',
    },
    {
      en: '{seat} travels to {to} by {by} ({paid}, elven wizard, {gold} gold) and earns {earned} gold.',
      it: '{seat} raggiunge {to} ({by}: {paid}, mago elfico, {gold} in oro) e guadagna {earned} in oro.',
    },
  ],
  flown: [
    {
      en: '{seat} flies to {to} for an elven wizard and {gold} gold.',
      it: '{seat} vola a {to} con un mago elfico e {gold} ori.',
    },
  ],
  'move-ended': [
    { en: '{seat} ends the move and takes {gold} gold.', it: '{seat} termina il movimento e prende {gold} in oro.' },
    { en: '{seat} ends the move and draws cards.', it: '{seat} termina il movimento e pesca delle carte.' },
  ],
  discarded: [{ en: '{seat} discards: {card}.', it: '{seat} scarta: {card}.' }],
  kept: [
    {
      en: '{seat} keeps open: {open}; face down: {hidden}.',
      it: '{seat} tiene scoperte: {open}; coperte: {hidden}.',
    },
  ],
};

/** An event, told after it has happened. */
export function describeEvent(event: Event): Wording {
  const [sentence, other] = reports[event.type];
  return tell((isOther(event) && other) || sentence, event, { ...pieceWords, caravan });
}

/** Whether the second sentence of an event is meant. */
function isOther(event: Event): boolean {
  switch (event.type) {
    case 'card-drawn':
      return event.card === undefined;
    case 'tile-drawn':
      return event.tile === undefined;
    case 'town-card-dealt':
      return event.town === undefined;
    case 'placed':
    case 'added':
      return event.hidden;
    case 'travelled':
      return event.gold > 0;
    case 'move-ended':
      return event.take === 'cards';
    case 'ended':
      return event.winners.length > 1;
    default:
      return false;
  }
}
