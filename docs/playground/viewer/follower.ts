import type { GameTypes, Kit } from 'feyrules/core';
import type { LogEntry, LogSlice, Seen } from '../../../src/adapters/boardgamers/types.ts';
import { Listeners } from '../../../src/front/listeners.ts';
import type { SeenMove } from '../frames.ts';
import type { Language } from '../words.ts';
import type { Emitter } from './events.ts';

/** If a move has no answer after this many milliseconds, the viewer requests the state. */
const PATIENCE = 10_000;

/** The preference with the user's language. */
const LANGUAGE = 'language';

/**
 * A game as a viewer follows it: what the platform has sent so far. It has only what was sent to this viewer, and
 * requests what is missing.
 */
export class Follower {
  readonly kit: Kit;
  readonly #platform: Emitter;
  readonly #listeners = new Listeners();
  readonly #ownLanguage: Language;
  #present: Seen | undefined;
  #log: readonly LogEntry[] = [];
  /** The log entry being replayed, and the position after it, once known. */
  #past: { readonly entry: number; readonly seen: Seen | undefined } | undefined;
  #player: number | undefined;
  #avatars: readonly string[] = [];
  #language: Language;
  #isReady = false;
  #moveTimer: ReturnType<typeof setTimeout> | undefined;

  /** Calls the listener after every change. @returns a function that unsubscribes. */
  readonly subscribe: Listeners['subscribe'] = this.#listeners.subscribe;

  constructor(kit: Kit, platform: Emitter, language: Language) {
    this.kit = kit;
    this.#platform = platform;
    this.#ownLanguage = language;
    this.#language = language;
    platform.on('state', (state) => this.#takeState(state));
    platform.on('state:updated', () => this.#fetchNews());
    platform.on('gamelog', (part) => this.#takeLog(part ?? { data: undefined }));
    platform.on('preferences', (preferences) => this.#speak(preferences?.[LANGUAGE]));
    platform.on('player', (player) => this.#seat(player ?? {}));
    platform.on('avatars', (avatars) => this.#change(() => (this.#avatars = avatars)));
    platform.on('replay:start', () => this.#replay(this.#last));
    platform.on('replay:to', (entry) => this.#replay(entry));
    platform.on('replay:end', () => this.#change(() => (this.#past = undefined)));
  }

  /** The position shown, current or past; `undefined` until the platform sends one. */
  get seen(): Seen | undefined {
    return this.#past?.seen ?? this.#present;
  }

  get isPast(): boolean {
    return this.#past !== undefined;
  }

  /** Whether a move has been sent and not answered. */
  get isUnderWay(): boolean {
    return this.#moveTimer !== undefined;
  }

  get language(): Language {
    return this.#language;
  }

  get avatars(): readonly string[] {
    return this.#avatars;
  }

  /** What this viewer was told, up to the position shown. */
  feed(): LogEntry['events'] {
    return this.#log.slice(0, this.seen?.plies).flatMap(({ events }) => events);
  }

  /** The moves, as told to this viewer, from log entry `from` up to the position shown. */
  steps(from: number): readonly SeenMove[] {
    const { seen } = this;
    const log = this.#log.slice(from, seen?.plies);
    return log.map(({ events }, index) => ({
      events: events.map(({ event }) => event),
      view: log.slice(index).find(({ view }) => view !== undefined)?.view ?? seen?.view,
    }));
  }

  /** Sends a move; no other move can be sent until the platform answers. */
  play(move: GameTypes['move']): void {
    if (this.isPast || this.isUnderWay) return;
    this.#change(() => {
      this.#moveTimer = setTimeout(() => this.#platform.emit('fetchState'), PATIENCE);
    });
    this.#platform.emit('move', this.kit.game.print(move));
  }

  /** The user has clicked on a player. */
  click(index: number): void {
    this.#platform.emit('player:clicked', { index, name: this.seen?.names[index] ?? '' });
  }

  /** The user has chosen a language in the viewer. */
  choose(language: Language): void {
    this.#speak(language);
    this.#platform.emit('update:preference', { name: LANGUAGE, value: language });
  }

  /** Tells the platform once that the viewer is ready. */
  ready(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#platform.emit('ready');
  }

  get #last(): number {
    return Math.max(0, (this.#present?.plies ?? 0) - 1);
  }

  #takeState(state: unknown): void {
    this.#log = [];
    this.#platform.emit('fetchLog', { start: 0 });
    // For a finished game, the platform sends its stored state instead of a view; the view comes with the log.
    if (isSeen(state, this.kit)) this.#change(() => this.#stand(state));
    else this.ready();
  }

  #takeLog({ start = 0, end, data }: { readonly start?: number; readonly end?: number; readonly data: unknown }): void {
    if (!isSlice(data, this.kit)) return;
    const { log, ...seen } = data;
    const isOld = seen.plies < (this.#present?.plies ?? 0);
    if (this.#past !== undefined && seen.plies === this.#past.entry + 1) {
      const { entry } = this.#past;
      this.#change(() => (this.#past = { entry, seen }));
      this.#platform.emit('replay:info', { start: 0, current: entry, end: this.#last });
    }
    if (isOld) {
      // The whole log is shorter than before: a move was taken back.
      if (end === undefined) this.#platform.emit('fetchState');
      return;
    }
    if (start > this.#log.length) {
      this.#fetchNews();
      return;
    }
    const known = this.#log.length;
    this.#change(() => {
      this.#log = [...this.#log.slice(0, start), ...log];
      this.#stand(seen);
    });
    if (start === known && known > 0) this.#platform.emit('addLog', this.#lines(start));
    else this.#platform.emit('replaceLog', this.#lines());
  }

  #stand(seen: Seen): void {
    clearTimeout(this.#moveTimer);
    this.#moveTimer = undefined;
    this.#present = seen;
  }

  #fetchNews(): void {
    this.#platform.emit('fetchLog', { start: this.#log.length });
  }

  #replay(entry: number): void {
    const wanted = Math.min(Math.max(0, Math.trunc(entry)), this.#last);
    this.#change(() => (this.#past = { entry: wanted, seen: this.seen }));
    this.#platform.emit('fetchLog', { start: wanted, end: wanted });
  }

  #seat({ index }: { readonly index?: number }): void {
    const isOther = this.#player !== index;
    this.#player = index;
    // The view changes if the user logs in or out while the page is open.
    if (isOther && this.#present !== undefined && this.#present.viewer !== (index ?? 'table')) {
      this.#platform.emit('fetchState');
    }
  }

  #speak(language: unknown): void {
    const before = this.#language;
    this.#change(() => {
      this.#language = language === 'en' || language === 'it' ? language : this.#ownLanguage;
    });
    if (before !== this.#language && this.#log.length > 0) this.#platform.emit('replaceLog', this.#lines());
  }

  /** The log in words, for the sidebar. */
  #lines(from: number = 0): readonly string[] {
    return this.#log
      .slice(from)
      .flatMap(({ events }) => events.map(({ event }) => this.kit.game.describeEvent(event, this.#language)));
  }

  #change(change: () => void): void {
    change();
    this.#listeners.tell();
  }
}

/** Whether the value is what the engine of this game sends to a viewer. */
function isSeen(value: unknown, { game }: Kit): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value && value.game === game.id && 'view' in value && 'availableMoves' in value)) return false;
  return typeof value.view === 'object' && value.view !== null && Array.isArray(value.availableMoves);
}

function isSlice(value: unknown, kit: Kit): value is LogSlice {
  return isSeen(value, kit) && 'log' in value && Array.isArray(value.log);
}
