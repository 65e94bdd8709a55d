import type { Layout, Piece, Place, Spot } from 'feyrules/core';
import type { VNode } from 'preact';
import type { Box } from './arrange.ts';

/** What a drawing needs to know about the table. */
export interface Drawing {
  /** The names of everything in the game. */
  readonly names: Readonly<Record<string, string>>;
  placeName(place: Place): string;
  pieceName(piece: Piece): string;
  /** By seat: its colour. */
  readonly colours: readonly string[];
  /** By seat: its name. */
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly pieces: readonly Piece[];
}

/** How to draw a game. The optional members have defaults that work for any game. */
export interface Skin {
  /** A symbol before the game's name in the list of games. */
  readonly emblem?: string;
  backdrop?(props: { readonly layout: Layout; readonly drawing: Drawing }): VNode;
  /** The drawing of a place without its pieces, with the origin at its centre; `null` for none. */
  spot?(props: DrawnSpot): VNode | null;
  /** Aspect ratio of a piece (width by height), and its maximum height, in board units. */
  size(piece: Piece, spot: Spot): readonly [aspect: number, most: number];
  /** Whether the place exists yet; always by default. */
  isThere?(spot: Spot, drawing: Drawing): boolean;
  /** The part of the spot that the piece takes; return the same object for pieces that share it. */
  box?(piece: Piece, spot: Spot, all: readonly Piece[]): Box;
  isCentred?(spot: Spot): boolean;
  piece(props: DrawnPiece): VNode;
}

export interface DrawnSpot {
  readonly spot: Spot;
  readonly drawing: Drawing;
}

/** A piece to draw in a box `width` wide and 100 high, with the origin at its centre. */
export interface DrawnPiece {
  readonly piece: Piece;
  readonly drawing: Drawing;
  readonly width: number;
}
