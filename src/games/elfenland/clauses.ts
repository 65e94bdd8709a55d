import type { Event, State } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  'first-seat': 'EL-1.2',
  'town-card-dealt': 'EL-3.3',
  round: 'EL-8.2',
  displayed: 'EL-5.2',
  'card-drawn': 'EL-4.1',
  'tile-drawn': 'EL-5.1',
  'tile-taken': 'EL-5.2',
  placed: 'EL-6.2',
  'obstacle-placed': 'EL-6.3',
  passed: 'EL-6.4',
  travelled: 'EL-7.2',
  'piece-taken': 'EL-7.6',
  'move-ended': 'EL-7.1',
  discarded: 'EL-7.8',
  kept: 'EL-8.1',
  ended: 'EL-9.1',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event, { phase, deal }: State): string {
  switch (event.type) {
    case 'round':
      return event.round === 1 ? 'EL-3.1' : clauses.round;
    case 'displayed':
      return phase === 'display' ? 'EL-3.4' : clauses.displayed;
    case 'card-drawn':
      return deal === 'eight-new' ? 'EL-4.2' : clauses['card-drawn'];
    case 'travelled':
      if (event.by === 'raft') return 'EL-7.3';
      return event.by === 'caravan' ? 'EL-7.4' : clauses.travelled;
    default:
      return clauses[event.type];
  }
}
