import type { Seat } from '../../core/game.ts';
import type { Locale, Wording } from '../../core/wording.ts';
import { fill } from '../../core/wording.ts';
import { roads, towns } from './map.ts';
import { describeSeat, listWords, roadWords } from './names.ts';
import type { RealmEvent } from './types.ts';

/** The words of pieces by kind. */
type PieceWords = Readonly<Record<string, Wording>>;

/** The sentence of a move or an event: each name in braces stands for that field, in words. */
export function tell(sentence: Wording, fields: object, pieces: PieceWords): Wording {
  const parts = Object.entries(fields).map(([name, value]) => [name, inWords(name, value, pieces)] as const);
  const told = (locale: Locale): string =>
    fill(sentence, Object.fromEntries(parts.map(([name, part]) => [name, part[locale]])), locale);
  return { en: told('en'), it: told('it') };
}

function inWords(name: string, value: unknown, pieces: PieceWords): Wording {
  if (name === 'seat') return describeSeat(Number(value));
  if (name === 'winners' && Array.isArray(value)) return seatsInWords(value.map(Number));
  if (Array.isArray(value)) return listWords(value.map(String), pieces);
  const text = String(value);
  const town = towns.find(({ id }) => id === text)?.name ?? text;
  const road = roads.find(({ id }) => id === text);
  return pieces[text] ?? (road === undefined ? { en: town, it: town } : roadWords(road.id));
}

/** `Red, Blue and Yellow`. */
function seatsInWords(seats: readonly Seat[]): Wording {
  const [last = { en: '', it: '' }, ...others] = seats.map(describeSeat).reverse();
  return others.reverse().reduceRight((after, own, at) => {
    const [en, it] = at === others.length - 1 ? [' and', ' e'] : [',', ','];
    return { en: `${own.en}${en} ${after.en}`, it: `${own.it}${it} ${after.it}` };
  }, last);
}

/** The events that both games know; the second sentence is of a town card that is not shown, and of a shared win. */
export const realmSentences: { readonly [Type in RealmEvent['type']]: Sentences } = {
  'first-seat': [{ en: '{seat} is the starting player.', it: '{seat} è il giocatore iniziale.' }],
  'town-card-dealt': [
    { en: '{seat} gets the town card {town}.', it: '{seat} riceve la carta città {town}.' },
    { en: '{seat} gets a town card.', it: '{seat} riceve una carta città.' },
  ],
  round: [
    {
      en: 'Round {round}; the starting player is {seat}.',
      it: 'Round {round}; il giocatore iniziale è {seat}.',
    },
  ],
  passed: [{ en: '{seat} passes.', it: '{seat} passa.' }],
  'piece-taken': [
    {
      en: '{seat} takes the town piece of {town}, number {taken} of 20.',
      it: '{seat} raccoglie il segnalino di {town}, il n. {taken} di 20.',
    },
  ],
  ended: [
    { en: 'The game is over; {winners} wins.', it: 'La partita è finita: vince {winners}.' },
    {
      en: 'The game is over; {winners} share the win.',
      it: 'La partita è finita: vincono a pari merito {winners}.',
    },
  ],
};

/** A sentence, and another one for what is hidden or not shown. */
export type Sentences = readonly [Wording, Wording?];
