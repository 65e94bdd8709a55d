import type { Layout, Spot } from 'feyrules/core';
import type { JSX } from 'preact';
import { type Box, WHOLE } from '../arrange.ts';
import { colourOfSeat } from '../colours.ts';
import type { DrawnPiece, DrawnSpot, Skin } from '../skin.ts';
import { Boot, Travel } from './figures.tsx';
import { Label, SeatName, Slab } from './plain.tsx';
import { Foot, OnCard } from './winged.tsx';

const MAP_HEIGHT = 715;

const TERRAIN: Readonly<Record<string, readonly [land: string, road: string]>> = {
  plain: ['#cfdc86', '#a8962f'],
  forest: ['#5f9a5a', '#24582f'],
  desert: ['#ecca80', '#c9802c'],
  mountain: ['#b3a595', '#6a5a4e'],
  river: ['#7db7e0', '#2467b0'],
  lake: ['#86c3ea', '#2f7fc4'],
};

const TOWN_PIECES: Box = [0.1, 0.62, 0.8, 0.34];
const BOOTS: Box = [-0.15, -0.3, 1.3, 0.62];
const DISC: Box = [0.7, 0.3, 0.4, 0.4];
const ROAD: Box = [-0.35, -0.1, 1.7, 1.2];
const BELOW: Box = [0.02, 0.24, 0.96, 0.76];

/** The map of Elfenland, for both games on it. */
export const realm: Skin = {
  backdrop: Land,
  spot: Place,
  size({ kind }, { height }) {
    if (kind === 'town-piece') return [0.62, Math.min(height, 30)];
    if (kind === 'boot') return [0.8, 26];
    return kind === 'card' || kind === 'town-card' ? [0.7, height] : [1, Math.min(height, 42)];
  },
  box({ kind }, spot) {
    if (spot.kind === 'town') return kind === 'boot' ? BOOTS : kind === 'disc' ? DISC : TOWN_PIECES;
    if (spot.kind === 'road') return ROAD;
    return spot.kind === 'lot' ? WHOLE : BELOW;
  },
  piece: Lying,
};

function pointsOf({ line = [] }: Spot): string {
  return line.map(([x, y]) => `${x},${y}`).join(' ');
}

function terrainOf(id: string): string {
  return id.split('-').at(-1) ?? '';
}

/** Land around the roads, with the roads on it. */
function Land({ layout: { spots } }: { layout: Layout }): JSX.Element {
  const roads = spots.filter(({ kind }) => kind === 'road');
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <defs>
        <filter id="blurred" x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="13" />
        </filter>
        <clipPath id="map">
          <rect width="1000" height={MAP_HEIGHT} rx="16" />
        </clipPath>
      </defs>
      <g clip-path="url(#map)">
        <rect width="1000" height={MAP_HEIGHT} fill="#dfe6b4" />
        <g filter="url(#blurred)">
          {roads.map((spot) => (
            <polyline
              key={spot.id}
              points={pointsOf(spot)}
              stroke={TERRAIN[terrainOf(spot.id)]?.[0]}
              stroke-width="62"
              opacity="0.85"
            />
          ))}
        </g>
        {roads.map((spot) => (
          <Road key={spot.id} spot={spot} />
        ))}
      </g>
    </g>
  );
}

function Road({ spot }: { spot: Spot }): JSX.Element {
  const terrain = terrainOf(spot.id);
  const [, colour] = TERRAIN[terrain] ?? [];
  const isWater = terrain === 'river' || terrain === 'lake';
  return (
    <g>
      <polyline points={pointsOf(spot)} stroke="#fffbe8" stroke-width={isWater ? 8 : 7} opacity="0.75" />
      <polyline
        points={pointsOf(spot)}
        stroke={colour}
        stroke-width={isWater ? 5 : 4}
        stroke-dasharray={DASHES[terrain]}
      />
      {terrain === 'river' && <Downstream spot={spot} colour={colour ?? ''} />}
    </g>
  );
}

const DASHES: Readonly<Record<string, string>> = {
  lake: '1 9',
  desert: '10 7',
  mountain: '14 5 3 5',
};

/** An arrow from the first town of a river to the second: the direction of the current. */
function Downstream({ spot: { line = [] }, colour }: { spot: Spot; colour: string }): JSX.Element {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = line.slice(-2);
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <path
      d="M-9 -8 L9 0 -9 8 Z"
      transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2}) rotate(${angle})`}
      fill={colour}
      stroke="#fffbe8"
      stroke-width="2"
    />
  );
}

function Place({ spot, drawing }: DrawnSpot): JSX.Element {
  const { kind, id, width, height } = spot;
  if (kind === 'seat') return <SeatName spot={spot} drawing={drawing} />;
  if (kind === 'town') return <Town name={drawing.names[id] ?? id} isCapital={id === 'elvenhold'} />;
  if (kind === 'road')
    return <circle r="15" fill="#fffbe8" opacity="0.6" stroke={TERRAIN[terrainOf(id)]?.[1]} stroke-width="2" />;
  return (
    <g>
      <Slab spot={spot} rx={6} />
      {kind !== 'lot' && (
        <Label size={10} width={width - 6} y={-height / 2 + 11}>
          {drawing.placeName(spot)}
        </Label>
      )}
    </g>
  );
}

function Town({ name, isCapital }: { name: string; isCapital: boolean }): JSX.Element {
  return (
    <g stroke="#4a3a2a" stroke-width="2" stroke-linejoin="round">
      <circle r="24" fill="#fff6dc" />
      <path d="M-17 5 V-7 l6 -5 6 5 V-13 l5 -6 5 6 V-7 l6 -5 6 5 V5 Z" fill={isCapital ? '#e7b93e' : '#cf8f63'} />
      <text y="35" font-size="14" class="town" font-weight="bold">
        {name}
      </text>
    </g>
  );
}

function Lying(drawn: DrawnPiece): JSX.Element {
  const { piece, drawing } = drawn;
  const { kind, face, owner } = piece;
  const colour = colourOfSeat(drawing, owner);
  switch (kind) {
    case 'boot':
      return <Boot colour={colour} />;
    case 'town-piece':
      return <path d="M-26 46 V-20 L0 -46 26 -20 V46 Z" fill={colour} stroke="#fff" stroke-width="8" />;
    case 'coin':
    case 'disc':
      return (
        <g>
          <circle r="44" fill="#f2c138" stroke="#8a6310" stroke-width="6" />
          <text font-size="48" dy="17" class="ink">
            {face ?? (kind === 'disc' ? '?' : '')}
          </text>
        </g>
      );
    case 'obstacle':
      return <Travel face="obstacle" />;
    case 'tile':
      return (
        <g>
          <circle r="47" fill={face === null ? '#7b5e3b' : '#fff8e2'} stroke="#4a3a2a" stroke-width="4" />
          {face === null ? (
            <text font-size="46" dy="16" class="on-colour">
              ?
            </text>
          ) : (
            <g transform="scale(.72)">
              <Travel face={face} />
            </g>
          )}
        </g>
      );
    default:
      return <Card {...drawn} />;
  }
}

function Card({ piece: { kind, face }, drawing, width }: DrawnPiece): JSX.Element {
  if (face === null) {
    return (
      <OnCard width={width} back={kind === 'card' ? '#3d6b46' : '#7a4a6a'}>
        <path d="M0 -24 L6 -6 24 0 6 6 0 24 -6 6 -24 0 -6 -6 Z" fill="#f2d98b" />
      </OnCard>
    );
  }
  return (
    <OnCard width={width}>
      <g transform="translate(0 -9) scale(.62)">
        <Travel face={face} />
      </g>
      <Foot name={drawing.names[face] ?? face} width={width} />
    </OnCard>
  );
}
