import type { Place, PlaceNames } from '../../../core/board.ts';

export const placeNames: PlaceNames = {
  en: {
    'deck:stone': 'stone deck',
    'deck:fairy': 'fairy deck',
    forest: 'forest: {id}',
    'forest:centre': 'forest',
    'eliminated:stones': 'eliminated stones',
    'used:fairies': 'used fairies',
    pool: 'left to lay: {id}',
    'hand:#': "{seat}'s hand",
    'kept:#': 'fairies kept by {seat}',
    'drawn:#': 'fairies drawn by {seat}',
    'sprite:#': 'sprite {sprite}',
    sprite: 'sprite {sprite} of {seat}',
    bag: 'bag of sprite {sprite} of {seat}, stone {stone}',
    victim: "the victim's sprite {sprite}",
    'victim:hand': "the victim's hand",
  },
  it: {
    'deck:stone': 'mazzo delle pietre',
    'deck:fairy': 'mazzo delle fate',
    forest: 'bosco: {id}',
    'forest:centre': 'bosco',
    'eliminated:stones': 'pietre eliminate',
    'used:fairies': 'fate utilizzate',
    pool: 'ancora da disporre: {id}',
    'hand:#': 'mano di {seat}',
    'kept:#': 'fate da parte di {seat}',
    'drawn:#': 'fate pescate da {seat}',
    'sprite:#': 'folletto {sprite}',
    sprite: 'folletto {sprite} di {seat}',
    bag: 'sacca del folletto {sprite} di {seat}, pietra {stone}',
    victim: 'folletto {sprite} della vittima',
    'victim:hand': 'mano della vittima',
  },
};

/**
 * The numbers in the id of a sprite, a bag or the victim's sprite. Sprites and stones count from 0 in ids, from 1 here.
 * If such an id is a single number, it is the number of the sprite.
 */
export function parts({ kind, id }: Place): Readonly<Record<string, number>> {
  const [seat = 0, sprite = seat, stone = 0] = id.split('-').map(Number);
  return kind === 'sprite' || kind === 'bag' || kind === 'victim' ? { seat, sprite: sprite + 1, stone: stone + 1 } : {};
}
