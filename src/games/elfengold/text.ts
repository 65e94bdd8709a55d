import type { Wording } from '../../core/wording.ts';
import type { Sentences } from '../elfenland/sentences.ts';
import { tell } from '../elfenland/sentences.ts';
import { pieceWords } from './names.ts';
import type { Move } from './types.ts';

const WIZARD: Wording = { en: ', with an elven wizard', it: ', con un mago elfico' };

/** By type of move; the second sentence is of a face-down tile, of a counter that is named, or of cards. */
const announcements: { readonly [Type in Move['type']]: Sentences } = {
  'first-seat': [{ en: '{seat} begins', it: 'comincia {seat}' }],
  'gold-value': [{ en: 'a disc of value {value}', it: 'disco da {value}' }],
  'town-card': [{ en: 'town card: {town}', it: 'carta città: {town}' }],
  draw: [{ en: 'draw: {kind}', it: 'pesca: {kind}' }],
  'draw-deck': [{ en: 'draw the top card of the deck', it: 'pesca la prima carta coperta del mazzo' }],
  'draw-open': [{ en: 'take a card of the display: {card}', it: 'prendi una carta scoperta: {card}' }],
  'take-gold': [{ en: 'take the gold pile', it: 'prendi l\'intera pila "oro"' }],
  reveal: [{ en: 'lay open: {tile}', it: 'scopri la tessera: {tile}' }],
  bid: [{ en: 'bid {amount}', it: 'offri {amount}' }],
  pass: [{ en: 'pass', it: 'passa' }],
  place: [
    { en: 'place the {tile} on {road}', it: 'piazza la tessera: {tile}, su {road}' },
    { en: 'place the face-down {tile} on {road}', it: 'piazza la tessera coperta: {tile}, su {road}' },
  ],
  add: [
    { en: 'second counter: {tile}', it: 'seconda tessera trasporto: {tile}' },
    { en: 'second counter: the face-down {tile}', it: 'seconda tessera trasporto, coperta: {tile}' },
  ],
  swap: [{ en: 'exchange {counter} with {with} on {road}', it: 'scambia {counter} con {with} su {road}' }],
  travel: [
    { en: 'travel along {road}{magic}', it: 'viaggia lungo {road}{magic}' },
    { en: 'travel along {road}: {by}{magic}', it: 'viaggia lungo {road}: {by}{magic}' },
  ],
  caravan: [
    { en: 'travel along {road} by caravan: {cards}{magic}', it: 'viaggia lungo {road} in carovana: {cards}{magic}' },
  ],
  fly: [{ en: 'fly to {town} on the magic carpet', it: 'vola a {town} col tappeto magico' }],
  end: [
    { en: 'end the move and take the gold', it: "termina il movimento e prendi l'oro" },
    { en: 'end the move and draw two cards', it: 'termina il movimento e pesca due carte' },
  ],
  discard: [{ en: 'discard: {card}', it: 'scarta: {card}' }],
  keep: [{ en: 'keep open: {open}; face down: {hidden}', it: 'tieni scoperte: {open}; coperte: {hidden}' }],
};

/** A move as the player announces it. */
export function describe(move: Move): Wording {
  const [sentence, other] = announcements[move.type];
  const magic = 'wizard' in move && move.wizard ? 'wizard!' : '';
  const fields = { counter: 'its counter', with: 'that', ...move, magic };
  return tell((isOther(move) && other) || sentence, fields, words);
}

/** Also what stands for a counter that is not named, and for magic. */
const words: Readonly<Record<string, Wording>> = {
  ...pieceWords,
  'its counter': { en: 'the counter', it: 'la tessera' },
  that: { en: 'that', it: 'quella' },
  'wizard!': WIZARD,
};

/** Whether the second sentence of a move is meant. */
function isOther(move: Move): boolean {
  switch (move.type) {
    case 'place':
    case 'add':
      return move.hidden === true;
    case 'travel':
      return move.by !== undefined;
    case 'end':
      return move.take === 'cards';
    default:
      return false;
  }
}
