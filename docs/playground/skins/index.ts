/// <reference types="vite/types/importMeta.d.ts" />
import type { Skin } from '../skin.ts';
import { plain } from './plain.tsx';

/** By file, `games/<game>.tsx`: the drawings of that game. */
const skins = import.meta.glob<Skin>('./games/*.tsx', { eager: true, import: 'skin' });

/** The drawings of that game, or the default ones. */
export function skinOf(game: string): Skin {
  return skins[`./games/${game}.tsx`] ?? plain;
}
