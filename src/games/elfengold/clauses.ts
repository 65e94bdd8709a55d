import type { TileKind } from './tiles.ts';
import type { Event, State } from './types.ts';

/** By type of event: the clause by which such a thing happens, or mostly does. */
const clauses: Readonly<Record<Event['type'], string>> = {
  'first-seat': 'EL-1.2',
  'town-card-dealt': 'EL-3.3',
  round: 'EG-10.2',
  passed: 'EL-6.4',
  'piece-taken': 'EL-7.6',
  ended: 'EG-11.1',
  'value-laid': 'EG-3.2',
  'card-drawn': 'EG-4.1',
  displayed: 'EG-4.3',
  'card-taken': 'EG-4.1',
  'gold-turned-up': 'EG-4.3',
  'gold-taken': 'EG-4.1',
  reshuffled: 'EG-4.2',
  'draw-lost': 'EG-9.7',
  income: 'EG-5.1',
  'tile-drawn': 'EG-6.1',
  revealed: 'EG-6.1',
  'lot-drawn': 'EG-7.1',
  'lot-opened': 'EG-7.2',
  bid: 'EG-7.2',
  'lot-sold': 'EG-7.3',
  defaulted: 'EG-7.5',
  'lot-unsold': 'EG-7.4',
  placed: 'EL-6.2',
  added: 'EG-8.5',
  swapped: 'EG-8.6',
  travelled: 'EG-9.1',
  flown: 'EG-9.5',
  'move-ended': 'EG-9.6',
  discarded: 'EG-9.9',
  kept: 'EG-10.1',
};

const spells: Readonly<Partial<Record<TileKind, string>>> = {
  log: 'EG-8.2',
  'sea-monster': 'EG-8.3',
  gold: 'EG-8.4',
  double: 'EG-8.5',
  exchange: 'EG-8.6',
};

/** The clause of the rules of record by which the event happened, in the state before the move. */
export function clauseOf(event: Event, { phase, step }: State): string {
  switch (event.type) {
    case 'round':
      return event.round === 1 ? 'EG-3.6' : clauses.round;
    case 'passed':
      return phase === 'auction' ? 'EG-7.2' : clauses.passed;
    case 'card-drawn':
      if (phase === 'deal') return 'EG-3.4';
      return step.kind === 'draw' && step.before === 'turn' ? 'EG-9.7' : clauses['card-drawn'];
    case 'gold-turned-up':
      return phase === 'draw-card' ? 'EG-4.1' : clauses['gold-turned-up'];
    case 'displayed':
      return phase === 'display' ? 'EG-3.4' : clauses.displayed;
    case 'placed':
      return spells[event.tile] ?? clauses.placed;
    case 'travelled':
      if (event.gold > 0) return 'EG-9.4';
      return event.by === 'raft' ? 'EL-7.3' : clauses.travelled;
    default:
      return clauses[event.type];
  }
}
