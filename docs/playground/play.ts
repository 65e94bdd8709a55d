import { levels } from 'feyrules/bots';
import type { CaseBook, GameRecord, Kit, Level, Seat, Viewer } from 'feyrules/core';
import { botBehind, type Position, Session, type SessionSetup, type Sitter } from 'feyrules/front';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { SeenMove } from './frames.ts';

/** Who plays a seat: a person, or a bot by its name. */
export type SitterName = 'person' | Level | 'random';
export const SITTERS: readonly SitterName[] = ['person', ...levels, 'random'];
/** Minimum time of a bot's move in milliseconds. */
export const PACES = { atOnce: 0, brisk: 500, calm: 1200 } as const;
export type Pace = keyof typeof PACES;

/** A game on this screen, and how it was started. */
export interface Play {
  readonly kit: Kit;
  readonly session: Session;
  readonly seats: readonly SitterName[];
  readonly dictated: boolean;
  readonly pace: Pace;
  /** The case that this game tries, in a book of its own; such a game is not saved. */
  readonly trial?: CaseBook | undefined;
}

export type PlaySetup = Pick<Play, 'kit' | 'seats' | 'dictated' | 'pace' | 'trial'> &
  Pick<SessionSetup, 'options' | 'record' | 'seed'>;

let worker: Worker | undefined;

/** The Worker of all bots; a new one if the last has failed, because a failed Worker does not answer. */
function botWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    worker = undefined;
  });
  return worker;
}

/** Starts a game, or continues a record. A seat without a sitter is played by a person. */
export function begun({ kit, seats, dictated, pace, trial, ...setup }: PlaySetup): Play {
  const { players } = kit.game.setup(setup.record?.options ?? setup.options ?? {});
  const sitting = Array.from({ length: players }, (_, seat) => seats[seat] ?? 'person');
  const { seed, ...beginning } = setup;
  const session = new Session(kit, {
    ...beginning,
    ...(dictated ? { chance: 'dictated' } : seed !== undefined && { seed }),
    seats: sitting.map((name): Sitter => sitterOf(kit, name, pace)),
  });
  return { kit, session, seats: sitting, dictated, pace, trial };
}

/** Starts anew from a past position of a game. */
export function restartAt({ session, ...setup }: Play, plies: number): Play {
  const { result: _, ...record } = session.record();
  return begun({ ...setup, record: { ...record, moves: record.moves.slice(0, plies) } });
}

/** The sitter of that name; a bot thinks in a Worker. */
export function sitterOf(kit: Kit, name: SitterName, pace: Pace): Sitter {
  if (name === 'person') return 'person';
  const asking = { bot: name, least: PACES[pace] };
  return {
    ...botBehind(botWorker(), kit, asking),
    decide: (observation, options) => botBehind(botWorker(), kit, asking).decide(observation, options),
  };
}

/** Renders again when the session has changed. */
export function useSession(session: Session | undefined): void {
  const [, tick] = useState(0);
  // Before the next paint, so that no change is missed.
  useLayoutEffect(() => session?.subscribe(() => tick((count) => count + 1)), [session]);
}

/** Whether that seat sees more than a spectator. */
function hasSecrets(position: Position, seat: Seat): boolean {
  const shown = (viewer: Viewer): string =>
    JSON.stringify(position.observe(viewer).view, (key, value: unknown) => (key === 'viewer' ? undefined : value));
  return shown(seat) !== shown('table');
}

/** Whether everybody may see everything: the game is over, or no seat sees more than a spectator. */
export function isOpen({ session, seats }: Play): boolean {
  return session.outcome !== undefined || !seats.some((_, seat) => hasSecrets(session, seat));
}

export interface ScreenViewer {
  readonly viewer: Viewer;
  /** The seat whose player must take over the screen first. */
  readonly waitingFor: Seat | undefined;
}

/** The viewer of the table; with several people, the one who decides or has decided last. */
export function lookingAt({ seats, session }: Play, confirmed: Viewer): ScreenViewer {
  const people = seats.flatMap((name, seat) => (name === 'person' ? [seat] : []));
  if (people.length < 2) return { viewer: people[0] ?? 'table', waitingFor: undefined };
  const { actor } = session;
  if (typeof actor !== 'number' || seats[actor] !== 'person' || actor === confirmed) {
    return { viewer: confirmed, waitingFor: undefined };
  }
  if (hasSecrets(session, actor)) return { viewer: 'table', waitingFor: actor };
  return { viewer: actor, waitingFor: undefined };
}

/** The moves between two plies, as the viewer saw them. */
export function stepsBetween(session: Session, viewer: Viewer, from: number, to: number): readonly SeenMove[] {
  let told = session.at(from).feed(viewer).length;
  return Array.from({ length: to - from }, (_, index) => {
    const position = session.at(from + index + 1);
    const events = position.feed(viewer, told).map(({ event }) => event);
    told += events.length;
    return { events, view: position.observe(viewer).view };
  });
}

/** The moves of a game, and the stops of one viewer's slider. */
interface Walk {
  readonly viewer: Viewer;
  readonly session: Session;
  readonly steps: number[];
  moves: GameRecord['moves'];
}

let walk: Walk | undefined;

/**
 * The plies at which a slider stops: one for each move that the viewer has made or noticed, because hidden moves must
 * not be countable. The list is updated as the game goes on, not recomputed.
 */
export function stepsOf(kit: Kit, { options, moves }: GameRecord, viewer: Viewer): readonly number[] {
  const goesOn = walk?.viewer === viewer && walk.session.kit === kit;
  if (walk === undefined || !goesOn || walk.moves.some((move, ply) => move !== moves[ply])) {
    walk = { viewer, session: new Session(kit, { options, chance: 'dictated' }), steps: [], moves: [] };
  }
  const { session, steps } = walk;
  for (const move of moves.slice(session.plies)) {
    const before = session.observe(viewer);
    if (typeof session.actor === 'number') session.play(session.actor, move);
    else session.chance(move);
    if (session.observe(viewer) !== before) steps.push(session.plies - 1);
  }
  walk.moves = moves;
  return [...steps, session.plies];
}
