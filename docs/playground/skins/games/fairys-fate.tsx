import type { Layout } from 'feyrules/core';
import type { JSX } from 'preact';
import { type Box, WHOLE } from '../../arrange.ts';
import type { DrawnPiece, DrawnSpot, Skin } from '../../skin.ts';
import { Fruit, Serpent } from '../fruits.tsx';
import { SeatName, Slab } from '../plain.tsx';
import { Foot, OnCard, Winged } from '../winged.tsx';

/** A pile, and the card on top of it. */
const UNDER: Box = [0, 0, 1, 0.8];
const TOP: Box = [0, 0.28, 1, 0.74];

const OBJECTS = ['orange', 'walnut', 'acorn', 'mushroom', 'leaf', 'petals'];
const BAD = ['poverty', 'adversity', 'petrification', 'darkness'];

const BACKS: Readonly<Record<string, string>> = { light: '#e9b949', sprite: '#5b8f52', nature: '#8a6a45' };

const LAND: Readonly<Record<string, string>> = {
  cave: '#a39aa6',
  meadow: '#c9dd8c',
  wood: '#7fae76',
  river: '#8fc4e4',
  hill: '#d9c08a',
};

/** The five places of Fairy's Fate, the row, and the players' pieces. */
export const skin: Skin = {
  emblem: '🧚',
  backdrop: Places,
  spot: Place,
  size: (_, { height }) => [0.68, height],
  box: ({ face }, { kind }) => (kind !== 'pile' ? WHOLE : face === null ? UNDER : TOP),
  isCentred: ({ kind }) => kind === 'slot' || kind === 'pile' || kind === 'deck' || kind === 'row',
  piece: Card,
};

function Places({ layout: { spots } }: { layout: Layout }): JSX.Element {
  return (
    <g>
      {spots.flatMap(({ kind, id, x, width }) =>
        kind === 'place' ? (
          <rect
            key={id}
            x={x - width / 2}
            y="0.1"
            width={width}
            height="4.4"
            rx="0.3"
            fill={LAND[id]}
            stroke="#0003"
            stroke-width="0.05"
          />
        ) : (
          []
        ),
      )}
    </g>
  );
}

function Place({ spot, drawing }: DrawnSpot): JSX.Element {
  const { kind, id } = spot;
  if (kind === 'seat') return <SeatName spot={spot} drawing={drawing} />;
  return (
    <g>
      <Slab spot={spot} rx={0.12} fill={kind === 'place' ? '#fff6' : undefined} />
      {kind === 'place' && (
        <g transform="scale(0.01)">
          <text font-size="50" dy="17" class="ink">
            {drawing.names[id] ?? id}
          </text>
        </g>
      )}
    </g>
  );
}

function Card({ piece: { kind, face }, drawing, width }: DrawnPiece): JSX.Element {
  if (kind === 'recipe') return <Recipe face={face} view={drawing.view} width={width} />;
  if (face === null || BACKS[face] !== undefined) return <Back face={face} width={width} />;
  const parts = face.split('-');
  const back = BACKS[parts[0] ?? ''] === undefined ? undefined : parts.shift();
  const bare = parts.join('-');
  const name = drawing.names[bare] ?? bare;
  return (
    <g>
      <Face bare={bare} name={name} width={width} />
      {back !== undefined && (
        <rect
          x={-width / 2}
          y="-50"
          width={width}
          height="9"
          rx="4"
          fill={BACKS[back]}
          stroke="#6b5f46"
          stroke-width="1.5"
        />
      )}
    </g>
  );
}

function Face({ bare, name, width }: { bare: string; name: string; width: number }): JSX.Element {
  const isTaken = bare.startsWith('no-');
  const object = isTaken ? bare.slice(3) : bare;
  if (bare !== 'serpent' && !OBJECTS.includes(object))
    return <Winged name={name} colour={BAD.includes(bare) ? '#8a7a94' : '#f3b7d0'} width={width} />;
  return (
    <OnCard width={width}>
      <g transform="translate(0 -6) scale(.56)">{bare === 'serpent' ? <Serpent /> : <Fruit object={object} />}</g>
      {isTaken && <path d="M-26 20 L26 -32" stroke="#b3261e" stroke-width="7" stroke-linecap="round" />}
      <Foot name={name} width={width} />
    </OnCard>
  );
}

function Back({ face, width }: { face: string | null; width: number }): JSX.Element {
  return (
    <OnCard width={width} back={BACKS[face ?? ''] ?? '#5d5470'}>
      {face === 'light' && (
        <path d="M0 -26 L6 -8 24 -14 12 2 24 18 6 12 0 30 -6 12 -24 18 -12 2 -24 -14 -6 -8 Z" fill="#fff3c4" />
      )}
      {face === 'sprite' && <path d="M0 24 Q-30 0 -20 -22 Q-6 -18 0 -2 Q6 -18 20 -22 Q30 0 0 24 Z" fill="#d9f2c4" />}
      {face === 'nature' && (
        <path d="M0 30 V-4 M0 -30 Q26 -14 0 10 Q-26 -14 0 -30 Z" fill="#c8e0a0" stroke="#c8e0a0" stroke-width="4" />
      )}
    </OnCard>
  );
}

/** The objects of a recipe, if the viewer knows it. */
function Recipe({ face, view, width }: { face: string | null; view: unknown; width: number }): JSX.Element {
  const objects = face === null ? [] : recipeOf(view, Number(face));
  return (
    <g>
      <rect x={-width / 2} y="-50" width={width} height="100" rx="9" fill="#efe0bd" stroke="#8b5a2b" stroke-width="5" />
      {objects.length === 0 && <path d="M-18 -20 H18 M-18 0 H18 M-18 20 H10" stroke="#8b5a2b" stroke-width="5" />}
      {objects.map((object, index) => (
        <g key={object} transform={`translate(${index % 2 === 0 ? -15 : 15} ${index < 2 ? -20 : 20}) scale(.28)`}>
          <Fruit object={object} />
        </g>
      ))}
    </g>
  );
}

function recipeOf(view: unknown, index: number): readonly string[] {
  const recipe = at(at(at(view, 'options'), 'recipes'), index);
  return Array.isArray(recipe) ? recipe.map(String) : [];
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
