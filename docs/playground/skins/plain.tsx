import type { Spot } from 'feyrules/core';
import type { JSX } from 'preact';
import type { DrawnPiece, DrawnSpot, Skin } from '../skin.ts';

/** Any game: places as boxes, pieces as cards with their names. */
export const plain: Skin = {
  size: (_, spot) => [0.9, spot.height * 0.85],
  spot: Place,
  piece: NameCard,
};

/** A place as a box, a road also as a line; a seat as its name on its colour. */
function Place({ spot, drawing }: DrawnSpot): JSX.Element {
  const { kind, x, y, width, height, line } = spot;
  if (kind === 'seat') return <SeatName spot={spot} drawing={drawing} />;
  return (
    <>
      {line !== undefined && <polyline class="road" points={line.map(([px, py]) => `${px - x},${py - y}`).join(' ')} />}
      <Slab spot={spot} rx={Math.min(width, height) * 0.1} />
    </>
  );
}

/** The ground of a place; a `fill` replaces its usual colour and outline. */
export function Slab({ spot: { width, height }, rx, fill }: SlabProps): JSX.Element {
  const paint = fill === undefined ? { class: 'slab' } : { fill };
  return <rect {...paint} x={-width / 2} y={-height / 2} width={width} height={height} rx={rx} />;
}

interface SlabProps {
  readonly spot: Spot;
  readonly rx: number;
  readonly fill?: string | undefined;
}

/** The name of a seat, on its colour. */
export function SeatName({ spot: { id, width, height }, drawing }: DrawnSpot): JSX.Element {
  const seat = Number(id);
  const scale = Math.min(width / 100, height / 50);
  return (
    <g transform={`scale(${scale})`}>
      <rect
        x={-width / scale / 2}
        y={-22}
        width={width / scale}
        height="44"
        rx="10"
        fill={drawing.colours[seat]}
        class="banner"
      />
      <text font-size={(drawing.seats[seat]?.length ?? 0) > 8 ? 15 : 19} dy="6" class="on-colour">
        {drawing.seats[seat]}
      </text>
    </g>
  );
}

/** Approximate width of a letter, relative to the font size. */
const LETTER = 0.5;
/** Maximum width of a text, relative to the width of its place. A wider text would be illegible when condensed. */
const TOO_WIDE = 1.5;

/** A centred text, condensed if it is wider than its place; none if it would be illegible. */
export function Label({ children, size, width, y, className = 'label' }: LabelProps): JSX.Element | null {
  const wide = (children.length * size * LETTER) / width;
  if (wide > TOO_WIDE) return null;
  return (
    <text
      font-size={size}
      y={y}
      class={className}
      textLength={wide > 1 ? width : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {children}
    </text>
  );
}

interface LabelProps {
  readonly children: string;
  readonly size: number;
  /** In the same units as `size`. */
  readonly width: number;
  readonly y?: number;
  readonly className?: string;
}

function NameCard({ piece: { kind, face, owner }, drawing, width }: DrawnPiece): JSX.Element {
  const name = face === null ? (drawing.names[kind] ?? kind) : (drawing.names[face] ?? face);
  return (
    <g>
      <rect
        class="card"
        x={-width / 2}
        y="-50"
        width={width}
        height="100"
        rx="10"
        style={owner === null ? {} : { fill: drawing.colours[owner] }}
      />
      <text font-size="18" dy="6" class={owner === null ? 'ink' : 'on-colour'}>
        {name.slice(0, 9)}
      </text>
    </g>
  );
}
