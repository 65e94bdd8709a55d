import type { Viewer } from '../core/game.ts';
import { seatPainter } from './colours.ts';
import { columns, type Span, sayPainted } from './output.ts';
import type { TerminalGame } from './seats.ts';
import { viewText } from './text.ts';

/** Narrates a match in the terminal, without revealing anything that its viewers may not know. */
export class Narrator {
  readonly #sitting: TerminalGame;
  /** Whether a person plays. Persons see the table whenever they are asked for a decision. */
  readonly #isLive: boolean;
  /** The seat of the only human, or a spectator. */
  readonly #listener: Viewer;
  readonly #paint: (line: string) => readonly Span[];
  #told: number;
  #shown: Viewer | undefined;

  constructor(sitting: TerminalGame, isLive: boolean) {
    this.#sitting = sitting;
    this.#isLive = isLive;
    const { players, kit, locale, match } = sitting;
    const humans = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    this.#listener = humans.length === 1 ? (humans[0] ?? 'table') : 'table';
    this.#paint = seatPainter(kit.game, players.length, locale);
    this.#told = match.plies;
  }

  begin(): void {
    sayPainted([{ text: this.#sitting.kit.game.name, style: 'bold' }]);
    sayPainted([]);
    if (!this.#isLive) this.show(this.#listener);
  }

  /** Prints the events since the last call. If no person plays, also prints the table when the deciding seat changes. */
  tell(): void {
    const { match, players, locale, kit } = this.#sitting;
    if (match.plies < this.#told) this.#shown = undefined;
    for (const { event } of match.happened(Math.min(this.#told, match.plies))) {
      const told = kit.game.redact(event, this.#listener);
      if (told !== undefined) sayPainted(this.#paint(kit.game.describeEvent(told, locale)));
    }
    this.#told = match.plies;
    const { actor } = match;
    if (this.#isLive || typeof actor !== 'number' || actor === this.#shown) return;
    this.#shown = actor;
    this.show(players[actor] === 'human' ? actor : this.#listener);
  }

  end(): void {
    this.show(this.#listener);
  }

  /** Prints the table as that viewer sees it. */
  show(viewer: Viewer): void {
    const { kit, match, locale } = this.#sitting;
    const table = viewText(kit, kit.game.view(match.state, viewer), locale, columns());
    for (const line of ['', ...table.split('\n'), '']) sayPainted(this.#paint(line));
  }
}
