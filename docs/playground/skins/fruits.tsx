import type { JSX } from 'preact';
import { OUTLINE } from './figures.tsx';

const FRUITS: Readonly<Record<string, JSX.Element>> = {
  orange: (
    <>
      <circle cy="6" r="38" fill="#f0922e" />
      <path d="M0 -32 Q6 -48 26 -46 Q20 -30 0 -32 Z" fill="#5d9a45" />
    </>
  ),
  walnut: (
    <>
      <path d="M0 -40 Q44 -30 36 12 Q24 42 0 44 Q-24 42 -36 12 Q-44 -30 0 -40 Z" fill="#b88850" />
      <path d="M0 -40 Q8 0 0 44 M-22 -20 q12 10 2 22 t6 24 M22 -20 q-12 10 -2 22 t-6 24" fill="none" />
    </>
  ),
  acorn: (
    <>
      <path d="M-26 -10 Q-26 34 0 46 Q26 34 26 -10 Z" fill="#b5803f" />
      <path d="M-34 -8 Q-30 -38 0 -38 Q30 -38 34 -8 Z" fill="#7a5a30" />
      <path d="M0 -38 V-50" />
    </>
  ),
  mushroom: (
    <>
      <path d="M-14 4 L-18 44 H18 L14 4 Z" fill="#f6ead2" />
      <path d="M-44 6 Q-40 -42 0 -42 Q40 -42 44 6 Z" fill="#c8403a" />
      <circle cx="-16" cy="-14" r="7" fill="#fff" />
      <circle cx="14" cy="-22" r="6" fill="#fff" />
      <circle cx="22" cy="-4" r="5" fill="#fff" />
    </>
  ),
  leaf: (
    <>
      <path d="M-36 40 Q-46 -30 40 -42 Q42 40 -36 40 Z" fill="#6aa84f" />
      <path d="M-44 48 L24 -26 M-14 14 l2 -26 M0 0 l24 2" fill="none" />
    </>
  ),
  petals: (
    <>
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse key={angle} cy="-24" rx="17" ry="22" fill="#ee8fb0" transform={`rotate(${angle})`} />
      ))}
      <circle r="11" fill="#f6d257" />
    </>
  ),
};

/** The ingredients of recipes. */
export function Fruit({ object }: { object: string }): JSX.Element {
  return <g {...OUTLINE}>{FRUITS[object]}</g>;
}

export function Serpent(): JSX.Element {
  return (
    <g fill="none" stroke-linecap="round">
      <path d="M-36 36 Q10 44 20 22 Q26 2 -6 0 Q-36 -4 -26 -26 Q-16 -44 24 -34" stroke="#2f2a22" stroke-width="20" />
      <path d="M-36 36 Q10 44 20 22 Q26 2 -6 0 Q-36 -4 -26 -26 Q-16 -44 24 -34" stroke="#7ba23f" stroke-width="14" />
      <path d="M34 -32 l14 -4 M40 -34 l8 6" stroke="#c8403a" stroke-width="4" />
      <circle cx="22" cy="-37" r="3" fill="#fff" />
    </g>
  );
}
