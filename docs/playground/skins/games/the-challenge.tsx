import type { Layout, Spot } from 'feyrules/core';
import type { JSX } from 'preact';
import { colour, colourOfSeat } from '../../colours.ts';
import type { Drawing, DrawnPiece, DrawnSpot, Skin } from '../../skin.ts';
import { Gem, Sprite } from '../figures.tsx';
import { SeatName, Slab } from '../plain.tsx';
import { OnCard, Winged } from '../winged.tsx';

/** The forest of The Challenge, and below it the seats with their sprites and bags. */
export const skin: Skin = {
  emblem: '🌲',
  backdrop: Forest,
  spot: Place,
  isThere: ({ kind, id }, drawing) =>
    (kind !== 'sprite' && kind !== 'bag') || isSprite(id.split('-').slice(0, 2).join('-'), drawing),
  size: ({ kind }, { height, width }) => [
    kind === 'fairy' ? 0.85 : kind === 'stone' ? 0.9 : 1,
    Math.min(height * 0.95, kind === 'stone' ? Math.max(width, 0.85) : height),
  ],
  piece: Lying,
};

function Forest({ layout: { width, spots }, drawing }: { layout: Layout; drawing: Drawing }): JSX.Element {
  const trees = Array.from({ length: 22 }, (_, index) => [0.7 + index * 1.36, index % 2 === 0 ? 0.5 : 4.15] as const);
  const bags = spots.filter((spot) => spot.kind === 'sprite' && isSprite(spot.id, drawing));
  return (
    <g>
      <rect width={width} height="4.5" fill="#3f6b3f" />
      {trees.map(([x, y]) => (
        <path
          key={x}
          d="M0 -0.75 L0.55 0.35 H-0.55 Z"
          transform={`translate(${x} ${y})`}
          fill="#2b5330"
          opacity="0.8"
        />
      ))}
      {spots.flatMap((spot) => {
        if (spot.kind !== 'seat') return [];
        const seat = Number(spot.id);
        return (
          <rect
            key={spot.id}
            x={spot.x - 1.4}
            y={spot.y - 0.6}
            width="14.8"
            height={heightOf(spots, seat) + 0.1}
            rx="0.2"
            fill={drawing.colours[seat]}
            opacity="0.16"
          />
        );
      })}
      {bags.map(({ id, x, y }) => (
        <path
          key={id}
          d="M0.55 -0.42 Q0.9 -0.52 3.4 -0.5 Q3.75 0 3.4 0.5 Q0.9 0.52 0.55 0.42 Q0.7 0 0.55 -0.42 Z"
          transform={`translate(${x} ${y})`}
          fill="#b58a5a"
          stroke="#6b4a26"
          stroke-width="0.04"
          opacity="0.75"
        />
      ))}
    </g>
  );
}

/** Whether a seat has that sprite. */
function isSprite(id: string, { pieces }: Drawing): boolean {
  return pieces.some(({ at }) => at.kind === 'sprite' && at.id === id);
}

function heightOf(spots: readonly Spot[], seat: number): number {
  const own = spots.filter(({ kind, id }) => kind === 'sprite' && id.startsWith(`${seat}-`)).map(({ y }) => y);
  return Math.max(...own) - Math.min(...own) + 1.25 + 1.1;
}

function Place({ spot, drawing }: DrawnSpot): JSX.Element | null {
  const { kind, id } = spot;
  if (kind === 'seat') return <SeatName spot={spot} drawing={drawing} />;
  if (kind === 'bag' || kind === 'sprite') return null;
  const label = kind === 'forest' && id === 'centre' ? drawing.names['forest'] : undefined;
  return (
    <g>
      <Slab spot={spot} rx={0.15} />
      {kind === 'pool' && (
        <g transform="scale(0.008)" opacity="0.4">
          <Gem colour={colour(id)} />
        </g>
      )}
      {label !== undefined && (
        <g transform="scale(0.01)">
          <text font-size="40" class="label">
            {label}
          </text>
        </g>
      )}
    </g>
  );
}

function Lying({ piece: { kind, owner, face }, drawing, width }: DrawnPiece): JSX.Element {
  if (kind === 'sprite') return <Sprite colour={colourOfSeat(drawing, owner)} />;
  if (face === null) {
    return (
      <OnCard width={width} back={kind === 'stone' ? '#6a5a48' : '#7d5a9a'}>
        <text font-size="46" dy="16" class="on-colour">
          {kind === 'stone' ? '◆' : '✦'}
        </text>
      </OnCard>
    );
  }
  if (kind === 'stone') return <Gem colour={colour(face)} />;
  return <Winged name={drawing.names[face] ?? face} colour={FAIRIES[face] ?? '#c79be0'} width={width} />;
}

const FAIRIES: Readonly<Record<string, string>> = {
  'extra-sprite': '#e7a7c1',
  'bigger-bag': '#c9a06a',
  immunity: '#8fc6e8',
  'collective-harvest': '#a8cf7c',
  steal: '#a993d6',
  'leaky-bag': '#e2b36f',
};
