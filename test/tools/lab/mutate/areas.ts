/** The areas to mutate, and the tests that must kill their mutants. */
import { specs } from '../../../games/specs.ts';

export interface Area {
  readonly name: string;
  /** Whether this file of `src` belongs to the area; the first matching area has it. */
  takes(file: string): boolean;
  /** The fraction of its mutants in the sample. */
  readonly share: number;
  /** Stages of tests, fast ones first; a later stage runs if the earlier ones pass. */
  readonly stages: readonly Stage[];
}

/** A stage of tests. */
export interface Stage {
  /** The files below `test`, without `.test.ts`: the source of a regular expression. */
  readonly files: string;
  /** A pattern for the names of the tests; all tests by default. */
  readonly named?: string;
  /** Whether the tests need the built package. */
  readonly built?: true;
  /** Their `FEYRULES_EFFORT`; 0.1 by default. */
  readonly effort?: number;
}

/** Sentences, names, colours and declarations: they make no decisions. */
const PROSE =
  /\/words\/(names\/)?(en|it)\.ts$|^src\/cli\/(italian|templates|help)\.ts$|^src\/arena\/page\/(words|style)\.ts$/;

const HEAVY = '(battery|invariants|secrecy|perft)';

export const AREAS: readonly Area[] = [
  {
    name: 'words',
    takes: (file) => /^src\/(realm|games\/[^/]+)\/words\//.test(file),
    share: 0.17,
    stages: [{ files: 'games/([^/]+/(words|notation)|sentences)|core/wording' }, { files: 'house/errors' }],
  },
  // The tests of both games kill them.
  area('realm', 0.055, [
    { files: `games/elfenland/(?!${HEAVY}\\.)[^/]+` },
    { files: `games/elfengold/(?!${HEAVY}\\.)[^/]+` },
    { files: `games/elfen(land|gold)/${HEAVY}` },
  ]),
  ...specs.map(
    ({ game: { id: game }, mutated }): Area => ({
      name: game,
      takes: (file) => file.startsWith(`src/games/${game}/`),
      share: mutated,
      stages: [
        { files: `games/${game}/(?!${HEAVY}\\.)[^/]+` },
        {
          files: 'games/(corpus|heuristics|options|phases|playthroughs|sentences)|house/(errors|schemas|vectors)',
          named: game,
        },
        // The last three test every game, even if they do not name it.
        { files: `games/${game}/${HEAVY}|games/options|bots/levels|house/schemas` },
      ],
    }),
  ),
  area('core', 0.13, [
    { files: 'core/(?!match-memory).+' },
    { files: `games/(.+/)?(?!${HEAVY}\\.)[^/]+` },
    { files: 'testing/hold|house/(schemas|vectors|regressions/.+)' },
  ]),
  area('front', 0.17, [{ files: 'front/(?!why-not).+' }, { files: 'front/why-not' }]),
  area('bots', 0.15, [{ files: 'bots/.+' }, { files: 'front/bots|arena/arena' }]),
  area('arena', 0.05, [
    { files: 'arena/(?!(arena|bench|bot-threads|command|sprt)\\.).+' },
    { files: 'arena/arena|bots/memory' },
    { files: 'arena/(bench|bot-threads|command|sprt)', built: true },
    { files: 'everything/(arena-memory|dying-bots|quiet|worker)', built: true },
  ]),
  area('referee', 0.1, [
    { files: 'referee/(?!(broken-record|fuzz|fuzz-records|leaks|mcp|thinking|turns)\\.).+' },
    { files: 'referee/(fuzz|fuzz-records|leaks|thinking|turns)' },
    { files: 'referee/(broken-record|mcp)|everything/(mcp|reading-memory|stdio)', built: true },
  ]),
  cli(/^src\/cli\/(arena|bench|kept|speed)/, 'arena/(bench|command|sprt)'),
  cli(/^src\/cli\/(check|input)/, 'cli/(check-many|check-workers|hostile)|everything/check-many'),
  cli(/^src\/cli\//, 'cli/(move-list|options|process)|everything/(own-bots|signals|unread)'),
  area('rl', 0.17, [{ files: 'rl/(actions|encoding|guide)' }, { files: 'rl/(environment|observations)' }]),
  area('adapters', 0.15, [
    { files: 'adapters/boardgame-io-(bots|refusals|server)' },
    { files: 'adapters/boardgamers' },
    { files: 'adapters/(boardgame-io|.+-secrets)' },
  ]),
  area('testing', 0.06, [
    { files: 'testing/(broken-board|schemas|universe|your-own-game)' },
    { files: 'testing/(every-game|hold|memory|news|odds|texts)' },
    // Deliberate faults are found reliably only at full effort.
    { files: 'testing/(broken|notation)', effort: 1 },
  ]),
];

/** The area of a file of `src`; `undefined` if it is not mutated. */
export function areaOf(file: string): Area | undefined {
  return PROSE.test(file) ? undefined : AREAS.find(({ takes }) => takes(file));
}

/** A part of the command with its slow tests; all of them together take minutes. */
function cli(part: RegExp, slow: string): Area {
  return {
    name: 'cli',
    takes: (file) => part.test(file),
    share: 0.04,
    stages: [
      { files: 'cli/(cases|colours|commands|faults|in-order|links|person|progress|speed|wrapping)|arena/entrant' },
      { files: 'cli/(cli|language|law|promised|resume)', built: true },
      { files: slow, built: true },
    ],
  };
}

function area(name: string, share: number, stages: readonly Stage[]): Area {
  return { name, takes: (file) => file.startsWith(`src/${name}/`), share, stages };
}
