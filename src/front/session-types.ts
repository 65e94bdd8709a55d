import type { Bot } from '../bots/bot.ts';
import type { Actor, GameTypes, Seat, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { MatchSetup } from '../core/match-setup.ts';
import type { FeedEntry, Observation } from '../core/observation.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Locale, Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';

/**
 * Who sits on a seat: a person at this screen, somebody elsewhere whose moves come in by `play`, or a bot, which is
 * asked whenever the seat decides.
 */
export type Sitter<T extends GameTypes = GameTypes> = 'person' | 'remote' | Bot<T>;

/** What a session begins with. */
export interface SessionSetup<T extends GameTypes = GameTypes> extends MatchSetup<T> {
  /** By seat; a missing entry is a person. */
  readonly seats?: readonly Sitter<T>[];
}

/** Why a move cannot be taken back in a session. */
export type TakeBackRefusal = 'nothing-to-take-back' | 'remote-seat';

/** A bot that has thrown, or has chosen what is no legal move. The session waits until it is asked again, or replaced. */
export interface Failure {
  readonly seat: Seat;
  readonly error: unknown;
}

/** A position of a session, past or present, to be looked at. */
export interface Position<T extends GameTypes = GameTypes> {
  readonly plies: number;
  readonly actor: Actor;
  /** Whose decision it is and of what kind; known to everybody. A key of `game.words.en.phases` and `prompts`. */
  readonly phase: T['state']['phase'];
  readonly outcome: Outcome | undefined;
  observe(viewer: Viewer): Observation<T>;
  feed(viewer: Viewer, from?: number): readonly FeedEntry<T>[];
}

/** A past position of a match. No moves are made there, so its observations have no token. */
export function positionOf<T extends GameTypes>(match: Match<T>): Position<T> {
  return {
    plies: match.plies,
    actor: match.actor,
    phase: match.state.phase,
    outcome: match.outcome,
    observe(viewer) {
      const { seen: _, ...observation } = match.observe(viewer);
      return observation;
    },
    feed: (viewer, from) => match.feed(viewer, from),
  };
}

const takeBackRefusals: Readonly<Record<TakeBackRefusal, Wording>> = {
  /** No decision of this seat is in the session. Remedy: decide first. */
  'nothing-to-take-back': {
    en: 'This seat has decided nothing yet.',
    it: 'Questo posto non ha ancora deciso nulla.',
  },
  /** A seat of the session is played from elsewhere. Remedy: ask that player, and begin anew. */
  'remote-seat': {
    en: 'Somebody plays from elsewhere: a move that was seen there stays made.',
    it: 'Qualcuno gioca da lontano: una mossa già vista altrove resta fatta.',
  },
};

/** The sentence for a player who wants his last decision back. */
export function describeTakeBackRefusal(refusal: TakeBackRefusal, locale: Locale = 'en'): string {
  return inLanguage(takeBackRefusals[refusal], locale);
}
