import { factsOf, numberOf } from './cards.ts';
import type { EndReason, Event } from './events.ts';
import type { Card, State } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  began: 'FF-1.2',
  'recipe-received': 'FF-3.2',
  dealt: 'FF-3.3',
  drawn: 'FF-4.4',
  'top-shown': 'FF-4.4',
  turn: 'FF-0.1',
  'turn-lost': 'FF-6.1',
  played: 'FF-6.2',
  'travel-begun': 'FF-7.1',
  'place-chosen': 'FF-7.4',
  passed: 'FF-6.4',
  'fairy-used': 'FF-9.1',
  'looked-at': 'FF-9.2',
  asked: 'FF-9.2',
  answered: 'FF-9.3',
  swapped: 'FF-9.2',
  transported: 'FF-9.2',
  stopped: 'FF-9.2',
  'turned-up': 'FF-8.1',
  kept: 'FF-8.4',
  suffered: 'FF-8.7',
  darkened: 'FF-8.9',
  bitten: 'FF-8.11',
  discarded: 'FF-8.7',
  lost: 'FF-8.7',
  freed: 'FF-10.1',
  cleared: 'FF-7.9',
  ended: 'FF-10.2',
};

const endings: Readonly<Record<EndReason, string>> = {
  freed: 'FF-10.1',
  'last-travel': 'FF-10.2',
  'last-round': 'FF-10.3',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event, { phase, travel }: State): string {
  switch (event.type) {
    case 'recipe-received':
      return phase === 'wisdom' ? 'FF-9.2' : clauses['recipe-received'];
    case 'top-shown':
      return phase === 'deal-top' ? 'FF-3.4' : clauses['top-shown'];
    case 'played':
      return travel === null ? clauses.played : 'FF-7.4';
    case 'place-chosen':
      return travel === null ? 'FF-7.1' : clauses['place-chosen'];
    case 'passed':
      return travel === null ? clauses.passed : 'FF-7.6';
    case 'kept':
    case 'suffered':
      return ofCard(numberOf(event.card));
    case 'lost':
      // The decision `lose` follows a bite too (FF-8.11); an object that is taken goes without one.
      return phase === 'lose' ? clauses.lost : 'FF-8.5';
    case 'ended':
      return endings[event.reason];
    default:
      return clauses[event.type];
  }
}

/** What a card of the row does to whoever collects it. */
function ofCard(card: Card): string {
  const { face } = factsOf(card);
  switch (face.kind) {
    case 'object':
      return 'FF-8.4';
    case 'taken':
      return 'FF-8.5';
    case 'good':
      return 'FF-8.6';
    case 'bad':
      return face.fairy === 'petrification' ? 'FF-8.8' : 'FF-8.7';
    case 'serpent':
      return 'FF-8.10';
  }
}
