import { describe, expect, it } from 'vitest';
import type { Tagged, Viewer } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { seeded } from '../../src/core/rng.ts';
import { games } from '../../src/index.ts';
import { Feed } from '../../src/referee/server/feed.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { playAny } from '../core/at-random.ts';

type Entry = Tagged | number;

/** The feed of a viewer, kept entry by entry. */
class Diary {
  readonly entries: Entry[] = [];
  #plies = 0;
  readonly #match: Match;
  readonly #viewer: Viewer;

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
  }

  enter(): void {
    this.entries.push(...this.#told(this.#plies));
    this.#plies = this.#match.plies;
  }

  takeBack(): void {
    this.#plies = this.#match.plies - 1;
    const { length } = this.#told(this.#plies);
    if (length > 0) this.entries.push(length);
  }

  #told(from: number): Tagged[] {
    return this.#match.happened(from).flatMap(({ event }) => this.#match.game.redact(event, this.#viewer) ?? []);
  }
}

describe.each(Object.values(games))('the feed of $id', (game) => {
  it('can be read from any entry on, also after one or several moves are taken back', () => {
    const rng = seeded(4);
    const match = new Match(game, { options: { players: game.seats.min }, seed: 3 });
    const feed = new Feed(match);
    const diaries = new Map(viewersOf(match.state).map((viewer) => [viewer, new Diary(match, viewer)]));
    let takenBack = 0;
    for (let turn = 0; turn < 900 && match.actor !== 'over'; turn++) {
      playAny(match, rng);
      for (const diary of diaries.values()) diary.enter();
      if (rng.int(3) === 0) feed.catchUp();
      for (let seat = 0; seat < match.state.players; seat++) {
        while (match.undoRefusal(seat) === undefined && rng.int(3) > 0) {
          for (const diary of diaries.values()) diary.takeBack();
          feed.takeBack();
          match.undo(seat);
          takenBack++;
        }
      }
      if (turn % 20 !== 0) continue;
      feed.catchUp();
      for (const [viewer, { entries }] of diaries) {
        expect(feed.length(viewer)).toBe(entries.length);
        const since = rng.int(entries.length + 2);
        const told = feed.told(viewer, since, 'en').map((entry) => ('event' in entry ? entry.event : entry.takenBack));
        expect(told).toEqual(entries.slice(since));
      }
    }
    expect(takenBack).toBeGreaterThan(0);
    for (const [viewer, { entries }] of diaries) {
      feed.catchUp();
      const told = feed.told(viewer, 0, 'en').map((entry) => ('event' in entry ? entry.event : entry.takenBack));
      expect(told).toEqual(entries);
    }
  });
});
