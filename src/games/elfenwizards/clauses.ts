import type { Event, State } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  'first-player': 'EW-3.2',
  turn: 'EW-4.1',
  recorded: 'EW-5.2',
  retired: 'EW-5.3',
  rolled: 'EW-6.1',
  'roll-refused': 'EW-6.5',
  allocated: 'EW-6.2',
  'allocation-ended': 'EW-6.2',
  'minors-recovered': 'EW-7.2',
  'taken-back': 'EW-7.4',
  cast: 'EW-8.2',
  passed: 'EW-8.1',
  'title-given': 'EW-9.2',
  'title-vacant': 'EW-9.2',
  defeated: 'EW-9.2',
  claimed: 'EW-10.1',
  demoted: 'EW-11.1',
  'grey-recovered': 'EW-12.1',
  'grey-removed': 'EW-12.2',
  scored: 'EW-13.1',
  'minors-scored': 'EW-14.2',
  ended: 'EW-14.1',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event, { step }: State): string {
  switch (event.type) {
    case 'rolled':
      if (step.kind !== 'majors' || step.lap === 1) return clauses.rolled;
      return step.rerolled ? 'EW-6.5' : 'EW-6.4';
    case 'allocation-ended':
      return event.unused > 0 ? 'EW-6.3' : clauses['allocation-ended'];
    case 'taken-back':
      return event.box === 'grey' ? 'EW-12.3' : clauses['taken-back'];
    case 'passed':
      return event.forced ? 'EW-8.5' : clauses.passed;
    case 'title-given':
    case 'title-vacant':
      return event.title.startsWith('necromancer') ? 'EW-9.3' : clauses[event.type];
    default:
      return clauses[event.type];
  }
}
