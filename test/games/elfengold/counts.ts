import type { Counted } from '../perft.ts';
import type { NaiveOptions } from './naive/table.ts';

/** Towns by the value of their discs. */
const discs = {
  2: 'rivinia beata',
  3: 'feodor virst ixara wylhien throtmanni tichih',
  4: 'ergeren strykhaven dagamura yttar parundia usselen',
  5: 'kihromah grangor mahdavikia jaccaranda',
  6: 'albaran',
  7: 'lapphalya',
};
const goldValues = Object.fromEntries(
  Object.entries(discs).flatMap(([value, towns]) => towns.split(' ').map((town) => [town, Number(value)])),
);

const penalties = {
  players: 2,
  destination: true,
  goldValues,
  wizards: true,
  bidding: 'penalty',
  handLimit: null,
  moveDraw: 'deck',
} as const;

/** Positions reached by records, with the numbers of move sequences from them. */
export const counted: readonly Counted<Partial<NaiveOptions>>[] = [
  { name: 'the beginning', options: {}, moves: '', counts: [4, 28, 196, 1372, 9604, 67228] },
  {
    name: 'the beginning with drawn values and town cards',
    options: { players: 2, firstSeat: 1, goldValues: 'random', destination: true },
    moves: '',
    counts: [6, 34, 183, 939, 4607, 21677],
  },
  {
    name: 'in the phase auction',
    options: penalties,
    moves:
      'first:0 town:yttar town:ixara troll-wagon wizard dragon giant-pig giant-pig troll-wagon dragon raft magic-cloud dragon wizard troll-wagon magic-cloud troll-wagon dragon reveal:troll-wagon giant-pig double reveal:giant-pig magic-cloud troll-wagon unicorn dragon bid:1 bid:2 bid:3 bid:296',
    counts: [5, 311, 91815],
  },
  {
    name: 'in the phase movement',
    options: penalties,
    moves:
      'first:0 town:yttar town:ixara troll-wagon wizard dragon giant-pig giant-pig troll-wagon dragon raft magic-cloud dragon wizard troll-wagon magic-cloud troll-wagon dragon reveal:troll-wagon giant-pig double reveal:giant-pig magic-cloud troll-wagon unicorn dragon bid:1 bid:2 bid:3 bid:4 bid:5 pass bid:1 bid:2 bid:3 bid:4 bid:5 pass bid:1 bid:2 pass bid:1 bid:2 pass (dragon)@beata-elvenhold-plain dragon@elvenhold-lapphalya-plain troll-wagon@lapphalya-virst-plain unicorn@elvenhold-ergeren-forest troll-wagon@beata-strykhaven-plain giant-pig@feodor-rivinia-forest magic-cloud@ixara-lapphalya-forest pass pass',
    counts: [12, 42, 473, 4028, 33699],
  },
  {
    name: 'in the phase draw',
    options: {
      players: 2,
      destination: false,
      goldValues: 'standard',
      wizards: true,
      bidding: 'capped',
      moveDraw: 'choice',
    },
    moves:
      'first:1 elfcycle raft dragon wizard magic-cloud giant-pig giant-pig wizard unicorn wizard magic-cloud dragon giant-pig giant-pig troll-wagon reveal:troll-wagon log elfcycle reveal:log unicorn unicorn giant-pig troll-wagon bid:3 bid:5 bid:9 pass bid:3 pass pass pass pass bid:12 pass pass end:cards -wizard +? dragon +? wizard end:cards -giant-pig',
    counts: [4, 36, 154, 1279, 6137, 23118],
  },
  {
    name: 'in the phase planning',
    options: penalties,
    moves:
      'first:0 town:yttar town:ixara troll-wagon wizard dragon giant-pig giant-pig troll-wagon dragon raft magic-cloud dragon wizard troll-wagon magic-cloud troll-wagon dragon reveal:troll-wagon giant-pig double reveal:giant-pig magic-cloud troll-wagon unicorn dragon bid:1 bid:2 bid:3 bid:4 bid:5 pass bid:1 bid:2 bid:3 bid:4 bid:5 pass bid:1 bid:2 pass bid:1 bid:2 pass (dragon)@beata-elvenhold-plain dragon@elvenhold-lapphalya-plain troll-wagon@lapphalya-virst-plain unicorn@elvenhold-ergeren-forest troll-wagon@beata-strykhaven-plain',
    counts: [21, 374, 960, 1154, 5973, 31603],
  },
];
