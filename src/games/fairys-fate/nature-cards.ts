import { integers } from '../../core/domain.ts';
import { frozenList, itemsOf } from '../../core/frozen.ts';
import type { OptionFault } from '../../core/options.ts';
import { excerpt, shown } from '../../core/wording.ts';
import type { CardFacts } from './cards.ts';
import { cards } from './cards.ts';
import {
  BAD_FAIRIES,
  FAIRIES_A_KIND,
  GOOD_FAIRIES,
  NATURE_FAIRIES,
  NATURE_OBJECTS,
  OBJECTS,
  OBJECTS_A_KIND,
  SERPENTS,
  TAKEN_A_KIND,
} from './data.ts';
import type { NatureFace, Options, State } from './types.ts';

type NatureCards = Options['natureCards'];
type NatureTable = Exclude<NatureCards, string>;

/** FF-2.3: for each face that a `nature` card can have, its number of copies, summed over all backs. */
const totals: readonly (readonly [NatureFace, number])[] = [
  ...[...GOOD_FAIRIES, ...BAD_FAIRIES].map((face): [NatureFace, number] => [face, FAIRIES_A_KIND]),
  ['serpent', SERPENTS],
  ...OBJECTS.map((face): [NatureFace, number] => [face, OBJECTS_A_KIND]),
];

/** FF-2.3: in both named distributions, two copies of each object have the back `nature`. */
const objectsShared = OBJECTS.map((face): [NatureFace, number] => [face, NATURE_OBJECTS / OBJECTS.length]);

/** FF-2.3: a third of the copies of each kind of fairy have the back `nature`. */
export const EVEN: NatureTable = Object.fromEntries([
  ...totals.filter(([, total]) => total !== OBJECTS_A_KIND).map(([face, total]) => [face, total / 3]),
  ...objectsShared,
]);

/** FF-2.3: all serpents are `nature`, and no other fairy is. */
const ALL_SERPENTS: NatureTable = Object.fromEntries([['serpent', SERPENTS], ...objectsShared]);

/** FF-2.3: by card, its number of copies in the game. */
export function deckOf(natureCards: NatureCards): number[] {
  if (natureCards === 'even') return evenDeck.slice();
  return deckBy(natureCards === 'serpents' ? ALL_SERPENTS : natureCards);
}

function deckBy(table: NatureTable): number[] {
  return cards.map((card) => copiesOf(card, table));
}

const evenDeck: readonly number[] = deckBy(EVEN);

/** One deck for each named distribution. All states that a determinizer draws share it. */
const named: readonly State['deck'][] = [evenDeck, deckBy(ALL_SERPENTS)].map(frozenList);

/** The frozen deck with these copies. It is a shared object if the distribution has a name. */
export function sharedDeck(copies: readonly number[]): State['deck'] {
  return named.find((deck) => itemsOf(deck).every((number, card) => number === copies[card])) ?? frozenList(copies);
}

function copiesOf({ back, face }: CardFacts, table: NatureTable): number {
  const share = (name: NatureFace, total: number): number => {
    const nature = table[name] ?? 0;
    return back === 'nature' ? nature : total - nature;
  };
  switch (face.kind) {
    case 'object':
      return share(face.object, OBJECTS_A_KIND);
    case 'taken':
      return TAKEN_A_KIND;
    case 'good':
    case 'bad':
      return share(face.fairy, FAIRIES_A_KIND);
    case 'serpent':
      return share('serpent', SERPENTS);
  }
}

/** FF-1.1: the first fault of a table of copies, if any. */
export function natureFault(table: object): OptionFault | undefined {
  const copies = new Map<string, unknown>(Object.entries(table));
  const sums = { objects: 0, fairies: 0 };
  for (const [face, total] of totals) {
    // FF-1.1: a missing key counts as 0, `null` does not.
    const number = copies.get(face) === undefined ? 0 : copies.get(face);
    if (!integers(0, total).has(number)) return { fault: 'copies', params: { face, total } };
    sums[total === OBJECTS_A_KIND ? 'objects' : 'fairies'] += Number(number);
    copies.delete(face);
  }
  const [other] = copies.keys();
  if (other !== undefined) {
    const known = totals.map(([face]) => shown(face)).join(', ');
    return { fault: 'face', params: { face: excerpt(other), known } };
  }
  if (sums.fairies !== NATURE_FAIRIES) return { fault: 'fairies', params: { due: NATURE_FAIRIES, sum: sums.fairies } };
  if (sums.objects !== NATURE_OBJECTS) return { fault: 'objects', params: { due: NATURE_OBJECTS, sum: sums.objects } };
  return undefined;
}
