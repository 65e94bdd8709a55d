import { IllegalMoveError } from '../core/errors.ts';
import type { Emit, Game, GameTypes, Params, Viewer, Violation } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { isLegal } from '../core/record.ts';
import { notYourTurn } from '../core/refusals.ts';
import type { Locale, Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';

/** One thing that a move brought about. */
export interface Step<T extends GameTypes = GameTypes> {
  /** The clause by which it happened. */
  readonly clause: string;
  /** The event as one sentence. */
  readonly text: string;
  readonly event: T['event'];
}

/** What became of a move, as plain JSON. */
export type Explanation<T extends GameTypes = GameTypes> =
  | {
      readonly legal: false;
      /** These three are the violation. */
      readonly code: string;
      readonly clause: string;
      readonly params: Params;
      /** The sentence of the refusal, with its clause. */
      readonly text: string;
    }
  | {
      readonly legal: true;
      /** The clauses of the steps, each one once, in order; of a move without steps the clause that allowed it. */
      readonly clauses: readonly string[];
      /** In the order in which they happened. */
      readonly steps: readonly Step<T>[];
      /** The sentences of the steps, each with its clause. */
      readonly text: string;
    };

export interface ExplainOptions {
  /** English by default. */
  readonly locale?: Locale;
  /**
   * Who is told. By default the referee, who is told the whole truth, hidden cards included: give that to no player.
   * A seat or a spectator is told of an accepted move what he may know of it, and of a refused one the reason only if
   * the decision was his; to all others it is refused as `not-your-turn`. Whoever is not the actor learns from `legal`
   * itself what others hold, so for a viewer ask only about moves that were made. Where he is told no step, send him
   * nothing: he would count hidden moves.
   */
  readonly viewer?: Viewer;
}

const NOTHING_SEEN: Wording = {
  en: 'Nothing happened that can be seen.',
  it: 'Non è successo nulla di visibile.',
};

const SPECTATOR: Wording = {
  en: 'A spectator decides nothing.',
  it: 'Chi guarda non decide nulla.',
};

/**
 * Why a move is refused in that state, or what it does there and by which clauses. It makes the move to find out, so
 * the answer may name what the move turns up: explain a move that is made, and ask `violation` about one that may be.
 * @param kit of the game; `{ game }` will do.
 * @param state of this game.
 * @param move anything whatever; nothing is thrown.
 */
export function explain<T extends GameTypes>(
  kit: Kit<T>,
  state: T['state'],
  move: unknown,
  { locale = 'en', viewer }: ExplainOptions = {},
): Explanation<T> {
  const { game } = kit;
  const steps: Step<T>[] = [];
  const refused = madeOrRefused(game, state, move, (event, cited) => {
    const told = viewer === undefined ? event : game.redact(event, viewer);
    if (told === undefined) return;
    const clause = cited ?? game.clause(state);
    steps.push({ clause, text: game.describeEvent(told, locale), event: told });
  });
  if (refused !== undefined) {
    const told = viewer === undefined ? refused : toldTo(viewer, game, state, refused);
    const sentence = viewer === 'table' ? inLanguage(SPECTATOR, locale) : game.describeViolation(told, locale);
    return { legal: false, ...told, text: cited(sentence, told.clause) };
  }
  if (steps.length === 0) {
    const clause = game.clause(state);
    return { legal: true, clauses: [clause], steps, text: cited(inLanguage(NOTHING_SEEN, locale), clause) };
  }
  const clauses = [...new Set(steps.map(({ clause }) => clause))];
  return { legal: true, clauses, steps, text: steps.map(({ text, clause }) => cited(text, clause)).join(' ') };
}

/** Makes the move, or says why it is refused: a proxy may be a move at one look and none at the next. */
function madeOrRefused<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  move: unknown,
  emit: Emit<T['event']>,
): Violation | undefined {
  const refused = game.violation(state, move);
  if (!isLegal<T['move']>(move, refused)) return refused;
  try {
    game.apply(state, move, emit);
  } catch (error) {
    if (error instanceof IllegalMoveError) return error.violation;
    throw error;
  }
  return undefined;
}

function cited(sentence: string, clause: string): string {
  return `${sentence} (${clause})`;
}

/** The refusal as that viewer may know it: its reason rests on what the actor knows. */
function toldTo<T extends GameTypes>(viewer: Viewer, game: Game<T>, state: T['state'], refused: Violation): Violation {
  return viewer === game.actor(state) ? refused : notYourTurn(game, state, viewer);
}
