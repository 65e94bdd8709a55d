import type { Skin } from '../skin.ts';
import { challenge } from './challenge.tsx';
import { fate } from './fate.tsx';
import { plain } from './plain.tsx';
import { realm } from './realm.tsx';
import { strage } from './strage.tsx';
import { wizards } from './wizards.tsx';

const skins: Readonly<Record<string, Skin>> = {
  strage,
  elfenwizards: wizards,
  'the-challenge': challenge,
  'fairys-fate': fate,
  elfenland: realm,
  elfengold: realm,
};

/** The drawings of that game, or those that fit any. */
export function skinOf(game: string): Skin {
  return skins[game] ?? plain;
}
