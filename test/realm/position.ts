import { roads, towns } from '../../src/realm/map.ts';

/** The words of a list with spaces between. */
export function wordsOf(words: string | undefined): string[] {
  return (words ?? '').split(/\s+/).filter((word) => word !== '');
}

/** A pool as a list of names: `dragon*3 raft`. */
export function listOf(pool: readonly number[], kinds: readonly string[]): string {
  return kinds
    .flatMap((kind, number) => {
      const pieces = pool[number] ?? 0;
      return pieces === 0 ? [] : [pieces === 1 ? kind : `${kind}*${pieces}`];
    })
    .join(' ');
}

/** Pieces by name, as views have them: `dragon*3 raft`. */
export function named(counts: Readonly<Record<string, number>> | null = {}): string {
  return listOf(Object.values(counts ?? {}), Object.keys(counts ?? {}));
}

/** Takes the listed pieces out of a pool. */
export function draw(pool: number[], kinds: readonly string[], pieces: string | undefined): number[] {
  const drawn = kinds.map(() => 0);
  for (const word of wordsOf(pieces)) {
    const [kind = '', times = '1'] = word.split('*');
    const number = kinds.indexOf(kind);
    if (number < 0) throw new Error(`no such kind: ${kind}`);
    drawn[number] = (drawn[number] ?? 0) + Number(times);
    pool[number] = (pool[number] ?? 0) - Number(times);
    if ((pool[number] ?? 0) < 0) throw new Error(`no ${kind} is left`);
  }
  return drawn;
}

/** The number of a town, of a road. */
export function townOf(id: string): number {
  return numberIn(towns, id);
}

export function roadOf(id: string): number {
  return numberIn(roads, id);
}

/**
 * What positions of Elfenland and Elfengold have. Kinds, towns and roads are named in lists separated by spaces;
 * `dragon*3` stands for three of them.
 */
export interface RealmPosition {
  /** 2 by default. */
  readonly players?: 2 | 3 | 4 | 5 | 6;
  readonly starter?: number;
  readonly turn?: number;
  /** By seat; Elvenhold by default. */
  readonly boots?: string;
  /** By seat: the towns whose pieces it has taken, apart from the town of its boot; or `all`. */
  readonly taken?: readonly string[];
  /** By seat. */
  readonly hands?: readonly string[];
  readonly open?: readonly string[];
  readonly faceDown?: readonly string[];
  readonly discard?: string;
  /** By seat, for the variant. */
  readonly townCards?: string;
}

/** The boots, the pieces that still lie on the map, as bits, and the town cards. */
export function seated({ players = 2, boots, taken, townCards }: RealmPosition): {
  readonly boots: number[];
  readonly pieces: number[];
  readonly townCards: (number | null)[];
} {
  const [stands, cards] = [wordsOf(boots), wordsOf(townCards)];
  const at = Array.from({ length: players }, (_, seat) => townOf(stands[seat] ?? 'elvenhold'));
  return {
    boots: at,
    pieces: at.map((boot, seat) => left(boot, taken?.[seat])),
    townCards: at.map((_, seat) => (cards[seat] === undefined ? null : townOf(cards[seat]))),
  };
}

function left(boot: number, taken: string | undefined): number {
  const gone = taken === 'all' ? towns.map((_, town) => town) : [0, boot, ...wordsOf(taken).map(townOf)];
  return towns.reduce((bits, _, town) => (gone.includes(town) ? bits : bits + 2 ** town), 0);
}

function numberIn(entries: readonly { readonly id: string }[], id: string): number {
  const number = entries.findIndex((entry) => entry.id === id);
  if (number < 0) throw new Error(`not on the map: ${id}`);
  return number;
}
