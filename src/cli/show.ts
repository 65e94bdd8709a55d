import type { Seed } from '../core/chance.ts';
import type { BaseState, Game, Viewer } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { Match } from '../core/match.ts';
import { replay } from '../core/record.ts';
import { inLanguage, type Locale } from '../core/wording.ts';
import { explain } from '../referee/explain.ts';
import { cliFailure } from './errors.ts';
import { loadedGames } from './games.ts';
import { readInput, withRecordErrors } from './input.ts';
import { say, sayJson, sayLines } from './output.ts';
import { summary, viewText, words } from './text.ts';

export interface PositionOptions {
  /** Modules of games. */
  readonly game: readonly string[];
  /** Shows the position after this many moves. Default: after all moves. */
  readonly at?: number;
  readonly json: boolean;
  readonly locale: Locale;
}

export interface MovesOptions extends PositionOptions {
  /** Name of a built-in bot that evaluates the moves. */
  readonly bot?: string;
  readonly seed: Seed;
}

export interface ShowOptions extends PositionOptions {
  /** The seat that looks. Default: a spectator. */
  readonly seat?: number;
}

/** Prints the last move with its clauses, and the table, as one viewer sees them. */
export async function show(path: string, { at, seat, json, locale, game: modules }: ShowOptions): Promise<void> {
  const { kit, game, state, ply, match } = await positionOf(path, modules, at);
  const viewer = viewerOf(state, seat);
  const seen = game.view(state, viewer);
  const played = match();
  const last =
    ply === 0 ? undefined : explain(kit, played.stateAt(ply - 1), played.record().moves.at(-1), { locale, viewer });
  if (json) {
    sayJson({ game: game.id, ply, viewer: seat ?? 'table', actor: game.actor(state), view: seen, last });
    return;
  }
  const told = last === undefined ? '' : `${last.text}\n\n`;
  sayLines(`${game.name} · ${inLanguage(words.moves(ply), locale)}\n\n${told}${viewText(kit, seen, locale)}\n`);
  say(toDecide(game, state, locale));
}

/** Lists the legal moves, with weights if chance decides; or the moves that the named bot considers, evaluated. */
export async function moves(path: string, options: MovesOptions): Promise<void> {
  const { at, json, locale, game: modules, bot, seed } = options;
  const position = await positionOf(path, modules, at);
  const { game, state, ply } = position;
  const actor = game.actor(state);
  if (bot !== undefined) {
    const { weighedBy } = await import('./weighed.ts');
    const weighed = weighedBy(position.kit, position.match(), bot, seed);
    if (json) sayJson({ game: game.id, ply, actor, bot: weighed.bot, moves: weighed.listed(locale) });
    else for (const line of weighed.lines(locale)) say(line);
    return;
  }
  const weights = actor === 'chance' ? game.chances(state).map(({ weight }) => weight) : [];
  const listed = game.legalMoves(state).map((move, index) => ({
    notation: game.print(move),
    text: game.describe(move, locale),
    move,
    ...(actor === 'chance' && { weight: weights[index] }),
  }));
  if (json) {
    sayJson({ game: game.id, ply, actor, moves: listed });
    return;
  }
  say(toDecide(game, state, locale));
  const width = Math.max(...listed.map(({ notation }) => notation.length), 0);
  for (const { notation, text, weight } of listed) {
    say(`  ${notation.padEnd(width)}  ${text}${weight === undefined ? '' : `  ×${weight}`}`);
  }
}

/** One line that says who decides. */
function toDecide(game: Game, state: BaseState, locale: Locale): string {
  const actor = game.actor(state);
  if (actor === 'over') return summary(game, game.outcome(state), locale);
  if (actor === 'chance') return inLanguage(words.chanceNext, locale);
  return inLanguage(words.decides(game.describeSeat(actor, locale)), locale);
}

interface Position {
  readonly kit: Kit;
  readonly game: Game;
  readonly state: BaseState;
  readonly ply: number;
  /** Creates a match at this position. */
  match(): Match;
}

async function positionOf(path: string, modules: readonly string[], at: number | undefined): Promise<Position> {
  const { kit, record } = await readInput(path, await loadedGames(modules));
  const { game } = kit;
  const count = record.moves.length;
  if (at !== undefined && at > count) throw cliFailure('cli/no-such-move', { at, count });
  const { state, moves } = withRecordErrors(game, () => replay(game, record, at));
  const { result: _, ...begun } = record;
  const match = (): Match => new Match(game, { record: { ...begun, moves }, chance: 'dictated' });
  return { kit, game, state, ply: moves.length, match };
}

function viewerOf({ players }: BaseState, seat: number | undefined): Viewer {
  if (seat === undefined) return 'table';
  if (seat >= players) throw cliFailure('cli/no-such-seat', { seat, last: players - 1 });
  return seat;
}
