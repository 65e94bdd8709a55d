import { keyed } from '../../core/keyed.ts';
import type { OptionWords } from '../../core/words.ts';
import type { RealmEvent, SecretEvent } from '../events.ts';
import type { RoadId, Terrain, TownId } from '../map.ts';
import { roads, towns } from '../map.ts';
import type { RealmRefusalCode } from '../refusals.ts';
import type { TravelCardKind } from '../transport.ts';

/** The colour of a boot. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'purple' | 'black';

/** The colour of each seat's boot. */
export const colours: readonly Colour[] = Object.freeze(['red', 'green', 'blue', 'yellow', 'purple', 'black'] as const);

/** Everything that has a name in both games; `none` stands for an empty list of pieces. */
export type RealmName =
  | Colour
  | TownId
  | RoadId
  | Terrain
  | TravelCardKind
  | 'caravan'
  | 'obstacle'
  | 'boot'
  | 'town-piece'
  | 'town-card'
  | 'card'
  | 'tile'
  | 'none';

/** The headings of the text tables of both games. */
export type RealmLabel =
  | 'round'
  | 'of'
  | 'starter'
  | 'deck'
  | 'discard'
  | 'pieces'
  | 'cards'
  | 'face-down'
  | 'hand'
  | 'town-card'
  | 'reach'
  | 'any-cards';

type Table<Key extends string> = Readonly<Record<Key, string>>;

type SharedMove = 'first-seat' | 'town-card' | 'draw' | 'place' | 'pass' | 'travel' | 'caravan' | 'discard' | 'keep';

/** The words that both games share, in one language. */
export interface RealmWords {
  readonly types: Table<SharedMove | 'end'>;
  readonly moves: Table<SharedMove | 'place-hidden'>;
  readonly events: Table<RealmEvent['type'] | 'town-card-dealt-hidden' | 'discarded' | 'kept' | 'ended-shared'>;
  readonly phases: Table<'first-seat' | 'town-card' | 'planning' | 'movement' | 'discard' | 'keep' | 'over'>;
  readonly prompts: Table<'first-seat' | 'town-card' | 'over'>;
  readonly refusals: Table<RealmRefusalCode>;
  readonly options: Readonly<Record<'players' | 'firstSeat' | 'destination', OptionWords>>;
  readonly labels: Table<RealmLabel>;
  readonly names: Table<RealmName>;
}

/** The names of the towns, which are the same in every language. */
export const townNames: Table<TownId> = keyed(towns.map(({ id, name }) => [id, name]));

/** The names of the roads: `Usselen–Wylhien (plain)`. @param terrains the words for terrains in that language. */
export function roadNames(terrains: Table<Terrain>): Table<RoadId> {
  return keyed(
    roads.map(({ id, from, to, terrain }) => [id, `${townNames[from]}–${townNames[to]} (${terrains[terrain]})`]),
  );
}

/** Events whose sentence differs if a part is hidden, if a tile was face down, or if several seats win. */
type Variable =
  | SecretEvent<string, string>
  | { readonly type: 'placed'; readonly hidden: boolean }
  | Extract<RealmEvent, { readonly type: 'ended' }>;

/** The ids of the special sentences for these events. */
export type RealmVariant =
  | 'town-card-dealt-hidden'
  | 'card-drawn-hidden'
  | 'tile-drawn-hidden'
  | 'placed-hidden'
  | 'ended-shared';

/** The id of the sentence for an event. */
export function variantOf(event: Variable): Variable['type'] | RealmVariant {
  switch (event.type) {
    case 'town-card-dealt':
      return event.town === null ? 'town-card-dealt-hidden' : event.type;
    case 'card-drawn':
      return event.card === null ? 'card-drawn-hidden' : event.type;
    case 'tile-drawn':
      return event.tile === null ? 'tile-drawn-hidden' : event.type;
    case 'placed':
      return event.hidden ? 'placed-hidden' : event.type;
    case 'ended':
      return event.winners.length > 1 ? 'ended-shared' : event.type;
    case 'kept':
      return event.type;
  }
}

/** The parameters of a move's or event's sentence. `last` is the last of several winners; equal pieces are counted. */
export function paramsOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => paramsOfField(name, value)));
}

function paramsOfField(name: string, value: unknown): (readonly [string, unknown])[] {
  if (!Array.isArray(value)) return [[name, value]];
  if (name !== 'winners') return [[name, counted(value.map(String))]];
  return value.length > 1
    ? [
        [name, value.slice(0, -1)],
        ['last', value.at(-1)],
      ]
    : [[name, value]];
}

/** The colour of a winning seat. */
export function field(name: string, value: string | number): string | undefined {
  return typeof value === 'number' && (name === 'winners' || name === 'last') ? colours[value] : undefined;
}

/** Each kind once in the given order, with its number: `2 × dragon, raft`. */
function counted(kinds: readonly string[]): readonly (string | { readonly times: string; readonly of: string })[] {
  const tallied = tally(kinds).map(({ times, of }) => (times === 1 ? of : { times: `${times} ×`, of }));
  return tallied.length === 0 ? ['none'] : tallied;
}

/** The same as {@link counted} in words, for the table. */
export function listed<Kind extends string>(kinds: readonly Kind[], names: Table<Kind | 'none'>): string {
  const parts = tally(kinds).map(({ times, of }) => (times === 1 ? names[of] : `${times} × ${names[of]}`));
  return parts.join(', ') || names.none;
}

function tally<Kind extends string>(kinds: readonly Kind[]): { readonly times: number; readonly of: Kind }[] {
  return [...new Set(kinds)].map((of) => ({ times: kinds.filter((kind) => kind === of).length, of }));
}
