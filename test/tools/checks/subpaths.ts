/** Prints the subpaths of all entries: attw cannot expand a pattern. */
import { entries } from '../entries.ts';

console.log(...Object.keys(entries()).map((entry) => (entry === 'index' ? '.' : `./${entry}`)));
