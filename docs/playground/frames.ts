import type { Board, Layout, Motion, Piece, Viewer } from 'feyrules/core';
import { motionsBetween, moved, pieceKey } from 'feyrules/front';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arranged, type Placed } from './arrange.ts';
import type { Skin } from './skin.ts';

/** What is under way: a piece that goes from one place on the screen to another. */
export interface Flight {
  readonly key: string;
  readonly piece: Piece;
  /** `undefined` for what comes into sight. */
  readonly from: Placed | undefined;
  /** `undefined` for what goes out of sight. */
  readonly to: Placed | undefined;
}

/** One move as the viewer saw it. */
export interface Step {
  /** What he was told of it. */
  readonly events: readonly { readonly type: string }[];
  /** What he saw after it. */
  readonly view: unknown;
}

/** What goes at the same time: the pieces that lie still while others go. */
interface Frame {
  readonly still: readonly Piece[];
  readonly motions: readonly Motion[];
  readonly after: readonly Piece[];
}

export interface Shown {
  readonly placed: readonly Placed[];
  readonly flights: readonly Flight[];
  /** How long the flights take, in milliseconds. */
  readonly duration: number;
}

/** All frames of one change are shown within this time, each within the bounds, in milliseconds. */
const ALL = 4000;
const [SHORTEST, LONGEST] = [90, 450];
/** Of a longer story only the end is shown. */
const FRAMES = 40;
/** A leap over more moves is not shown. */
const MOVES = 100;

interface Watched {
  readonly board: Board;
  /** The game that is told: motions lead on as long as it is the same object. */
  readonly story: object;
  /** How many moves lead to the view. */
  readonly plies: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The moves from that ply on, up to the view. */
  since(ply: number): readonly Step[];
  readonly layout: Layout;
  readonly skin: Skin;
}

/** The pieces as they are to be drawn now: moves pass one after the other, unless the reader wants no motion. */
export function useFrames({ board, story, plies, viewer, view, since, layout, skin }: Watched): Shown {
  const last = useRef({ story, viewer, plies, view });
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { story, viewer, plies, view };
    const moves = before.story === story && before.viewer === viewer ? plies - before.plies : -1;
    if (moves === 0) return; // Only the view is another object.
    if (moves < 0 || moves > MOVES || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setFrames([]);
      return;
    }
    const next = framesOf(board, layout, board.pieces(before.view), since(before.plies));
    setFrames((waiting) => [...waiting, ...next].slice(-FRAMES));
  }, [story, viewer, plies, view]);
  const [frame] = frames;
  const duration = Math.max(SHORTEST, Math.min(LONGEST, ALL / Math.max(1, frames.length)));
  useEffect(() => {
    if (frame === undefined) return;
    const timer = setTimeout(
      () => setFrames((waiting) => (waiting[0] === frame ? waiting.slice(1) : waiting)),
      duration,
    );
    return () => clearTimeout(timer);
  }, [frame]);
  if (frame === undefined) return { placed: arranged(layout, board.pieces(view), skin), flights: [], duration };
  return { placed: arranged(layout, frame.still, skin), flights: flightsOf(frame, layout, skin), duration };
}

function framesOf(board: Board, layout: Layout, beginning: readonly Piece[], steps: readonly Step[]): Frame[] {
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
