import { fail } from 'node:assert/strict';
import { frozenCopy } from '../core/deep-freeze.ts';
import type { BaseState, Viewer } from '../core/game.ts';
import type { Memory } from '../core/kit.ts';
import { type FeedEntry, toldTo } from '../core/observation.ts';
import type { Rng } from '../core/rng.ts';
import { canonical, difference, mustBePlain } from './graph.ts';
import { checkEveryState, seen, viewersOf } from './play.ts';
import type { Checks } from './states.ts';
import type { Subject } from './subject.ts';

/** About one state in this many is checked. */
const RATE = 4;

export const memories: Checks = {
  'P19 what a viewer knows depends on its view and its feed alone, and is plain JSON'(subject) {
    checkGameMemory(subject, ({ memory, view, feed, viewer, known }) => {
      mustBePlain(`what ${seen(viewer)} knows is`, known);
      const again = memory.remember(frozenCopy(view), frozenCopy(feed));
      if (canonical(again) === canonical(known)) return;
      fail(`of the same view and the same feed ${seen(viewer)} knows now ${canonical(known)}, now ${canonical(again)}`);
    });
  },

  'P19 what a viewer knows is true'(subject) {
    checkGameMemory(subject, ({ memory, state, viewer, known }) => {
      if (memory.holds(known, state)) return;
      fail(`${seen(viewer)} knows what is not true: ${canonical(known)}`);
    });
  },

  'P19 what a viewer knows is true in every state drawn with it, and its view is the same there'(subject) {
    const { game } = subject;
    let told = 0;
    checkGameMemory(subject, ({ memory, view, viewer, known }, rng) => {
      const other = game.resample(view, rng, known);
      if (!memory.holds(known, other)) {
        fail(`a resample for ${seen(viewer)} contradicts what it knows: ${canonical(known)}`);
      }
      const found = difference(view, game.view(other, viewer));
      if (found !== undefined)
        fail(`the view of ${seen(viewer)} is not that of its resample by what it knows: ${found}`);
      const flaws = subject.broken(other);
      if (flaws.length > 0) fail(`a resample for ${seen(viewer)} by what it knows is broken: ${flaws.join('; ')}`);
      if (!memory.holds(known, game.resample(view, rng))) told += 1;
    });
    if (subject.effort >= 1 && told === 0) {
      fail(
        'nobody ever knows what its view alone does not tell: the game needs no memory, or `holds` is not true to it',
      );
    }
  },
};

/** What one viewer knows in a state. */
interface Remembering {
  readonly memory: Memory;
  readonly state: BaseState;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly feed: readonly FeedEntry[];
  readonly known: unknown;
}

/** Checks the knowledge of every viewer at some states of random games. */
function checkGameMemory(subject: Subject, look: (remembering: Remembering, rng: Rng) => void): void {
  const { game, kit } = subject;
  const { memory } = kit;
  if (memory === undefined) return;
  let feeds = new Map<Viewer, FeedEntry[]>();
  checkEveryState(subject, 15, 250, ({ state, move, ply }, rng) => {
    if (ply === 0) feeds = new Map(viewersOf(state).map((viewer) => [viewer, []]));
    if (rng.int(RATE) === 0) {
      for (const [viewer, feed] of feeds) {
        const view = game.view(state, viewer);
        look({ memory, state, viewer, view, feed, known: memory.remember(view, feed) }, rng);
      }
    }
    game.apply(state, move, (event, clause) => {
      for (const [viewer, feed] of feeds) feed.push(...toldTo(game, viewer, [{ event, clause }], feed.length));
    });
  });
}
