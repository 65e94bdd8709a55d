import { equal, fail } from 'node:assert/strict';
import type { BaseState, Emit, Game, Seat, Tagged, Viewer } from '../core/game.ts';
import { Match } from '../core/match.ts';
import { recordOf } from '../core/record.ts';
import { citedOf, deciding, named } from './faults.ts';
import { canonical, difference, placed } from './graph.ts';
import { checkEveryState, checkSampledStates, seen, viewersOf } from './play.ts';
import type { Checks } from './states.ts';
import { universeOf } from './universe.ts';

/** Maximum number of consecutive hidden moves that are checked. */
const HIDDEN = 3;

/** Properties of hidden information. */
export const secrecy: Checks = {
  'P9 a resample of a view has that view, and is a state of the game'(subject) {
    const { game } = subject;
    checkEveryState(subject, 15, 250, ({ state }, rng) => {
      for (const viewer of viewersOf(state)) {
        const view = game.view(state, viewer);
        const draw = game.determinizer(view);
        // Draws both before checking either, so that a draw that changes an earlier one is noticed.
        for (const other of [draw(rng), draw(rng)]) {
          const found = difference(view, game.view(other, viewer));
          if (found !== undefined) {
            fail(
              `the view of ${seen(viewer)} is not that of its resample: ${found}; it shows too much, or resample loses it`,
            );
          }
          const keys = Object.keys(state).join(', ');
          equal(
            Object.keys(other).join(', '),
            keys,
            `a resample for ${seen(viewer)} has not the keys ${keys} of a state`,
          );
          const flaws = subject.broken(other);
          if (flaws.length > 0) fail(`a resample for ${seen(viewer)} is broken: ${flaws.join('; ')}`);
        }
      }
    });
  },

  'P24 a view of the referee loses nothing'(subject) {
    const { game } = subject;
    checkEveryState(subject, 15, 250, ({ state }, rng) => {
      const found = difference(state, game.resample(game.view(state, 'referee'), rng));
      if (found !== undefined) fail(`the state is not that of the referee's view: ${found}`);
    });
  },

  'P10 what a seat may do, and why not, depends on its information alone'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 15, 250, 8, ({ state }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const other = game.resample(game.view(state, actor), rng);
      const same = (what: string, here: unknown, there: unknown): void => {
        if (JSON.stringify(here) === JSON.stringify(there)) return;
        const [shown, hidden] = [canonical(here) ?? 'nothing', canonical(there) ?? 'nothing'];
        if (shown === hidden) return;
        fail(`${what} is ${shown} here, and ${hidden} in a state that ${seen(actor)} cannot tell from it`);
      };
      same('the actor', actor, game.actor(other));
      same('the clause of the phase', game.clause(state), game.clause(other));
      same('the list of legal moves', game.legalMoves(state), game.legalMoves(other));
      for (const type of Object.keys(game.moves)) {
        same(`closed of ${type}`, game.closed(state, type), game.closed(other, type));
      }
      for (const { move, key } of universeOf(game)) {
        same(`the violation of ${key}`, game.violation(state, move), game.violation(other, move));
      }
    });
  },

  'P10 a type of move is closed to every move of that type, for the same reason'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 12, 250, 16, ({ state }) => {
      const unknown = 'no such move';
      equal(
        canonical(game.closed(state, unknown)),
        canonical(game.violation(state, { type: unknown })),
        'closed does not answer as violation does of a type that does not exist',
      );
      const reasons = new Map<string, string>();
      for (const type of Object.keys(game.moves)) {
        const reason = game.closed(state, type);
        if (reason !== undefined) reasons.set(type, JSON.stringify(reason));
      }
      for (const move of game.legalMoves(state)) {
        const reason = reasons.get(move.type);
        if (reason !== undefined) fail(`${named(game, move)} is listed, but ${move.type} is closed: ${reason}`);
      }
      for (const { move, key } of universeOf(game)) {
        const reason = reasons.get(move.type);
        if (reason === undefined) continue;
        const refused = game.violation(state, move);
        if (JSON.stringify(refused) !== reason) {
          fail(`${move.type} is closed by ${reason}, but the violation of ${key} is ${citedOf(refused)}`);
        }
      }
    });
  },

  'P22 a seat is judged by what it may know'(subject) {
    const { game, kit } = subject;
    const judges: [string, (state: BaseState, seat: Seat) => number][] = [];
    if (kit.evaluate !== undefined) judges.push(['kit.evaluate', kit.evaluate.bind(kit)]);
    if (kit.search?.evaluate !== undefined) judges.push(['kit.search.evaluate', kit.search.evaluate.bind(kit.search)]);
    if (judges.length === 0) return;
    checkEveryState(subject, 15, 250, ({ state }, rng) => {
      for (let seat = 0; seat < state.players; seat++) {
        const other = game.resample(game.view(state, seat), rng);
        for (const [name, judge] of judges) {
          const [here, there] = [judge(state, seat), judge(other, seat)];
          if (Object.is(here, there)) continue;
          fail(`${name} judges ${seen(seat)} by ${here} here, and by ${there} in a state that it cannot tell from it`);
        }
      }
    });
  },

  /**
   * The same move in two states that a viewer cannot tell apart must give the viewer the same events and clauses.
   * Exceptions: the move reveals something hidden (`reveals`) or ends the game.
   */
  'P11 what a viewer is told depends on its information and the move alone'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 15, 250, 3, ({ state, move }, rng) => {
      if (game.reveals(state, move) || game.actor(game.apply(state, move)) === 'over') return;
      for (const viewer of viewersOf(state)) {
        const other = game.resample(game.view(state, viewer), rng);
        if (game.violation(other, move) !== undefined) continue;
        sameTold(viewer, named(game, move), told(game, state, move, viewer), told(game, other, move, viewer));
      }
    });
  },

  /**
   * Whichever card is played or dealt face down, viewers who may not see it must get the same events. But an event may
   * tell what a view shows during the move and hides afterwards, for example the last discard before a shuffle.
   */
  'P11 what a viewer is told does not tell apart what it cannot tell apart afterwards'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 10, 250, 8, ({ state, move }, rng) => {
      // The view afterwards may hide what the move revealed, for example if dice are rolled again after a showdown.
      if (game.reveals(state, move)) return;
      for (const viewer of viewersOf(state)) {
        if (viewer === game.actor(state)) continue;
        const next = game.apply(state, move);
        const after = canonical(game.view(next, viewer));
        const events = told(game, state, move, viewer);
        const other = game.resample(game.view(state, viewer), rng);
        const isOther = canonical(other) !== canonical(state);
        const alike = game.legalMoves(other).filter(({ type }) => type === move.type);
        for (let tries = Math.min(alike.length, 8); tries > 0; tries--) {
          const like = alike[rng.int(alike.length)];
          if (like === undefined) continue;
          const there = game.apply(other, like);
          if (canonical(game.view(there, viewer)) !== after) continue;
          // Moves from the same state to the same state hide nothing: a roll without effect may be reported.
          if (!isOther && canonical(there) === canonical(next)) continue;
          // A move that is legal regardless of hidden values, such as a bid, reveals nothing and may be reported.
          const isOpen = game.violation(other, move) === undefined && game.violation(state, like) === undefined;
          if (isOpen && game.actor(state) !== 'chance') continue;
          const likewise = told(game, other, like, viewer);
          if (canonical(events) === canonical(likewise)) continue;
          if (glimpses(game, state, move, viewer) !== glimpses(game, other, like, viewer)) continue;
          sameTold(viewer, `${named(game, move)} and of ${named(game, like)}`, events, likewise);
        }
      }
    });
  },

  /** If a player abandons a plan of hidden moves, others must not even see how many moves it had. */
  'P11 what a viewer is told and sees does not count the moves that are hidden from it'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 15, 250, 8, ({ state, moves, options }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const some = (of: BaseState): Tagged[] => {
        const legal = game.legalMoves(of);
        return Array.from({ length: Math.min(legal.length, 8) }, () => legal[rng.int(legal.length)] ?? []).flat();
      };
      for (const viewer of viewersOf(state)) {
        if (viewer === actor) continue;
        const shown = (of: BaseState): unknown => canonical([game.view(of, viewer), game.actor(of)]);
        const isHidden = (of: BaseState, move: Tagged): boolean =>
          told(game, of, move, viewer).length === 0 && shown(game.apply(of, move)) === shown(of);
        const hidden: Tagged[] = [];
        let there = state;
        for (let tries = 0; tries < HIDDEN; tries++) {
          const next = some(there).find((move) => isHidden(there, move));
          if (next === undefined) break;
          hidden.push(next);
          there = game.apply(there, next);
          const open = some(state).find((move) => game.violation(there, move) === undefined && !isHidden(state, move));
          if (open === undefined || game.reveals(state, open)) continue;
          if (shown(game.apply(state, open)) !== shown(game.apply(there, open))) continue;
          const [here, other] = [[open], [...hidden, open]].map((line) =>
            witnessed(game, options, [...moves, ...line], viewer),
          );
          const found = difference(here, other);
          if (found !== undefined) fail(`${seen(viewer)} can count hidden moves before ${named(game, open)}: ${found}`);
        }
      }
    });
  },

  'taking back a move that reveals nothing leaves its seat as wise as before'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 15, 250, 3, ({ state }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const other = game.resample(game.view(state, actor), rng);
      for (const move of game.legalMoves(state)) {
        if (game.reveals(state, move)) continue;
        const found = difference(game.view(game.apply(state, move), actor), game.view(game.apply(other, move), actor));
        if (found === undefined) continue;
        fail(
          `after ${named(game, move)} ${deciding(game, state)} sees what was hidden, but it does not reveal: ${found}`,
        );
      }
    });
  },

  'views share no object with the state'(subject) {
    const { game } = subject;
    checkSampledStates(subject, 10, 250, 8, ({ state }) => {
      const before = JSON.stringify(state);
      for (const viewer of viewersOf(state)) {
        scribbleOver(game.view(state, viewer));
        if (JSON.stringify(state) === before) continue;
        const changed = difference(JSON.parse(before), state) ?? placed('');
        fail(`changing the view of ${seen(viewer)} changes the state: ${changed}`);
      }
    });
  },
};

/** Everything that a viewer of a match can use. */
function witnessed(game: Game, options: object, moves: readonly Tagged[], viewer: Viewer): object {
  const match = new Match(game, { record: recordOf(game, options, moves), chance: 'dictated' });
  return { ...match.observe(viewer), feed: match.feed(viewer) };
}

/** An event as one viewer sees it, with its clause. */
interface RedactedEvent {
  readonly event: Tagged;
  readonly clause: string | null;
}

/** The events of a move as one viewer sees them. */
function told(game: Game, state: BaseState, move: Tagged, viewer: Viewer): RedactedEvent[] {
  const events: RedactedEvent[] = [];
  const listen: Emit<Tagged> = (event, clause) => {
    const redacted = game.redact(event, viewer);
    if (redacted !== undefined) events.push({ event: redacted, clause: clause ?? null });
  };
  game.apply(state, move, listen);
  return events;
}

/** The viewer's view at each event of a move. */
function glimpses(game: Game, state: BaseState, move: Tagged, viewer: Viewer): string {
  const draft = game.clone(state);
  const views: unknown[] = [];
  game.advance(draft, move, () => views.push(JSON.parse(JSON.stringify(game.view(draft, viewer)))));
  return canonical(views);
}

function sameTold(viewer: Viewer, of: string, here: readonly RedactedEvent[], there: readonly RedactedEvent[]): void {
  if (canonical(here) === canonical(there)) return;
  const first = here.findIndex((event, index) => canonical(event) !== canonical(there[index]));
  const [one, other] = [here, there].map((list) => canonical(list[first === -1 ? here.length : first]) ?? 'nothing');
  fail(
    `${seen(viewer)} is told of ${of} what it may not know: ${one} here, ${other} in a state it cannot tell from it`,
  );
}

/** Mutates a value and every array and object inside, unless frozen. */
function scribbleOver(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) scribbleOver(item);
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) value.length = 0;
  else Object.assign(value, Object.fromEntries(Object.keys(value).map((key) => [key, null])));
}
