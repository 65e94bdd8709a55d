import type { Counted } from '../perft.ts';
import type { NaiveOptions } from './naive/table.ts';

const toEight = { players: 2, rounds: 4, deal: 'to-eight', finalHandLimit: true, destination: false } as const;

/** Positions reached by records, with the numbers of move sequences from them. */
export const counted: readonly Counted<Partial<NaiveOptions>>[] = [
  { name: 'the beginning', options: {}, moves: '', counts: [4, 24, 144, 864, 5184, 31104] },
  {
    name: 'the beginning with town cards',
    options: { players: 3, firstSeat: 2, destination: true },
    moves: '',
    counts: [12, 132, 1320, 7920, 47520],
  },
  {
    name: 'in the phase planning',
    options: { players: 2, firstSeat: 'random', rounds: 3, deal: 'to-eight', finalHandLimit: false },
    moves:
      'first:0 unicorn elfcycle troll-wagon giant-pig dragon unicorn troll-wagon magic-cloud elfcycle magic-cloud elfcycle dragon giant-pig dragon magic-cloud troll-wagon unicorn elfcycle elfcycle raft raft troll-wagon giant-pig +giant-pig troll-wagon +? elfcycle +unicorn troll-wagon +elfcycle elfcycle +dragon giant-pig +? magic-cloud giant-pig@usselen-yttar-forest (giant-pig)@elvenhold-ergeren-forest (troll-wagon)@albaran-feodor-desert obstacle@usselen-yttar-forest dragon@elvenhold-lapphalya-plain magic-cloud@rivinia-throtmanni-forest unicorn@feodor-rivinia-forest',
    counts: [24, 167, 3886],
  },
  {
    name: 'in the phase movement',
    options: toEight,
    moves:
      'first:1 elfcycle magic-cloud troll-wagon troll-wagon troll-wagon troll-wagon magic-cloud raft elfcycle magic-cloud elfcycle unicorn elfcycle raft giant-pig magic-cloud magic-cloud magic-cloud giant-pig raft troll-wagon magic-cloud giant-pig +elfcycle elfcycle +magic-cloud giant-pig +elfcycle troll-wagon +giant-pig dragon +? magic-cloud +troll-wagon dragon elfcycle@elvenhold-lapphalya-plain giant-pig@elvenhold-ergeren-forest elfcycle@beata-elvenhold-plain (giant-pig)@ixara-lapphalya-forest (magic-cloud)@feodor-lapphalya-forest troll-wagon@throtmanni-tichih-plain magic-cloud@rivinia-throtmanni-forest magic-cloud@jaccaranda-tichih-mountain pass obstacle@beata-elvenhold-plain pass pass >elvenhold-lapphalya-plain >>ixara-lapphalya-forest:magic-cloud+magic-cloud+troll-wagon >ixara-mahdavikia-river end',
    counts: [50, 418, 1239, 4955, 32731],
  },
  {
    name: 'in the phase counters',
    options: toEight,
    moves:
      'first:1 elfcycle magic-cloud troll-wagon troll-wagon troll-wagon troll-wagon magic-cloud raft elfcycle magic-cloud elfcycle unicorn elfcycle raft giant-pig magic-cloud magic-cloud magic-cloud giant-pig raft troll-wagon magic-cloud giant-pig',
    counts: [4, 24, 95, 570, 2292, 13752],
  },
  {
    name: 'in the phase discard',
    options: { players: 3, firstSeat: 2, rounds: 4, deal: 'eight-new', finalHandLimit: true, destination: false },
    moves:
      'unicorn magic-cloud unicorn elfcycle giant-pig troll-wagon elfcycle magic-cloud magic-cloud magic-cloud giant-pig magic-cloud dragon magic-cloud giant-pig giant-pig elfcycle raft troll-wagon raft raft raft unicorn elfcycle raft raft raft dragon giant-pig magic-cloud giant-pig giant-pig +magic-cloud unicorn +unicorn magic-cloud +? unicorn +giant-pig troll-wagon +troll-wagon giant-pig +giant-pig magic-cloud +unicorn unicorn +magic-cloud elfcycle +magic-cloud giant-pig pass pass pass end -giant-pig -elfcycle',
    counts: [3, 7, 35, 91, 322, 1309],
  },
];
