import { deepEqual, fail } from 'node:assert/strict';
import type { Board, Layout, Piece, Target } from '../core/board.ts';
import type { BaseState, Tagged, Viewer } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import type { Choice } from '../front/choose.ts';
import { choose } from '../front/choose.ts';
import { moved, pieceKey, placeKey } from '../front/pieces.ts';
import { named, reasonOf } from './faults.ts';
import { mustBePlain } from './graph.ts';
import { checkEveryState, checkSampledStates, seen, viewersOf } from './play.ts';
import type { Checks } from './states.ts';
import type { Subject } from './subject.ts';

/** Properties of a board. Front ends rely on them. Only for kits with a board. */
export const boards: Checks = {
  'P16 every legal move is reached by touching, and told from the others'(subject) {
    const { game, board } = withBoard(subject);
    checkSampledStates(subject, 12, 250, 4, ({ state }) => {
      const legal = game.legalMoves(state);
      const actor = game.actor(state);
      const first = new Map<string, Tagged>();
      // Caches the targets, because `choose` computes those of every move at every touch.
      const known = new Map(legal.map((move) => [move, board.targets(move)]));
      const targetsOf = { targets: (move: Tagged) => known.get(move) ?? [] };
      const choices: Choices = new Map([['', chosen(legal, targetsOf, [])]]);
      const touchable = typeof actor === 'number' ? touchableFor(board, state, actor, subject) : undefined;
      for (const [move, targets] of known) {
        const shown = named(game, move);
        mustBePlain(`the targets of ${shown} are`, targets);
        if (targets.length === 0) fail(`${shown} is made by touching nothing`);
        const lost = targets.find((target) => touchable?.has(placeKey(target)) === false && target.kind !== 'button');
        if (lost !== undefined) {
          fail(
            `${shown} touches ${placeKey(lost)}, which is neither a piece in view, a place of the layout, nor a button`,
          );
        }
        const { complete } = chosenOneByOne(choices, targetsOf, targets, shown);
        if (!complete.includes(move)) fail(`${shown} is not reached by touching ${targets.map(placeKey).join(', ')}`);
        const alike = targets.map(placeKey).join(' ');
        for (const locale of subject.locales) {
          const said = `${locale} ${alike} ${game.describe(move, locale)}`;
          const other = first.get(said);
          if (other !== undefined) {
            fail(
              `${named(game, other)} and ${shown} share all their targets and say the same, ${JSON.stringify(said)}`,
            );
          }
          first.set(said, move);
        }
      }
    });
  },

  'P17 the motions of events lead from the pieces before to the pieces after, for every viewer'(subject) {
    const { game, board } = withBoard(subject);
    checkEveryState(subject, 15, 300, ({ state, move }) => {
      const events: Tagged[] = [];
      const after = game.apply(state, move, (event) => events.push(event));
      for (const viewer of viewersOf(state)) {
        let pieces = board.pieces(game.view(state, viewer));
        const told: string[] = [];
        for (const event of events) {
          const redacted = game.redact(event, viewer);
          if (redacted === undefined) continue;
          told.push(redacted.type);
          try {
            pieces = moved(pieces, board.motions?.(redacted, pieces) ?? []);
          } catch (error) {
            fail(
              `for ${seen(viewer)} the event ${JSON.stringify(redacted)} moves what is not there: ${reasonOf(error)}`,
            );
          }
        }
        const wrong = missed(pieces, board.pieces(game.view(after, viewer)));
        if (wrong !== undefined) {
          fail(
            `after ${named(game, move)} there are ${wrong.lie} pieces ${wrong.key} for ${seen(viewer)}; ` +
              `the motions of ${told.join(', ') || 'no event'} make it ${wrong.led}`,
          );
        }
      }
    });
  },

  'P18 every piece lies at a place of the layout, and has a name'(subject) {
    const { game, board } = withBoard(subject);
    checkSampledStates(subject, 10, 250, 6, ({ state }) => {
      const spots = spotsOf(board.layout(state.players));
      for (const viewer of viewersOf(state)) {
        const pieces = board.pieces(game.view(state, viewer));
        mustBePlain('the pieces are', pieces);
        for (const piece of pieces) {
          if (!spots.has(placeKey(piece.at))) fail(`${pieceKey(piece)} lies where the layout has no place`);
          for (const [locale, { names }] of Object.entries(game.words)) {
            const unnamed = [piece.kind, piece.face ?? piece.kind].find(
              (id) => !Object.hasOwn(names, id) && !/^\d+$/.test(id),
            );
            if (unnamed !== undefined) fail(`words.${locale}.names lacks "${unnamed}", which ${pieceKey(piece)} shows`);
          }
        }
        if (subject.stock !== undefined) agree(pieces, subject.stock(state), viewer);
      }
    });
  },

  'P23 no piece in view changes without an event that the viewer is told'(subject) {
    const { game, board } = withBoard(subject);
    checkEveryState(subject, 15, 300, ({ state, move }) => {
      const events: Tagged[] = [];
      const after = game.apply(state, move, (event) => events.push(event));
      for (const viewer of viewersOf(state)) {
        if (events.some((event) => game.redact(event, viewer) !== undefined)) continue;
        const changed = missed(board.pieces(game.view(state, viewer)), board.pieces(game.view(after, viewer)));
        if (changed === undefined) continue;
        fail(`${named(game, move)}, as ${seen(viewer)} sees it, moves ${changed.key}, and no event says so`);
      }
    });
  },
};

function withBoard({ game, kit }: Subject): { game: Kit['game']; board: Board } {
  if (kit.board === undefined) throw new Error('broken battery: the kit has no board');
  return { game, board: kit.board };
}

/** Results of touching targets in one position, by the targets' keys. A cache, since many moves begin alike. */
type Choices = Map<string, Chosen>;

interface Chosen {
  readonly choice: Choice<Tagged>;
  /** Keys of the lit targets. */
  readonly lit: ReadonlySet<string>;
}

type TargetsOf = Pick<Board, 'targets'>;

function chosen(moves: readonly Tagged[], board: TargetsOf, targets: readonly Target[]): Chosen {
  const choice = choose(moves, board, targets);
  return { choice, lit: new Set(choice.lit.map(placeKey)) };
}

/** Touches the targets in order. Each must be lit, that is, shown as a possible next touch. */
function chosenOneByOne(choices: Choices, board: TargetsOf, targets: readonly Target[], shown: string): Choice<Tagged> {
  let before = choices.get('') ?? chosen([], board, []);
  let keys = '';
  for (const [index, target] of targets.entries()) {
    const key = placeKey(target);
    if (!before.lit.has(key)) fail(`${key} is not lit after ${keys || 'nothing'}, on the way to ${shown}`);
    keys += ` ${key}`;
    // Only moves that were possible before this touch can be possible after it.
    const { complete, rest } = before.choice;
    const after = choices.get(keys) ?? chosen([...complete, ...rest], board, targets.slice(0, index + 1));
    choices.set(keys, after);
    before = after;
  }
  return before.choice;
}

/** Keys of every place and piece that a player may touch; without buttons. */
function touchableFor(board: Board, state: BaseState, seat: number, { game }: Subject): ReadonlySet<string> {
  const touched = board
    .pieces(game.view(state, seat))
    .map((piece) => board.touch(piece, seat))
    .filter((target) => target !== undefined);
  return new Set([...touched.map(placeKey), ...spotsOf(board.layout(state.players))]);
}

function spotsOf(layout: Layout): Set<string> {
  const spots = new Set<string>();
  for (const spot of layout.spots) {
    const key = placeKey(spot);
    if (spots.has(key)) fail(`the layout has ${key} twice`);
    const inside = spot.x >= 0 && spot.x <= layout.width && spot.y >= 0 && spot.y <= layout.height;
    if (!inside) fail(`${key} lies outside the layout`);
    spots.add(key);
  }
  return spots;
}

/** Number of equal pieces, by key. */
function counted(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const key = pieceKey(piece);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The first key whose numbers of pieces differ: `led` is the number after the motions, `lie` the one in the view. */
function missed(
  pieces: readonly Piece[],
  after: readonly Piece[],
): { readonly key: string; readonly led: number; readonly lie: number } | undefined {
  const [led, lie] = [counted(pieces), counted(after)];
  const key = [...led.keys(), ...lie.keys()].find((each) => led.get(each) !== lie.get(each));
  return key === undefined ? undefined : { key, led: led.get(key) ?? 0, lie: lie.get(key) ?? 0 };
}

function agree(pieces: readonly Piece[], stock: Readonly<Record<string, number>>, viewer: Viewer): void {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(stock).map((kind) => [kind, 0]));
  for (const { kind } of pieces) counts[kind] = (counts[kind] ?? 0) + 1;
  deepEqual(counts, stock, `${seen(viewer)} sees ${JSON.stringify(counts)}; there are ${JSON.stringify(stock)}`);
}
