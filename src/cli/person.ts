import { existsSync } from 'node:fs';
import type { Seat, Tagged, Viewer } from '../core/game.ts';
import type { Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import { describeTakeBackRefusal } from '../front/session-types.ts';
import { closest } from './closest.ts';
import { seatPainter } from './colours.ts';
import { type Command, commandNames, commandOf, helpLines } from './commands.ts';
import { UsageError } from './errors.ts';
import type { Keyboard } from './keyboard.ts';
import { completions, found, type Group, groupsOf, type ListedMove, linesOf } from './move-list.ts';
import { clear, columns, isAtTerminal, rows, say, sayPainted, short } from './output.ts';
import { saveRecord } from './save.ts';
import type { TerminalGame } from './seats.ts';
import { words } from './text.ts';

/** Width of the list in characters if there is no terminal. */
const COLUMNS = 80;

/** Result of a line: the turn is done, the prompt is repeated, or the player has left. */
type PromptOutcome = 'done' | 'again' | 'left';

/**
 * Plays a person's turns at the keyboard: lists the moves, grouped by what they touch, and asks until the person makes
 * a move, takes one back or leaves. A line may be a number, a notation, or words of a move.
 */
export class Person {
  readonly #sitting: TerminalGame;
  readonly #keyboard: Keyboard;
  /** Shows the table. */
  readonly #show: (seat: Seat) => void;
  /** Files that this person wrote. They may be overwritten. */
  readonly #saved = new Set<string>();
  /** The seat that was asked last. */
  #last: Seat | undefined;
  /** Whether there are unsaved decisions. */
  isUnsaved = false;
  /** Whether the player left because the input ended. */
  hasEnded = false;

  constructor(sitting: TerminalGame, keyboard: Keyboard, show: (seat: Seat) => void) {
    this.#sitting = sitting;
    this.#keyboard = keyboard;
    this.#show = show;
  }

  /** @returns `false` if the player has left. */
  async ask(seat: Seat): Promise<boolean> {
    const { kit, match, locale } = this.#sitting;
    const { game } = kit;
    if (!(await this.#takesOver(seat))) return false;
    const groups = groupsOf(kit, match.observe(seat).moves, locale);
    this.#show(seat);
    this.#keyboard.complete = (text) => [...completions(groups, text), ...namesLike(text)];
    sayPainted([{ text: game.prompt(match.state.phase, seat, locale), style: 'bold' }]);
    this.#list(groups, isAtTerminal() ? Math.max(10, rows() >> 1) : undefined);
    const prompt = [
      ...seatPainter(game, match.state.players, locale)(game.describeSeat(seat, locale)),
      { text: ` ${inLanguage(words.ask, locale)}> ` },
    ];
    let narrowed: readonly Group[] = groups;
    for (;;) {
      const line = (await this.#keyboard.next(prompt))?.trim();
      this.hasEnded = line === undefined;
      const command = line && commandOf(line);
      let answer: PromptOutcome = 'again';
      if (line === undefined) answer = 'left';
      else if (command) answer = this.#obey(command, seat, groups);
      else {
        const entry = line === '' ? onlyOf(narrowed) : entryOf(groups, line);
        const move: Tagged | undefined = entry?.move ?? game.parse(line);
        if (move !== undefined) answer = this.#play(seat, move);
        else if (line === '') this.#hint(words.hint);
        else narrowed = this.#search(groups, line);
      }
      if (answer === 'again') continue;
      if ((answer === 'left' || match.actor !== seat) && this.#isSecret(seat)) clear();
      return answer === 'done';
    }
  }

  /** Before another seat sees its secrets, asks its player to press Enter. @returns `false` if the player has left. */
  async #takesOver(seat: Seat): Promise<boolean> {
    const { kit, locale } = this.#sitting;
    const isSame = this.#last === seat;
    this.#last = seat;
    if (isSame || !this.#isSecret(seat)) return true;
    const name = kit.game.describeSeat(seat, locale);
    const line = await this.#keyboard.next([{ text: `${inLanguage(words.handOver(name), locale)} ` }]);
    this.hasEnded = line === undefined;
    return line !== undefined && commandOf(line.trim())?.name !== 'quit';
  }

  /** Whether several persons share this terminal, and this seat now sees more than a spectator. */
  #isSecret(seat: Seat): boolean {
    const { kit, match, players } = this.#sitting;
    if (!isAtTerminal() || players.filter((player) => player === 'human').length < 2) return false;
    const seen = (viewer: Viewer): string =>
      JSON.stringify(kit.game.view(match.state, viewer), (key, value) => (key === 'viewer' ? undefined : value));
    return seen(seat) !== seen('table');
  }

  #list(groups: readonly Group[], lines?: number): void {
    for (const line of linesOf(groups, columns() ?? COLUMNS, lines)) sayPainted(line);
  }

  #hint(wording: Wording): void {
    sayPainted([{ text: inLanguage(wording, this.#sitting.locale), style: 'dim' }]);
  }

  #refuse(sentence: string): PromptOutcome {
    sayPainted([{ text: sentence, style: 'red' }]);
    return 'again';
  }

  #play(seat: Seat, move: Tagged): PromptOutcome {
    const { match, kit, locale } = this.#sitting;
    const refused = match.violation(seat, move);
    if (refused !== undefined)
      return this.#refuse(`${kit.game.describeViolation(refused, locale)} (${refused.clause})`);
    match.play(seat, move);
    this.isUnsaved = true;
    return 'done';
  }

  /** Shows the moves that contain the text. */
  #search(groups: readonly Group[], text: string): readonly Group[] {
    const { locale } = this.#sitting;
    const narrowed = found(groups, text);
    if (narrowed.length > 0) {
      this.#list(narrowed);
      if (onlyOf(narrowed) !== undefined) this.#hint(words.enterPlays);
      return narrowed;
    }
    if (/^\d+$/.test(text)) this.#refuse(inLanguage(words.noNumber(text.slice(0, 12)), locale));
    else this.#refuse(inLanguage(words.notFound(short(text), closest(text, commandNames)), locale));
    return groups;
  }

  #obey({ name, argument }: Command, seat: Seat, groups: readonly Group[]): PromptOutcome {
    switch (name) {
      case 'help':
        for (const line of helpLines(this.#sitting.locale)) sayPainted(line);
        return 'again';
      case 'board':
        this.#show(seat);
        return 'again';
      case 'moves':
        this.#list(groups);
        return 'again';
      case 'save':
        this.#save(argument);
        return 'again';
      case 'undo':
        return this.#takeBack(seat);
      case 'quit':
        return 'left';
    }
  }

  /** Takes back a decision and all later moves, because all players sit here. The same decisions get the same dice. */
  #takeBack(seat: Seat): PromptOutcome {
    const { match, players, locale } = this.#sitting;
    const ply = match.lastDecision(seat);
    if (ply === undefined) return this.#refuse(describeTakeBackRefusal('nothing-to-take-back', locale));
    match.rewind(ply);
    this.isUnsaved = players.some((player, other) => player === 'human' && match.lastDecision(other) !== undefined);
    this.#hint(words.takenBack(ply));
    return 'done';
  }

  #save(argument: string): void {
    const { match, record, resumed, kit, locale } = this.#sitting;
    const path = argument || record || resumed || `${kit.game.id}.json`;
    // A hand-written record may have comments, which saving would drop.
    const isOwn = path === record || (path === resumed && !/\.txt$/i.test(path)) || this.#saved.has(path);
    if (!isOwn && existsSync(path)) {
      this.#refuse(inLanguage(words.isThere(path), locale));
      return;
    }
    try {
      saveRecord(path, match.game, match.record());
      this.#saved.add(path);
      this.isUnsaved = false;
      say(inLanguage(words.recorded(path), locale));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#refuse(error.message);
    }
  }
}

function onlyOf(groups: readonly Group[]): ListedMove | undefined {
  const [only, ...others] = groups.flat();
  return others.length === 0 ? only : undefined;
}

/** The entry with that number or those words. */
function entryOf(groups: readonly Group[], line: string): ListedMove | undefined {
  const lower = line.toLowerCase();
  const number = /^\d{1,9}$/.test(line) ? Number(line) : undefined;
  return groups
    .flat()
    .find((entry) => (number === undefined ? entry.words.toLowerCase() === lower : entry.number === number));
}

function namesLike(text: string): string[] {
  return text === '' ? [] : commandNames.filter((name) => name.startsWith(text.toLowerCase()));
}
