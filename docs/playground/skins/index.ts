import type { Skin } from '../skin.ts';
import { plain } from './plain.tsx';

const skins: Readonly<Record<string, Skin>> = {};

/** The drawings of that game, or those that fit any. */
export function skinOf(game: string): Skin {
  return skins[game] ?? plain;
}
