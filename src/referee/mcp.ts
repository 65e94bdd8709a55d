import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Kit } from '../core/kit.ts';
import { shown } from '../core/wording.ts';
import { protocolRefusal, type Refusal } from './server/refusals.ts';
import { tools } from './server/requests.ts';
import type { RefereeServer } from './server/server.ts';

/** The server's instructions for a model. */
const INSTRUCTIONS = `Referees fairy-tale board and card games. Begin with \`games\`, then \`new\`: its answer has a \
token for each seat. Keep to the token of your own seat, keep it secret, and put bots on seats without a player; the \
token \`referee\` shows what is hidden, so no player uses it. The rules are in \`law\`: ask for a game, a section or a word. \
Then, until the outcome is there: \`observe\`, \`moves\`, \`play\`. Name a move by its notation, and give the \
\`seen\` of what you saw, so that a call that is repeated is not a second move. A refused move comes with the clause \
of the rules that refuses it, and changes nothing. Long answers come in parts: where \`more\` is true, \
ask again with \`next\` as \`since\`.`;

const KNOWN = Object.keys(tools).join(', ');
const READING: ReadonlySet<string> = new Set(['games', 'law', 'observe', 'moves', 'check', 'record']);
/** Tools that remove something: a move, a seat, a match. */
const DESTRUCTIVE: ReadonlySet<string> = new Set(['undo', 'resign', 'close']);
/** Tools that change nothing when called again. */
const IDEMPOTENT: ReadonlySet<string> = new Set([...READING, 'resign', 'close']);
/** By default, an answer has at most this many events or moves, because a model reads all of them. */
const LIMITS: Readonly<Record<string, number>> = { observe: 100, record: 500 };

/**
 * Creates a Model Context Protocol server, not yet connected. Its tools are the verbs of the line protocol, its resources
 * the rules of the games.
 * @param kits the games of the server.
 * @param version the version of this library.
 * @throws Error when the package `@modelcontextprotocol/sdk` is not installed.
 */
export async function mcpServer(server: RefereeServer, kits: readonly Kit[], version: string): Promise<McpServer> {
  const sdk = await import('@modelcontextprotocol/sdk/server/mcp.js');
  const { CallToolRequestSchema, ListToolsRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const mcp = new sdk.McpServer({ name: 'feyrules', version }, { instructions: INSTRUCTIONS });
  mcp.server.registerCapabilities({ tools: {} });
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(tools).map(([name, { title, about, input }]) => ({
      name,
      title,
      description: about,
      inputSchema: schemaOf(input),
      annotations: {
        readOnlyHint: READING.has(name),
        destructiveHint: DESTRUCTIVE.has(name),
        idempotentHint: IDEMPOTENT.has(name),
        openWorldHint: false,
      },
    })),
  }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: given = {} } = params;
    const answer = flawOf(name, given) ?? (await server.answer(requestOf(name, given), signal));
    const isError = 'error' in answer;
    const result = isError ? answer.error : answer.ok;
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: { ...result }, isError };
  });
  for (const kit of kits) {
    const { id, name, words } = kit.game;
    for (const locale of kit.law === undefined ? [] : Object.keys(words)) {
      const uri = `feyrules://rules/${id}/${locale}`;
      const mimeType = 'text/markdown';
      mcp.registerResource(`${name}: rules (${locale})`, uri, { mimeType }, async () => ({
        contents: [{ uri, mimeType, text: await rulesOf(kit, locale) }],
      }));
    }
  }
  return mcp;
}

/**
 * The JSON Schema of a tool's input. It uses only what every provider accepts: an object whose fields are texts,
 * integers or booleans. A client passes objects as JSON text. The server checks ranges of numbers.
 */
function schemaOf(input: z.ZodType<object>) {
  const { properties = {}, required = [] } = z.toJSONSchema(input);
  const plain = Object.entries(properties).map(([name, field]) => {
    const { type, enum: values, description } = typeof field === 'object' ? field : {};
    const isPlain = type === 'boolean' || type === 'integer';
    return [name, { type: isPlain ? type : 'string', ...(values && { enum: values }), description }] as const;
  });
  return { type: 'object' as const, properties: Object.fromEntries(plain), required, additionalProperties: false };
}

/** The request of a call. `null` and an empty text count as left out, because some models must fill in every field. */
function requestOf(verb: string, given: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  const limit = Object.hasOwn(LIMITS, verb) ? { limit: LIMITS[verb] } : {};
  return { ...limit, ...Object.fromEntries(fields.map(([name, value]) => [name, parsed(value)])), id: 0, do: verb };
}

/** The refusal of an unknown tool, and of `id` and `do`, which a request needs and a call must not set. */
function flawOf(tool: string, given: Readonly<Record<string, unknown>>): { readonly error: Refusal } | undefined {
  const isKnown = Object.hasOwn(tools, tool);
  const at = isKnown ? ['id', 'do'].find((field) => field in given) : 'name';
  if (at === undefined) return;
  const params = isKnown ? { found: shown(given[at]), expected: 'absent' } : { found: shown(tool), expected: KNOWN };
  return { error: protocolRefusal('protocol/bad-request', { at, ...params }, given['locale'] === 'it' ? 'it' : 'en') };
}

/** Parses a text that is a JSON object; returns any other value unchanged, so that the server can refuse it. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\{/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

async function rulesOf(kit: Kit, locale: string): Promise<string> {
  const { sections = [], clauses = [] } = (await kit.law?.(locale)) ?? {};
  const parts = sections.flatMap((section) => [
    `## ${section.id} ${section.title}`,
    section.text,
    ...clauses.filter((clause) => clause.section === section).map(({ id, text }) => `**${id}** ${text}`),
  ]);
  return [`# ${kit.game.name}`, ...parts].filter((part) => part !== '').join('\n\n');
}
