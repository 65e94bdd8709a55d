import type { Event } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  'order-rolled': 'ST-1.2',
  'order-settled': 'ST-1.2',
  turn: 'ST-3.1',
  'points-rolled': 'ST-3.1',
  placed: 'ST-3.3',
  moved: 'ST-3.4',
  rescued: 'ST-3.5',
  retired: 'ST-3.5',
  'attack-declared': 'ST-3.6',
  attacked: 'ST-3.6',
  'actions-ended': 'ST-3.2',
  'orc-placed': 'ST-4.1',
  'orc-moved': 'ST-4.2',
  'orc-attack-declared': 'ST-5.1',
  'orc-attacked': 'ST-5.1',
  'massacre-rolled': 'ST-6.1',
  'sprite-lost': 'ST-6.1',
  ended: 'ST-7.1',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event): string {
  return clauses[event.type];
}
