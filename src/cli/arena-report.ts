import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { printHtml } from '../arena/page/page.ts';
import { painter } from '../arena/page/pictures.ts';
import type { Plan } from '../arena/plan.ts';
import type { GameResult } from '../arena/play.ts';
import { printCsv, printTable } from '../arena/report.ts';
import { upToVerdict } from '../arena/sprt.ts';
import { tally } from '../arena/tally.ts';
import { cliFailure, writing } from './errors.ts';
import { printError, sayData, sayJson, sayLines } from './output.ts';
import { readResultsFile } from './results-file.ts';

/** How an arena prints its report. */
export interface ReportOptions {
  /** Which thinking times to print; none by default. */
  readonly time?: 'total' | 'phases';
  readonly json: boolean;
  readonly csv: boolean;
  /** File for the report as an HTML page. */
  readonly html?: string;
}

/** Reports on a results file without playing. */
export async function reportOn(file: string, options: ReportOptions): Promise<void> {
  // `true` is safe here, because a report does not load the modules that the file names.
  const { plan, results } = readResultsFile(file, true).kept;
  if (results.length === 0) throw cliFailure('cli/no-result', { file });
  await sayReport(plan, upToVerdict(plan, results), options);
}

/** Prints the report, and writes the page if requested. */
export async function sayReport(plan: Plan, results: readonly GameResult[], options: ReportOptions): Promise<void> {
  const { time = 'none', json, csv, html } = options;
  // Writes the page first: if that fails, the error is the only output.
  if (html !== undefined && results.length === 0) printError(`${html} is not written: no game was played to its end`);
  else if (html !== undefined) {
    const page = await printHtml(tally(plan, results, { times: 'phases' }));
    writing(html, () => writeFileSync(html, page));
  }
  const report = tally(plan, results, { times: time });
  if (json) sayJson(report);
  else if (csv) sayData(printCsv(report).trimEnd());
  else sayLines(printTable(report));
}

/**
 * Checks before a long run that the page can be written.
 * @throws UsageError if the file cannot be written, PlanError if `echarts` is missing or has an untested version.
 */
export async function checkPage(path: string): Promise<void> {
  await painter();
  const isNew = !existsSync(path);
  writing(path, () => {
    closeSync(openSync(path, 'a'));
    if (isNew) rmSync(path);
  });
}
