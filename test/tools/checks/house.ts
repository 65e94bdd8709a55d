/** Prints what the house weighs, beside the ceilings, and fails where a figure exceeds its own. It needs `npm test`,
 * which builds, and counts processes. */
import { readFileSync } from 'node:fs';
import { type Figures, faultsOf, measured } from './figures.ts';

const figures = measured();
const ceilings: Figures = JSON.parse(readFileSync(new URL('ceilings.json', import.meta.url), 'utf8'));
for (const [name, figure] of Object.entries(figures)) {
  console.log(`${String(figure).padStart(9)} ≤ ${String(ceilings[name] ?? '?').padEnd(9)} ${name}`);
}
const faults = faultsOf(figures, ceilings);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
