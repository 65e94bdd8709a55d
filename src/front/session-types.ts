import type { Bot } from '../bots/bot.ts';
import type { Actor, GameTypes, Seat, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { MatchSetup } from '../core/match-setup.ts';
import type { FeedEntry, Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import { inLanguage, type Locale, type Wording } from '../core/wording.ts';

/**
 * Who plays a seat: a person at this screen, a remote player whose moves arrive by `play`, or a bot, which is asked
 * whenever the seat decides.
 */
export type Sitter<T extends GameTypes = GameTypes> = 'person' | 'remote' | Bot<T>;

/** The set-up of a session. */
export interface SessionSetup<T extends GameTypes = GameTypes> extends MatchSetup<T> {
  /** By seat; a missing entry is a person. */
  readonly seats?: readonly (Sitter<T> | undefined)[];
}

/** Why a decision in a session cannot be taken back. */
export type TakeBackRefusal = 'nothing-to-take-back' | 'remote-seat';

/**
 * A bot that has thrown or has made an illegal move, or a source of chance that has thrown. The session waits until
 * `sit` lets the bot or chance try again, or replaces the bot.
 */
export interface Failure {
  readonly seat: Seat | 'chance';
  readonly error: unknown;
}

/** A session's position, now or past, for display. `observe` returns one frozen object until its content changes. */
export interface Position<T extends GameTypes = GameTypes> {
  readonly plies: number;
  readonly actor: Actor;
  /** The phase: a key of `game.words.en.phases` and of `prompts`. Every viewer may know it. */
  readonly phase: T['state']['phase'];
  readonly outcome: Outcome | undefined;
  observe(viewer: Viewer): Observation<T>;
  feed(viewer: Viewer, from?: number): readonly FeedEntry<T>[];
}

/** A position of a match, for display. No moves are made there, so its observations have no token. */
export function positionOf<T extends GameTypes>(match: Match<T>): Position<T> {
  const known = new Map<Viewer, Observation<T>>();
  return Object.freeze<Position<T>>({
    plies: match.plies,
    actor: match.actor,
    phase: match.state.phase,
    outcome: match.outcome,
    observe(viewer) {
      const { seen: _, ...now } = match.observe(viewer);
      const observation = known.get(viewer) ?? Object.freeze(now);
      known.set(viewer, observation);
      return observation;
    },
    feed: (viewer, from) => match.feed(viewer, from),
  });
}

const takeBackRefusals: Readonly<Record<TakeBackRefusal, Wording>> = {
  /** This seat has made no decision in the match. Remedy: decide first. */
  'nothing-to-take-back': {
    en: 'This seat has decided nothing yet.',
    it: 'Questo posto non ha ancora deciso nulla.',
  },
  /** A seat of the session is played remotely. Remedy: agree with that player on a new game. */
  'remote-seat': {
    en: 'A person plays on another device; a move that was seen there cannot be taken back.',
    it: 'Un giocatore gioca su un altro dispositivo: una mossa già vista lì non si può ritirare.',
  },
};

/** The sentence for a player who wants to take back a decision. */
export function describeTakeBackRefusal(refusal: TakeBackRefusal, locale: Locale = 'en'): string {
  return inLanguage(takeBackRefusals[refusal], locale);
}
