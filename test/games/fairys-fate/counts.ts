import type { Counted } from '../perft.ts';
import type { Beginning } from './naive/set-up.ts';

const natureCards = {
  wisdom: 3,
  truth: 3,
  mutation: 3,
  transport: 3,
  darkness: 3,
  poverty: 3,
  acorn: 4,
  mushroom: 4,
  petals: 4,
} as const;

const recipes = [
  ['orange', 'walnut', 'mushroom', 'petals'],
  ['orange', 'walnut', 'leaf', 'petals'],
  ['orange', 'acorn', 'mushroom', 'leaf'],
  ['orange', 'acorn', 'mushroom', 'petals'],
  ['orange', 'acorn', 'leaf', 'petals'],
  ['walnut', 'acorn', 'mushroom', 'leaf'],
  ['walnut', 'acorn', 'mushroom', 'petals'],
  ['walnut', 'acorn', 'leaf', 'petals'],
  ['orange', 'mushroom', 'leaf', 'petals'],
] as const;

/** Positions reached by records, with the numbers of move sequences from them. */
export const counted: readonly Counted<Beginning>[] = [
  { name: 'the beginning of a game of two', options: { players: 2 }, moves: '', counts: [2, 18, 144, 6336, 277056] },
  {
    name: 'in the phase turn',
    options: { players: 2, firstSeat: 1, natureCards: 'even', recipes, lastTravel: 'piles-empty' },
    moves:
      'recipe:1 recipe:4 card:light-petrification card:sprite-petals card:nature-petals card:light-protection card:nature-truth card:light-clairvoyance card:light-wealth card:sprite-acorn top:sprite top:sprite top:nature top:nature play:sprite-petals:river draw:2 card:nature-walnut top:light play:nature-truth:meadow draw:3 card:nature-serpent top:light play:light-protection:cave draw:1 card:sprite-orange top:light play:light-clairvoyance:river draw:1 card:light-wisdom top:light play:sprite-orange:river draw:1 card:light-serpent top:nature play:light-wisdom:hill draw:3 card:light-liberation top:light play:light-serpent:river draw:1 card:nature-orange top:sprite play:light-wealth:cave draw:1 card:sprite-no-acorn top:light play:nature-orange:cave draw:0 card:sprite-no-petals top:light play:sprite-acorn:wood draw:2 card:light-serpent top:light play:nature-petals:meadow draw:1 card:light-serpent top:sprite play:sprite-no-acorn:cave draw:0 card:light-mutation top:sprite play:nature-walnut:meadow draw:3 card:light-wealth top:nature play:light-liberation:meadow draw:1 card:sprite-no-mushroom top:light play:sprite-no-petals:wood draw:3 card:nature-serpent top:sprite play:nature-serpent:wood draw:0 card:sprite-no-acorn top:sprite play:light-serpent:wood draw:3 card:sprite-leaf top:sprite pass play:nature-serpent:hill draw:1 card:light-serpent top:nature play:light-mutation:hill draw:0 card:sprite-petals top:light',
    counts: [9, 36, 292, 1696, 6360, 25440],
  },
  {
    name: 'in the phase wisdom',
    options: {
      players: 4,
      firstSeat: 'random',
      natureCards: 'even',
      recipes: [
        ['walnut', 'acorn', 'leaf', 'petals'],
        ['walnut', 'acorn', 'mushroom', 'petals'],
        ['walnut', 'acorn', 'mushroom', 'leaf'],
        ['orange', 'acorn', 'leaf', 'petals'],
        ['orange', 'acorn', 'mushroom', 'petals'],
        ['orange', 'acorn', 'mushroom', 'leaf'],
        ['orange', 'walnut', 'leaf', 'petals'],
        ['orange', 'walnut', 'mushroom', 'petals'],
        ['orange', 'walnut', 'mushroom', 'leaf'],
      ],
      lastTravel: 'piles-empty',
    },
    moves:
      'first-seat:3 recipe:0 recipe:5 recipe:4 recipe:7 card:sprite-no-acorn card:sprite-no-acorn card:light-mutation card:light-wisdom card:nature-orange card:light-serpent card:sprite-no-mushroom card:light-wealth card:sprite-mushroom card:sprite-walnut card:light-serpent card:sprite-acorn card:sprite-no-walnut card:nature-serpent card:light-darkness card:sprite-no-petals top:nature top:sprite top:nature top:sprite play:light-wisdom:cave draw:3 card:sprite-orange top:nature play:nature-orange:hill draw:0 card:nature-acorn top:light play:sprite-walnut:river draw:2 card:nature-leaf top:sprite play:light-darkness:hill draw:2 card:sprite-leaf top:light play:sprite-no-acorn:hill draw:3 card:nature-truth top:nature play:nature-acorn:meadow draw:1 card:sprite-walnut top:nature play:sprite-mushroom:wood draw:1 card:nature-serpent top:light play:sprite-no-petals:wood draw:3 card:nature-transport top:nature play:light-mutation:hill draw:1 card:light-wealth top:light play:light-wealth:cave draw:1 card:light-serpent top:nature play:light-serpent:river draw:0 card:light-petrification top:light travel:cave play:nature-truth:river draw:3 card:nature-petals top:light travel:wood play:light-serpent:cave draw:3 card:light-transport top:nature travel:river play:sprite-acorn:wood draw:2 card:light-serpent top:sprite travel:hill take use:wisdom',
    counts: [5, 10, 30, 315, 1200, 2840],
  },
  {
    name: 'in the phase travel-turn',
    options: { players: 2, natureCards, recipes, lastTravel: 'piles-empty' },
    moves:
      'first-seat:1 recipe:8 recipe:1 card:sprite-no-petals card:nature-acorn card:light-serpent card:sprite-no-leaf card:sprite-no-walnut card:light-serpent card:light-adversity card:nature-acorn top:sprite top:nature top:nature top:light play:sprite-no-leaf:wood draw:0 card:sprite-leaf top:nature play:light-adversity:river draw:2 card:nature-mushroom top:light play:sprite-no-petals:wood draw:2 card:light-liberation top:sprite play:light-serpent:hill draw:2 card:sprite-orange top:light play:light-liberation:cave draw:3 card:light-serpent top:sprite play:nature-mushroom:meadow draw:1 card:nature-mushroom top:nature play:nature-acorn:wood draw:2 card:light-petrification top:light play:sprite-no-walnut:wood draw:0 card:nature-poverty top:nature play:light-petrification:cave draw:3 card:sprite-no-petals top:nature travel:wood',
    counts: [5, 20, 170, 510, 714, 3468],
  },
  {
    name: 'in the phase wealth',
    options: { players: 2, firstSeat: 1, natureCards, recipes, lastTravel: 'piles-empty' },
    moves:
      'recipe:2 recipe:6 card:light-serpent card:sprite-no-orange card:light-serpent card:light-serpent card:nature-acorn card:light-wealth card:nature-wisdom card:sprite-no-petals top:sprite top:light top:sprite top:light play:light-serpent:cave draw:2 card:sprite-mushroom top:nature play:nature-wisdom:hill draw:0 card:sprite-no-mushroom top:sprite play:sprite-no-orange:wood draw:2 card:nature-petals top:light play:light-wealth:hill draw:1 card:light-serpent top:light play:light-serpent:hill draw:1 card:light-petrification top:light play:light-serpent:river draw:0 card:sprite-leaf top:light play:nature-petals:hill draw:3 card:light-wealth top:nature play:sprite-leaf:wood draw:3 card:nature-acorn top:light travel:wood play:sprite-no-mushroom:wood draw:0 card:light-protection top:light travel:hill take take take end play:sprite-mushroom:river draw:3 card:light-liberation top:sprite use:wisdom recipe:4 play:nature-acorn:meadow draw:3 card:sprite-orange top:light end play:light-liberation:river draw:2 card:light-clairvoyance top:sprite play:light-protection:cave draw:1 card:light-serpent top:sprite end travel:river play:light-serpent:river draw:2 card:sprite-orange top:sprite travel:cave end use:wealth',
    counts: [4, 36, 108, 1296, 5184, 45504],
  },
];
