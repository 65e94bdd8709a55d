import type { Game, Tagged } from '../core/game.ts';
import type { Rng } from '../core/rng.ts';
import { seeded } from '../core/rng.ts';
import { type Combinations, combinations } from '../front/universe.ts';
import { canonical } from './graph.ts';

/** A well-formed move with its canonical text. */
export interface Candidate {
  readonly move: Tagged;
  readonly key: string;
}

/** Maximum number of moves of a type to list. If a type has more, `DRAWN` random ones are taken. */
const MOST_TRIED = 20_000;
const DRAWN = 4_000;

const universes = new WeakMap<Game, readonly Candidate[]>();

/** All moves in the game's domains, legal or not; for large types, a sample. */
export function universeOf(game: Game): readonly Candidate[] {
  const known = universes.get(game);
  if (known !== undefined) return known;
  // A separate generator, so that the order of calls does not matter.
  const rng = seeded(2009);
  const universe = Object.keys(game.moves).flatMap((type) => movesOf(game, type, rng));
  universes.set(game, universe);
  return universe;
}

export function candidateOf(move: Tagged): Candidate {
  return { move, key: canonical(move) };
}

function combinationsOf(game: Game, type: string): Combinations {
  return combinations(type, game.moves[type] ?? {}, ({ refused = [] }) => refused);
}

function movesOf(game: Game, type: string, rng: Rng): Candidate[] {
  const { count, at } = combinationsOf(game, type);
  if (count <= MOST_TRIED) return Array.from({ length: count }, (_, index) => candidateOf(at(index)));
  return Array.from({ length: DRAWN }, () => candidateOf(at(rng.int(Math.min(count, 2 ** 32)))));
}

/**
 * For types that {@link universeOf} samples: all moves that differ in one field from a randomly chosen legal move. The
 * moves of a sample are rarely legal; such neighbours often are.
 */
export function aroundOf(game: Game, legal: readonly Tagged[], rng: Rng): readonly Candidate[] {
  return Object.keys(game.moves).flatMap((type) => {
    const own = legal.filter((move) => move.type === type);
    const { count, fields } = combinationsOf(game, type);
    if (own.length === 0 || count <= MOST_TRIED) return [];
    const chosen = own[rng.int(own.length)];
    return fields.flatMap(({ name, values }) =>
      values.map((value) => {
        const { [name]: _, ...others }: Record<string, unknown> & Tagged = { ...chosen, type };
        return candidateOf(value === undefined ? { ...others, type } : { ...others, type, [name]: value });
      }),
    );
  });
}

/** For each field of a legal move: that move with a random value in the field. */
export function neighboursOf(game: Game, move: Tagged, rng: Rng): Candidate[] {
  return Object.entries(game.moves[move.type] ?? {}).map(([name, { values }]) =>
    candidateOf({ ...move, [name]: values[rng.int(values.length)] }),
  );
}
