import { frozenCopy } from '../core/deep-freeze.ts';
import type { Emit, Game, GameTypes, Params, Viewer, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { checkMembers } from '../core/match-setup.ts';
import { copiedMove } from '../core/record.ts';
import { notYourTurn } from '../core/refusals.ts';
import { checkSeat } from '../core/seats.ts';
import { inLanguage, type Locale, type Wording } from '../core/wording.ts';

/** One thing that a move caused. */
export interface Step<T extends GameTypes = GameTypes> {
  /** The clause that causes it. */
  readonly clause: string;
  /** The event as one sentence. */
  readonly text: string;
  readonly event: T['event'];
}

/** What a move did, or why it was refused, as plain JSON. */
export type MoveExplanation<T extends GameTypes = GameTypes> =
  | {
      readonly legal: false;
      /** These three fields are the violation. */
      readonly code: string;
      readonly clause: string;
      readonly params: Params;
      /** The sentence of the refusal, with its clause. */
      readonly text: string;
    }
  | {
      readonly legal: true;
      /** The clauses of the steps, in order and without repeats; for a move without steps, the clause that allows it. */
      readonly clauses: readonly string[];
      /** In the order in which they happened. */
      readonly steps: readonly Step<T>[];
      /** The sentences of the steps, each with its clause. Without steps, a sentence that says so. */
      readonly text: string;
    };

export interface ExplainOptions {
  /** English by default. */
  readonly locale?: Locale;
  /**
   * Who reads the explanation. The default is the referee, who sees everything, even hidden cards: never send players
   * an explanation for the referee. For a move that was made, a seat or a spectator gets what it may know. If
   * `steps` is empty, send nothing: viewers could count hidden moves. Explain a refused move only to the actor: others
   * get `not-your-turn` in place of the reason, but `legal` alone can reveal what the actor holds.
   */
  readonly viewer?: Viewer;
}

const NOTHING_SEEN: Wording = {
  en: 'Nothing happened that can be seen.',
  it: 'Non è successo nulla di visibile.',
};

/**
 * Says why a move is refused in this state, or what it does and by which clauses. It makes the move on a copy, and the
 * result may reveal hidden things. So explain only moves that were made; for all other moves call `violation`.
 * @param kit the kit of the game; `{ game }` is enough.
 * @param state a state of this game.
 * @param move any value. If it is not a legal move, the result says why; nothing is thrown.
 * @throws RangeError or TypeError if the viewer is no seat of the game, TypeError for an unknown option.
 */
export function explain<T extends GameTypes>(
  kit: Kit<T>,
  state: T['state'],
  move: unknown,
  options: ExplainOptions = {},
): MoveExplanation<T> {
  checkMembers('The options of an explanation', options, ['locale', 'viewer']);
  const { locale = 'en', viewer } = options;
  const { game } = kit;
  if (viewer !== undefined && viewer !== 'table') checkSeat(viewer, state.players);
  const steps: Step<T>[] = [];
  const refused = madeOrRefused(game, state, move, (event, cited) => {
    const told = viewer === undefined ? event : game.redact(event, viewer);
    if (told === undefined) return;
    const clause = cited ?? game.clause(state);
    // The event may share parts with the state that is still being made.
    steps.push({ clause, text: game.describeEvent(told, locale), event: frozenCopy(told) });
  });
  if (refused !== undefined) {
    // Only the actor gets the reason, which may depend on what only the actor knows.
    const isTold = viewer === undefined || viewer === game.actor(state);
    const told = isTold ? refused : notYourTurn(game, state, viewer);
    return { legal: false, ...told, text: cited(game.describeViolation(told, locale), told.clause) };
  }
  if (steps.length === 0) {
    const clause = game.clause(state);
    return { legal: true, clauses: [clause], steps, text: cited(inLanguage(NOTHING_SEEN, locale), clause) };
  }
  const clauses = [...new Set(steps.map(({ clause }) => clause))];
  return { legal: true, clauses, steps, text: steps.map(({ text, clause }) => cited(text, clause)).join(' ') };
}

/** Makes the move, or returns why it is refused. It judges and makes the same copy, because a proxy can change. */
function madeOrRefused<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  move: unknown,
  emit: Emit<T['event']>,
): Violation | undefined {
  const own = copiedMove(game, move);
  // A proxy that was no move at the first reading may be one at the second. `undefined` is never a move.
  if (own === undefined) return game.violation(state, move) ?? game.violation(state, undefined);
  const refused = game.violation(state, own);
  if (refused === undefined) game.apply(state, own, emit);
  return refused;
}

function cited(sentence: string, clause: string): string {
  return `${sentence} (${clause})`;
}
