/** What is mutated, and by which tests a mutant of it must be found. */

export interface Area {
  readonly name: string;
  /** Whether this file of `src` belongs to the area. The first area that takes a file has it. */
  takes(file: string): boolean;
  /** Which part of its mutants is in the sample. */
  readonly share: number;
  /** Patterns of test files, one for each stage: the quick ones first. A later stage runs if the earlier ones pass. */
  readonly stages: readonly RegExp[];
  /** The first stage whose tests need the built package. */
  readonly builtFrom?: number;
}

const GAMES: Readonly<Record<string, number>> = {
  strage: 0.12,
  elfenland: 0.055,
  elfengold: 0.055,
  elfenwizards: 0.058,
  'fairys-fate': 0.055,
  'the-challenge': 0.058,
};

/** Sentences, names, colours and declarations: there is nothing in them that could decide wrongly. */
const PROSE =
  /\/words\/(names\/)?(realm-)?(en|it)\.ts$|^src\/cli\/(italian|templates|help)\.ts$|^src\/arena\/page\/(words|style)\.ts$/;

const HEAVY = '(battery|invariants|secrecy|perft)';

export const AREAS: readonly Area[] = [
  {
    name: 'words',
    takes: (file) => /^src\/games\/[^/]+\/words\//.test(file),
    share: 0.17,
    stages: [/^test\/(games\/[^/]+\/(words|text|notation)|core\/wording)\.test/, /^test\/house\/errors\.test/],
  },
  ...Object.entries(GAMES).map(
    ([game, share]): Area =>
      area(game, share, `games/${game}`, [
        `games/${game}/(?!${HEAVY}\\.)[^/]+`,
        '(games/(corpus|playthroughs|options|phases)|house/(schemas|vectors))',
        `games/${game}/${HEAVY}`,
      ]),
  ),
  area('core', 0.13, 'core', [
    'core/(?!match-memory).+',
    `games/(.+/)?(?!${HEAVY}\\.)[^/]+`,
    '(testing/hold|house/regressions/.+|house/vectors)',
  ]),
  area('schema', 0.2, 'schema', [
    '(house/schemas|core/(?!match-memory).+|testing/hold)',
    '(referee/server|cli/faults)',
  ]),
  area('front', 0.17, 'front', ['front/.+']),
  area('bots', 0.15, 'bots', ['bots/.+', '(front/bots|arena/arena)']),
  area(
    'arena',
    0.05,
    'arena',
    ['arena/(arena|entrant|own-bots|page|schedule|tally|times)', 'arena/(bench|command|quiet|sprt|worker)'],
    1,
  ),
  area(
    'referee',
    0.1,
    'referee',
    [
      'referee/(feed|guide|law|lines|migrate|notation|own-bots|read-games|room|server)',
      'referee/(fuzz|fuzz-records|leaks|thinking|turns)',
      'referee/(broken-record|mcp|stdio)',
    ],
    2,
  ),
  area(
    'cli',
    0.04,
    'cli',
    [
      'cli/(faults|in-order|progress)',
      'cli/(cli|language|law|menu|resume)',
      'cli/(check-many|check-workers|hostile|interrupt|move-list|options|terminal)',
    ],
    1,
  ),
  area('rl', 0.17, 'rl', ['rl/.+']),
  area('adapters', 0.15, 'adapters', ['adapters/(?!.+-secrets).+', 'adapters/.+-secrets']),
  area('testing', 0.06, 'testing', [
    'testing/(broken-board|hold|universe|your-own-game)',
    'testing/(broken|every-game|notation)',
  ]),
];

/** The area of a file of `src`; undefined for what is not mutated. */
export function areaOf(file: string): Area | undefined {
  return PROSE.test(file) ? undefined : AREAS.find(({ takes }) => takes(file));
}

/** @param stages Patterns of paths below `test`, without `.test.ts`. */
function area(name: string, share: number, folder: string, stages: readonly string[], builtFrom?: number): Area {
  return {
    name,
    takes: (file) => file.startsWith(`src/${folder}/`),
    share,
    stages: stages.map((stage) => new RegExp(`^test/${stage}\\.test\\.ts$`)),
    ...(builtFrom === undefined ? {} : { builtFrom }),
  };
}
