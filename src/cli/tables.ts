import type { Locale } from '../core/wording.ts';
import { describeView as elfengold } from '../games/elfengold/table.ts';
import { describeView as elfenland } from '../games/elfenland/table.ts';
import { describeView as elfenwizards } from '../games/elfenwizards/table.ts';
import { describeView as fairysFate } from '../games/fairys-fate/table.ts';
import { describeView as strage } from '../games/strage/table.ts';
import { describeView as theChallenge } from '../games/the-challenge/table.ts';

interface Table {
  describeView(view: unknown, locale: Locale): string;
}

/** By game: the table as text, which lives beside its rules. */
const tables: Readonly<Record<string, Table>> = {
  strage: { describeView: strage },
  elfenwizards: { describeView: elfenwizards },
  'the-challenge': { describeView: theChallenge },
  'fairys-fate': { describeView: fairysFate },
  elfenland: { describeView: elfenland },
  elfengold: { describeView: elfengold },
};

/** The table of a game as one viewer sees it. */
export function tableOf(id: string, view: unknown, locale: Locale): string {
  const table = tables[id];
  if (table === undefined) throw new Error(`no table for ${id}`);
  return table.describeView(view, locale);
}
