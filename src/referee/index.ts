export type { JsonSchema, JsonSchemas, SchemaName } from '../schema/json.ts';
export type { RecordOf } from '../schema/record.ts';
export * from './explain.ts';
