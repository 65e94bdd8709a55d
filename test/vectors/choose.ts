import type * as fc from 'fast-check';
import type { Kit } from '../../src/core/kit.ts';
import { seeded } from '../../src/core/rng.ts';
import { canonical } from '../../src/testing/graph.ts';
import type { Candidate } from './harvest.ts';
import { harvest } from './harvest.ts';
import type { Values } from './meetings.ts';
import type { Question, Vector } from './vector.ts';
import { vectorOf } from './vector.ts';

/** Minimum number of lines of a game. */
const LINES = 120;
const REFUSALS = 5;

/** The vectors of a game: lines that show everything found, and others up to the minimum; short games first. */
export function chooseVectors(kit: Kit, options: fc.Arbitrary<object>, values: Values): Vector[] {
  const candidates = distinct(harvest(kit, options, values));
  const shown = new Map<string, number>();
  const chosen = new Map<Candidate, Question>();
  const choose = (candidate: Candidate): void => {
    for (const key of candidate.shows) shown.set(key, 1);
    chosen.set(candidate, { options: candidate.options, moves: candidate.moves, tried: triedIn(candidate, shown) });
  };
  for (;;) {
    const best = bestOf(candidates, (candidate) =>
      chosen.has(candidate) ? 0 : newIn(candidate, shown) / candidate.bytes,
    );
    if (best === undefined) break;
    choose(best);
  }
  const rng = seeded(candidates.length);
  const phases = [...new Set(candidates.map(({ phase }) => phase))];
  // Then any others, from every phase in turn.
  for (let turn = 0; chosen.size < Math.min(LINES, candidates.length); turn++) {
    const phase = phases[turn % phases.length];
    const rest = candidates.filter((candidate) => candidate.phase === phase && !chosen.has(candidate));
    const next = rest[rng.int(Math.max(1, rest.length))];
    if (next !== undefined) choose(next);
  }
  const lines = [...chosen.values()].map((question) => vectorOf(kit.game, question));
  return lines.sort((a, b) => a.moves.length - b.moves.length);
}

/** The first candidate of every position. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = canonical([candidate.options, candidate.moves]);
    if (!found.has(key)) found.set(key, candidate);
  }
  return [...found.values()];
}

function bestOf(candidates: readonly Candidate[], worth: (candidate: Candidate) => number): Candidate | undefined {
  let best: Candidate | undefined;
  let highest = 0;
  for (const candidate of candidates) {
    const value = worth(candidate);
    if (value > highest) [best, highest] = [candidate, value];
  }
  return best;
}

/** How many things a line of this position would show that no other has shown. */
function newIn({ shows, refusals }: Candidate, shown: ReadonlyMap<string, number>): number {
  const refused = [...refusals.keys()].filter((key) => !shown.has(key)).length;
  return [...shows].filter((key) => !shown.has(key)).length + Math.min(REFUSALS, refused);
}

/** Refused moves of as many kinds as possible, the least shown kinds first; they are counted. */
function triedIn({ refusals }: Candidate, shown: Map<string, number>): (string | object)[] {
  const times = (kind: string): number => shown.get(kind) ?? 0;
  const kinds = [...refusals.keys()].sort((a, b) => times(a) - times(b));
  const tried: (string | object)[] = [];
  for (
    let turn = 0;
    tried.length < REFUSALS && kinds.some((kind) => (refusals.get(kind)?.length ?? 0) > turn);
    turn++
  ) {
    for (const kind of kinds) {
      const move = refusals.get(kind)?.[turn];
      if (move === undefined || tried.length === REFUSALS) continue;
      tried.push(move);
      shown.set(kind, times(kind) + 1);
    }
  }
  return tried;
}
