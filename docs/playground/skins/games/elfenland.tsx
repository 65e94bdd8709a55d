import type { Skin } from '../../skin.ts';
import { realm } from '../realm.tsx';

export const skin: Skin = { ...realm, emblem: '🥾' };
