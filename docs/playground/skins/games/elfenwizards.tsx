import type { Layout, Spot } from 'feyrules/core';
import { board } from 'feyrules/elfenwizards/board';
import type { JSX } from 'preact';
import type { Box } from '../../arrange.ts';
import { colourOfSeat } from '../../colours.ts';
import type { DrawnPiece, DrawnSpot, Skin } from '../../skin.ts';
import { Die, Dragon, Sorcerer } from '../figures.tsx';
import { Label, SeatName, Slab } from '../plain.tsx';

const BELOW: Box = [0.02, 0.26, 0.96, 0.74];
const CORNER: Box = [0.7, -0.35, 0.5, 0.7];
const WHOLE: Box = [0.02, 0.04, 0.96, 0.94];

/** The pyramid of ElfenWizards, the boxes beside it, and the guilds below. */
export const skin: Skin = {
  emblem: '🐉',
  backdrop: Pyramid,
  spot: Place,
  size: ({ kind }, { height }) => [kind === 'wizard' ? 0.85 : 1, Math.min(height, kind === 'wizard' ? 1.6 : 1.05)],
  isThere: ({ id, kind }, { pieces }) =>
    kind !== 'wizard' || pieces.some((piece) => piece.kind === 'wizard' && board.touch(piece, 0)?.id === id),
  box: (_, { kind }) =>
    kind === 'seat' ? CORNER : kind === 'space' || kind === 'supply' || kind === 'record' ? WHOLE : BELOW,
  isCentred: ({ kind }) => kind !== 'reserve' && kind !== 'rolled',
  piece: Lying,
};

/** Stone steps, one for each level. */
function Pyramid({ layout: { spots } }: { layout: Layout }): JSX.Element {
  const rows = new Map<number, Spot[]>();
  for (const spot of spots) if (spot.kind === 'space') rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot]);
  return (
    <g>
      {[...rows].map(([y, row], index) => {
        const half = Math.min(8, Math.max(...row.map(({ x, width }) => Math.abs(x - 8) + width / 2)) + 0.2);
        return (
          <rect
            key={y}
            x={8 - half}
            y={y - 1}
            width={2 * half}
            height="2"
            rx="0.15"
            fill={STONES[index % STONES.length]}
            stroke="#4a4356"
            stroke-width="0.05"
          />
        );
      })}
    </g>
  );
}

const STONES = ['#e7c65a', '#a9a0bd', '#9189a8', '#7b7394', '#675f80'];

function Place({ spot, drawing }: DrawnSpot): JSX.Element {
  const { kind, id, width, height } = spot;
  if (kind === 'seat') return <SeatName spot={spot} drawing={drawing} />;
  const isSpace = kind === 'space';
  const label = kind === 'wizard' || kind === 'record' ? id : isSpace ? '' : drawing.placeName(spot);
  return (
    <g>
      <Slab spot={spot} rx={0.2} fill={isSpace ? '#fff5' : undefined} />
      {label !== '' && (
        <g transform={`translate(0 ${-height / 2 + 0.36}) scale(0.01)`}>
          <Label size={30} width={(width - 0.2) * 100}>
            {label}
          </Label>
        </g>
      )}
    </g>
  );
}

function Lying({ piece: { kind, owner, face }, drawing }: DrawnPiece): JSX.Element {
  const colour = colourOfSeat(drawing, owner);
  switch (kind) {
    case 'wizard':
      return <Sorcerer colour={colour}>{face ?? undefined}</Sorcerer>;
    case 'major':
      return <Die colour={colour} face={face} />;
    case 'dragon':
      return <Dragon />;
    case 'grey-token':
      return <circle r="40" fill="#9a9a9a" stroke="#3d3d3d" stroke-width="6" stroke-dasharray="14 5" />;
    default:
      return (
        <g stroke="#2f2a22" stroke-width="4">
          <circle r="42" fill={colour} />
          <path d="M0 -28 L8 -8 28 0 8 8 0 28 -8 8 -28 0 -8 -8 Z" fill="#fff" stroke-width="2" />
        </g>
      );
  }
}
