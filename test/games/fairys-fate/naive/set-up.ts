import type { Card, Due, Table } from './table.ts';
import { BAD, GOOD, inTurnOrder, move, OBJECTS, on, PLACES } from './table.ts';

/** FF-2.4. */
const RECIPES = ['orange walnut', 'orange acorn', 'walnut acorn'].flatMap((two) =>
  ['mushroom leaf', 'mushroom petals', 'leaf petals'].map((others) => `${two} ${others}`.split(' ')),
);

export interface Beginning {
  readonly players?: number;
  readonly firstSeat?: number | 'random';
  readonly natureCards?: 'even' | 'serpents' | Readonly<Record<string, number>>;
  readonly recipes?: readonly (readonly string[])[];
  readonly lastTravel?: string;
}

export function begin({
  players = 3,
  firstSeat = 'random',
  natureCards = 'even',
  recipes = RECIPES,
  lastTravel = 'piles-empty',
}: Beginning = {}): Table {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const table: Table = {
    players,
    lastTravel,
    recipeObjects: recipes,
    heaps: { unseen: deck(natureCards) },
    recipes: seats.map(() => []),
    petrified: seats.map(() => 0),
    piles: [0, 1, 2, 3].map(() => ({ size: 0, top: '' })),
    agenda: [{ task: 'first seat', seat: 0 }],
    bare: 0,
    turnsToCome: undefined,
    used: false,
    travel: undefined,
    goes: seats.map(() => ''),
    freedBy: undefined,
  };
  if (firstSeat !== 'random') table.agenda = dealing(table, firstSeat);
  return table;
}

/** FF-2.3. */
function deck(natureCards: 'even' | 'serpents' | Readonly<Record<string, number>>): Card[] {
  const nature = (face: string): number => {
    if (typeof natureCards !== 'string') return natureCards[face] ?? 0;
    if (OBJECTS.includes(face)) return 2;
    if (natureCards === 'serpents') return face === 'serpent' ? 18 : 0;
    return face === 'serpent' ? 6 : 1;
  };
  const copies = (name: string, number: number): Card[] =>
    Array.from({ length: number }, () => ({ name, open: false, known: [] }));
  return [
    ...[...GOOD, ...BAD, 'serpent'].flatMap((face) => [
      ...copies(`light-${face}`, (face === 'serpent' ? 18 : 3) - nature(face)),
      ...copies(`nature-${face}`, nature(face)),
    ]),
    ...OBJECTS.flatMap((face) => [
      ...copies(`sprite-${face}`, 5 - nature(face)),
      ...copies(`nature-${face}`, nature(face)),
      ...copies(`sprite-no-${face}`, 2),
    ]),
  ];
}

/** FF-3.2 to FF-3.4, and the first turn. */
export function dealing(table: Table, first: number): Due[] {
  const order = inTurnOrder(table, first);
  return [
    ...order.map((seat): Due => ({ task: 'recipe', seat })),
    ...order.flatMap((seat) => [0, 1, 2, 3].map((): Due => ({ task: 'deal', seat }))),
    { task: 'first piles', seat: first },
    ...[0, 1, 2, 3].map((which): Due => ({ task: 'top', seat: first, which })),
    { task: 'turn begins', seat: first },
  ];
}

/** A position at the start of a turn: lists of cards by name. The rest is unseen or, without piles, out. */
export function lay(
  beginning: Beginning,
  turn: number,
  heaps: Readonly<Record<string, string>>,
  tops: string,
  petrified: readonly number[] = [],
): Table {
  const table = begin(beginning);
  for (const [heap, names] of Object.entries(heaps)) {
    for (const name of names.split(' ').filter((word) => word !== '')) {
      const slot = on(table, heap).length;
      move(table, 'unseen', name, heap, PLACES.includes(heap) && slot % 2 === 1, []);
    }
  }
  table.recipes = table.recipes.map((_, seat) => [{ number: seat, clues: [] }]);
  table.petrified = table.petrified.map((_, seat) => petrified[seat] ?? 0);
  table.agenda = [{ task: 'turn', seat: turn }];
  const left = on(table, 'unseen').length;
  if (tops === '') for (const { name } of on(table, 'unseen')) move(table, 'unseen', name, 'out');
  else table.piles = tops.split(' ').map((top, pile) => ({ size: Math.floor((left + pile) / 4), top }));
  return table;
}
