import { kits } from 'feyrules';
import type { GameRecord, Kit } from 'feyrules/core';
import { caseRecord, casesOf, printRecord, readRecord, replay } from 'feyrules/core';
import { migrated } from 'feyrules/referee';
import { begun, PACES, type Pace, type Play, type PlaySetup, SITTERS, type SitterName } from './play.ts';

/** The page's storage in the browser; `undefined` if the browser allows none. */
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
    // A browser may refuse storage: then the game lasts as long as the page.
  }
}

/** Saves the current game, unless it comes from the case in the address: the game that was saved before stays. */
export function keepPlay(play: Play): void {
  if (location.hash !== `#case=${play.session.record().tags['Case']}`) keep('game', textOf(play, 'json'));
}

/** The game saved last; `undefined` if there is none, or if it cannot be continued. */
export function keptPlay(): Play | undefined {
  const text = kept('game');
  if (text === undefined) return undefined;
  try {
    const read = readRecord(text);
    const kit = kits.find(({ game }) => game.id === read.game);
    if (kit === undefined) return undefined;
    return begun(setupOf(kit, migrated(kit, read)));
  } catch {
    return undefined;
  }
}

/** The position of the case in `#case=ST-4.2a`, for a person on the seat that decides, who also enters what chance does. */
export async function casePlay(hash: string): Promise<Play | undefined> {
  const [, id = '', clause = ''] = /^#case=(([A-Z]+-[\d.]+)[a-z])$/.exec(hash) ?? [];
  const book = await casesOf(kits, clause);
  const one = book?.cases.find((known) => known.id === id);
  const kit = kits.find(({ game }) => game.id === book?.game);
  if (book === undefined || one === undefined || kit === undefined) return undefined;
  const record = caseRecord(book, one);
  const { state } = replay(kit.game, record);
  const actor = kit.game.actor(state);
  const own = typeof actor === 'number' ? actor : 0;
  const seats = Array.from({ length: state.players }, (_, seat) => (seat === own ? 'person' : 'normal'));
  return begun({ kit, record, seats, dictated: true, pace: 'brisk' });
}

/** The sitters of a record, if this page has written them into it. */
export function setupOf(kit: Kit, { tags: { Sitters = '', ...tags }, ...record }: GameRecord): PlaySetup {
  const { seats, dictated, pace } = sittersOf(Sitters);
  return {
    kit,
    record: { ...record, tags },
    seats: Array.isArray(seats) ? seats.map(sitterNamed) : [],
    dictated: dictated === true,
    pace: isPace(pace) ? pace : 'brisk',
  };
}

function sittersOf(text: string): { seats?: unknown; dictated?: unknown; pace?: unknown } {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}

export function sitterNamed(name: unknown): SitterName {
  const found = typeof name === 'string' ? (RENAMED[name] ?? name) : name;
  return SITTERS.find((known) => known === found) ?? 'person';
}

/** Names of bots in games saved before there were levels. */
const RENAMED: Readonly<Record<string, SitterName | undefined>> = {
  greedy: 'normal',
  'ismcts:300': 'hard',
  'ismcts:1500': 'best',
};

export function isPace(name: unknown): name is Pace {
  return typeof name === 'string' && Object.hasOwn(PACES, name);
}

/** The record of a game in one of its two formats; a tag has the sitters. */
export function textOf({ kit, session, seats, dictated, pace }: Play, form: 'text' | 'json'): string {
  const record = session.record();
  const tagged = { ...record, tags: { ...record.tags, Sitters: JSON.stringify({ seats, dictated, pace }) } };
  return form === 'text' ? printRecord(kit.game, tagged) : `${JSON.stringify(tagged, null, 1)}\n`;
}
