import type { JSX } from 'preact';
import { type Box, WHOLE } from '../../arrange.ts';
import { colourOfSeat } from '../../colours.ts';
import type { DrawnSpot, Skin } from '../../skin.ts';
import { Elf, Orc, Sprite } from '../figures.tsx';
import { Label, Slab } from '../plain.tsx';

const LEFT: Box = [0, 0, 0.72, 1];
const CORNER: Box = [0.52, 0.42, 0.46, 0.56];

/** A chess board with the exit area at the top and the placement area at the bottom, and a row for each seat. */
export const skin: Skin = {
  emblem: '⚔️',
  size: (_, { kind, height }) => [0.95, kind === 'square' ? height : height * 0.8],
  box(piece, spot, all) {
    if (spot.kind !== 'square') return BELOW;
    if (all.length === 1) return WHOLE;
    return piece.kind === 'sprite' ? CORNER : LEFT;
  },
  backdrop: ({ layout: { height } }) => <rect x="-0.06" y="-0.06" width="8.12" height={height + 0.12} fill="#4c3a26" />,
  spot: (drawn) => (drawn.spot.kind === 'square' ? <Square {...drawn} /> : <Row {...drawn} />),
  piece: ({ piece: { kind, owner }, drawing }) =>
    kind === 'orc' ? <Orc /> : kind === 'sprite' ? <Sprite /> : <Elf colour={colourOfSeat(drawing, owner)} />,
};

const BELOW: Box = [0.03, 0.24, 0.94, 0.76];

function Square({ spot: { id } }: DrawnSpot): JSX.Element {
  const file = id.charCodeAt(0) - 97;
  const rank = Number(id[1]) - 1;
  const isDark = (file + rank) % 2 === 0;
  const [light, dark] =
    rank === 7 ? ['#f3dc94', '#e0bd62'] : rank < 2 ? ['#cfe0b0', '#9fbf7e'] : ['#eadfc4', '#bda982'];
  return (
    <g>
      <rect x="-0.5" y="-0.5" width="1" height="1" fill={isDark ? dark : light} />
      <g transform="scale(0.01)">
        {file === 0 && (
          <text x="-40" y="-33" font-size="16" class="ink">
            {rank + 1}
          </text>
        )}
        {rank === 0 && (
          <text x="40" y="46" font-size="16" class="ink">
            {id[0]}
          </text>
        )}
      </g>
    </g>
  );
}

function Row({ spot, drawing }: DrawnSpot): JSX.Element {
  const { id, width, height } = spot;
  const seat = Number(id);
  const colour = drawing.colours[seat] ?? '#6b5f46';
  return (
    <g>
      <Slab spot={spot} rx={0.1} />
      <rect x={-width / 2} y={-height / 2} width={width} height="0.24" rx="0.08" fill={colour} />
      <g transform={`translate(0 ${-height / 2 + 0.18}) scale(0.01)`}>
        <Label className="on-colour" size={17} width={(width - 0.1) * 100}>
          {drawing.placeName(spot)}
        </Label>
      </g>
    </g>
  );
}
