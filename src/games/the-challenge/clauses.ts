import type { Event } from './events.ts';
import type { Fairy, State } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  began: 'TC-1.2',
  'fairy-shown': 'TC-3.2',
  drawn: 'TC-6.1',
  turn: 'TC-5.2',
  gathering: 'TC-6.1',
  discarded: 'TC-6.2',
  'stones-kept': 'TC-6.4',
  placed: 'TC-4.6',
  sent: 'TC-7.1',
  offered: 'TC-8.1',
  'fairy-taken': 'TC-8.3',
  'drawing-fairies': 'TC-8.3',
  'fairy-drawn': 'TC-8.3',
  'fairy-chosen': 'TC-8.3',
  'fairy-kept': 'TC-8.4',
  played: 'TC-9.1',
  leaked: 'TC-9.6',
  'picking-covered': 'TC-9.7',
  picked: 'TC-9.7',
  'harvest-stopped': 'TC-9.7',
  'stealing-from-hand': 'TC-9.8',
  'stolen-from-hand': 'TC-9.8',
  stolen: 'TC-9.8',
  rearranging: 'TC-10.2',
  laid: 'TC-10.2',
  rearranged: 'TC-10.2',
  restored: 'TC-10.2',
  ended: 'TC-11.1',
};

const plays: Readonly<Record<Fairy, string>> = {
  'extra-sprite': 'TC-9.2',
  'bigger-bag': 'TC-9.3',
  immunity: 'TC-9.4',
  'leaky-bag': 'TC-9.6',
  'collective-harvest': 'TC-9.7',
  steal: 'TC-9.8',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event, { phase, step }: State): string {
  switch (event.type) {
    case 'drawn':
      if (phase === 'deal-stone') return 'TC-3.2';
      return phase === 'harvest-draw' ? 'TC-9.7' : clauses.drawn;
    case 'turn':
      return phase === 'deal-stone' ? 'TC-3.2' : clauses.turn;
    case 'discarded':
      return step.kind === 'gather' && step.mayKeep ? 'TC-6.4' : clauses.discarded;
    case 'played':
      return plays[event.fairy];
    default:
      return clauses[event.type];
  }
}
