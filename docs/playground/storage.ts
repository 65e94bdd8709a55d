import { kits } from 'feyrules';
import { printRecord, readRecord } from 'feyrules/core';
import { migrated } from 'feyrules/referee';
import { begun, PACES, type Pace, type Play, SITTERS, type SitterName } from './play.ts';

/** What the browser keeps for this page; nothing, where it keeps nothing for anybody. */
export function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(`feyrules-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`feyrules-${key}`, value);
  } catch {
    // A browser may refuse to keep anything: then the game lasts as long as the page.
  }
}

/** Keeps the game as it stands; who plays stands in a tag of its record. */
export function keepPlay({ session, seats, dictated, pace }: Play): void {
  const record = session.record();
  const tags = { ...record.tags, Sitters: JSON.stringify({ seats, dictated, pace }) };
  keep('game', JSON.stringify({ ...record, tags }));
}

/** The game that was kept last; `undefined` if there is none, or if it cannot be gone on with. */
export function keptPlay(): Play | undefined {
  const text = kept('game');
  if (text === undefined) return undefined;
  try {
    const read = readRecord(text);
    const kit = kits.find(({ game }) => game.id === read.game);
    if (kit === undefined) return undefined;
    const { tags, ...record } = migrated(kit, read);
    const { Sitters = '{}', ...others } = tags;
    return begun({ kit, ...sittersOf(Sitters), record: { ...record, tags: others } });
  } catch {
    return undefined;
  }
}

function sittersOf(text: string): Pick<Play, 'seats' | 'dictated' | 'pace'> {
  const { seats, dictated, pace }: { seats?: unknown; dictated?: unknown; pace?: unknown } = JSON.parse(text);
  return {
    seats: Array.isArray(seats) ? seats.map(sitterNamed) : [],
    dictated: dictated === true,
    pace: isPace(pace) ? pace : 'brisk',
  };
}

export function sitterNamed(name: unknown): SitterName {
  const found = typeof name === 'string' ? (RENAMED[name] ?? name) : name;
  return SITTERS.find((known) => known === found) ?? 'person';
}

/** What games that were kept before there were levels call their bots. */
const RENAMED: Readonly<Record<string, SitterName | undefined>> = {
  greedy: 'normal',
  'ismcts:300': 'hard',
  'ismcts:1500': 'best',
};

export function isPace(name: unknown): name is Pace {
  return typeof name === 'string' && Object.hasOwn(PACES, name);
}

/** The record of a game in one of its two notations. */
export function textOf({ kit, session }: Play, form: 'text' | 'json'): string {
  return form === 'text' ? printRecord(kit.game, session.record()) : `${JSON.stringify(session.record(), null, 1)}\n`;
}
