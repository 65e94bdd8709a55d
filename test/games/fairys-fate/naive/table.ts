/**
 * A second, naive implementation of Fairy's Fate, to count with. It follows docs/rules/fairys-fate.md, ignores speed
 * and shares no code with the library. The cards lie one by one in named lists; moves are notations; the tasks are an
 * agenda, the next one first.
 */

/** One of the 96 cards. */
export interface Card {
  readonly name: string;
  readonly open: boolean;
  /** The seats that know it while it is covered, in ascending order (FF-11.3). */
  readonly known: readonly number[];
}

export interface Recipe {
  readonly number: number;
  /** Public knowledge (FF-11.4): tests that a recipe with these objects must pass. */
  readonly clues: readonly ((objects: readonly string[]) => boolean)[];
}

type Task =
  /** A choice of chance or of a seat. */
  | 'first seat'
  | 'recipe'
  | 'deal'
  | 'card'
  | 'top'
  | 'turn'
  | 'draw'
  | 'wealth'
  | 'end'
  | 'travel turn'
  | 'choose'
  | 'row'
  | 'discard'
  | 'lose'
  | 'look'
  | 'ask'
  | 'answer'
  | 'swap'
  | 'transport'
  | 'drop'
  /** Automatic tasks. */
  | 'first piles'
  | 'turn begins'
  | 'travel turn begins'
  | 'collect'
  | 'travel ends'
  | 'over';

export interface Due {
  readonly task: Task;
  readonly seat: number;
  /** The pile, for `card` and `top`; the recipe, for `answer`. */
  readonly which?: number;
  /** The card looked at or picked before: `cave:0`. */
  readonly spot?: string;
}

export interface Table {
  readonly players: number;
  readonly lastTravel: string;
  readonly recipeObjects: readonly (readonly string[])[];
  /** By name: `unseen`, `cave` …, `row`, `hand 0` …, `front 0` … for the cards a seat has kept, and `out`. */
  heaps: Record<string, readonly Card[]>;
  recipes: readonly (readonly Recipe[])[];
  petrified: number[];
  piles: readonly { readonly size: number; readonly top: string }[];
  agenda: readonly Due[];
  /** FF-10.3: consecutive passes without a used fairy; once piles and hands are empty, the turns still to come. */
  bare: number;
  turnsToCome: number | undefined;
  used: boolean;
  /** FF-7.1: the seat that began the travel, and whether it is the last. */
  travel: { readonly starter: number; readonly last: boolean } | undefined;
  /** By seat: its destination. */
  goes: readonly string[];
  freedBy: number | undefined;
}

export const BACKS: readonly string[] = ['light', 'sprite', 'nature'];
export const PLACES: readonly string[] = ['cave', 'meadow', 'wood', 'river', 'hill'];
export const OBJECTS: readonly string[] = ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals'];
export const GOOD: readonly string[] = [
  'wisdom',
  'clairvoyance',
  'wealth',
  'truth',
  'liberation',
  'protection',
  'mutation',
  'transport',
];
export const BAD: readonly string[] = ['poverty', 'adversity', 'petrification', 'darkness'];

// The pieces

export function on(table: Table, heap: string): readonly Card[] {
  return table.heaps[heap] ?? [];
}

/** Moves the first card of that name from one list to the end of another. */
export function move(
  table: Table,
  from: string,
  name: string,
  to: string,
  open: boolean = false,
  known: readonly number[] = [],
): void {
  const cards = on(table, from);
  const at = cards.findIndex((card) => card.name === name);
  if (at < 0) throw new Error(`no ${name} in ${from}`);
  table.heaps[from] = cards.filter((_, index) => index !== at);
  table.heaps[to] = [...on(table, to), { name, open, known }];
}

export function backOf(name: string): string {
  return name.split('-')[0] ?? '';
}

export function faceOf(name: string): string {
  return name.slice(backOf(name).length + 1);
}

export function inTurnOrder({ players }: Table, first: number): number[] {
  return Array.from({ length: players }, (_, after) => (first + after) % players);
}

export function names(table: Table, heap: string): string[] {
  return [...new Set(on(table, heap).map(({ name }) => name))];
}

/** Objects that the seat has kept, one for each card. */
export function objectsOf(table: Table, seat: number): string[] {
  return on(table, `front ${seat}`)
    .map(({ name }) => faceOf(name))
    .filter((face) => OBJECTS.includes(face));
}

export function hasAll(table: Table, seat: number, recipe: number): boolean {
  return (table.recipeObjects[recipe] ?? []).every((object) => objectsOf(table, seat).includes(object));
}

export function allHandsAreEmpty(table: Table): boolean {
  return inTurnOrder(table, 0).every((seat) => on(table, `hand ${seat}`).length === 0);
}

export function allPilesAreEmpty({ piles }: Table): boolean {
  return piles.every(({ size }) => size === 0);
}

/** FF-8.2. */
export function nextInRow(table: Table): string {
  const row = on(table, 'row').map(({ name }) => name);
  return row.find((name) => faceOf(name) === 'darkness') ?? row[0] ?? '';
}

/** The cards on the places, as `cave:0`. */
export function spots(table: Table): string[] {
  return PLACES.flatMap((place) => on(table, place).map((_, slot) => `${place}:${slot}`));
}

export function at(table: Table, spot: string): Card | undefined {
  const [place = '', slot = ''] = spot.split(':');
  return on(table, place)[Number(slot)];
}

// What is visible

/** All cards and their places, in a few lines. */
export function tellOf(table: Table): string[] {
  const counted = (heap: string, is: (face: string) => boolean): string =>
    on(table, heap)
      .map(({ name }) => faceOf(name))
      .filter(is)
      .sort(inOrder)
      .join(' ');
  const isKept = (face: string): boolean => face === 'serpent' || GOOD.includes(face) || OBJECTS.includes(face);
  const gone = ['out', ...inTurnOrder(table, 0).map((seat) => `front ${seat}`)].flatMap((heap) => on(table, heap));
  return [
    `over ${table.agenda[0]?.task === 'over'}`,
    `travel ${table.travel?.starter} ${table.travel?.last} ${table.goes.join()}`,
    `piles ${table.piles.map(({ size, top }) => `${size}${top}`).join()}`,
    `row ${on(table, 'row')
      .map(({ name }) => name)
      .join(' ')}`,
    `gone ${gone
      .map(({ name }) => name)
      .sort(inOrder)
      .join(' ')}`,
    ...PLACES.map(
      (place) =>
        `${place} ${on(table, place)
          .map(({ name, open, known }) => (open ? name : `[${name}]${known.join('')}`))
          .join(' ')}`,
    ),
    ...inTurnOrder(table, 0).flatMap((seat) => [
      `hand ${on(table, `hand ${seat}`)
        .map(({ name }) => name)
        .sort(inOrder)
        .join(' ')}`,
      `front ${counted(`front ${seat}`, isKept)}`,
      `lost turns ${table.petrified[seat]}`,
      ...(table.recipes[seat] ?? []).map(
        ({ number, clues }) =>
          `recipe ${number} ${table.recipeObjects
            .flatMap((objects, own) => (clues.every((clue) => clue(objects)) ? [own] : []))
            .join('')}`,
      ),
    ]),
  ];
}

/** FF-10.4: the seats in first place. */
export function winnersOf(table: Table): number[] {
  if (table.freedBy !== undefined) return [table.freedBy];
  const seats = inTurnOrder(table, 0);
  const standing = seats.map((seat) => {
    const owned = objectsOf(table, seat);
    const found = (table.recipes[seat] ?? []).map(
      ({ number }) => (table.recipeObjects[number] ?? []).filter((object) => owned.includes(object)).length,
    );
    const score = Math.max(...found);
    const serpents = on(table, `front ${seat}`).filter(({ name }) => faceOf(name) === 'serpent').length;
    return score * 10_000 + (owned.length - score) * 100 - serpents;
  });
  return seats.filter((seat) => standing[seat] === Math.max(...standing));
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
