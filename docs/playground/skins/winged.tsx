import type { JSX } from 'preact';
import { Sprite } from './figures.tsx';

/** A card with a fairy of that colour and her name. */
export function Winged({ name, colour, width }: { name: string; colour: string; width: number }): JSX.Element {
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  const lines =
    name.length > 10 && words.length > 1 ? [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] : [name];
  return (
    <g>
      <rect class="card" x={-width / 2} y="-50" width={width} height="100" rx="9" />
      <g transform={`translate(0 ${lines.length > 1 ? -16 : -10}) scale(.6)`}>
        <Sprite colour={colour} />
      </g>
      {lines.map((line, index) => (
        <text
          key={line}
          font-size="12.5"
          y={lines.length > 1 ? 30 + index * 13 : 40}
          class="ink"
          textLength={line.length > 11 ? width - 8 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </g>
  );
}
