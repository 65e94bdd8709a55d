import type { Target } from '../core/board.ts';
import type { Game, GameTypes, Tagged, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { notYourTurn } from '../core/refusals.ts';
import { seeded } from '../core/rng.ts';
import { nextTargets } from './choose.ts';
import { frontFailure } from './failures.ts';
import { placeKey } from './pieces.ts';
import type { Seen } from './refusal.ts';
import { type Candidate, spread, universeOf } from './universe.ts';

/** A move that a touch may have meant, and why it is refused. */
export interface Refused<Move = Tagged> {
  /**
   * `undefined` if no move that was tried starts with the targets. Of a type with more than 20 000 moves, only a sample
   * is tried. If the seat decides, the refusal then lists the types of moves of this phase.
   */
  readonly move: Move | undefined;
  /** `game.describeViolation` returns its sentence. */
  readonly violation: Violation;
}

/** Number of moves per type that are tried to estimate how common a refusal is. */
const SAMPLE = 250;
/** Assumed share of moves with the same refusal, if `Game.closed` refuses the whole type. */
const CLOSED = 0.9;

/**
 * Explains why the touched targets have no effect. If they may mean several moves, returns the move whose refusal is
 * rarest within its type; types that this phase lacks come last. Needs only a view.
 * @param chosen the touched targets, in order.
 * @returns `undefined` if they have an effect. Also `undefined` if several targets are touched and no move starts with
 * all of them, but some move contains the last target, which may begin a new choice.
 * @throws Error for a kit without a board.
 */
export function whyNot<T extends GameTypes>(
  kit: Kit<T>,
  { viewer, view, actor }: Seen<T>,
  chosen: readonly Target[],
): Refused<T['move']> | undefined {
  const { game, board } = kit;
  if (board === undefined) throw frontFailure('front/no-board', { game: game.id });
  const state = game.resample(view, seeded(0));
  const isMeant = ({ targets }: Pick<Candidate<Tagged>, 'targets'>): boolean =>
    nextTargets(targets, chosen) !== undefined;
  const legal = viewer === actor ? game.legalMoves(state) : [];
  if (legal.some((move) => isMeant({ targets: board.targets(move) }))) return undefined;
  const universe = universeOf(game, board);
  let best: { readonly move: T['move']; readonly violation: Violation; readonly rank: number } | undefined;
  for (const [type, candidates] of universe) {
    const meant = candidates.filter(isMeant);
    const [first] = meant;
    if (first === undefined) continue;
    if (viewer !== actor) return { move: first.move, violation: notYourTurn(game, state, viewer) };
    const common = commonness(game, state, type, candidates);
    for (const { move } of meant) {
      const violation = game.violation(state, move);
      if (violation === undefined) return undefined;
      const rank = common(violation);
      if (best === undefined || rank < best.rank || (rank === best.rank && isPlainer(game, move, best.move)))
        best = { move, violation, rank };
    }
  }
  if (best !== undefined) return { move: best.move, violation: best.violation };
  if (chosen.length > 1 && isPartOf(universe, chosen.at(-1))) return undefined;
  // The refusal of a value that is not a move.
  const refused = viewer === game.actor(state) ? game.violation(state, undefined) : undefined;
  return { move: undefined, violation: refused ?? notYourTurn(game, state, viewer) };
}

/** Whether the target is part of any move. */
function isPartOf(universe: ReturnType<typeof universeOf>, target: Target | undefined): boolean {
  if (target === undefined) return true;
  const key = placeKey(target);
  return [...universe.values()].flat().some(({ targets }) => targets.some((other) => placeKey(other) === key));
}

/** Whether the first move is simpler. Of several moves with equally common refusals, the simplest is returned. */
function isPlainer<T extends GameTypes>(game: Game<T>, move: T['move'], other: T['move']): boolean {
  const [one, two] = [game.print(move), game.print(other)];
  return one.length < two.length || (one.length === two.length && one < two);
}

/** The share of a type's moves that get the same refusal now; `CLOSED` for a closed type, 2 if the phase lacks it. */
function commonness<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  type: string,
  candidates: readonly Candidate<Tagged>[],
): (violation: Violation) => number {
  const closed = game.closed(state, type);
  if (closed !== undefined) return () => (closed.code === `${game.id}/not-now` ? 2 : CLOSED);
  const counts = new Map<string, number>();
  let asked = 0;
  for (const at of spread(candidates.length, SAMPLE)) {
    const tried = candidates[at];
    const code = tried && game.violation(state, tried.move)?.code;
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
    asked += 1;
  }
  return ({ code }) => (counts.get(code) ?? 0) / asked;
}
