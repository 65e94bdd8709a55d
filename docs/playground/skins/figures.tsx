import type { JSX, SVGAttributes } from 'preact';

/** Drawings in a box of 100 by 100 around its centre. */

const INK = '#2f2a22';
export const OUTLINE: SVGAttributes<SVGGElement> = {
  stroke: INK,
  'stroke-width': 3,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
};

export function Elf({ colour }: { colour: string }): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path d="M-30 46 Q-28 6 0 4 Q28 6 30 46 Z" fill={colour} />
      <path d="M-18 -14 L-42 -30 L-16 -28 Z M18 -14 L42 -30 L16 -28 Z" fill="#f0cfa4" />
      <circle cy="-16" r="20" fill="#f0cfa4" />
      <path d="M-22 -20 Q0 -58 22 -20 Q0 -34 -22 -20 Z" fill={colour} />
      <path d="M-8 -12 v4 M8 -12 v4 M-6 -3 q6 5 12 0" fill="none" />
    </g>
  );
}

export function Orc(): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path d="M-40 46 Q-38 12 0 10 Q38 12 40 46 Z" fill="#5b4a3a" />
      <path d="M-26 -20 L-46 -34 L-28 -4 Z M26 -20 L46 -34 L28 -4 Z" fill="#6f8a4a" />
      <path d="M-30 -18 Q-28 -44 0 -44 Q28 -44 30 -18 Q30 18 0 20 Q-30 18 -30 -18 Z" fill="#7d9a54" />
      <path d="M-20 -22 l16 6 M20 -22 l-16 6" fill="none" stroke-width="5" />
      <circle cx="-11" cy="-11" r="3.5" fill="#c22" stroke="none" />
      <circle cx="11" cy="-11" r="3.5" fill="#c22" stroke="none" />
      <path d="M-16 6 H16 M-12 6 l3 -12 4 12 M12 6 l-3 -12 -4 12" fill="#fff" />
    </g>
  );
}

export function Sprite({ colour = '#ffe27a' }: { colour?: string }): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path d="M-4 4 Q-52 -38 -40 6 Q-44 34 -4 14 Z M4 4 Q52 -38 40 6 Q44 34 4 14 Z" fill="#d9f2ef" opacity=".92" />
      <path d="M-14 44 Q-16 6 0 4 Q16 6 14 44 Z" fill={colour} />
      <circle cy="-14" r="16" fill="#fbe3bf" />
      <path d="M-16 -18 Q-8 -40 4 -46 Q4 -34 16 -18 Q0 -28 -16 -18 Z" fill="#4d9a57" />
      <path d="M-6 -12 v3 M6 -12 v3 M-5 -4 q5 4 10 0" fill="none" stroke-width="2.5" />
    </g>
  );
}

export function Sorcerer({ colour, children }: { colour: string; children?: string | undefined }): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path d="M-36 48 Q-26 -8 0 -10 Q26 -8 36 48 Z" fill={colour} />
      <circle cy="-12" r="16" fill="#f0d3ad" />
      <path d="M-13 -6 Q0 34 13 -6 Q0 4 -13 -6 Z" fill="#f4f1ea" />
      <path d="M-32 -17 Q0 -30 32 -17 Q14 -22 8 -50 Q-8 -38 -13 -22 Z" fill={colour} />
      {children !== undefined && (
        <text font-size="27" dy="42" class="on-colour">
          {children}
        </text>
      )}
    </g>
  );
}

export function Dragon(): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path
        d="M-44 26 Q-30 44 -8 34 Q-2 10 -26 -6 L-16 -8 -22 -22 -8 -16 -4 -34 6 -20 Q20 -40 40 -28 L44 -16 24 -10 Q34 10 22 34 Q10 48 -10 42"
        fill="#a2342c"
      />
      <path d="M-6 -2 Q-36 -46 -46 -20 Q-34 -18 -34 -6 Q-24 -8 -20 4 Z" fill="#d8764d" />
      <circle cx="26" cy="-23" r="2.5" fill={INK} />
    </g>
  );
}

const TRAVEL: Readonly<Record<string, JSX.Element>> = {
  dragon: <Dragon />,
  elfcycle: (
    <>
      <circle cx="-24" cy="20" r="20" fill="none" stroke-width="5" />
      <circle cx="24" cy="20" r="20" fill="none" stroke-width="5" />
      <path
        d="M-24 20 L-8 -12 H16 L24 20 M-8 -12 L2 20 H-24 M2 20 L16 -12 M16 -12 l2 -16 h10 M-16 -14 h16"
        fill="none"
        stroke="#3a7a45"
        stroke-width="6"
      />
    </>
  ),
  'giant-pig': (
    <>
      <path d="M-42 8 Q-40 -22 0 -22 Q38 -20 40 8 Q36 30 0 30 Q-38 30 -42 8 Z" fill="#f0a8a4" />
      <path d="M-24 28 v14 M-8 30 v12 M14 30 v12 M26 27 v15" stroke-width="7" />
      <ellipse cx="40" cy="6" rx="9" ry="12" fill="#e58b88" />
      <path d="M14 -20 L22 -38 32 -18 Z" fill="#e58b88" />
      <circle cx="24" cy="-6" r="3" fill={INK} />
    </>
  ),
  'magic-cloud': (
    <>
      <path d="M-42 22 Q-52 0 -30 -4 Q-28 -32 0 -28 Q18 -42 32 -18 Q52 -14 44 12 Q40 26 24 24 Z" fill="#f4f8ff" />
      <path d="M-4 -14 l4 9 10 1 -8 6 3 10 -9 -6 -9 6 3 -10 -8 -6 10 -1 Z" fill="#f6c945" stroke-width="2" />
    </>
  ),
  raft: (
    <>
      <path d="M-44 20 H44 L36 34 H-36 Z" fill="#a9784a" />
      <path d="M0 20 V-44" stroke-width="5" />
      <path d="M4 -40 L34 8 H4 Z M-4 -30 L-28 8 H-4 Z" fill="#f3ead2" />
      <path d="M-46 42 q11 -10 22 0 t22 0 22 0 22 0" fill="none" stroke="#3b7fc0" stroke-width="4" />
    </>
  ),
  'troll-wagon': (
    <>
      <path d="M-42 -24 H34 L28 18 H-36 Z" fill="#a06a3c" />
      <path d="M-38 -8 H31 M-14 -24 V18 M10 -24 V18 M28 6 L48 -4" fill="none" />
      <circle cx="-20" cy="28" r="14" fill="#d9b98a" />
      <circle cx="16" cy="28" r="14" fill="#d9b98a" />
    </>
  ),
  unicorn: (
    <>
      <path d="M-30 46 Q-28 2 -4 -8 L-6 -28 8 -18 Q30 -10 38 14 Q34 26 22 20 L8 14 Q4 30 10 46 Z" fill="#fdfbff" />
      <path d="M6 -18 L18 -48 16 -14 Z" fill="#f6c945" />
      <path d="M-8 -26 Q-34 -10 -34 30 Q-22 6 -4 -8 Z" fill="#c79be0" />
      <circle cx="14" cy="-2" r="3" fill={INK} />
    </>
  ),
  obstacle: (
    <>
      <path d="M-42 30 L30 -36 42 -22 -30 42 Z" fill="#7a5230" />
      <path d="M-42 -28 L-28 -40 42 28 30 40 Z" fill="#94683f" />
    </>
  ),
  log: (
    <>
      <rect x="-44" y="-16" width="80" height="32" rx="14" fill="#8b5e34" />
      <ellipse cx="34" rx="11" ry="16" fill="#dcb583" />
      <path d="M-30 -4 h36 M-20 6 h40" fill="none" />
      <path d="M-6 -16 l6 -18 8 2 -4 17 Z" fill="#6d9a4a" />
    </>
  ),
  'sea-monster': (
    <>
      <path d="M-46 26 Q-36 -16 -24 26 Z M-20 26 Q-6 -26 8 26 Z" fill="#3c8d86" />
      <path d="M14 26 Q10 -44 34 -38 Q50 -34 44 -20 L28 -18 Q34 4 30 26 Z" fill="#3c8d86" />
      <circle cx="33" cy="-29" r="3" fill="#fff" />
      <path d="M-48 36 q12 -12 24 0 t24 0 24 0 22 0" fill="none" stroke="#3b7fc0" stroke-width="5" />
    </>
  ),
  wizard: <Sorcerer colour="#5a4ba0" />,
  gold: (
    <>
      <circle cx="-20" cy="22" r="21" fill="#f2c138" />
      <circle cx="20" cy="22" r="21" fill="#f2c138" />
      <circle cy="-12" r="21" fill="#f2c138" />
      <path d="M-20 14 v16 M20 14 v16 M0 -20 v16" fill="none" stroke="#8a6310" stroke-width="5" />
    </>
  ),
  double: (
    <>
      <rect x="-38" y="-36" width="46" height="46" rx="8" fill="#c79be0" />
      <rect x="-10" y="-10" width="46" height="46" rx="8" fill="#a36ac8" />
    </>
  ),
  exchange: (
    <path
      d="M-42 -8 Q-30 -40 10 -34 L8 -46 36 -26 10 -8 10 -20 Q-22 -24 -42 -8 Z M42 8 Q30 40 -10 34 L-8 46 -36 26 -10 8 -10 20 Q22 24 42 8 Z"
      fill="#7fb6d9"
    />
  ),
};

/** A means of transport, or another tile of Elfenland; `null` for other names. */
export function Travel({ face }: { face: string }): JSX.Element | null {
  const drawn = TRAVEL[face];
  return drawn === undefined ? null : <g {...OUTLINE}>{drawn}</g>;
}

export function Boot({ colour }: { colour: string }): JSX.Element {
  return (
    <g stroke="#fff" stroke-width="6" stroke-linejoin="round" paint-order="stroke">
      <path d="M-26 -46 H10 V4 Q34 10 44 30 V46 H-26 Z" fill={colour} />
      <path d="M-26 -30 H10 M-26 36 H44" stroke={INK} stroke-width="3" fill="none" />
    </g>
  );
}

/** Pips of a die, by its face. */
const PIPS = [
  '0 0',
  '-22 -22, 22 22',
  '-24 -24, 0 0, 24 24',
  '-22 -22, 22 -22, -22 22, 22 22',
  '-24 -24, 24 -24, 0 0, -24 24, 24 24',
  '-22 -26, 22 -26, -22 0, 22 0, -22 26, 22 26',
].map((pips) => pips.split(', ').map((pip) => pip.split(' ')));

/** A die, blank if its face does not matter. */
export function Die({ colour, face }: { colour: string; face: string | null }): JSX.Element {
  const isLight = colour === '#f4f1e8' || colour === '#e2b93b';
  return (
    <g>
      <rect x="-44" y="-44" width="88" height="88" rx="18" fill={colour} stroke={INK} stroke-width="4" />
      {(PIPS[Number(face) - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill={isLight ? INK : '#fff'} />
      ))}
    </g>
  );
}

export function Gem({ colour }: { colour: string }): JSX.Element {
  return (
    <g {...OUTLINE}>
      <path d="M0 -44 L36 -16 24 36 -24 36 -36 -16 Z" fill={colour} />
      <path
        d="M0 -44 L12 -12 36 -16 M0 -44 L-12 -12 -36 -16 M12 -12 L24 36 M-12 -12 L-24 36 M12 -12 H-12"
        fill="none"
        stroke="#fff8"
        stroke-width="3"
      />
    </g>
  );
}
