/**
 * `npm run schemas`: generates the JSON Schemas of options, views and events from the types of every game, into
 * `src/generated`, which Git ignores. Builds and tests run it automatically; it does nothing until a source changes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodeParser, Schema } from 'ts-json-schema-generator';
import type { Node } from 'typescript';
import { gamesOf, ROOT } from '../entries.ts';

const FOLDER = `${ROOT}/src/generated`;
/** The source files of the schemas, each with its digest. */
const SOURCES = `${FOLDER}/sources.json`;
/** By name: the type, and the game's file that declares it. */
const TYPES = { options: ['Options', 'types'], view: ['View', 'types'], event: ['Event', 'events'] } as const;

/** The file with the JSON Schemas of a game's options, views and events. */
export function schemaFileOf(game: string): string {
  return `${FOLDER}/${game}.json`;
}

/** The file with the descriptions of the fields of a game's views, for the page of views. */
export function fieldsFileOf(game: string): string {
  return `${FOLDER}/${game}.fields.json`;
}

/** Generates the JSON Schemas of all games, unless they exist and no source has changed. */
export async function setup(): Promise<void> {
  if (isCurrent()) return;
  // Imported on demand, because loading the compiler takes longer than everything else.
  const { createFormatter, createParser, DEFAULT_CONFIG, SchemaGenerator, ts } = await import(
    'ts-json-schema-generator'
  ).then(async (library) => ({ ...library, ts: (await import('typescript')).default }));
  const { config, error } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const files = gamesOf().flatMap((game) => ['types', 'events'].map((file) => `${ROOT}/src/games/${game}/${file}.ts`));
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: [] }, ROOT);
  const program = ts.createProgram(files, options);
  const settings = { ...DEFAULT_CONFIG, expose: 'none', topRef: false } as const;
  // `Frozen` is a mark for the compiler; the generator would take it for a second type of the value.
  const frozenOf = (node: Node): Node | undefined =>
    ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Frozen' ? node.typeArguments?.[0] : undefined;
  const parser: NodeParser = createParser(program, settings, (chain) =>
    chain.addNodeParser({
      supportsNode: (node) => frozenOf(node) !== undefined,
      createType: (node, context) => parser.createType(frozenOf(node) ?? node, context),
    }),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(settings), settings);

  mkdirSync(FOLDER, { recursive: true });
  for (const game of gamesOf()) {
    const made = Object.entries(TYPES).map(([what, [name, file]]) => {
      const { statements = [] } = program.getSourceFile(`${ROOT}/src/games/${game}/${file}.ts`) ?? {};
      const node = statements.find(
        (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
      );
      if (node === undefined) throw new Error(`src/games/${game}/${file}.ts declares no type "${name}".`);
      return [what, generator.createSchemaFromNodes([node])] as const;
    });
    const schemas = Object.fromEntries(made);
    write(schemaFileOf(game), finished(schemas));
    write(fieldsFileOf(game), descriptionsOf(schemas['view'] ?? {}));
  }
  const own = program.getSourceFiles().map(({ fileName }) => relative(ROOT, fileName));
  const sources = [...own.filter((path) => path.startsWith('src/')), ...TOOLS];
  write(SOURCES, Object.fromEntries(sources.map((path) => [path, digestOf(path)])));
}

const TOOLS = [
  relative(ROOT, fileURLToPath(import.meta.url)),
  'node_modules/ts-json-schema-generator/package.json',
  'node_modules/typescript/package.json',
];

function isCurrent(): boolean {
  try {
    const sources: Record<string, string> = JSON.parse(readFileSync(SOURCES, 'utf8'));
    for (const game of gamesOf()) for (const file of [schemaFileOf, fieldsFileOf]) readFileSync(file(game));
    return Object.entries(sources).every(([path, digest]) => digestOf(path) === digest);
  } catch {
    // A file is missing.
    return false;
  }
}

function digestOf(path: string): string {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}/${path}`))
    .digest('hex');
}

/** Writes atomically: several test runs may write at the same time. */
function write(path: string, value: unknown): void {
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(value));
  renameSync(`${path}.${process.pid}`, path);
}

/** The generator's schema for the types of a game, by the conventions of this repository. */
function finished({ options = {}, view = {}, event = {} }: Readonly<Record<string, Schema>>): object {
  const { players } = options.properties ?? {};
  const counts = typeof players === 'object' ? (players.enum ?? []).map(Number) : [];
  const seats = { min: Math.min(...counts), max: Math.max(...counts) };
  // An absent key has its default.
  const { required: _, ...partial } = options;
  return { options: tidied(partial, seats), view: tidied(view, seats), event: tidied(event, seats) };
}

/** The docstring of each field of a view, and of `seats[i]`: `seats[i].hand`. */
function descriptionsOf(view: Schema): Readonly<Record<string, string>> {
  const seats = partOf(view.properties?.['seats']).items;
  const fields = [
    ...Object.entries(view.properties ?? {}),
    ...Object.entries(partOf(Array.isArray(seats) ? undefined : seats).properties ?? {}).map(
      ([key, field]) => [`seats[i].${key}`, field] as const,
    ),
  ];
  return Object.fromEntries(fields.map(([key, field]) => [key, partOf(field).description ?? '']));
}

function partOf(part: Schema['not']): Schema {
  return typeof part === 'object' ? part : {};
}

/**
 * - Comments stay in the types: they are as long as everything else, and their links would be broken here.
 * - A number is an integer, from 0 up unless its type has other bounds.
 * - The formats `seat`, `place` and `by-seat`, of types of the core, become bounds from the number of players.
 * - An object has only the keys of its type, even if the generator leaves a union of unions of keys open.
 */
function tidied(schema: Schema, seats: { readonly min: number; readonly max: number }): Schema {
  const { $schema, definitions, description, format, properties, items, anyOf, ...rest } = schema;
  const tidy = (part: Schema['not']): Schema => tidied(partOf(part), seats);
  const isNumber = rest.type === 'number';
  return {
    ...rest,
    ...(isNumber && { type: 'integer' }),
    ...(isNumber && !('enum' in rest || 'const' in rest) && { minimum: rest.minimum ?? 0 }),
    ...(format === 'seat' && { maximum: seats.max - 1 }),
    ...(format === 'place' && { minimum: 1, maximum: seats.max }),
    ...(format === 'by-seat' && { minItems: seats.min, maxItems: seats.max }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, tidy(part)])),
      additionalProperties: false,
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: tidy(items) }),
    ...(anyOf && { anyOf: anyOf.map(tidy) }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup();
