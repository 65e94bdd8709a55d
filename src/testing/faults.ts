import { AssertionError } from 'node:assert/strict';
import type { BaseState, Game, Tagged, Violation } from '../core/game.ts';
import { canonical } from './graph.ts';

/** A property that does not hold: why, and what shows it, a line each. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** The property, where it is not the one that was asked for. */
  readonly property: string | undefined;

  constructor(message: string, { property, cause }: FaultDetails = {}) {
    super(message, { cause });
    this.property = property;
  }
}

interface FaultDetails {
  readonly property?: string | undefined;
  /** What the game itself threw, for whoever looks for the line. */
  readonly cause?: unknown;
}

/** Why something was thrown, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Fault || error instanceof AssertionError) return error.message;
  return error instanceof Error ? `${error.name} was thrown, ${error.message}` : `${String(error)} was thrown`;
}

/** What is known of a fault beside its sentence. */
export function detailsOf(error: unknown): FaultDetails {
  if (error instanceof Fault) return error;
  return error instanceof AssertionError ? {} : { cause: error };
}

/** The move by its notation, or as JSON where it has none. */
export function named(game: Game, move: Tagged): string {
  try {
    return game.print(move);
  } catch {
    return canonical(move);
  }
}

/** A refusal for a sentence: its code and clause. */
export function citedOf(refused: Violation | undefined): string {
  return refused === undefined ? 'nothing' : canonical(refused);
}

/** Who decides, for a sentence. */
export function deciding(game: Game, state: BaseState): string {
  const actor = game.actor(state);
  return typeof actor === 'number' ? `seat ${actor}` : actor;
}
