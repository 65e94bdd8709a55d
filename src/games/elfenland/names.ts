import type { Seat } from '../../core/game.ts';
import type { Wording } from '../../core/wording.ts';
import type { RoadId, Terrain, TownId } from './map.ts';
import { roadAt, roadOf, townAt, townOf } from './map.ts';
import type { CardKind } from './transport.ts';

const colours: readonly Wording[] = [
  { en: 'Red', it: 'Rosso' },
  { en: 'Green', it: 'Verde' },
  { en: 'Blue', it: 'Blu' },
  { en: 'Yellow', it: 'Giallo' },
  { en: 'Purple', it: 'Viola' },
  { en: 'Black', it: 'Nero' },
];

/** A seat by the colour of its boot. */
export function describeSeat(seat: Seat): Wording {
  return colours[seat] ?? { en: `Seat ${seat}`, it: `Posto ${seat}` };
}

/** By kind of card, which is also that of a counter. */
export const cardWords: Readonly<Record<CardKind, Wording>> = {
  dragon: { en: 'dragon', it: 'drago' },
  elfcycle: { en: 'elfcycle', it: 'velocipede elfico' },
  'giant-pig': { en: 'giant pig', it: 'facocero gigante' },
  'magic-cloud': { en: 'magic cloud', it: 'nuvola magica' },
  raft: { en: 'raft', it: 'zattera' },
  'troll-wagon': { en: 'troll wagon', it: 'carro trainato da troll' },
  unicorn: { en: 'unicorn', it: 'unicorno' },
};

const terrainWords: Readonly<Record<Terrain, Wording>> = {
  plain: { en: 'plain', it: 'pianura' },
  forest: { en: 'forest', it: 'foresta' },
  desert: { en: 'desert', it: 'deserto' },
  mountain: { en: 'mountain', it: 'montagna' },
  river: { en: 'river', it: 'fiume' },
  lake: { en: 'lake', it: 'lago' },
};

/** The town as printed on the board. */
export function townName(id: TownId): string {
  return townAt(townOf(id)).name;
}

/** `Dag'Amura–Feodor (desert)`. */
export function roadWords(id: RoadId): Wording {
  const { from, to, terrain } = roadAt(roadOf(id));
  const ends = `${townAt(from).name}–${townAt(to).name}`;
  const { en, it } = terrainWords[terrain];
  return { en: `${ends} (${en})`, it: `${ends} (${it})` };
}

/** Several pieces in the order given, equal ones counted: `2 × dragon, raft`. */
export function listWords<T extends string>(kinds: readonly T[], words: Readonly<Record<T, Wording>>): Wording {
  const distinct = kinds.filter((kind, index) => kinds.indexOf(kind) === index);
  const counted = distinct.map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    const times = count === 1 ? '' : `${count} × `;
    return { en: times + words[kind].en, it: times + words[kind].it };
  });
  if (counted.length === 0) return { en: 'none', it: 'nessuna' };
  return { en: counted.map(({ en }) => en).join(', '), it: counted.map(({ it }) => it).join(', ') };
}
