import type { Board, Kit, Layout, Motion, Piece } from 'feyrules/core';
import { motionsBetween, moved, pieceKey, type Seen } from 'feyrules/front';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arranged, type Placed } from './arrange.ts';
import { boardOf } from './drawing.ts';
import type { Skin } from './skin.ts';

/** A piece that moves from one place on the screen to another. */
export interface Flight {
  readonly key: string;
  readonly piece: Piece;
  /** `undefined` for a piece that appears. */
  readonly from: Placed | undefined;
  /** `undefined` for a piece that disappears. */
  readonly to: Placed | undefined;
}

/** One move as the viewer saw it. */
export interface SeenMove {
  /** The events of the move, as told to the viewer. */
  readonly events: readonly { readonly type: string }[];
  /** The view after it. */
  readonly view: unknown;
}

/** One step of an animation: pieces that move together, and those that lie still. */
interface Frame {
  readonly still: readonly Piece[];
  readonly motions: readonly Motion[];
  readonly after: readonly Piece[];
}

/** The frames still to show, and the duration of each in milliseconds. */
interface Waiting {
  readonly frames: readonly Frame[];
  readonly duration: number;
}

const NONE: Waiting = { frames: [], duration: 0 };

export interface Shown {
  readonly placed: readonly Placed[];
  readonly flights: readonly Flight[];
  /** Duration of a flight, in milliseconds. */
  readonly duration: number;
  /** Whether the drawing shows a past position. The last frame is the present: its pieces fly to it. */
  readonly isBehind: boolean;
  /** Shows the present at once. */
  catchUp(): void;
}

/** A frame lasts `ALL` divided by the number of frames, within the bounds below; in milliseconds. */
const ALL = 3000;
const [SHORTEST, LONGEST] = [75, 450];
/** Maximum number of frames; if there are more, only the last ones are shown. */
const FRAMES = 40;
/** A jump over more moves than this is not animated. */
const MOVES = 100;

export interface FrameSource {
  readonly kit: Kit;
  /** The game shown: animations continue as long as it is the same object. */
  readonly story: object;
  /** Number of moves before the view. */
  readonly plies: number;
  readonly seen: Seen;
  /** The moves from that ply up to the view. */
  since(ply: number): readonly SeenMove[];
  readonly layout: Layout;
  readonly skin: Skin;
}

/** The pieces to draw now: moves are animated one after the other, unless the reader prefers reduced motion. */
export function useFrames({ kit, story, plies, seen, since, layout, skin }: FrameSource): Shown {
  const board = boardOf(kit);
  const { viewer, view } = seen;
  const last = useRef({ story, viewer, plies, view });
  const [{ frames, duration }, setWaiting] = useState(NONE);
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { story, viewer, plies, view };
    const moves = before.story === story && before.viewer === viewer ? plies - before.plies : -1;
    if (moves === 0) return; // The view is a new object, but no move was made.
    if (moves < 0 || moves > MOVES || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setWaiting(NONE);
      return;
    }
    const next = framesOf(board, layout, board.pieces(before.view), since(before.plies));
    setWaiting((waiting) => {
      const all = [...waiting.frames, ...next].slice(-FRAMES);
      return { frames: all, duration: Math.max(SHORTEST, Math.min(LONGEST, ALL / Math.max(1, all.length))) };
    });
  }, [story, viewer, plies, view]);
  const [frame] = frames;
  useEffect(() => {
    if (frame === undefined) return;
    const timer = setTimeout(
      () =>
        setWaiting((waiting) =>
          waiting.frames[0] === frame ? { ...waiting, frames: waiting.frames.slice(1) } : waiting,
        ),
      duration,
    );
    return () => clearTimeout(timer);
  }, [frame]);
  return {
    placed: arranged(layout, frame?.still ?? board.pieces(view), skin),
    flights: frame === undefined ? [] : flightsOf(frame, layout, skin),
    duration,
    isBehind: frames.length > 1,
    catchUp: () => setWaiting(NONE),
  };
}

function framesOf(board: Board, layout: Layout, beginning: readonly Piece[], steps: readonly SeenMove[]): Frame[] {
  let pieces = beginning;
  const frames: Frame[] = [];
  const add = (motions: readonly Motion[]): void => {
    if (motions.length === 0) return;
    const still = moved(
      pieces,
      motions.filter(({ from }) => from !== null).map((motion) => ({ ...motion, to: null })),
    );
    pieces = moved(pieces, motions);
    frames.push({ still, motions, after: pieces });
  };
  for (const { events, view } of steps) {
    if (board.motions === undefined) add(motionsBetween(pieces, board.pieces(view), layout));
    else for (const event of events) add(board.motions(event, pieces));
  }
  return frames;
}

function flightsOf({ still, motions, after }: Frame, layout: Layout, skin: Skin): Flight[] {
  const left = motions.flatMap(({ piece, from }) => (from === null ? [] : [{ ...piece, at: from }]));
  const before = positions(arranged(layout, [...still, ...left], skin));
  const then = positions(arranged(layout, after, skin));
  return motions.map(({ piece, from, to, becomes }, index) => {
    const arrived = to === null ? undefined : { ...piece, ...becomes, at: to };
    return {
      key: `${index} ${pieceKey(piece)}`,
      piece: arrived ?? piece,
      from: from === null ? undefined : before.get(pieceKey({ ...piece, at: from })),
      to: arrived === undefined ? undefined : then.get(pieceKey(arrived)),
    };
  });
}

function positions(placed: readonly Placed[]): ReadonlyMap<string, Placed> {
  return new Map(placed.map((one) => [pieceKey(one.piece), one]));
}
