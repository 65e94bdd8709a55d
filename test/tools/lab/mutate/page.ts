/** The page about the mutants, docs/reference/mutation.md. */
import { AREAS } from './areas.ts';
import { UNCOMPILED, type Verdict } from './verdicts.ts';

/** By id of a mutant: why no test can kill it. */
export type Judgements = Readonly<Record<string, string>>;

/** Mutants drawn by the hash of a commit and tried once, before any test was written for them. */
export interface Draw {
  readonly commit: string;
  /** Mutants drawn in each area, those that the compiler refuses included. */
  readonly drawn: number;
  /** By area: the mutants that were found, and those that were tried. */
  readonly areas: Readonly<Record<string, readonly [found: number, tried: number]>>;
  readonly note?: string;
}

export function drawOf(commit: string, drawn: number, verdicts: readonly Verdict[]): Draw {
  const areas: Record<string, [number, number]> = {};
  for (const { area, by } of verdicts) {
    if (by === UNCOMPILED) continue;
    const [found, tried] = areas[area] ?? [0, 0];
    areas[area] = [found + (by === undefined ? 0 : 1), tried + 1];
  }
  return { commit, drawn, areas };
}

/** The draws as a table: a row an area, a column a draw. */
function drawsTable(draws: readonly Draw[]): string[] {
  const names = [...new Set(draws.flatMap(({ areas }) => Object.keys(areas)))].sort();
  const kept = draws.filter(({ areas }) => Object.keys(areas).length > 0);
  return [
    '## Draws at first sight',
    '',
    'For a draw, the mutants of each area are ordered by a hash of mutant and last commit. The first ones are tried once, before any test is written for them. So the score of a draw says how many unforeseen changes the tests find. The scores are not updated later. Equivalent mutants count as not found.',
    '',
    ...(kept.length === 0
      ? []
      : [
          `| area | ${kept.map(({ commit }) => commit).join(' | ')} |`,
          `|---|${kept.map(() => '---:|').join('')}`,
          ...names.map((name) => `| ${name} | ${kept.map(({ areas }) => score(areas[name])).join(' | ')} |`),
          '',
        ]),
    ...draws.flatMap(({ commit, drawn, note }) => [
      `- ${commit}: ${note ?? `${drawn} mutants an area, without those that do not compile`}.`,
    ]),
    '',
  ];
}

function score(counted: readonly [found: number, tried: number] | undefined): string {
  if (counted === undefined) return '';
  const [found, tried] = counted;
  return `${found} of ${tried}, ${percent(found, tried)}`;
}

const HEAD = `# Mutation testing

\`npm run mutate\` writes this page. It changes the sources in one place at a time, with the instrumenter of [StrykerJS](https://stryker-mutator.io/docs/mutation-testing-elements/supported-mutators/), and runs the tests of the changed file until one fails. Each such change is a mutant. If no test finds a mutant, either a test is missing, or the mutant is *equivalent*: it behaves like the original.

- **The sample.** A mutant's number is a hash of its file, its code and its replacement. The sample of an area has the mutants with the lowest numbers. So the sample changes only where the code changes. In all areas the lowest numbers are tried first: an interrupted run has a smaller sample of each area.
- **Left out.** Strings are not mutated: they are texts, or keys that the compiler checks. Nor are files that contain only texts (such as \`words/en.ts\`), or generated files (law, JSON Schemas). A mutant that does not compile does not count.
- **The tests.** Only the tests of the area run, most of them with \`FEYRULES_EFFORT=0.1\`; for a game these are its folder and tests that all games share, such as the corpus, the play-throughs and the test vectors. Quick tests run first. A mutant that has passed only some of its tests is *under way*; the last column then gives the lowest and the highest possible share. A test of another area might find a mutant that survives here. A mutant also counts as found if the tests then take more than three times their usual time plus ten seconds.
- **Why not the runner of StrykerJS.** StrykerJS 9.6.1 runs on this version of vitest, but disagrees. With the quick tests alone, 5 of the 41 mutants of two files of La Strage survived it. Of these 5, 3 survived the quick tests of this driver too. The other 2 do not even load: every test file fails at its import, and the runner of StrykerJS counts a file without tests as passed. Of the 41, 23 are static: they change what runs at import, as the rules of a game do.
- **Not part of the check.** A run takes hours, so run it to judge the tests, not for each commit. \`npm run mutate src/games/strage\` tries the sample of a folder, \`npm run mutate -- --all src/games/strage/orcs.ts\` every mutant of a file, and \`npm run mutate -- --survivors\` tries again the mutants that no test has found.
`;

export function pageOf(verdicts: readonly Verdict[], judged: Judgements, draws: readonly Draw[]): string {
  const tried = verdicts.filter(({ by }) => by !== UNCOMPILED);
  const survivors = tried.filter(({ by }) => by === undefined);
  const equivalent = survivors.filter(({ id }) => judged[id] !== undefined);
  const open = survivors.filter((verdict) => judged[verdict.id] === undefined && !isUnderWay(verdict));
  const underWay = survivors.filter((verdict) => judged[verdict.id] === undefined && isUnderWay(verdict));
  const rows = [...[...new Set(AREAS.map(({ name }) => name))].sort(), ''].map((name) =>
    row(
      name,
      tried.filter(({ area }) => name === '' || area === name),
      judged,
    ),
  );
  return [
    HEAD,
    '| area | mutants | found | of these, by later tests | equivalent | under way | not found | found of all that are not equivalent |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    ...drawsTable(draws),
    ...listed('Not found', open, ({ id }) => `number \`${id}\``),
    ...listed('Under way', underWay, ({ passed }) => `has passed ${passed} stages of tests`),
    ...listed('Equivalent', equivalent, ({ id }) => judged[id] ?? ''),
  ].join('\n');
}

/** A mutant in one line of Markdown. */
export function shown({
  mutator,
  original,
  replacement,
}: Pick<Verdict, 'mutator' | 'original' | 'replacement'>): string {
  return `${mutator}: ${code(original)} becomes ${code(replacement)}`;
}

/** Code on one line, truncated. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}…` : line;
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence} ${brief(text)} ${fence}`;
}

function row(name: string, tried: readonly Verdict[], judged: Judgements): string {
  const found = tried.filter(({ by }) => by !== undefined);
  const late = found.filter(({ late }) => late).length;
  const equivalent = tried.filter(({ id, by }) => by === undefined && judged[id] !== undefined).length;
  const underWay = tried.filter((verdict) => judged[verdict.id] === undefined && isUnderWay(verdict)).length;
  const open = tried.length - found.length - equivalent - underWay;
  const can = tried.length - equivalent;
  const least = percent(found.length, can);
  const share = can === 0 ? '' : underWay === 0 ? least : `${least} to ${percent(found.length + underWay, can)}`;
  return `| ${[name === '' ? '**all**' : name, tried.length, found.length, late, equivalent, underWay, open, share].join(' | ')} |`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Whether it has survived some of the tests, and the others have not run. */
function isUnderWay({ area: name, by, passed = Number.POSITIVE_INFINITY }: Verdict): boolean {
  return by === undefined && passed < (AREAS.find((area) => area.name === name)?.stages.length ?? 0);
}

function listed(title: string, verdicts: readonly Verdict[], more: (verdict: Verdict) => string): string[] {
  if (verdicts.length === 0) return [];
  const lines = [...verdicts]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map((verdict) => `- \`${verdict.file}:${verdict.line}\` ${shown(verdict)} — ${more(verdict)}`);
  return [`## ${title}`, '', ...lines, ''];
}
