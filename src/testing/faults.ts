import { AssertionError } from 'node:assert/strict';
import { type Failures, failuresOf } from '../core/failures.ts';
import type { BaseState, Game, Tagged, Violation } from '../core/game.ts';
import { shown } from '../core/wording.ts';
import { canonical } from './graph.ts';

const sentences = {
  /** `effort` is not a number above 0. Remedy: give 1 for the whole battery, or less for a part of it. */
  'testing/bad-effort': 'The effort is a number above 0, such as 0.1 or 1, not {effort}.',
  /** The installed version of fast-check is not tested. Remedy: install a version that the message names. */
  'testing/untried-package': 'feyrules is tested with fast-check 3.0 to 4.x, not {version}: npm install fast-check@4',
  /** A game violates a property of the battery. Remedy: correct the game; the message shows where it fails. */
  'testing/broken-property': '{property}: {reason}',
} as const;

export const testFailure: Failures<typeof sentences> = failuresOf(sentences);

/** Thrown when a property fails. The message has the reason, then each piece of evidence on its own line. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** The property that fails, if it is not the one that is being checked; else `undefined`. */
  readonly property: string | undefined;

  constructor(message: string, { property, cause }: FaultDetails = {}) {
    super(message, { cause });
    this.property = property;
  }
}

interface FaultDetails {
  readonly property?: string | undefined;
  /** The error that the game threw, for its stack. */
  readonly cause?: unknown;
}

/** Why something was thrown, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Fault || error instanceof AssertionError) return error.message;
  return error instanceof Error ? `${error.name} was thrown, ${error.message}` : `${shown(error)} was thrown`;
}

export function detailsOf(error: unknown): FaultDetails {
  if (error instanceof Fault) return error;
  return error instanceof AssertionError ? {} : { cause: error };
}

/** What a call throws; `undefined` if it throws nothing. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The move in notation, or as JSON if it has none. */
export function named(game: Game, move: Tagged): string {
  try {
    return game.print(move);
  } catch {
    return canonical(move);
  }
}

/** A refusal as JSON, for a sentence. */
export function citedOf(refused: Violation | undefined): string {
  return refused === undefined ? 'nothing' : canonical(refused);
}

/** The actor, for a sentence. */
export function deciding(game: Game, state: BaseState): string {
  const actor = game.actor(state);
  return typeof actor === 'number' ? `seat ${actor}` : actor;
}
