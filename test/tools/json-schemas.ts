import type { Shapes } from '../../src/schema/json.ts';
import { jsonSchemasOf } from '../../src/schema/json.ts';
import { ROOT } from './entries.ts';

/** Where the JSON Schema of what a game has is kept. */
export function schemaPathOf(game: string, what: string): string {
  return `${ROOT}/src/games/${game}/schema/${what}.json`;
}

/** The JSON Schemas of a game as they are written, by what they describe. */
export async function schemaTextsOf(game: string): Promise<Record<string, string>> {
  const { kit }: { kit: { readonly game: { readonly id: string; readonly name: string } } } = await import(
    `${ROOT}/src/games/${game}/kit.ts`
  );
  const { shapes }: { shapes: Shapes } = await import(`${ROOT}/src/games/${game}/shapes.ts`);
  const made = Object.entries(jsonSchemasOf(kit.game, shapes));
  return Object.fromEntries(made.map(([what, schema]) => [what, `${JSON.stringify(schema, undefined, 2)}\n`]));
}
