import type { Viewer } from '../core/game.ts';
import type { Kit } from '../core/kit.ts';
import { tableOf } from '../core/kit.ts';
import type { Match } from '../core/match.ts';
import type { Locale } from '../core/wording.ts';
import { say, sayLines } from './output.ts';
import type { Player } from './seats.ts';

/** Tells a match in the terminal as it is played, and nothing that those at the terminal may not know. */
export class Narrator {
  readonly #kit: Kit;
  readonly #match: Match;
  readonly #players: readonly Player[];
  readonly #locale: Locale;
  /** The one human at the terminal, or a spectator. */
  readonly #listener: Viewer;
  #told = 0;
  #shown: Viewer | undefined;

  constructor(kit: Kit, match: Match, players: readonly Player[], locale: Locale) {
    this.#kit = kit;
    this.#match = match;
    this.#players = players;
    this.#locale = locale;
    const humans = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    this.#listener = humans.length === 1 ? (humans[0] ?? 'table') : 'table';
  }

  begin(): void {
    sayLines(`${this.#match.game.name}\n`);
    this.#show(this.#listener);
  }

  /** Says what has happened since, and shows the table when another seat is to decide. */
  tell(): void {
    const match = this.#match;
    if (match.plies < this.#told) this.#shown = undefined;
    for (const { event } of match.feed(this.#listener, Math.min(this.#told, match.plies))) {
      say(match.game.describeEvent(event, this.#locale));
    }
    this.#told = match.plies;
    const { actor } = match;
    if (typeof actor !== 'number' || actor === this.#shown) return;
    this.#shown = actor;
    this.#show(this.#players[actor] === 'human' ? actor : this.#listener);
  }

  end(): void {
    this.#show(this.#listener);
  }

  #show(viewer: Viewer): void {
    const { game, state } = this.#match;
    sayLines(`\n${tableOf(this.#kit, game.view(state, viewer), this.#locale)}\n`);
  }
}
