import type { Layout, Piece, Spot } from 'feyrules/core';
import { pieceKey, placeKey } from 'feyrules/front';
import type { Skin } from './skin.ts';

/** A drawn piece, or a stack of equal pieces. */
export interface Placed {
  readonly piece: Piece;
  readonly count: number;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box within a spot, in fractions of it: from 0 to 1. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The whole spot. */
export const WHOLE: Box = [0, 0, 1, 1];
/** Fraction of a piece's cell that stays free. */
const AIR = 0.08;

/** The positions of all pieces. */
export function arranged(layout: Layout, pieces: readonly Piece[], skin: Skin): readonly Placed[] {
  const bySpot = grouped(pieces, ({ at }) => placeKey(at));
  return layout.spots.flatMap((spot) => {
    const here = bySpot.get(placeKey(spot));
    if (here === undefined) return [];
    const byBox = grouped(here, (piece) => skin.box?.(piece, spot, here) ?? WHOLE);
    return [...byBox].flatMap(([box, group]) => packed(inBox(spot, box), group, skin));
  });
}

function inBox(spot: Spot, [x, y, width, height]: Box): Spot {
  return {
    ...spot,
    x: spot.x + (x + width / 2 - 0.5) * spot.width,
    y: spot.y + (y + height / 2 - 0.5) * spot.height,
    width: spot.width * width,
    height: spot.height * height,
  };
}

/** Arranges pieces in rows, as large as possible. Stacks equal pieces if they would otherwise be too small. */
function packed(spot: Spot, pieces: readonly Piece[], skin: Skin): Placed[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const [aspect, most] = skin.size(first, spot);
  const single = pieces.map((piece) => ({ piece, count: 1 }));
  const stacks = [...grouped(pieces, pieceKey).values()].flatMap((alike) =>
    alike[0] === undefined ? [] : [{ piece: alike[0], count: alike.length }],
  );
  const loose = gridOf(spot, single.length, aspect, most);
  const isTight = loose.height < most * 0.72;
  const items = isTight ? stacks : single;
  const { columns, width, height } = isTight ? gridOf(spot, stacks.length, aspect, most) : loose;
  const rows = Math.ceil(items.length / columns);
  const left = skin.isCentred?.(spot) === false ? spot.x - spot.width / 2 : undefined;
  return items.map((item, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, items.length - row * columns);
    const start = left ?? spot.x - (inRow * width) / 2;
    return {
      ...item,
      x: start + ((index % columns) + 0.5) * width,
      y: spot.y + (row - (rows - 1) / 2) * height,
      width: width * (1 - AIR),
      height: height * (1 - AIR),
    };
  });
}

function gridOf(
  { width, height }: Spot,
  count: number,
  aspect: number,
  most: number,
): { readonly columns: number; readonly width: number; readonly height: number } {
  let best = { columns: count, width: 0, height: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const high = Math.min(most, height / Math.ceil(count / columns), width / columns / aspect);
    if (high > best.height) best = { columns, width: high * aspect, height: high };
  }
  return best;
}

/** The items grouped by a key, in order. */
export function grouped<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
