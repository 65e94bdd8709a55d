import type EventEmitter from 'eventemitter3';

/** All messages between Boardgamers and a viewer, in both directions over one emitter; all plain JSON. */
export interface Events {
  // From the platform.
  state: [state: unknown];
  'state:updated': [];
  gamelog: [part: { readonly start?: number; readonly end?: number; readonly data: unknown }];
  preferences: [preferences: Readonly<Record<string, unknown>>];
  player: [player: { readonly index?: number }];
  avatars: [avatars: readonly string[]];
  'replay:start': [];
  'replay:to': [entry: number];
  'replay:end': [];
  // To the platform.
  ready: [];
  move: [notation: string];
  fetchState: [];
  fetchLog: [range: { readonly start: number; readonly end?: number }];
  addLog: [lines: readonly string[]];
  replaceLog: [lines: readonly string[]];
  'replay:info': [{ readonly start: number; readonly current: number; readonly end: number }];
  'player:clicked': [player: { readonly index: number; readonly name: string }];
  'update:preference': [preference: { readonly name: string; readonly value: string }];
}

export type Emitter = EventEmitter<Events>;
