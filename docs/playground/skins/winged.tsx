import type { ComponentChildren, JSX } from 'preact';
import { Sprite } from './figures.tsx';

/** A card and the drawing on it. `back` is the colour of a face-down card; a face-up card has none. */
export function OnCard(props: { width: number; back?: string; children: ComponentChildren }): JSX.Element {
  const { width, back, children } = props;
  const paint = back === undefined ? { class: 'card' } : { fill: back, stroke: '#fff8e2', 'stroke-width': '4' };
  return (
    <g>
      <rect {...paint} x={-width / 2} y="-50" width={width} height="100" rx="9" />
      {children}
    </g>
  );
}

/** The name at the foot of a card, narrowed if it is long. */
export function Foot({ name, width, y = 42 }: { name: string; width: number; y?: number }): JSX.Element {
  const length = name.length > 10 ? width - 8 : undefined;
  return (
    <text font-size="12.5" y={y} class="ink" textLength={length} lengthAdjust="spacingAndGlyphs">
      {name}
    </text>
  );
}

/** A card with a fairy of that colour and her name. */
export function Winged({ name, colour, width }: { name: string; colour: string; width: number }): JSX.Element {
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  const lines =
    name.length > 10 && words.length > 1 ? [words.slice(0, middle).join(' '), words.slice(middle).join(' ')] : [name];
  return (
    <OnCard width={width}>
      <g transform={`translate(0 ${lines.length > 1 ? -16 : -10}) scale(.6)`}>
        <Sprite colour={colour} />
      </g>
      {lines.map((line, index) => (
        <Foot key={line} name={line} width={width} y={lines.length > 1 ? 30 + index * 13 : 40} />
      ))}
    </OnCard>
  );
}
