import type { Board, Layout, Motion, Piece, Viewer } from 'feyrules/core';
import { moved, pieceKey } from 'feyrules/front';
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

/** One event: the pieces that lie still while others go. */
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

/** All events of one change are told within this time, each within the bounds, in milliseconds. */
const ALL = 4000;
const [SHORTEST, LONGEST] = [90, 450];
/** Of a longer story only the end is shown. */
const FRAMES = 40;

interface Watched {
  readonly board: Board;
  /** The game that is told: motions lead on as long as it is the same object. */
  readonly story: object;
  /** How much the viewer was told up to the view. */
  readonly told: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What the viewer was told beyond that, up to the view. */
  since(told: number): readonly { readonly type: string }[];
  readonly layout: Layout;
  readonly skin: Skin;
}

/** The pieces as they are to be drawn now: events pass one after the other, unless the reader wants no motion. */
export function useFrames({ board, story, told, viewer, view, since, layout, skin }: Watched): Shown {
  const last = useRef({ story, viewer, told, view });
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { story, viewer, told, view };
    const goesOn = before.story === story && before.viewer === viewer && told > before.told;
    if (!goesOn || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setFrames([]);
      return;
    }
    const events = since(before.told);
    setFrames((waiting) => [...waiting, ...framesOf(board, board.pieces(before.view), events)].slice(-FRAMES));
  }, [story, viewer, told, view]);
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

function framesOf(board: Board, beginning: readonly Piece[], events: readonly { readonly type: string }[]): Frame[] {
  let pieces = beginning;
  const frames: Frame[] = [];
  for (const event of events) {
    const motions = board.motions(event, pieces);
    if (motions.length === 0) continue;
    const still = moved(
      pieces,
      motions.filter(({ from }) => from !== null).map((motion) => ({ ...motion, to: null })),
    );
    pieces = moved(pieces, motions);
    frames.push({ still, motions, after: pieces });
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
