import { expect } from 'vitest';
import type { BaseState, Emit, Tagged, Viewer } from '../../src/core/game.ts';
import { canonical } from './graph.ts';
import { everywhere, hereAndThere, viewersOf } from './play.ts';
import type { Spec } from './spec.ts';
import { universeOf } from './universe.ts';

/** The properties of information. Each one throws where it does not hold. */
export const secrecy: Readonly<Record<string, (spec: Spec) => void>> = {
  'P9 a resample of a view has that view, and is a state of the game'(spec) {
    const { game } = spec;
    everywhere(spec, 15, 250, ({ state }, rng) => {
      for (const viewer of viewersOf(state)) {
        const view = game.view(state, viewer);
        const other = game.resample(view, rng);
        expect(canonical(game.view(other, viewer))).toBe(canonical(view));
        expect(Object.keys(other)).toEqual(Object.keys(state));
        expect(spec.broken(other)).toEqual([]);
      }
    });
  },

  'P10 what a seat may do, and why not, depends on its information alone'(spec) {
    const { game } = spec;
    hereAndThere(spec, 15, 250, 8, ({ state }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const other = game.resample(game.view(state, actor), rng);
      expect(game.actor(other)).toBe(actor);
      expect(game.clause(other)).toBe(game.clause(state));
      expect(game.legalMoves(other).map(canonical)).toEqual(game.legalMoves(state).map(canonical));
      for (const { move } of universeOf(game)) {
        const [here, there] = [game.violation(state, move), game.violation(other, move)];
        if (JSON.stringify(here) !== JSON.stringify(there)) {
          throw new Error(`${canonical(move)}: ${JSON.stringify(here)} here, ${JSON.stringify(there)} there`);
        }
      }
    });
  },

  /**
   * The same move on a state that a viewer cannot tell from the true one must be told to him in the same words,
   * unless it turns up something hidden (`reveals`), or ends the game: that is then news, and may differ.
   */
  'P11 what a viewer is told depends on its information and the move alone'(spec) {
    const { game } = spec;
    hereAndThere(spec, 15, 250, 3, ({ state, move }, rng) => {
      if (game.reveals(state, move) || game.actor(game.apply(state, move)) === 'over') return;
      for (const viewer of viewersOf(state)) {
        const other = game.resample(game.view(state, viewer), rng);
        if (game.violation(other, move) !== undefined) continue;
        expect(told(spec, other, move, viewer)).toEqual(told(spec, state, move, viewer));
      }
    });
  },

  /** A covered card that is played or dealt: whatever it is, those who may not see it hear the same. */
  'P11 what a viewer is told does not tell apart what it cannot tell apart afterwards'(spec) {
    const { game } = spec;
    hereAndThere(spec, 10, 250, 8, ({ state, move }, rng) => {
      for (const viewer of viewersOf(state)) {
        if (viewer === game.actor(state)) continue;
        const seen = canonical(game.view(game.apply(state, move), viewer));
        const events = told(spec, state, move, viewer);
        const other = game.resample(game.view(state, viewer), rng);
        // Where nothing is hidden, a die that changes nothing may still be told.
        if (canonical(other) === canonical(state)) continue;
        const alike = game.legalMoves(other).filter(({ type }) => type === move.type);
        for (let tries = Math.min(alike.length, 8); tries > 0; tries--) {
          const like = alike[rng.int(alike.length)];
          if (like === undefined || canonical(game.view(game.apply(other, like), viewer)) !== seen) continue;
          expect(told(spec, other, like, viewer)).toEqual(events);
        }
      }
    });
  },

  'taking back a move that reveals nothing leaves its seat as wise as before'(spec) {
    const { game } = spec;
    hereAndThere(spec, 15, 250, 3, ({ state }, rng) => {
      const actor = game.actor(state);
      if (typeof actor !== 'number') return;
      const other = game.resample(game.view(state, actor), rng);
      for (const move of game.legalMoves(state)) {
        if (game.reveals(state, move)) continue;
        const [here, there] = [game.apply(state, move), game.apply(other, move)];
        expect(canonical(game.view(there, actor))).toBe(canonical(game.view(here, actor)));
      }
    });
  },

  'views share no object with the state'(spec) {
    const { game } = spec;
    hereAndThere(spec, 10, 250, 8, ({ state }) => {
      const before = JSON.stringify(state);
      for (const viewer of viewersOf(state)) scribbleOver(game.view(state, viewer));
      expect(JSON.stringify(state)).toBe(before);
    });
  },
};

/** The events of a move as one viewer knows them. */
function told({ game }: Spec, state: BaseState, move: Tagged, viewer: Viewer): string[] {
  const events: string[] = [];
  const listen: Emit<Tagged> = (event) => {
    const redacted = game.redact(event, viewer);
    if (redacted !== undefined) events.push(canonical(redacted));
  };
  game.apply(state, move, listen);
  return events;
}

/** Spoils every array and object within. */
function scribbleOver(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) scribbleOver(item);
  if (Array.isArray(value)) value.length = 0;
  else Object.assign(value, Object.fromEntries(Object.keys(value).map((key) => [key, null])));
}
