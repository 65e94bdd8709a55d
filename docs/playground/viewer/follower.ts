import type { GameTypes, Kit } from 'feyrules/core';
import type { LogEntry, LogSlice, Seen } from '../../../src/adapters/boardgamers/types.ts';
import type { Step } from '../frames.ts';
import type { Language } from '../words.ts';
import type { Emitter } from './events.ts';

/** Milliseconds after which the viewer asks for the state if a move got no answer. */
const PATIENCE = 10_000;

/** The preference by which people choose a language. */
const LANGUAGE = 'language';

/**
 * A game as a viewer follows it: what the platform has sent of it so far. It holds nothing but what was sent to this
 * viewer, and asks for what is missing.
 */
export class Follower {
  readonly kit: Kit;
  readonly #platform: Emitter;
  readonly #listeners = new Set<() => void>();
  readonly #ownLanguage: Language;
  #present: Seen | undefined;
  #log: readonly LogEntry[] = [];
  /** The entry of the log that is being replayed, and how the table stood after it, once that is known. */
  #past: { readonly entry: number; readonly seen?: Seen } | undefined;
  #player: number | undefined;
  #avatars: readonly string[] = [];
  #language: Language;
  #isReady = false;
  #underWay: ReturnType<typeof setTimeout> | undefined;

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

  /** How the table stands, now or then; `undefined` until something was sent. */
  get seen(): Seen | undefined {
    return this.#past?.seen ?? this.#present;
  }

  get isPast(): boolean {
    return this.#past !== undefined;
  }

  /** Whether a move is on its way to the platform. */
  get isUnderWay(): boolean {
    return this.#underWay !== undefined;
  }

  get language(): Language {
    return this.#language;
  }

  get avatars(): readonly string[] {
    return this.#avatars;
  }

  /** What this viewer was told, as far as the table is shown. */
  feed(): LogEntry['events'] {
    return this.#log.slice(0, this.seen?.plies).flatMap(({ events }) => events);
  }

  /** The moves that this viewer was told of from that entry of the log on, as far as the table is shown. */
  steps(from: number): readonly Step[] {
    const { seen } = this;
    const log = this.#log.slice(from, seen?.plies);
    return log.map(({ events }, index) => ({
      events: events.map(({ event }) => event),
      view: log.slice(index).find(({ view }) => view !== undefined)?.view ?? seen?.view,
    }));
  }

  /** Draws anew whenever something has changed. @returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a move; until the platform has answered there is no other. */
  play(move: GameTypes['move']): void {
    if (this.isPast || this.isUnderWay) return;
    this.#change(() => {
      this.#underWay = setTimeout(() => this.#platform.emit('fetchState'), PATIENCE);
    });
    this.#platform.emit('move', this.kit.game.print(move));
  }

  /** Somebody has clicked on a player. */
  click(index: number): void {
    this.#platform.emit('player:clicked', { index, name: this.seen?.names[index] ?? '' });
  }

  /** Somebody has chosen a language within the viewer. */
  choose(language: Language): void {
    this.#speak(language);
    this.#platform.emit('update:preference', { name: LANGUAGE, value: language });
  }

  /** Says once that there is something to be shown. */
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
    // Of a game that is over the platform sends what it has stored; what is to be seen of it comes with the log.
    if (isSeen(state, this.kit)) this.#change(() => this.#stand(state));
    else this.ready();
  }

  #takeLog({ start = 0, end, data }: { readonly start?: number; readonly end?: number; readonly data: unknown }): void {
    if (!isSlice(data, this.kit)) return;
    const { log, ...seen } = data;
    const isOld = seen.plies < (this.#present?.plies ?? 0);
    if (this.#past !== undefined && seen.plies === this.#past.entry + 1) {
      const { entry } = this.#past;
      this.#change(() => {
        this.#past = { entry, seen };
      });
      this.#platform.emit('replay:info', { start: 0, current: entry, end: this.#last });
    }
    if (isOld) {
      // The whole log is shorter than it was: somebody has taken the game back.
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
    clearTimeout(this.#underWay);
    this.#underWay = undefined;
    this.#present = seen;
  }

  #fetchNews(): void {
    this.#platform.emit('fetchLog', { start: this.#log.length });
  }

  #replay(entry: number): void {
    const wanted = Math.min(Math.max(0, Math.trunc(entry)), this.#last);
    const { seen } = this;
    this.#change(() => {
      this.#past = { entry: wanted, ...(seen !== undefined && { seen }) };
    });
    this.#platform.emit('fetchLog', { start: wanted, end: wanted });
  }

  #seat({ index }: { readonly index?: number }): void {
    const isOther = this.#player !== index;
    this.#player = index;
    // The view changes when the user logs in or out while the page is open.
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
    for (const listener of this.#listeners) listener();
  }
}

/** Whether that is what the engine of this game hands out for a viewer. */
function isSeen(value: unknown, { game }: Kit): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value && value.game === game.id && 'view' in value && 'availableMoves' in value)) return false;
  return typeof value.view === 'object' && value.view !== null && Array.isArray(value.availableMoves);
}

function isSlice(value: unknown, kit: Kit): value is LogSlice {
  return isSeen(value, kit) && 'log' in value && Array.isArray(value.log);
}
