/**
 * npm run mutate: changes the sources in one place at a time and runs the relevant tests. It uses a sample of every
 * area; with `npm run mutate src/core`, the part of the sample in that folder. Verdicts are stored, so a run can be
 * interrupted and resumed. `--all` tries every mutant of the paths; `--begun` tries no new one, and finishes those that
 * have survived a part of the tests; `--survivors` tries the survivors again; `--page` only writes
 * docs/reference/mutation.md. Mutants that are judged equivalent are not tried again. `--draw 200` draws 200 mutants an
 * area by the hash of the last commit, tries them once, and adds the score to the page, unless it was asked for paths
 * alone; `--commit` resumes a draw.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../entries.ts';
import { AREAS, areaOf } from './mutate/areas.ts';
import { Compiler } from './mutate/compiler.ts';
import { makeCopy, tracked } from './mutate/copy.ts';
import { type Mutant, mutantsOf } from './mutate/mutants.ts';
import { brief, type Draw, drawOf, type Judgements, pageOf, shown } from './mutate/page.ts';
import { Trial } from './mutate/trial.ts';
import { append, readVerdicts, UNCOMPILED, type Verdict, write } from './mutate/verdicts.ts';

const FLAG = { type: 'boolean', default: false } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: FLAG,
    begun: FLAG,
    survivors: FLAG,
    page: FLAG,
    draw: { type: 'string', default: '' },
    commit: {
      type: 'string',
      default: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    },
  },
});
/** The number of mutants an area that are drawn; 0 without a draw. */
const drawn = Number(values.draw);
const SAMPLE = join(ROOT, 'test/tools/lab/mutate/sample.jsonl');
const JUDGED = join(ROOT, 'test/tools/lab/mutate/equivalent.json');
const PAGE = join(ROOT, 'docs/reference/mutation.md');
const judged: Judgements = JSON.parse(readFileSync(JUDGED, 'utf8'));
const DRAWS = join(ROOT, 'test/tools/lab/mutate/draws.json');
/** With `--all`, the mutants are not a sample; those of a draw are another one. */
const kept = values.all
  ? join(ROOT, 'temp/mutate.jsonl')
  : drawn > 0
    ? join(ROOT, `temp/draw-${values.commit}.jsonl`)
    : SAMPLE;

const MOST_STAGES = Math.max(...AREAS.map(({ stages }) => stages.length));

const isThere = values.page ? undefined : await tryThem();
if (drawn > 0 && positionals.length === 0) addDraw();
if (!values.all) settle();

/** Adds the result of the draw to the list of draws. */
function addDraw(): void {
  const draws: Draw[] = JSON.parse(readFileSync(DRAWS, 'utf8')).filter(({ commit }: Draw) => commit !== values.commit);
  const draw = drawOf(values.commit, drawn, [...readVerdicts(kept).values()]);
  writeFileSync(DRAWS, `${JSON.stringify([...draws, draw], null, 2)}\n`);
}

/** Keeps only the last verdict of each mutant, drops those of removed code, and writes the page. */
function settle(): void {
  const current = [...readVerdicts(SAMPLE).values()].filter(({ id }) => drawn > 0 || (isThere?.has(id) ?? true));
  const verdicts = current.sort((a, b) => (a.id < b.id ? -1 : 1));
  write(SAMPLE, verdicts);
  writeFileSync(PAGE, pageOf(verdicts, judged, JSON.parse(readFileSync(DRAWS, 'utf8'))));
}

/** @returns The total numbers of mutants, if all files were requested. */
async function tryThem(): Promise<ReadonlySet<string> | undefined> {
  const files = tracked('src').filter((file) => file.endsWith('.ts') && areaOf(file) !== undefined && isAsked(file));
  if (files.length === 0) throw new Error(`Nothing is mutated in ${positionals.join(', ')}.`);
  const mutants = await mutantsOf(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
  const known = readVerdicts(kept);
  const asked = drawn > 0 ? drawFrom(mutants) : mutants;
  const due = asked.filter((mutant) => isDue(mutant, known.get(mutant.id)));
  if (drawn === 0) due.sort((a, b) => turnOf(a) - turnOf(b));
  const copy = makeCopy();
  const compiler = new Compiler(copy);
  const trial = new Trial(copy);
  const now = new Map(values.survivors ? [] : known);
  try {
    // First the fast tests of all mutants, then the slow ones.
    for (let round = 0; round < MOST_STAGES; round++) {
      for (const [index, mutant] of due.entries()) {
        const { name: area, stages } = areaOf(mutant.file) ?? {};
        const [stage, before] = [stages?.[round], now.get(mutant.id)];
        if (area === undefined || stage === undefined || before?.by !== undefined) continue;
        if ((before?.passed ?? 0) !== round) continue;
        const { id, file, line, mutator, source } = mutant;
        const [original, replacement] = [brief(mutant.original), brief(mutant.replacement)];
        const what = { area, id, file, line, mutator, original, replacement };
        const uncompiled = round === 0 && compiler.refuses(file, source);
        const by = uncompiled ? UNCOMPILED : await trial.of(file, source, stage);
        const late = values.survivors && by !== undefined;
        const verdict = { ...what, ...(by === undefined ? { passed: round + 1 } : { by }), ...(late ? { late } : {}) };
        append(kept, verdict);
        now.set(id, verdict);
        const told = by ?? `survives ${round + 1} of ${stages?.length}: ${shown(what)}`;
        console.log(`${index + 1}/${due.length} ${file}:${line} ${told}`);
      }
    }
  } finally {
    trial.end();
  }
  return positionals.length > 0 ? undefined : new Set(mutants.map(({ id }) => id));
}

/** The drawn mutants: those of each area with the lowest hashes of commit and id, all areas in turn. */
function drawFrom(mutants: readonly Mutant[]): Mutant[] {
  const hashed = mutants.map((mutant) => {
    const hash = createHash('sha1')
      .update(values.commit + mutant.id)
      .digest('hex');
    return { mutant, hash };
  });
  hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const counts = new Map<string, number>();
  return hashed
    .map(({ mutant }) => {
      const area = areaOf(mutant.file)?.name ?? '';
      const rank = counts.get(area) ?? 0;
      counts.set(area, rank + 1);
      return { mutant, rank };
    })
    .filter(({ rank }) => rank < drawn)
    .sort((a, b) => a.rank - b.rank)
    .map(({ mutant }) => mutant);
}

function isAsked(file: string): boolean {
  const below = (path: string): boolean => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`);
  return positionals.length === 0 || positionals.some(below);
}

function isDue(mutant: Mutant, verdict: Verdict | undefined): boolean {
  if (judged[mutant.id] !== undefined) return false;
  const stages = areaOf(mutant.file)?.stages.length ?? 0;
  if (values.survivors) return verdict !== undefined && verdict.by === undefined;
  if (verdict === undefined) return !values.begun && (values.all || drawn > 0 || turnOf(mutant) < 1);
  return (verdict.passed ?? stages) < stages;
}

/** The position of a mutant in the sample of its area, from 0 to 1: all areas advance at the same rate. */
function turnOf({ id, file }: Mutant): number {
  return Number.parseInt(id, 16) / 16 ** id.length / (areaOf(file)?.share ?? 0);
}
