import { kits } from 'feyrules';
import { caseRecord, casesOf, type GameRecord, type Kit, printRecord, readRecord, replay } from 'feyrules/core';
import { migrated } from 'feyrules/referee';
import { begun, PACES, type Pace, type Play, type PlaySetup, SITTERS, type SitterName } from './play.ts';

/** The value stored in the browser for this key; `undefined` if there is none or the browser allows no storage. */
export function loadItem(key: string): string | undefined {
  try {
    return localStorage.getItem(`feyrules-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveItem(key: string, value: string): void {
  try {
    localStorage.setItem(`feyrules-${key}`, value);
  } catch {
    // A browser may refuse storage: then the game lasts as long as the page.
  }
}

/** Saves the current game. A game that tries a case is not saved, so the game saved before it stays. */
export function keepPlay(play: Play): void {
  if (play.trial === undefined) saveItem('game', textOf(play, 'json'));
}

/** The game saved last; `undefined` if there is none, or if it cannot be continued. */
export function keptPlay(): PlaySetup | undefined {
  const text = loadItem('game');
  if (text === undefined) return undefined;
  try {
    const read = readRecord(text);
    const kit = kits.find(({ game }) => game.id === read.game);
    if (kit === undefined) return undefined;
    const setup = setupOf(kit, migrated(kit, read));
    // Throws if the game cannot be continued. Its bots must not move before the player goes on.
    begun(setup).session.close();
    return setup;
  } catch {
    return undefined;
  }
}

/** Whether saving this game would replace an unfinished one that it does not continue. A trial is not saved. */
export function losesGame({ session, trial }: Play): boolean {
  const saved = trial === undefined ? keptPlay()?.record : undefined;
  if (saved === undefined || saved.result !== undefined) return false;
  const { game, options, moves } = session.record();
  const before = moves.slice(0, saved.moves.length);
  return JSON.stringify([saved.game, saved.options, saved.moves]) !== JSON.stringify([game, options, before]);
}

/** The id of the case in the address, as in `#case=ST-4.2a` or `#case=ST-4.2a&it`; possibly an id that no case has. */
export function caseInAddress(): string | undefined {
  return /^#case=([^&]*)/.exec(location.hash)?.[1]?.slice(0, 40);
}

/** The position of a case, for a person who plays the deciding seat and also enters what chance does. */
export async function casePlay(asked: string): Promise<Play | undefined> {
  const id = asked.toUpperCase();
  const book = await casesOf(kits, id.slice(0, -1));
  const one = book?.cases.find((known) => known.id.toUpperCase() === id);
  const kit = kits.find(({ game }) => game.id === book?.game);
  if (book === undefined || one === undefined || kit === undefined) return undefined;
  const record = caseRecord(book, one);
  const { state } = replay(kit.game, record);
  const actor = kit.game.actor(state);
  const own = typeof actor === 'number' ? actor : 0;
  const seats = Array.from({ length: state.players }, (_, seat) => (seat === own ? 'person' : 'normal'));
  return begun({ kit, record, seats, dictated: true, pace: 'brisk', trial: { ...book, cases: [one] } });
}

/** The setup to continue a record, with the sitters if this page has written them into it. */
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
  return SITTERS.find((known) => known === name) ?? 'person';
}

export function isPace(name: unknown): name is Pace {
  return typeof name === 'string' && Object.hasOwn(PACES, name);
}

/** The record of a game in one of the two formats; a tag lists the sitters. */
export function textOf({ kit, session, seats, dictated, pace }: Play, form: 'text' | 'json'): string {
  const record = session.record();
  const tagged = { ...record, tags: { ...record.tags, Sitters: JSON.stringify({ seats, dictated, pace }) } };
  return form === 'text' ? printRecord(kit.game, tagged) : `${JSON.stringify(tagged, null, 1)}\n`;
}
