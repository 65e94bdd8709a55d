export type { JsonSchemas, SchemaName } from '../schema/json.ts';
export * from './explain.ts';
export * from './law.ts';
export * from './migrate.ts';
export * from './notation/annotated.ts';
export * from './notation/stream.ts';
export type {
  Answer,
  Catalogue,
  Cited,
  Done,
  Drawn,
  Listing,
  Observed,
  Opened,
  Recorded,
  Result,
  Standing,
  Verdict,
} from './server/answers.ts';
export type { OwnBot, OwnBots } from './server/bots.ts';
export type { Telling } from './server/feed.ts';
export { serveLines } from './server/lines.ts';
export type { ProtocolFault, Refusal } from './server/refusals.ts';
export type { Asked, AskedOfMatch, Holder, Request, Seating, Tried } from './server/requests.ts';
export { type Limits, RefereeServer, type ServerSettings } from './server/server.ts';
