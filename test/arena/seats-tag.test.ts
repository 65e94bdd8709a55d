import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playJob } from '../../src/arena/arena.ts';
import { seatsIn, seatsTag } from '../../src/arena/entrant.ts';
import { Match } from '../../src/core/match.ts';
import { printRecord, readRecord } from '../../src/core/record-text.ts';
import { kits } from '../../src/games/index.ts';
import { strage } from '../../src/games/strage/index.ts';
import { plan } from './plans.ts';

const ODD = [
  'human',
  './mine.mjs:100{"depth":3,"width":2}',
  'deep=./a,b "c".mjs:200ms{"text":"},{\\"]"}',
  '["greedy","greedy"]',
  '',
  ' ',
  'a\nb\u2028[x "y"]\u001b',
  '__proto__',
  '\ud800',
];
const names = array(oneof(constantFrom(...ODD), string({ unit: 'binary' }), string({ unit: 'grapheme' })), {
  minLength: 2,
  maxLength: 4,
});

describe('the Seats tag of a record', () => {
  it('is read as written, with any names, in JSON and in text', () => {
    assert(
      property(names, (seats) => {
        const match = new Match(strage, { options: { players: 2 }, seed: 1, tags: seatsTag(seats) });
        const record = match.record();
        expect(seatsIn(record)).toEqual(seats);
        expect(seatsIn(readRecord(JSON.stringify(record)))).toEqual(seats);
        expect(seatsIn(readRecord(printRecord(strage, record)))).toEqual(seats);
      }),
    );
  });

  it('is also written by an arena', async () => {
    const entrants = ['deep=greedy', 'random'];
    const { record, seats } = await playJob(plan({ entrants, games: 2 }), 1, { kits });
    expect(Object.keys(record.tags)).toEqual(['Seats']);
    expect(seatsIn(record)).toEqual(seats);
    expect([...seats].sort()).toEqual(entrants);
  });

  it.each(['greedy,random', '{"0":"greedy"}', '["greedy",1]', '"greedy"', '[', ''])('is empty for %j', (Seats) => {
    expect(seatsIn({ tags: { Seats } })).toEqual([]);
  });

  it('is undefined if the tag is missing', () => {
    expect(seatsIn({ tags: { Seat0: 'greedy' } })).toBeUndefined();
  });
});
