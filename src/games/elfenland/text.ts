import type { Wording } from '../../core/wording.ts';
import { cardWords } from './names.ts';
import type { Sentences } from './sentences.ts';
import { realmSentences, tell } from './sentences.ts';
import type { Event, Move } from './types.ts';

/** By type of move; the second sentence is of a face-down counter. */
const announcements: { readonly [Type in Move['type']]: Sentences } = {
  'first-seat': [{ en: '{seat} begins', it: 'comincia {seat}' }],
  'town-card': [{ en: 'town card: {town}', it: 'carta città: {town}' }],
  draw: [{ en: 'draw: {kind}', it: 'pesca: {kind}' }],
  take: [{ en: 'take the {tile} of the display', it: 'prendi dalle tessere scoperte: {tile}' }],
  'take-blind': [{ en: 'take the top counter of the pile', it: 'prendi la prima tessera coperta' }],
  place: [
    { en: 'place the {tile} on {road}', it: 'piazza la tessera: {tile}, su {road}' },
    { en: 'place the face-down {tile} on {road}', it: 'piazza la tessera coperta: {tile}, su {road}' },
  ],
  obstacle: [{ en: 'place the obstacle on {road}', it: "piazza l'ostacolo su {road}" }],
  pass: [{ en: 'pass', it: 'passa' }],
  travel: [{ en: 'travel along {road}', it: 'viaggia lungo {road}' }],
  caravan: [{ en: 'travel along {road} by caravan: {cards}', it: 'viaggia lungo {road} in carovana: {cards}' }],
  end: [{ en: 'end the move', it: 'termina il movimento' }],
  discard: [{ en: 'discard: {card}', it: 'scarta: {card}' }],
  keep: [{ en: 'keep open: {open}; face down: {hidden}', it: 'tieni scoperte: {open}; coperte: {hidden}' }],
};

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  const [sentence, hidden] = announcements[move.type];
  return tell((move.type === 'place' && move.hidden && hidden) || sentence, move, cardWords);
}

/** By type of event; the second sentence is of what is face down, or hidden from whoever is told. */
const reports: { readonly [Type in Event['type']]: Sentences } = {
  ...realmSentences,
  displayed: [{ en: 'A counter is laid in the display: {tile}.', it: 'Si scopre una tessera: {tile}.' }],
  'card-drawn': [
    { en: '{seat} draws a travel card: {card}.', it: '{seat} pesca una carta trasporto: {card}.' },
    { en: '{seat} draws a travel card.', it: '{seat} pesca una carta trasporto.' },
  ],
  'tile-drawn': [
    { en: '{seat} draws a counter face down: {tile}.', it: '{seat} pesca una tessera coperta: {tile}.' },
    { en: '{seat} draws a counter face down.', it: '{seat} pesca una tessera coperta.' },
  ],
  'tile-taken': [
    { en: '{seat} takes a counter of the display: {tile}.', it: '{seat} prende una tessera scoperta: {tile}.' },
    {
      en: '{seat} turns up the top counter of the pile: {tile}.',
      it: '{seat} scopre la prima tessera coperta: {tile}.',
    },
  ],
  placed: [
    { en: '{seat} places a counter on {road}: {tile}.', it: '{seat} piazza una tessera su {road}: {tile}.' },
    {
      en: '{seat} places a counter that lay face down on {road}: {tile}.',
      it: '{seat} piazza una tessera coperta su {road}: {tile}.',
    },
  ],
  'obstacle-placed': [{ en: '{seat} places the obstacle on {road}.', it: "{seat} piazza l'ostacolo su {road}." }],
  travelled: [{ en: '{seat} travels to {to} by {by} ({paid}).', it: '{seat} raggiunge {to} ({by}: {paid}).' }],
  'move-ended': [{ en: '{seat} ends the move.', it: '{seat} termina il movimento.' }],
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
  return tell((isOther(event) && other) || sentence, event, { ...cardWords, caravan });
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
    case 'tile-taken':
      return event.from === 'pile';
    case 'placed':
      return event.hidden;
    case 'ended':
      return event.winners.length > 1;
    default:
      return false;
  }
}

export const caravan: Wording = { en: 'caravan', it: 'carovana' };
