import type { Layout, Piece, Place, Spot } from 'feyrules/core';
import type { VNode } from 'preact';
import type { Box } from './arrange.ts';

/** The names of everything in a game, in one language. */
export type Names = Readonly<Record<string, string>>;

/** What a drawing knows of the table. */
export interface Drawing {
  readonly names: Names;
  placeName(place: Place): string;
  pieceName(piece: Piece): string;
  /** By seat: its colour. */
  readonly colours: readonly string[];
  /** By seat: what it is called. */
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly pieces: readonly Piece[];
}

/** How a game is drawn. Everything has a standard, which draws any game. */
export interface Skin {
  /** A character that stands before the game's name in the list of games. */
  readonly emblem?: string;
  /** What stands behind everything. */
  backdrop?(layout: Layout, drawing: Drawing): VNode;
  /** A place without its pieces, around its middle; `null` for none. */
  spot?(spot: Spot, drawing: Drawing): VNode | null;
  /** Width by height of a piece, and how high it is at most, in board units. */
  size(piece: Piece, spot: Spot): readonly [aspect: number, most: number];
  /** Whether the place is there yet: it is, where nothing is said. */
  isThere?(spot: Spot, drawing: Drawing): boolean;
  /** The part of its spot where a piece lies; the same object for pieces that share it. */
  box?(piece: Piece, spot: Spot, all: readonly Piece[]): Box;
  isCentred?(spot: Spot): boolean;
  /** A piece in a box 100 high, around its middle, `width` wide. */
  piece(piece: Piece, drawing: Drawing, width: number): VNode;
}
